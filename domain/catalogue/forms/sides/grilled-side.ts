import type { Form } from '#domain/catalogue/forms/form.ts'
import {
  acidSlot,
  cheeseSlot,
  chileSlots,
  crunchSlot,
  dressingSlots,
  fatSlot,
  herbSlot,
  pepperSlots,
  saltSlot,
  vegetableSlot,
} from '#domain/catalogue/forms/slots.ts'
import { isKind } from '#domain/catalogue/writing/dish-line.ts'
import { finish } from '#domain/catalogue/writing/finish.ts'
import { flavourWord, flourish, sayNames } from '#domain/catalogue/writing/names.ts'
import { minutesOf, slowestFirst } from '#domain/catalogue/writing/phrases.ts'
import { sayMinutes } from '#domain/catalogue/writing/sentences.ts'

/** Vegetables from the grill, dressed on the platter; with beans they are supper. */
export const grilledSide: Form = {
  id: 'grilled-side',
  label: 'grilled vegetables',
  types: ['Side Dish', 'Appetizer', 'Salad', 'Snack', 'Main Dish'],
  meals: ['Dinner', 'Lunch', 'Late Night', 'Snack'],
  methods: ['Grilled'],
  level: 1,
  equipment: [['Grill']],
  quickest: 20,
  calories: [80, 480],
  texture: 'browned',
  saltPercent: 0.36,
  weather: 'warm',
  fixedSize: true,
  anyFlavour: true,
  slots: ({ flavour, wish }) => [
    vegetableSlot(flavour, {
      grams: 200,
      count: [2, 3],
      cut: 'grill',
      cooked: 'grilled',
      where: ({ id }) => !tooFine.has(id),
    }),
    ...(wish.recipeType === undefined || wish.recipeType === 'Main Dish' || wish.diet === 'high-protein'
      ? [
          {
            id: 'pulse' as const,
            pool: [...(flavour.pulses ?? []), 'white-beans', 'edamame'],
            grams: 120,
            required: true,
            flex: 'protein' as const,
            where: (food: Parameters<typeof isKind>[0]) => isKind(food, 'bean'),
          },
        ]
      : []),
    fatSlot(flavour, 6),
    ...(flavour.dressing ? dressingSlots(flavour, 0.8) : [{ ...acidSlot(flavour, 8), id: 'dressing' as const }]),
    { id: 'aromatic', pool: ['garlic'], grams: 2, cut: 'dice' },
    ...chileSlots(flavour, 0.6),
    cheeseSlot(flavour, 15, ['feta', 'goat-cheese', 'queso-fresco']),
    crunchSlot(flavour, 9),
    herbSlot(flavour, 5),
    saltSlot(),
    ...pepperSlots(flavour),
  ],
  write: (kit) => {
    kit.step('Heat the grill to medium-high, 425°F to 450°F (220°C to 230°C), and oil the grates', {
      active: 2,
      waiting: 10,
      meanwhile: true,
    })
    const beans = kit.one('pulse')
    const fat = kit.need('fat')
    const hasOil = kit.all('dressing').some((line) => isKind(line, 'oil'))
    const dressing = kit.the(
      kit.all('dressing', 'aromatic', 'chile'),
      hasOil ? undefined : kit.part(fat, 0.6),
      kit.salt(),
    )
    kit.step(
      `In a wide bowl whisk ${dressing}. ${beans ? `Stir in ${kit.the(beans)} and leave to take up the dressing.` : ''}`,
      { active: 2 },
    )
    const vegetables = slowestFirst(kit.all('vegetable'), 'grilled')
    const small = vegetables.some(({ id }) => smallOnTheGrill.has(id))
    const long = Math.max(4, minutesOf(vegetables[0], 'grilled'))
    const last = vegetables.at(-1)
    const short = minutesOf(last, 'grilled')
    const early =
      last && vegetables.length > 1 && long - short >= 3
        ? `; ${kit.again(last)} will be done after ${sayMinutes(short)}`
        : ''
    kit.step(
      `Toss ${kit.the(vegetables)} with ${kit.the(fat, kit.one('salt')) || 'a film of oil'} and grill${small ? ` in a grill basket, so that nothing falls through,` : ','} turning once or twice, until charred in places and tender, ${sayMinutes(long, long + 1)}${early}`,
      { active: long + 2 },
    )
    finish(kit, 'Toss the hot vegetables with the dressing.', kit.vary('Serve warm from a platter', 'Serve warm'))
  },
  name: (kit) => {
    const end = kit.one('pulse') ? sayNames(kit.all('pulse')) : flourish(kit)
    const word = flavourWord(kit)
    // 'Soy-Sesame … with Sesame Seeds' says it twice, and three vegetables are a title by themselves
    const boasts = end && kit.all('vegetable').length < 3 && !word.toLowerCase().includes(end.split(' ')[0] ?? end)
    return `${word} grilled ${sayNames(kit.all('vegetable'))}${boasts ? ` with ${end}` : ''}`
  },
  face: [
    '{items} charred on the grill, with {taste}',
    '{items} with the smoke of the grill on them, dressed with {taste}',
  ],
  whys: ['Dressed while hot, the vegetables drink it in', 'A little char is what makes them taste of the grill'],
}

/** Pieces that slip between the bars. */
const smallOnTheGrill: ReadonlySet<string> = new Set([
  'cherry-tomatoes',
  'green-beans',
  'okra',
  'brussels-sprouts',
  'snow-peas',
])
const tooFine: ReadonlySet<string> = new Set(['bean-sprouts', 'peas'])
