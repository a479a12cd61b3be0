import type { DishFood } from '#domain/catalogue/foods/dish-food.ts'
import type { Form, Slot, SlotContext } from '#domain/catalogue/forms/form.ts'
import {
  acidSlot,
  bodySlots,
  cheeseSlot,
  chileSlots,
  fatSlot,
  grainSlot,
  groundSpicesOf,
  herbSlot,
  pepperSlots,
  proteinSlot,
  saltSlot,
  sauceSlots,
} from '#domain/catalogue/forms/slots.ts'
import { doneAt } from '#domain/catalogue/writing/browning.ts'
import { isKind } from '#domain/catalogue/writing/dish-line.ts'
import { finish } from '#domain/catalogue/writing/finish.ts'
import { grainToServe, startGrain } from '#domain/catalogue/writing/grain-beside.ts'
import type { Kit } from '#domain/catalogue/writing/kit.ts'
import { attributive, dishName, flavourWord } from '#domain/catalogue/writing/names.ts'
import { sentence, stockOrWater } from '#domain/catalogue/writing/phrases.ts'
import { water } from '#domain/catalogue/writing/water.ts'

/** Sausage meat has its own salt and spices; in a patty with more of both it is too much. */
const seasoned: ReadonlySet<string> = new Set(['sausage', 'mexican-chorizo'])
const ground = (food: DishFood) => isKind(food, 'ground meat', 'ground poultry') && !seasoned.has(food.id)

/** What is mixed into the meat: onion, garlic, dry spices, egg to bind where it may be had. */
function mixSlots({ flavour }: SlotContext): Slot[] {
  return [
    { id: 'aromatic', pool: ['onion', 'shallot'], grams: 22, cut: 'grated' },
    { id: 'aromatic', pool: ['garlic'], grams: 3, cut: 'dice' },
    { id: 'egg', pool: ['egg'], grams: 12 },
    ...groundSpicesOf(flavour).map(([choice, grams]) => ({
      id: 'ground-spice' as const,
      pool: [choice],
      grams: grams * 0.9,
      where: (food: DishFood) => isKind(food, 'spice'),
    })),
    ...chileSlots(flavour, 0.7),
  ]
}

/** Meatballs finished in a sauce. */
export const meatballs: Form = {
  id: 'meatballs',
  label: 'meatballs',
  is: ['crowding'],
  types: ['Main Dish', 'Appetizer'],
  meals: ['Dinner', 'Lunch', 'Late Night'],
  methods: ['Fried', 'Braised'],
  level: 2,
  equipment: [['Stovetop']],
  quickest: 40,
  calories: [260, 800],
  texture: 'wet',
  saltPercent: 0.4,
  slots: (context) => {
    const { flavour } = context
    return [
      grainSlot(flavour, 55),
      proteinSlot(flavour, { pool: [...flavour.proteins, 'ground-turkey'], where: ground, grams: 125 }),
      ...mixSlots(context),
      ...bodySlots(flavour, 130),
      ...sauceSlots(flavour, 0.9, ['cornstarch']),
      { id: 'stock', pool: flavour.stock ?? ['veg-stock'], grams: flavour.body ? 40 : 90 },
      fatSlot(flavour, 8),
      acidSlot(flavour, 4),
      herbSlot(flavour, 4),
      cheeseSlot(flavour, 10, ['parmesan', 'veg-parm', 'feta']),
      saltSlot(),
      ...pepperSlots(flavour),
    ]
  },
  write: (kit) => {
    const meat = kit.need('protein')
    startGrain(kit)
    mixAndShape(kit, 'balls a little smaller than a golf ball')
    kit.step(
      `Heat ${kit.the(kit.need('fat'))} in a wide skillet over medium heat. Fry the meatballs, turning them as they color, until brown all over, 8 minutes; they will finish in the sauce`,
      { active: 9 },
    )
    const body = kit.one('body')
    const sauce = kit.the(body, stockOrWater(kit, 80), kit.all('sauce'), body ? undefined : water(30 * kit.servings))
    const safe = isKind(meat, 'ground poultry') ? doneAt.poultry : doneAt.ground
    kit.step(
      `Pour in ${sauce} and simmer, half covered, until the sauce has thickened and the meatballs are cooked through (${safe}), 12 minutes`,
      { active: 2, waiting: 10 },
    )
    const beside = grainToServe(kit)
    finish(
      kit,
      sentence('Stir in', kit.the(kit.one('acid'))),
      beside ? `Serve over ${beside}` : 'Serve in shallow bowls',
    )
  },
  name: (kit) => {
    const body = kit.one('body')
    const place = body ? ' simmered in tomato' : ''
    return `${flavourWord(kit)} ${attributive(kit.need('protein'))} meatballs${place}`
  },
  face: ['Meatballs of {items} simmered in a sauce of {taste}', 'Soft meatballs of {items}, with {taste}'],
  whys: [
    'They finish in the sauce, so they stay soft and season it at the same time',
    'A light hand when you mix keeps them tender',
  ],
}

