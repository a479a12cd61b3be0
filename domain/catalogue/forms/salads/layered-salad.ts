import type { Choice, Flavour } from '#domain/catalogue/flavours/flavour.ts'
import type { Form } from '#domain/catalogue/forms/form.ts'
import { finishSlots } from '#domain/catalogue/forms/salads/salad-parts.ts'
import { acidSlot } from '#domain/catalogue/forms/slots.ts'
import { dishName } from '#domain/catalogue/writing/names.ts'

/** Ripe slices laid over each other on a platter with cheese or avocado, and dressed there. */
export const layeredSalad: Form = {
  id: 'layered-salad',
  label: 'layered salad',
  types: ['Salad', 'Appetizer', 'Side Dish'],
  meals: ['Lunch', 'Dinner', 'Breakfast', 'Snack'],
  methods: ['Raw/No Cook'],
  level: 1,
  equipment: [],
  quickest: 18,
  calories: [90, 380],
  texture: 'raw',
  saltPercent: 0.4,
  weather: 'warm',
  fixedSize: true,
  slots: ({ flavour }) => [
    { id: 'raw', pool: ['tomato'], grams: 150, required: true, cut: 'grill' },
    {
      id: 'raw',
      pool: secondLayer(flavour),
      grams: ({ id }) => (id === 'red-onion' ? 18 : 45),
      required: true,
      lead: true,
      cut: 'slice',
    },
    { id: 'cheese', pool: cheeses(flavour), grams: 38, required: true, flex: 'rich', cut: 'slice' },
    { id: 'brine', pool: flavour.brine ?? [], grams: 9 },
    { id: 'fat', pool: ['olive-oil'], grams: 11, required: true, flex: 'fat' },
    acidSlot(flavour, 5),
    ...finishSlots(flavour, 7, 5),
  ],
  write(kit) {
    const [tomato, second] = kit.all('raw')
    const salt = kit.the(kit.salt())
    kit.step(
      `Lay ${kit.the(tomato)} on a wide platter${salt ? `, sprinkle with ${salt}` : ''} and let stand for 10 minutes; the juice that runs out is half the dressing`,
      { active: 3, waiting: 10 },
    )
    const cheese = kit.one('cheese')
    kit.step(
      `Tuck ${kit.the(second, cheese)} between and over the slices, letting some of the red show${kit.one('brine') ? `, and scatter with ${kit.the(kit.one('brine'))}` : ''}`,
      { active: 4 },
    )
    const dressed = kit.the(kit.one('fat'), kit.one('acid'))
    const top = kit.the(kit.all('herb', 'crunch'), kit.season())
    kit.step(
      `Spoon ${dressed} over, tilting the platter so that ${kit.all('acid').length ? 'they mix' : 'it mixes'} with the juice. ${top ? `Finish with ${top}, and serve` : 'Serve'} at room temperature, never cold`,
      { active: 2 },
    )
  },
  name(kit) {
    const cheese = kit.need('cheese')
    const herb = kit.one('herb')
    const [, second] = kit.all('raw')
    const also = herb ?? second
    return `layered tomatoes with ${dishName(cheese)}${also ? ` and ${dishName(also)}` : ''}`
  },
  face: ['Slices of {items} laid over each other, with {taste}', '{items} on a platter, dressed with {taste}'],
  whys: [
    'Everything is at room temperature, where a tomato tastes best',
    'There is no bowl and no tossing, so nothing bruises and every slice is seasoned',
  ],
}

function secondLayer(flavour: Flavour): Choice[] {
  const own = flavour.raw.filter((choice) => layers.has(String(choice)))
  return own.length ? own : ['red-onion']
}
const layers: ReadonlySet<string> = new Set(['cucumber', 'red-onion', 'fennel', 'radish', 'zucchini', 'arugula'])

/** The family's soft cheese, avocado for those who eat none. */
function cheeses({ cuisines, cheese = [] }: Flavour): Choice[] {
  const soft = ['fresh-mozzarella', 'feta', 'goat-cheese', 'queso-fresco', 'blue-cheese', 'cotija']
  const own = cheese.filter((choice) => soft.includes(String(choice)))
  const first = cuisines.includes('Italian')
    ? ['fresh-mozzarella']
    : own.map(String).sort((one, other) => soft.indexOf(one) - soft.indexOf(other))
  return [[...first, 'avocado']]
}
