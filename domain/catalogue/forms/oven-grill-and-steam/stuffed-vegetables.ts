import type { Form } from '#domain/catalogue/forms/form.ts'
import {
  bakingDish,
  gramsOf,
  heatOven,
  isMeat,
  minceSlot,
} from '#domain/catalogue/forms/oven-grill-and-steam/bake-parts.ts'
import { cookFilling } from '#domain/catalogue/forms/oven-grill-and-steam/filling.ts'
import {
  acidSlot,
  aromaticSlots,
  cheeseSlot,
  chileSlots,
  fatSlot,
  herbSlot,
  saltSlot,
  spiceSlots,
} from '#domain/catalogue/forms/slots.ts'
import { doneAt } from '#domain/catalogue/writing/browning.ts'
import type { DishLine } from '#domain/catalogue/writing/dish-line.ts'
import { isKind } from '#domain/catalogue/writing/dish-line.ts'
import { finish } from '#domain/catalogue/writing/finish.ts'
import type { Kit } from '#domain/catalogue/writing/kit.ts'
import { attributive, dishName, flavourWord } from '#domain/catalogue/writing/names.ts'
import { sentence } from '#domain/catalogue/writing/phrases.ts'
import { water } from '#domain/catalogue/writing/water.ts'

/** Peppers, tomatoes, zucchini and eggplants filled and baked. */
export const stuffedVegetables: Form = {
  id: 'stuffed-vegetables',
  label: 'stuffed vegetables',
  types: ['Main Dish', 'Appetizer'],
  meals: ['Dinner', 'Lunch', 'Late Night'],
  methods: ['Baked'],
  level: 2,
  equipment: [['Oven', 'Toaster Oven'], ['Stovetop']],
  quickest: 60,
  calories: [220, 650],
  texture: 'wet',
  saltPercent: 0.38,
  slots: ({ flavour }) => [
    {
      id: 'main',
      pool: shells.filter((id) => id === 'red-pepper' || [...flavour.vegetables, ...flavour.raw].includes(id)),
      grams: ({ id }) => shellGrams[id] ?? 160,
      required: true,
      lead: true,
      cut: 'half',
      flex: 'fixed',
    },
    minceSlot(flavour, 0.85),
    {
      id: 'starch',
      pool: [...flavour.starches.filter((choice) => choice !== 'quinoa'), 'long-rice', 'cauli-rice'],
      grams: (food) => (isKind(food, 'cauliflower rice') ? 70 : 20),
      flex: 'starch',
      where: (food) => isKind(food, 'rice', 'quinoa', 'bulgur', 'cauliflower rice'),
    },
    ...aromaticSlots(flavour, 0.9, 'dice', ['fennel', 'green-pepper', 'red-pepper', 'carrot', 'celery', 'ginger']),
    ...spiceSlots(flavour),
    ...chileSlots(flavour, 0.8),
    { id: 'body', pool: ['canned-tomatoes'], grams: 70 },
    fatSlot(flavour, 9),
    acidSlot(flavour, 4),
    herbSlot(flavour, 4),
    cheeseSlot(flavour, 16),
    saltSlot(),
  ],
  write: (kit) => {
    const shell = kit.need('main')
    prepareShells(kit, shell)
    const grain = kit.one('starch')
    const soaks = grain && !isKind(grain, 'cauliflower rice')
    cookFilling(kit, {
      together: grain ? [grain] : [],
      liquid: soaks ? water(grain.grams * 2.6) : undefined,
      also: isHollowed(shell) ? 'the chopped flesh' : '',
      until: soaks
        ? `${kit.again(grain)} ${kit.is(grain)} nearly tender and the liquid is gone`
        : 'it is thick enough to mound on a spoon',
      minutes: soaks ? 15 : 8,
    })
    fillAndBake(kit, shell)
    finish(kit, 'Rest for 5 minutes, so that the filling settles.', 'Serve warm')
  },
  name: (kit) => {
    const protein = kit.need('protein')
    const grain = kit.one('starch')
    return `${flavourWord(kit)} stuffed ${dishName(kit.need('main'))} with ${attributive(protein)}${isKind(protein, 'bean') ? 's' : ''}${grain ? ` and ${dishName(grain)}` : ''}`
  },
  face: ['{items} baked together until soft, with {taste}', 'Soft-baked {items}, scented with {taste}'],
  whys: [
    'The shells start to soften before they are filled, so both are done at once',
    'The filling seasons the shell from the inside while it bakes',
  ],
}

const shells: readonly string[] = ['red-pepper', 'tomato', 'zucchini', 'eggplant', 'poblano', 'green-pepper']
/** A large pepper, two tomatoes, a zucchini, half an eggplant for each. */
const shellGrams: Readonly<Record<string, number>> = {
  'red-pepper': 164,
  'green-pepper': 164,
  poblano: 220,
  tomato: 364,
  zucchini: 196,
  eggplant: 200,
}
/** Minutes that the empty shell bakes. */
const softening: Readonly<Record<string, number>> = { eggplant: 30, zucchini: 10, tomato: 0 }

function isHollowed({ id }: DishLine): boolean {
  return id === 'tomato' || id === 'zucchini'
}

function prepareShells(kit: Kit, shell: DishLine): void {
  const dish = bakingDish(gramsOf(kit.lines))
  const oil = kit.the(kit.part(kit.need('fat'), 0.3))
  const minutes = softening[shell.id] ?? 15
  const kept = isHollowed(shell) ? ', the chopped flesh kept for the filling' : ''
  if (minutes) {
    kit.step(
      `${heatOven(kit, 400)} Set ${kit.the(shell)} cut side up in ${dish}${kept}. Rub with ${oil} and bake until the flesh starts to ${shell.id === 'eggplant' ? 'collapse' : 'soften'}, ${minutes} minutes`,
      { active: 4, waiting: minutes, meanwhile: true },
    )
    return
  }
  kit.step(`${heatOven(kit, 375)} Rub ${kit.the(shell)} with ${oil} and stand them close together in ${dish}${kept}`, {
    active: 4,
  })
}

function fillAndBake(kit: Kit, shell: DishLine): void {
  const protein = kit.need('protein')
  const safe = isMeat(protein) ? ` (${isKind(protein, 'ground poultry') ? doneAt.poultry : doneAt.ground})` : ''
  const stirred = sentence(
    'Stir',
    kit.the(kit.one('acid'), kit.part(kit.one('herb'), 0.5), kit.all('crunch')),
    ' into the filling',
  )
  const room = shell.id === 'eggplant' ? 'Press the soft flesh aside with a spoon and heap' : 'Heap'
  const top = sentence('Scatter with', kit.the(kit.one('cheese')))
  kit.step(
    `${stirred} ${room} the filling into ${kit.again(shell)} and pour ${water(15 * kit.servings).words} around. ${top} Bake until the shells are tender when pierced and the filling is hot all through${safe}, 25 minutes`,
    { active: 5, waiting: 25 },
  )
}
