import type { DishFood } from '#domain/catalogue/foods/dish-food.ts'
import type { Form, SlotContext } from '#domain/catalogue/forms/form.ts'
import {
  cooksForSalad,
  isOil,
  saladCheeses,
  toastNuts,
  whiskDressing,
} from '#domain/catalogue/forms/salads/dressing.ts'
import { dressedSlots } from '#domain/catalogue/forms/salads/salad-parts.ts'
import { cookForSalad, layOver } from '#domain/catalogue/forms/salads/salad-protein.ts'
import {
  cheeseSlot,
  crunchSlot,
  herbSlot,
  pepperSlots,
  proteinOf,
  proteinSlot,
  saltSlot,
} from '#domain/catalogue/forms/slots.ts'
import { isKind } from '#domain/catalogue/writing/dish-line.ts'
import { finish } from '#domain/catalogue/writing/finish.ts'
import { attributive, flourish, sayAttributive, sayNames } from '#domain/catalogue/writing/names.ts'
import type { Order } from '#domain/options/wish.ts'

/** Raw vegetables in a sharp dressing, with something of substance where the cook wants a meal of it. */
export const salad: Form = {
  id: 'salad',
  label: 'salad',
  types: ['Salad', 'Main Dish', 'Side Dish', 'Appetizer'],
  meals: ['Lunch', 'Dinner', 'Late Night', 'Snack', 'Breakfast'],
  methods: ['Raw/No Cook', 'Sautéed', 'Fried'],
  level: 1,
  equipment: [],
  calories: [90, 600],
  texture: 'raw',
  saltPercent: 0.4,
  weather: 'warm',
  slots: (context) => [
    { id: 'raw', pool: context.flavour.raw, grams: 165, count: [3, 3], required: true, lead: true, cut: 'raw' },
    ...proteinSlots(context),
    ...dressedSlots(context.flavour, 1.1, 0.6),
    cheeseSlot(context.flavour, 22, saladCheeses),
    {
      id: 'brine',
      pool: (context.flavour.brine ?? []).filter((choice) => String(choice).includes('olives')),
      grams: 12,
    },
    crunchSlot(context.flavour, 11),
    herbSlot(context.flavour, 6),
    saltSlot(),
    ...pepperSlots(context.flavour),
  ],
  write(kit) {
    const raw = kit.all('raw')
    const protein = kit.one('protein')
    const tender = raw.filter((line) => isKind(line, 'lettuce') || tenderFoods.has(line.id))
    const firm = raw.filter((line) => !tender.includes(line))
    toastNuts(kit)
    const bean = protein && isKind(protein, 'bean') && !wantsSeared(kit.wish) ? protein : undefined
    if (protein && !bean) {
      const oil = isKind(protein, 'egg') ? undefined : kit.part(kit.all('dressing').find(isOil), 0.3)
      cookForSalad(kit, protein, oil)
    }
    kit.step(whiskDressing(kit, [kit.salt()]), { active: 3 })
    const turned = kit.the(firm, bean, kit.one('brine'))
    if (turned) {
      kit.step(
        `Add ${turned} and toss with the dressing. Let stand for 5 minutes; ${kit.vary('the crisp pieces soften at the edges', 'the juices that run become part of the dressing')}`,
        { active: 2, waiting: 5 },
      )
    }
    const folded = kit.the(tender)
    finish(
      kit,
      [
        folded ? `${turned ? 'Fold in' : 'Turn'} ${folded} ${turned ? 'at the last moment' : 'in the dressing'}.` : '',
        bean ? '' : layOver(kit, protein),
      ].join(' '),
      kit.vary('Serve right away', 'Serve on a wide platter'),
    )
  },
  name(kit) {
    const [first, second] = kit.all('raw').sort((one, other) => backward(one) - backward(other))
    const protein = kit.one('protein')
    const boast = flourish(kit)
    if (!first) return 'salad'
    if (protein) return `${attributive(protein)} and ${attributive(first)} salad${boast ? ` with ${boast}` : ''}`
    const face = sayAttributive(
      [first, ...(second ? [second] : [])].sort((one, other) => backward(other) - backward(one)),
    )
    return `${face} salad${boast ? ` with ${boast}` : ` with ${sayNames(kit.all('acid'))}`.replace(/ with $/, '')}`
  },
  face: ['{items}, dressed with {taste}', '{items} in a sharp dressing of {taste}', '{taste} over {items}'],
  whys: [
    'The crisp vegetables sit in the dressing first, so they season through',
    'Cut thin, so that every piece takes the dressing',
    'It should be eaten within half an hour, while it still crunches',
  ],
}
const tenderFoods: ReadonlySet<string> = new Set(['kale', 'avocado', 'mango', 'bean-sprouts', 'apple', 'pear'])

function proteinSlots({ flavour, wish }: SlotContext) {
  const small = wish.recipeType === 'Side Dish' || wish.recipeType === 'Appetizer'
  const meal = !wish.recipeType || wish.recipeType === 'Main Dish'
  const seared = wantsSeared(wish)
  if (small && !seared) return []
  const cooks = cooksForSalad(wish)
  const where = (food: DishFood) => (seared ? isSeared(food) || isKind(food, 'bean') : cooks || isKind(food, 'bean'))
  return [
    proteinSlot(flavour, {
      grams: proteinOf(small ? 0.5 : 0.85),
      required: meal || seared,
      cut: 'whole',
      suits: 'salad',
      where,
    }),
  ]
}

/** Onions name no salad, and 'corn salad' is a leaf: both stand back in a title. */
function backward(food: DishFood): number {
  return Number(food.id === 'corn' || isKind(food, 'aromatic'))
}

function wantsSeared({ cookingMethod }: Order): boolean {
  return cookingMethod === 'Sautéed' || cookingMethod === 'Fried'
}

function isSeared(food: DishFood): boolean {
  return isKind(food, 'steak', 'poultry', 'fish', 'shrimp', 'frying cheese', 'tofu')
}
