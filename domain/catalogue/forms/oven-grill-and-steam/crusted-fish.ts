import type { Form } from '#domain/catalogue/forms/form.ts'
import { crumbChoice, heatOven, sheetPans } from '#domain/catalogue/forms/oven-grill-and-steam/bake-parts.ts'
import {
  chileSlots,
  fatSlot,
  herbSlot,
  pepperSlots,
  proteinSlot,
  saltSlot,
  vegetableSlot,
} from '#domain/catalogue/forms/slots.ts'
import { doneAt } from '#domain/catalogue/writing/browning.ts'
import type { DishLine } from '#domain/catalogue/writing/dish-line.ts'
import { isKind } from '#domain/catalogue/writing/dish-line.ts'
import { finish } from '#domain/catalogue/writing/finish.ts'
import type { Kit } from '#domain/catalogue/writing/kit.ts'
import { attributive, dishName, flavourWord, sayNames } from '#domain/catalogue/writing/names.ts'
import { minutesOf, spicesOf } from '#domain/catalogue/writing/phrases.ts'
import { sayMinutes } from '#domain/catalogue/writing/sentences.ts'

/** Fish, chicken, tofu or cauliflower under a crust of herbed crumbs, vegetables on the same pan. */
export const crustedFish: Form = {
  id: 'crusted-fish',
  label: 'crumb-topped bake',
  types: ['Main Dish'],
  meals: ['Dinner', 'Lunch', 'Late Night'],
  methods: ['Baked', 'Roasted'],
  level: 1,
  equipment: [['Oven', 'Toaster Oven']],
  quickest: 31,
  calories: [240, 750],
  texture: 'browned',
  saltPercent: 0.42,
  slots: ({ flavour, wish }) => [
    proteinSlot(flavour, {
      pool: [...flavour.proteins, ['cod', 'tofu']],
      cut: 'whole',
      where: (food) => isKind(food, 'fish') || ['chicken-breast', 'tofu'].includes(food.id),
    }),
    vegetableSlot(flavour, {
      grams: 170,
      count: [1, 2],
      cut: 'chunk',
      cooked: 'roasted',
      where: ({ behaviour }) => (behaviour.roasted ?? 99) <= 22,
      pool: [...flavour.vegetables, 'green-beans', 'cherry-tomatoes'],
    }),
    {
      id: 'flour',
      pool: [crumbChoice(wish)],
      grams: ({ id }) => (id === 'panko' ? 14 : 18),
      required: true,
      flex: 'starch',
    },
    { id: 'aromatic', pool: ['garlic'], grams: 2.5, cut: 'dice' },
    ...(flavour.groundSpices ?? []).slice(0, 3).map(([choice, grams]) => ({
      id: 'ground-spice' as const,
      pool: [choice],
      grams: grams * 0.7,
      where: (food: Parameters<typeof isKind>[0]) => !isKind(food, 'woody herb'),
    })),
    ...chileSlots(flavour, 0.8),
    { id: 'seasoning', pool: glue(flavour.id), grams: ({ id }) => (id === 'dijon' ? 7 : 12), required: true },
    fatSlot(flavour, 12),
    { id: 'acid', pool: flavour.acid, grams: 8 },
    herbSlot(flavour, 6),
    saltSlot(),
    ...pepperSlots(flavour),
  ],
  write: (kit) => {
    const protein = kit.need('protein')
    const vegetables = kit.all('vegetable')
    const early = Math.max(0, Math.max(...vegetables.map((line) => minutesOf(line, 'roasted'))) - minutesIn(protein))
    mixCrumbs(kit)
    startVegetables(kit, early)
    crumbAndBake(kit, protein)
    const acid = kit.the(kit.one('acid'))
    finish(kit, acid ? `Sprinkle with ${acid}.` : '', 'Serve at once, while the crust is crisp')
  },
  name: (kit) => {
    const protein = kit.need('protein')
    const crust = crustWord(kit)
    return kit.vary(
      `${crust}-crusted ${dishName(protein)} with ${sayNames(kit.all('vegetable'))}`,
      `${flavourWord(kit)} crumb-topped ${dishName(protein)} and ${attributive(kit.need('vegetable'))}`,
    )
  },
  face: ['{items} baked with a crisp crust of {taste}', '{items}, the top crunchy with {taste}'],
  whys: [
    'A little oil in the crumbs is all they need to brown as if fried',
    'The crust keeps the inside moist and the hot pan looks after the vegetables',
    'Everything comes out of the oven together',
  ],
}

