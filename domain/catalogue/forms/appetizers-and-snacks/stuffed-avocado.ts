import type { Form } from '#domain/catalogue/forms/form.ts'
import { chileSlots, herbSlot, pepperSlots, saltSlot } from '#domain/catalogue/forms/slots.ts'
import { doneAt } from '#domain/catalogue/writing/browning.ts'
import { isKind } from '#domain/catalogue/writing/dish-line.ts'
import { dishName } from '#domain/catalogue/writing/names.ts'

/** Avocado halves heaped with shrimp, tuna, egg or beans in a sharp dressing. */
export const stuffedAvocado: Form = {
  id: 'stuffed-avocado',
  label: 'stuffed avocado',
  types: ['Appetizer', 'Snack'],
  meals: ['Snack', 'Lunch', 'Dinner'],
  methods: ['Raw/No Cook', 'Boiled'],
  level: 1,
  equipment: [],
  quickest: 15,
  calories: [190, 430],
  texture: 'raw',
  saltPercent: 0.36,
  fixedSize: true,
  weather: 'warm',
  slots: ({ flavour, wish }) => [
    { id: 'main', pool: ['avocado'], grams: 75, required: true, cut: 'mashed', flex: 'fixed' },
    {
      id: 'protein',
      pool: isCold(wish.cookingMethod, wish.equipment)
        ? ['canned-tuna', 'black-beans', 'white-beans']
        : ['shrimp', 'canned-tuna', 'egg', ...(flavour.pulses ?? ['edamame'])],
      grams: (food) => (isKind(food, 'bean') ? 55 : isKind(food, 'egg') ? 50 : 52),
      required: true,
      lead: true,
      flex: 'protein',
      where: (food) => isKind(food, 'bean', 'shrimp', 'egg') || food.id === 'canned-tuna',
    },
    {
      id: 'raw',
      pool: flavour.raw.filter((choice) => diced.has(String(choice))),
      grams: 40,
      required: true,
      lead: true,
      cut: 'dice',
    },
    { id: 'aromatic', pool: [['scallion', 'red-onion', 'shallot']], grams: 9, cut: 'dice' },
    { id: 'acid', pool: flavour.acid, grams: 8, required: true },
    { id: 'fat', pool: ['olive-oil', 'neutral-oil'], grams: 4, required: true, flex: 'fat' },
    ...chileSlots(flavour, 0.5),
    { ...herbSlot(flavour, 3), required: true },
    saltSlot(),
    ...pepperSlots(flavour),
  ],
  write(kit) {
    const protein = kit.need('protein')
    if (isKind(protein, 'shrimp')) {
      kit.step(
        `Drop ${kit.the(protein)} into simmering salted water and cook until pink and just firm (${doneAt.whole}), 2 minutes. Drain, cool under cold water, and chop into bite-size pieces`,
        { active: 4, waiting: 5 },
      )
    }
    if (isKind(protein, 'egg')) {
      kit.step(
        `Lower ${kit.the(protein)} into boiling water and cook for 9 minutes. Cool in cold water, peel and chop`,
        { active: 4, waiting: 14 },
      )
    }
    const dressing = kit.the(
      kit.one('acid'),
      kit.one('fat'),
      kit.all('aromatic', 'chile'),
      kit.salt(),
      kit.one('pepper'),
    )
    const cooked = kit.used(protein) > 0.9 ? kit.again(protein) : ''
    const filling = [cooked, kit.the(protein, kit.one('raw'), kit.part(kit.one('herb'), 0.7))]
      .filter(Boolean)
      .join(', ')
    kit.step(`In a bowl stir together ${dressing}. Turn ${filling} in it and let stand for 5 minutes`, {
      active: 4,
      waiting: 5,
    })
    const rest = kit.the(kit.one('salt'), kit.all('herb'))
    kit.step(
      `Cut a thin slice from the round side of ${kit.the(kit.need('main'))}, so that each half sits flat, and heap the filling over the hollows${rest ? `. Finish with ${rest}` : ''}. Spoon on any dressing that is left and eat at once, before the green fades`,
      { active: 3 },
    )
  },
  name(kit) {
    const protein = kit.need('protein')
    const [herb] = kit.all('herb')
    return `stuffed avocados with ${dishName(protein)}${herb ? ` and ${dishName(herb)}` : ''}`
  },
  face: ['{items} in a sharp dressing of {taste}', 'Cool {items}, with {taste}'],
  whys: [
    'What is rich and soft below needs something sharp and cold on top',
    'It is its own bowl, and needs hardly any cooking',
  ],
}
const diced: ReadonlySet<string> = new Set([
  'cucumber',
  'cherry-tomatoes',
  'tomato',
  'radish',
  'corn',
  'celery',
  'mango',
  'red-pepper',
  'jicama',
  'daikon',
])

function isCold(method: string | undefined, equipment: readonly string[]): boolean {
  return method === 'Raw/No Cook' || (equipment.length > 0 && !equipment.includes('Stovetop'))
}
