import type { Flavour } from '#domain/catalogue/flavours/flavour.ts'
import type { Form, Slot } from '#domain/catalogue/forms/form.ts'
import {
  fruitAcidSlot,
  fruitSlot,
  isCoconutKitchen,
  isLean,
  sweetenerSlot,
  sweetSpiceSlot,
  toppingNutSlot,
} from '#domain/catalogue/forms/sweets/sweet-slots.ts'
import { type DishLine, isKind } from '#domain/catalogue/writing/dish-line.ts'
import { dishName, sayNames } from '#domain/catalogue/writing/names.ts'
import type { Cuisine } from '#domain/options/options.ts'

/** Cut fruit dressed like a salad: a dessert or a snack for every eater. */
export const fruitPlate: Form = {
  id: 'fruit-plate',
  label: 'fruit plate',
  is: ['for a party'],
  types: ['Dessert', 'Snack'],
  meals: ['Dinner', 'Lunch', 'Snack', 'Late Night', 'Breakfast'],
  methods: ['Raw/No Cook'],
  level: 1,
  equipment: [],
  calories: [70, 340],
  texture: 'none',
  sweet: true,
  anyFlavour: true,
  fixedSize: true,
  weather: 'warm',
  slots: ({ flavour }) => [
    fruitSlot(flavour, { grams: 145, cut: 'raw', count: [1, 2], without: ['dates'] }),
    fruitAcidSlot(flavour, 5),
    sweetenerSlot(6, ['honey', 'maple', 'sugar']),
    // in East Asia fruit is cut, chilled and left alone
    ...(isPlain(flavour) ? [] : [sweetSpiceSlot(flavour, 0.5), besideSlot(flavour), toppingNutSlot(flavour, 10)]),
    {
      id: 'herb',
      pool: flavour.sweet.herbs?.filter((choice) => !woody.has(String(choice))) ?? [],
      grams: 1.2,
      when: (chosen) => !chosen.some(({ id }) => isSpiceOver(id)),
    },
  ],
  write(kit) {
    const fruit = kit.all('fruit')
    const cream = kit.one('creamy')
    const coconut = cream && isKind(cream, 'coconut milk')
    const vanilla = kit.food('vanilla')
    const macerate = kit.the(kit.one('acid'), kit.one('sweetener'), cream && vanilla ? [] : vanilla)
    kit.step(
      `Put ${kit.the(fruit)} in a bowl${macerate ? `, turn gently with ${macerate}` : ''} and let stand for ${juicy(fruit) ? '10 minutes; the juices that run are the sauce' : '5 minutes, turning once, so that no cut side is left bare to brown'}`,
      { active: 3, waiting: juicy(fruit) ? 10 : 5 },
    )
    if (cream) {
      const scent = kit.the(vanilla)
      kit.step(
        coconut
          ? `Whisk ${kit.the(cream)}${scent ? ` with ${scent}` : ''} until it holds soft peaks, 3 minutes by hand; it must be cold from the refrigerator, or it stays liquid`
          : `Beat ${kit.the(cream)}${scent ? ` with ${scent}` : ''} with a spoon until smooth and loose`,
        { active: coconut ? 3 : 1 },
      )
    }
    const top = kit.the(kit.all('sweet-spice'), kit.one('nut'), kit.one('herb'))
    kit.step(
      `Spoon the fruit${juicy(fruit) ? ' and its juices' : ''} onto ${kit.servings === 1 ? 'a plate' : 'plates'}${cream ? `, with ${coconut ? 'the whipped coconut cream' : `the ${kit.name(cream)}`} on the side` : ''}${top ? `, and scatter with ${top}` : ''}`,
      { active: 2 },
    )
  },
  name(kit) {
    const cream = kit.one('creamy')
    const other = kit.one('nut') ?? kit.one('herb') ?? kit.one('sweet-spice')
    const beside = cream && isKind(cream, 'coconut milk') ? 'whipped coconut cream' : cream ? dishName(cream) : ''
    const withWords = [beside, other ? dishName(other) : ''].filter(Boolean).slice(0, 2).join(' and ')
    return `${sayNames(kit.all('fruit'))}${withWords ? ` with ${withWords}` : juicy(kit.all('fruit')) ? ' in their own juices' : ', lightly dressed'}`
  },
  face: ['{items}, cut and left in their own juices', '{items}, ripe, cold and barely dressed'],
  whys: [
    'Ten minutes in something sharp draws out juices that taste more of the fruit than the fruit does',
    'Nothing is cooked, so it is only as good as the fruit: buy what smells ripe',
  ],
  words: (kit) =>
    juicy(kit.all('fruit'))
      ? {}
      : {
          face: ['{items}, thinly cut and lightly dressed', 'A cool plate of {items}'],
          whys: [
            'Cut at the last minute, the fruit keeps its snap and its color',
            'Nothing is cooked, so it is only as good as the fruit: buy what smells ripe',
          ],
        },
}
function isPlain({ cuisines }: Flavour): boolean {
  return cuisines.some((cuisine) => ['Japanese', 'Korean', 'Chinese'].includes(cuisine))
}
/** Crisp fruit and bananas give no juice that would be a sauce. */
function juicy(fruit: readonly DishLine[]): boolean {
  return fruit.some(({ id }) => !['apple', 'pear', 'asian-pear', 'banana', 'grapes'].includes(id))
}
/** Mint and cinnamon are one scent too many. */
function isSpiceOver(id: string): boolean {
  return ['cinnamon', 'cardamom', 'nutmeg', 'ground-ginger', 'five-spice'].includes(id)
}
const woody: ReadonlySet<string> = new Set(['thyme', 'rosemary'])

/** What the kitchen spoons beside fruit, and what stands in for those who have no dairy. */
function besideSlot(flavour: Flavour): Slot {
  const own = besides.filter(([cuisine]) => flavour.cuisines.includes(cuisine)).map(([, food]) => food)
  const order = isLean(flavour)
    ? ['nonfat-greek-yogurt', 'soy-yogurt']
    : isCoconutKitchen(flavour)
      ? []
      : [...own, 'yogurt']
  return { id: 'creamy', pool: [[...order, 'coconut-cream', 'coconut-yogurt', 'yogurt']], grams: 40, flex: 'rich' }
}
const besides: readonly (readonly [Cuisine, string])[] = [
  ['French', 'creme-fraiche'],
  ['Italian', 'ricotta'],
  ['Greek', 'greek-yogurt'],
  ['Middle Eastern', 'labneh'],
]
