import type { Form } from '#domain/catalogue/forms/form.ts'
import { saladCheeses, toastNuts, whiskDressing } from '#domain/catalogue/forms/salads/dressing.ts'
import {
  beansFor,
  countsProtein,
  dressedSlots,
  finishSlots,
  isTender,
  leanDressing,
  withBoast,
} from '#domain/catalogue/forms/salads/salad-parts.ts'
import { cheeseSlot } from '#domain/catalogue/forms/slots.ts'
import { isKind } from '#domain/catalogue/writing/dish-line.ts'
import { finish } from '#domain/catalogue/writing/finish.ts'
import { sayAttributive } from '#domain/catalogue/writing/names.ts'
import { sentence } from '#domain/catalogue/writing/phrases.ts'

/** Beans or lentils steeped in dressing, with something crisp; nothing is cooked where they come from a can. */
export const beanSalad: Form = {
  id: 'bean-salad',
  label: 'bean salad',
  types: ['Salad', 'Side Dish', 'Main Dish'],
  meals: ['Lunch', 'Dinner', 'Breakfast', 'Snack'],
  methods: ['Raw/No Cook'],
  level: 1,
  equipment: [],
  quickest: 15,
  calories: [170, 520],
  texture: 'raw',
  saltPercent: 0.42,
  weather: 'warm',
  slots: ({ flavour, wish }) => [
    {
      id: 'pulse',
      pool: beansFor(flavour, wish),
      grams: countsProtein(wish) ? (wish.recipeType === 'Side Dish' ? 310 : 200) : 150,
      count: [1, 2],
      required: true,
      lead: true,
      flex: 'protein',
      where: (food) => isKind(food, 'bean'),
    },
    {
      id: 'raw',
      pool: flavour.raw.filter((choice) => !watery.has(String(choice))),
      grams: 85,
      count: [2, 2],
      required: true,
      lead: true,
      cut: 'dice',
    },
    ...dressedSlots(countsProtein(wish) ? leanDressing(flavour) : flavour, 1, 0.5),
    cheeseSlot(flavour, 18, countsProtein(wish) ? [] : saladCheeses),
    { id: 'brine', pool: flavour.brine ?? [], grams: 10 },
    ...finishSlots(flavour, countsProtein(wish) ? 0 : 8, 8),
  ],
  write(kit) {
    toastNuts(kit)
    const raw = kit.all('raw')
    const tender = raw.filter(isTender)
    const pulses = kit.all('pulse')
    kit.step(whiskDressing(kit, [kit.one('acid'), kit.salt()]), { active: 3 })
    kit.step(
      `Turn ${kit.the(pulses, kit.one('brine'))} in the dressing and let stand for 10 minutes; ${kit.vary(
        'beans take their time to let the seasoning in',
        'they taste of more when they have stood',
      )}`,
      { active: 2, waiting: 10 },
    )
    const firm = kit.the(raw.filter((line) => !isTender(line)))
    finish(
      kit,
      [sentence('Stir in', firm), sentence('Fold in', kit.the(tender), ', without breaking')].filter(Boolean).join(' '),
      kit.vary('Serve at room temperature', 'Serve right away, or keep in the refrigerator for two days'),
    )
  },
  name(kit) {
    const first = kit.all('raw').find((line) => !isKind(line, 'aromatic') && line.id !== 'corn')
    return `${sayAttributive([...kit.all('pulse').slice(0, 2), ...(kit.all('pulse').length > 1 || !first ? [] : [first])])} salad${withBoast(kit)}`
  },
  face: ['{items} steeped in {taste}', '{items}, cool and sharp with {taste}'],
  whys: [
    'Ten minutes in the dressing before the crisp things go in: that is all the cooking it needs',
    'It fills you like a dinner, and it is even better tomorrow',
  ],
}
const watery: ReadonlySet<string> = new Set([
  'romaine',
  'mixed-greens',
  'watercress',
  'cabbage',
  'napa',
  'pear',
  'apple',
  'orange',
  'bean-sprouts',
  'asparagus',
])