/** What holds the crumbs on. */
function glue(family: string): readonly (string | readonly string[])[] {
  if (['farmhouse', 'bistro', 'provencal', 'norman', 'new-england', 'californian', 'pennsylvanian'].includes(family))
    return ['dijon']
  return [['greek-yogurt', 'mayonnaise', 'dijon', 'vegan-mayonnaise']]
}

function crustWord(kit: Kit): string {
  const nut = kit.one('flour')?.id
  if (nut === 'almond-flour') return 'almond'
  if (nut === 'sunflower-meal') return 'sunflower'
  const herb = kit.one('herb')
  return herb ? attributive(herb) : 'garlic'
}

function mixCrumbs(kit: Kit): void {
  const { early, late } = spicesOf(kit)
  const crumbs = kit.need('flour')
  const mixed = kit.the(
    kit.all('aromatic').slice(0, 1),
    early,
    late,
    kit.all('chile'),
    kit.part(kit.one('herb'), 0.6),
    kit.part(kit.need('fat'), 0.5),
  )
  kit.step(
    `${heatOven(kit, 425)} Rub ${kit.the(crumbs)} with ${mixed} ${isKind(kit.need('fat'), 'solid fat') ? ', melted,' : ''} until evenly damp${kit.one('herb') ? ' and flecked with green' : ''}`,
    { active: 4 },
  )
}

function startVegetables(kit: Kit, early: number): void {
  const vegetables = kit.all('vegetable')
  const pan = sheetPans(kit.lines.reduce((sum, { grams }) => sum + grams, 0))
  const seasoned = kit.the(kit.need('fat'), kit.salt(), kit.one('pepper'))
  if (early >= 6) {
    kit.step(
      `Toss ${kit.the(vegetables)} with ${seasoned} on ${pan} and roast for ${sayMinutes(early)}, so that they have a start`,
      {
        active: 3,
        waiting: early,
      },
    )
    return
  }
  kit.step(`Toss ${kit.the(vegetables)} with ${seasoned} and spread over ${pan}, leaving a space in the middle`, {
    active: 3,
  })
}

function crumbAndBake(kit: Kit, protein: DishLine): void {
  const minutes = minutesIn(protein)
  const salt = kit.the(kit.one('salt'))
  const name = kit.the(protein)
  const seasoned = salt ? `Season ${name} with ${salt} and lay` : `Lay`
  kit.step(
    `${seasoned} ${salt ? kit.them(protein) : name} among the vegetables${isKind(protein, 'fish') ? ', skin or thinner side down' : ''}. Spread with ${kit.the(kit.need('seasoning'))} and press the crumbs on top. Bake until the crust is deep golden and ${doneness(kit, protein)}, ${sayMinutes(minutes, minutes + 3)}`,
    { active: 4, waiting: minutes + 2 },
  )
}

function minutesIn(protein: DishLine): number {
  if (isKind(protein, 'poultry')) return 22
  return isKind(protein, 'tofu') ? 20 : 14
}

function doneness(kit: Kit, protein: DishLine): string {
  const name = kit.again(protein)
  if (isKind(protein, 'poultry')) return `${name} reads ${doneAt.poultry} at the thickest part`
  if (isKind(protein, 'tofu')) return `${name} is hot all through`
  return `${name} flakes (${doneAt.whole})`
}
