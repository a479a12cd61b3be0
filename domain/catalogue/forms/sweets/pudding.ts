import type { Flavour } from '#domain/catalogue/flavours/flavour.ts'
import type { Form } from '#domain/catalogue/forms/form.ts'
import {
  fruitSlot,
  milkSlot,
  pinchOfSalt,
  sweetenerSlot,
  sweetSpiceSlot,
  toppingNutSlot,
} from '#domain/catalogue/forms/sweets/sweet-slots.ts'
import { attributive, sayNames } from '#domain/catalogue/writing/names.ts'
import { vessels } from '#domain/catalogue/writing/sentences.ts'
import { water } from '#domain/catalogue/writing/water.ts'

/** Rice simmered in milk or coconut milk until it is pudding. */
export const pudding: Form = {
  id: 'pudding',
  label: 'rice pudding',
  types: ['Dessert'],
  meals: ['Dinner', 'Lunch', 'Late Night', 'Snack'],
  methods: ['Boiled'],
  level: 1,
  quickest: 33,
  equipment: [['Stovetop']],
  calories: [200, 480],
  texture: 'none',
  sweet: true,
  fixedSize: true,
  weather: 'cold',
  slots: ({ flavour }) => [
    {
      id: 'starch',
      pool: [...flavour.starches.filter((choice) => rices.has(String(choice))), 'arborio', 'short-rice'],
      grams: 30,
      required: true,
      flex: 'starch',
    },
    milkSlot(flavour, ({ id }) => (id === 'coconut-milk' ? 110 : 200), ['yogurt', 'coconut-yogurt', 'almond-milk']),
    sweetSpiceSlot(flavour, 1, true),
    pinchOfSalt(0.3),
    sweetenerSlot(16, ['sugar', 'maple', 'honey']),
    {
      ...fruitSlot(flavour, {
        grams: 50,
        cut: 'chunk',
        only: ['mango', 'strawberries', 'raspberries', 'blueberries', 'blackberries', 'cherries', 'banana'],
        required: false,
      }),
      where: () => !isScented(flavour),
    },
    toppingNutSlot(flavour, 7),
  ],
  write(kit) {
    const rice = kit.need('starch')
    const milk = kit.need('liquid')
    const coconut = milk.id === 'coconut-milk'
    const first = water((coconut ? 190 : 90) * kit.servings)
    const steeped = kit.all('sweet-spice').filter((line) => ['lime-leaf', 'saffron'].includes(line.id))
    const stirred = kit.all('sweet-spice').filter(({ id }) => ['vanilla', 'rose-water'].includes(id))
    const ground = kit.all('sweet-spice').filter((line) => !steeped.includes(line) && !stirred.includes(line))
    const minutes = coconut ? 15 : 25
    kit.step(
      `Put ${kit.the(rice, first, kit.one('salt'), steeped)} in a heavy saucepan. Bring to a boil, cover and simmer over low heat until the water is nearly gone, ${coconut ? 14 : 10} minutes`,
      { active: 3, waiting: coconut ? 14 : 10 },
    )
    const sweet = kit.the(milk, kit.one('sweetener'), ground)
    kit.step(
      `Stir in ${sweet} and simmer gently, uncovered, stirring often so that it does not catch, until the rice is soft and the spoon leaves a trail that closes slowly, ${minutes} minutes. It thickens more as it cools`,
      { active: 8, waiting: minutes - 7 },
    )
    const last = kit.the(stirred)
    const leaf = kit.food('lime-leaf')
    const top = kit.the(kit.one('fruit'), kit.one('nut'))
    kit.step(
      `${leaf ? `Pull out ${kit.again(leaf)}. ` : ''}${last ? `Stir in ${last}. ` : ''}Spoon into ${vessels(kit.servings, 'bowl', 'bowls')} and serve warm or cold${top ? `, topped with ${top}` : ''}`,
      { active: 2 },
    )
  },
  name(kit) {
    const spice = kit.one('sweet-spice')
    const milk = kit.one('liquid')
    const kind = milk && milk.id !== 'milk' ? `${attributive(milk).replace('coconut milk', 'coconut')} ` : ''
    const top = kit.all('fruit', 'nut')
    return `${kind}rice pudding with ${sayNames(top.length ? top.slice(0, 2) : spice ? [spice] : [kit.need('liquid')])}`
  },
  face: [
    'Rice simmered slowly until it thickens its own milk, with {items}',
    'A loose, creamy rice pudding with {items}',
  ],
  whys: [
    'The starch that the stirring loosens is all the thickening it needs',
    'Water first and milk after: the rice softens faster, and nothing scorches',
  ],
  words: (kit) => {
    if (kit.one('fruit')) return {}
    const scents = kit.all('sweet-spice')
    const scented = scents.length ? `, scented with ${sayNames(scents)}` : ''
    return {
      face: [`Rice simmered slowly until it thickens its own milk${scented}`, `A loose, creamy rice pudding${scented}`],
    }
  },
}
/** Where the pudding is known by its spice, no berries lie on it. */
function isScented({ cuisines }: Flavour): boolean {
  return cuisines.some((cuisine) =>
    ['Spanish', 'Latin American', 'Mexican', 'Middle Eastern', 'Indian', 'Greek'].includes(cuisine),
  )
}
const rices: ReadonlySet<string> = new Set(['basmati', 'jasmine', 'short-rice', 'long-rice', 'arborio', 'bomba'])