/** Flat patties from a hot skillet, with something raw beside them. */
export const friedPatties: Form = {
  id: 'fried-patties',
  label: 'patties',
  is: ['crowding'],
  types: ['Main Dish', 'Appetizer', 'Snack'],
  meals: ['Dinner', 'Lunch', 'Late Night', 'Breakfast'],
  methods: ['Fried', 'Sautéed'],
  level: 1,
  equipment: [['Stovetop']],
  quickest: 22,
  calories: [220, 700],
  texture: 'browned',
  saltPercent: 0.4,
  slots: (context) => {
    const { flavour } = context
    return [
      proteinSlot(flavour, { pool: [...flavour.proteins, 'ground-turkey'], where: ground, grams: 130 }),
      ...mixSlots(context),
      {
        id: 'raw',
        pool: flavour.raw,
        grams: 120,
        count: [2, 2],
        required: true,
        cut: 'raw',
        where: (food) => !isKind(food, 'lettuce'),
      },
      { id: 'creamy', pool: flavour.creamy ?? [], grams: 25, flex: 'rich', where: (food) => isKind(food, 'yogurt') },
      fatSlot(flavour, 10),
      { ...acidSlot(flavour, 10), required: true },
      herbSlot(flavour, 5),
      saltSlot(),
      ...pepperSlots(flavour),
    ]
  },
  write: (kit) => {
    const meat = kit.need('protein')
    const fat = kit.need('fat')
    const acid = kit.the(
      kit.one('acid'),
      isKind(fat, 'oil') && fat.grams > 15 ? kit.part(fat, 0.3) : undefined,
      kit.salt(),
    )
    const raw = kit.all('raw')
    kit.step(`Toss ${kit.the(raw)} with ${acid}, and leave while you cook`, { active: 3 })
    mixAndShape(kit, 'patties half an inch thick')
    const safe = isKind(meat, 'ground poultry') ? doneAt.poultry : doneAt.ground
    const batches = kit.servings > 3 ? ', in two batches,' : ''
    kit.step(
      `Heat ${kit.the(kit.need('fat'))} in a wide skillet over medium heat. Fry the patties${batches} until well browned and cooked through (${safe}), 4 to 5 minutes a side`,
      { active: kit.servings > 3 ? 20 : 11 },
    )
    const creamy = kit.one('creamy')
    const served = `Serve the patties with ${kit.again(...raw)}${creamy ? ` and ${kit.the(creamy)}` : ''}`
    finish(kit, '', served)
  },
  name: (kit) =>
    `${flavourWord(kit)} ${attributive(kit.need('protein'))} patties with ${kit.all('raw').slice(0, 2).map(dishName).join(' and ')}`,
  face: ['Crisp-edged patties of {items}, with {taste}', 'Patties of {items}, fried until dark, with {taste}'],
  whys: ['Thin patties cook fast and have more crust', 'Something raw and sharp beside them keeps every bite fresh'],
}

function mixAndShape(kit: Kit, shape: string): void {
  const mixed = kit.the(kit.all('aromatic', 'egg', 'ground-spice', 'chile'), kit.salt(), kit.one('pepper'))
  kit.step(
    `In a bowl mix ${kit.the(kit.need('protein'))}${mixed ? ` with ${mixed}` : ''}, just until even; more makes it tough. With wet hands shape into ${shape}`,
    { active: 6 },
  )
}
