import type { Choice, Flavour } from '#domain/catalogue/flavours/flavour.ts'
import type { Form } from '#domain/catalogue/forms/form.ts'
import { herbSlot, pepperSlots, saltSlot } from '#domain/catalogue/forms/slots.ts'
import { attributive, dishName } from '#domain/catalogue/writing/names.ts'
import { minutesOf } from '#domain/catalogue/writing/phrases.ts'
import { sayMinutes } from '#domain/catalogue/writing/sentences.ts'
import { water } from '#domain/catalogue/writing/water.ts'

/** Roots, squash or white beans mashed with a warm liquid and good fat. */
export const mash: Form = {
  id: 'mash',
  label: 'mash',
  types: ['Side Dish'],
  meals: ['Dinner', 'Lunch'],
  methods: ['Boiled'],
  level: 1,
  equipment: [['Stovetop']],
  quickest: 15,
  calories: [110, 360],
  texture: 'none',
  saltPercent: 0.4,
  fixedSize: true,
  weather: 'cold',
  slots: ({ flavour, wish }) => [
    {
      id: 'main',
      pool: roots(flavour, wish.diet),
      grams: ({ behaviour }) => (behaviour.kind === 'bean' ? 130 : 190),
      required: true,
      lead: true,
      cut: 'chunk',
      flex: 'starch',
    },
    { id: 'aromatic', pool: ['garlic'], grams: 4, cut: 'whole' },
    {
      id: 'fat',
      pool: [[...(flavour.fat.includes('butter') ? ['butter', 'vegan-butter'] : []), 'olive-oil']],
      grams: 9,
      required: true,
      flex: 'fat',
    },
    {
      id: 'liquid',
      pool: [flavour.fat.includes('butter') ? ['milk', 'oat-milk', 'soy-milk', 'almond-milk'] : ['veg-stock']],
      grams: 35,
    },
    { id: 'ground-spice', pool: spices(flavour), grams: 0.3 },
    { id: 'acid', pool: flavour.fat.includes('butter') ? [] : flavour.acid, grams: 4 },
    herbSlot(flavour, 2.5),
    saltSlot(),
    ...pepperSlots(flavour),
  ],
  write(kit) {
    const main = kit.need('main')
    const bean = main.behaviour.kind === 'bean'
    const minutes = bean ? 6 : Math.max(8, minutesOf(main, 'simmered'))
    const garlic = kit.the(kit.one('aromatic'))
    kit.step(
      bean
        ? `Put ${kit.the(main)}${garlic ? ` and ${garlic}` : ''} in a saucepan with ${water(60 * kit.servings).words} and simmer until the beans are soft enough to crush against the side, ${minutes + 2} minutes`
        : `Put ${kit.the(main)}${garlic ? ` and ${garlic}` : ''} in a pot, cover with cold salted water by an inch and bring to a boil. Simmer until a knife slides through easily, ${sayMinutes(minutes, minutes + 4)}`,
      { active: 5, waiting: minutes + (bean ? 2 : 9) },
    )
    const fat = kit.need('fat')
    const solid = fat.behaviour.kind === 'solid fat'
    const warmed = kit.the(kit.one('liquid'), kit.part(fat, 0.8), kit.one('ground-spice'))
    kit.step(
      `Meanwhile warm ${warmed} in a small pan until ${solid ? 'the butter melts' : 'it steams'}; what goes in cold makes the mash stiff`,
      { active: 3 },
    )
    kit.step(
      bean
        ? 'Drain, keeping a cupful of the water. Mash with a fork or a masher, loosening with the water until it falls softly from the spoon'
        : `Drain well and return to the hot pot for 1 minute, shaking, until ${kit.they(main)} ${kit.verb('look', main)} dry. Mash${main.id === 'potato' ? ' by hand; a machine turns it to glue' : ' until as smooth as you like it'}`,
      { active: 5 },
    )
    const last = kit.the(kit.one('acid'), kit.season())
    const top = kit.the(fat, kit.all('herb'))
    kit.step(
      `Beat in the warm liquid little by little${last ? `, then ${last}, tasting as you go` : ''}. Heap into a warm bowl, swirl the top with a spoon${top ? ` and finish with ${top}` : ''}`,
      { active: 3 },
    )
  },
  name(kit) {
    const main = kit.need('main')
    const [herb] = kit.all('herb')
    const garlic = kit.one('aromatic') ? kit.vary('garlic ', '') : ''
    return `${garlic}${main.id === 'potato' ? 'mashed potatoes' : `${attributive(main)} mash`}${herb ? ` with ${dishName(herb)}` : ''}`
  },
  face: ['Soft, whipped {items} with {taste}', 'A warm bowl of {items}, mashed with {taste}'],
  whys: [
    'Dried in the hot pot first, it takes in all that is stirred into it',
    'The garlic boils in the same pot and turns mild and sweet',
  ],
}
function roots(flavour: Flavour, diet = ''): Choice[] {
  const own = flavour.vegetables.filter((choice) => mashed.has(String(choice)))
  if (diet === 'high-protein') return ['white-beans']
  if (['keto', 'low-carb', 'paleo'].includes(diet) || !own.length) return [...own, 'cauliflower']
  return [...own, ...(flavour.pulses?.includes('white-beans') ? ['white-beans'] : [])]
}
const mashed: ReadonlySet<string> = new Set(['potato', 'sweet-potato', 'parsnip', 'celeriac', 'butternut', 'turnip'])
function spices({ groundSpices = [] }: Flavour): Choice[] {
  return groundSpices
    .map(([choice]) => choice)
    .filter((choice) => ['cumin', 'smoked-paprika', 'sweet-paprika', 'nutmeg', 'ancho'].includes(String(choice)))
}
