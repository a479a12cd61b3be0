import type { Flavour } from '#domain/catalogue/flavours/flavour.ts'
import type { Form } from '#domain/catalogue/forms/form.ts'
import { whiskDressing } from '#domain/catalogue/forms/salads/dressing.ts'
import { dressedSlots, finishSlots, rawOf, withBoast } from '#domain/catalogue/forms/salads/salad-parts.ts'
import { finish } from '#domain/catalogue/writing/finish.ts'
import { attributive } from '#domain/catalogue/writing/names.ts'
import { sentence } from '#domain/catalogue/writing/phrases.ts'

/** Potatoes dressed hot, then folded with something crisp; mayonnaise where the kitchen makes it so, cauliflower for those who eat no potato. */
export const potatoSalad: Form = {
  id: 'potato-salad',
  label: 'potato salad',
  types: ['Salad', 'Side Dish'],
  meals: ['Lunch', 'Dinner'],
  methods: ['Boiled'],
  level: 1,
  equipment: [['Stovetop']],
  quickest: 27,
  calories: [130, 420],
  texture: 'none',
  saltPercent: 0.44,
  weather: 'warm',
  fixedSize: true,
  slots: ({ flavour }) => [
    {
      id: 'main',
      pool: ['potato', 'cauliflower'],
      grams: ({ id }) => (id === 'potato' ? 185 : 170),
      required: true,
      cut: 'chunk',
      flex: 'starch',
    },
    {
      id: 'raw',
      pool: rawOf(flavour, crispFoods, ['celery', 'red-onion']),
      grams: ({ id }) => (id === 'red-onion' ? 30 : 45),
      count: [1, 2],
      required: true,
      lead: true,
      cut: 'slice',
    },
    { id: 'egg', pool: isCreamy(flavour) ? ['egg'] : [], grams: 25, flex: 'fixed' },
    ...dressedSlots(flavour, isCreamy(flavour) ? 0.5 : 0.9, 0.4),
    { id: 'creamy', pool: isCreamy(flavour) ? [['mayonnaise', 'vegan-mayonnaise']] : [], grams: 22, flex: 'rich' },
    { id: 'brine', pool: flavour.brine ?? [], grams: 10, cut: 'dice' },
    ...finishSlots(flavour, 0, 5),
  ],
  write(kit) {
    const main = kit.need('main')
    const egg = kit.one('egg')
    const potato = main.id === 'potato'
    const eggs = egg
      ? ` Lower ${kit.the(egg)} into the same pot for the last 10 minutes, then cool in cold water, peel and chop.`
      : ''
    kit.step(
      potato
        ? `Put ${kit.the(main)} in a pot, cover with cold salted water by an inch and bring to a boil. Simmer until a knife slips in easily, 12 to 14 minutes.${eggs} Drain and leave in the colander for 3 minutes, so that they steam dry`
        : `Cook ${kit.the(main)} in boiling salted water until a knife just slips in, 5 minutes.${egg ? ` Boil ${kit.the(egg)} beside it for 10 minutes, then cool, peel and chop.` : ''} Drain well and shake dry`,
      { active: egg ? 6 : 3, waiting: potato ? 22 : 12, meanwhile: true },
    )
    kit.step(whiskDressing(kit, [kit.one('acid'), kit.salt()]), { active: 3 })
    const creamy = kit.one('creamy')
    kit.step(
      `Add the hot ${kit.name(main)} and turn gently with a rubber spatula. Let cool for ${creamy ? 15 : 10} minutes, turning once; warm, ${kit.they(main)} ${kit.verb('drink', main)} in the dressing`,
      { active: 2, waiting: creamy ? 15 : 10 },
    )
    const folded = kit.the(kit.all('raw', 'brine'), creamy)
    finish(
      kit,
      sentence('Fold in', folded, egg ? `, then ${kit.again(egg)}` : ''),
      creamy ? kit.vary('Serve cool', 'Serve at room temperature') : 'Serve warm or cool',
    )
  },
  name(kit) {
    const main = kit.need('main')
    const [raw] = kit.all('raw')
    const boast = kit.vary(withBoast(kit, 'brine', 'herb'), withBoast(kit, 'herb', 'brine'))
    const way = kit.one('creamy') ? 'creamy ' : main.id === 'potato' ? 'warm ' : ''
    return `${way}${attributive(main)} salad${boast || (raw ? ` with ${kit.name(raw)}` : '')}`
  },
  face: ['{items} with {taste}, dressed while hot', '{items} in a dressing of {taste}'],
  whys: [
    'Half the secret is to dress it while it steams, so that every piece is seasoned to the middle',
    'Something crisp in every forkful keeps it from being heavy',
  ],
}
const crispFoods: readonly string[] = [
  'celery',
  'radish',
  'red-onion',
  'cucumber',
  'fennel',
  'cherry-tomatoes',
  'carrot',
]

/** Kitchens whose potato salad is bound with mayonnaise. */
function isCreamy({ id, cuisines }: Flavour): boolean {
  return (cuisines.includes('American') && id !== 'californian') || cuisines.includes('Japanese')
}
