import type { Flavour } from '#domain/catalogue/flavours/flavour.ts'
import type { Form } from '#domain/catalogue/forms/form.ts'
import { toastNuts, whiskDressing } from '#domain/catalogue/forms/salads/dressing.ts'
import { dressedSlots, finishSlots, isMeal, withBoast } from '#domain/catalogue/forms/salads/salad-parts.ts'
import { cheeseSlot } from '#domain/catalogue/forms/slots.ts'
import { finish } from '#domain/catalogue/writing/finish.ts'
import { sayAttributive } from '#domain/catalogue/writing/names.ts'
import type { Cuisine } from '#domain/options/options.ts'

/** Tough leaves rubbed tender with salt and dressing, with something sweet and something that cracks. */
export const massagedSalad: Form = {
  id: 'massaged-salad',
  label: 'kale salad',
  types: ['Salad', 'Side Dish', 'Main Dish'],
  meals: ['Lunch', 'Dinner'],
  methods: ['Raw/No Cook'],
  level: 1,
  equipment: [],
  quickest: 15,
  calories: [110, 440],
  texture: 'raw',
  saltPercent: 0.42,
  weather: 'cold',
  slots: ({ flavour, wish }) => [
    { id: 'raw', pool: ['kale', 'brussels-sprouts', 'red-cabbage'], grams: 75, required: true, lead: true, cut: 'raw' },
    {
      id: 'fruit',
      pool: ['apple', 'pear', 'dried-cranberries', 'raisins', 'grapes', 'orange', 'avocado'].filter((id) =>
        fitsKitchen(id, flavour),
      ),
      grams: ({ behaviour }) => (behaviour.kind === 'dried fruit' ? 14 : 50),
      required: true,
      lead: true,
      cut: 'raw',
    },
    {
      id: 'protein',
      pool: isMeal(wish) ? (flavour.pulses ?? []) : [],
      grams: 65,
      required: isMeal(wish),
      flex: 'protein',
      where: ({ id }) => ['chickpeas', 'white-beans'].includes(id),
    },
    ...dressedSlots(flavour, 0.9, 0.4),
    cheeseSlot(flavour, 15, [
      'feta',
      'goat-cheese',
      'blue-cheese',
      'parmesan',
      'veg-parm',
      'manchego',
      'cotija',
      'cheddar',
    ]),
    ...finishSlots(flavour, 11, 3),
  ],
  write(kit) {
    toastNuts(kit)
    const leaf = kit.need('raw')
    kit.step(whiskDressing(kit, [kit.one('acid'), kit.salt()]), { active: 3 })
    kit.step(
      `Add ${kit.the(leaf)} and rub and squeeze with both hands until dark, glossy and shrunk by a third, 2 minutes. Let stand for 5 minutes more; the dressing keeps softening what your hands began`,
      { active: 4, waiting: 5 },
    )
    finish(
      kit,
      `Toss in ${kit.the(kit.one('fruit'), kit.one('protein'))}.`,
      kit.vary('Serve in a wide bowl', 'Serve now, or keep covered until dinner'),
    )
  },
  name(kit) {
    const fruit = kit.one('fruit')
    return `${sayAttributive([kit.need('raw'), ...(fruit ? [fruit] : [])])} salad${withBoast(kit, 'cheese', 'crunch', 'herb')}`
  },
  face: ['{items}, the leaves rubbed tender with {taste}', '{items} in a dressing of {taste} that softens every leaf'],
  whys: [
    'Two minutes of rubbing turn a leaf that fights back into one that melts',
    'It is the rare salad that does not wilt while it waits',
  ],
}

/** What each kitchen would put beside a bitter leaf. */
function fitsKitchen(food: string, { cuisines }: Flavour): boolean {
  const [, foods = ['apple', 'pear', 'dried-cranberries', 'grapes']] =
    besideLeaf.find(([names]) => names.some((name) => cuisines.includes(name))) ?? []
  return foods.includes(food)
}
const besideLeaf: readonly (readonly [readonly Cuisine[], readonly string[]])[] = [
  [['Asian'], ['apple', 'pear', 'avocado']],
  [
    ['Mexican', 'Latin American'],
    ['avocado', 'orange'],
  ],
  [
    ['Italian', 'Spanish'],
    ['raisins', 'orange', 'pear', 'grapes'],
  ],
  [
    ['Greek', 'Middle Eastern'],
    ['raisins', 'orange', 'apple'],
  ],
]
