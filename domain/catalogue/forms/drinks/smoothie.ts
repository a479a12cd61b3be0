import type { Flavour } from '#domain/catalogue/flavours/flavour.ts'
import type { Form } from '#domain/catalogue/forms/form.ts'
import { glasses, handfulsOfIce } from '#domain/catalogue/forms/sweets/sweet-phrases.ts'
import {
  fruitAcidSlot,
  fruitSlot,
  isLean,
  isStrong,
  milkSlot,
  sweetSpiceSlot,
} from '#domain/catalogue/forms/sweets/sweet-slots.ts'
import { dishName, sayAttributive } from '#domain/catalogue/writing/names.ts'
import { water } from '#domain/catalogue/writing/water.ts'

export const smoothie: Form = {
  id: 'smoothie',
  label: 'smoothie',
  is: ['breakfast'],
  types: ['Beverage', 'Snack'],
  meals: ['Breakfast', 'Snack', 'Lunch'],
  methods: ['Raw/No Cook'],
  level: 1,
  equipment: [['Blender']],
  calories: [90, 420],
  texture: 'none',
  sweet: true,
  anyFlavour: true,
  fixedSize: true,
  weather: 'warm',
  slots: ({ flavour }) => [
    {
      ...fruitSlot(flavour, { grams: 130, cut: 'default', count: [1, 2] }),
      where: ({ id }) => !unblended.has(id),
    },
    milkSlot(drinkingYogurt(flavour), ({ id }) => (id === 'coconut-milk' ? 85 : (strongGrams[id] ?? 150))),
    {
      id: 'creamy',
      pool: isStrong(flavour) ? ['silken-tofu'] : [],
      grams: 80,
      when: (chosen) => chosen.some(({ id }) => id === 'soy-milk'),
    },
    {
      id: 'nut',
      pool: pastes(flavour.sweet.nuts).filter((id) => id !== 'tahini' || !flavour.cuisines.includes('Asian')),
      grams: 9,
      flex: 'rich',
      when: (chosen) => !chosen.some(({ id }) => sharpFruits.has(id)),
    },
    { id: 'sweetener', pool: [['honey', 'maple', 'dates']], grams: 7, flex: 'fixed' },
    { ...sweetSpiceSlot(flavour, 0.8), where: ({ id }) => id !== 'five-spice' },
    {
      id: 'acid',
      pool: fruitAcidSlot(flavour, 6).pool,
      grams: 6,
      when: (chosen) => !chosen.some(({ id, behaviour }) => id === 'milk' || behaviour.kind === 'nut paste'),
    },
  ],
  write(kit) {
    const nut = kit.one('nut')
    const liquid = kit.need('liquid')
    const thin = liquid.id === 'coconut-milk' ? water(60 * kit.servings, 'cold') : undefined
    kit.step(
      `Put ${kit.the(liquid, kit.one('creamy'), nut, kit.one('sweetener'), kit.all('sweet-spice'), kit.one('acid'), thin)} in a blender and blend ${nut ? 'until smooth, 30 seconds' : 'for a few seconds'}; ${kit.vary('liquids first keep the blades from spinning in air', 'starting with the liquid lets the blades catch')}`,
      { active: 2 },
    )
    kit.step(
      `Add ${kit.the(kit.all('fruit'))} and ${handfulsOfIce(kit)} and blend on high until thick and smooth, 45 seconds. Pour into ${glasses(kit)} and drink cold`,
      { active: 2 },
    )
  },
  name(kit) {
    const spice = kit.one('sweet-spice')
    const other = kit.one('nut') ?? spice
    return `${sayAttributive(kit.all('fruit'))} smoothie${other ? ` with ${dishName(other)}` : ''}`
  },
  face: ['{items}, blended cold and thick', 'A thick, cold glass of {items}'],
  whys: [
    'Ripe fruit does most of the sweetening',
    'It is thick enough to want a spoon and cold enough to want a minute',
  ],
  words: (kit) => {
    if (kit.one('acid'))
      return { whys: ['A little acid keeps it from tasting flat and sweet', 'Ripe fruit does most of the sweetening'] }
    if (kit.one('nut'))
      return {
        whys: [
          'The spoonful of paste gives it the body of a milkshake without the ice cream',
          'Ripe fruit does most of the sweetening',
        ],
      }
    return {}
  },
}

/** Fruit that stays grainy or dull in a blender. */
const unblended: ReadonlySet<string> = new Set([
  'watermelon',
  'apple',
  'pear',
  'asian-pear',
  'dates',
  'grapes',
  'fresh-figs',
  'apricot',
  'plum',
])
/** Fruit that nobody spreads peanut butter on. */
const sharpFruits: ReadonlySet<string> = new Set([
  'mango',
  'pineapple',
  'papaya',
  'orange',
  'kiwi',
  'watermelon',
  'cantaloupe',
  'honeydew',
  'guava',
  'peach',
  'nectarine',
])

/** Grams of what brings the protein where that is counted. */
const strongGrams: Readonly<Record<string, number>> = { 'nonfat-greek-yogurt': 210, 'soy-milk': 250, 'pea-milk': 320 }

function pastes(nuts: readonly (string | readonly string[])[]): string[] {
  const byNut: readonly (readonly [string, string])[] = [
    ['peanuts', 'peanut-butter'],
    ['sesame', 'tahini'],
    ['almonds', 'almond-butter'],
    ['sunflower', 'sunflower-butter'],
  ]
  return byNut.filter(([nut]) => nuts.includes(nut)).map(([, paste]) => paste)
}

/** Lassi and ayran kitchens blend fruit with yogurt. */
function drinkingYogurt(flavour: Flavour): Flavour {
  const { sweet } = flavour
  if (isLean(flavour) || isStrong(flavour)) return flavour
  if (!flavour.cuisines.some((cuisine) => ['Indian', 'Greek', 'Middle Eastern'].includes(cuisine))) return flavour
  return { ...flavour, sweet: { ...sweet, creamy: ['yogurt', 'coconut-yogurt', ...(sweet.creamy ?? [])] } }
}
