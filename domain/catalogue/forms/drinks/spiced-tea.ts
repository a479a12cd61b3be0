import type { Flavour } from '#domain/catalogue/flavours/flavour.ts'
import { glassSugarSlot, isOf, isVietnamese, mintSlot } from '#domain/catalogue/forms/drinks/drink-slots.ts'
import type { Form, Slot } from '#domain/catalogue/forms/form.ts'
import { isCoconutKitchen } from '#domain/catalogue/forms/sweets/sweet-slots.ts'
import type { Kit } from '#domain/catalogue/writing/kit.ts'
import { attributive, dishName } from '#domain/catalogue/writing/names.ts'
import { joined, vessels } from '#domain/catalogue/writing/sentences.ts'
import { water } from '#domain/catalogue/writing/water.ts'

/** A pot of tea as each kitchen scents it: mint and green tea, cardamom, jujube and ginger, lemongrass. */
export const spicedTea: Form = {
  id: 'spiced-tea',
  label: 'spiced tea',
  is: ['keeps awake'],
  types: ['Beverage'],
  meals: ['Breakfast', 'Snack', 'Late Night', 'Dinner'],
  methods: ['Boiled'],
  level: 1,
  equipment: [['Stovetop']],
  quickest: 12,
  calories: [2, 80],
  texture: 'none',
  sweet: true,
  fixedSize: true,
  weather: 'cold',
  slots: ({ flavour, wish }) => [
    ...scentsOf(flavour),
    glassSugarSlot(wish, flavour.id === 'moroccan' ? 9 : 6, ['honey', 'sugar', 'maple']),
  ],
  write(kit) {
    const tea = kit.one('main')
    const early = kit.all('whole-spice', 'aromatic', 'fruit')
    const herb = kit.one('herb')
    const pot = water(250 * kit.servings)
    if (early.length)
      kit.step(
        `Put ${kit.the(early)} in a pot with ${pot.words}. Bring to a boil and simmer over low heat, half covered, until the water is colored and fragrant, ${tea ? 8 : 20} minutes`,
        { active: 2, waiting: tea ? 8 : 20 },
      )
    else
      kit.step(`Bring ${pot.words} to a boil, then let it stand for 2 minutes, so that it does not scorch the leaves`, {
        active: 2,
        waiting: 4,
      })
    if (tea)
      kit.step(
        `Put ${kit.the(tea)}${herb ? ` and ${kit.the(herb)}` : ''} in a warmed teapot and pour in the hot water. Steep for ${tea.id === 'green-tea' ? 3 : 5} minutes; longer makes it bitter, not stronger`,
        { active: 2, waiting: tea.id === 'green-tea' ? 3 : 5 },
      )
    const sweet = kit.the(kit.one('sweetener'))
    kit.step(
      `${sweet ? `Stir in ${sweet}. ` : ''}Strain into ${vessels(kit.servings, 'small glass or cup', 'small glasses or cups')}${herb && tea ? ', from a height, so that it froths a little' : kit.vary(' and drink while it is almost too hot', '; it is for sipping', '')}`,
      { active: 2 },
    )
  },
  name: teaName,
  face: ['A small, hot cup that scents the room', 'Hot, clear and fragrant'],
  whys: [
    'It is strained clear, so every cup tastes the same to the last',
    'You can spend most of the time it takes sitting down',
    'Two or three things and a pot of water: the time on the stove does the rest',
  ],
}

function scentsOf(flavour: Flavour): Slot[] {
  const tea = (id: string): Slot => ({
    id: 'main',
    pool: [[id, 'black-tea', 'green-tea']],
    grams: 2,
    required: true,
    lead: true,
  })
  const ginger: Slot = { id: 'aromatic', pool: ['ginger'], grams: 6, cut: 'slice', required: true }
  if (flavour.id === 'moroccan' || flavour.id === 'tunisian') return [tea('green-tea'), mintSlot(7, { required: true })]
  if (isOf(flavour, 'Middle Eastern'))
    return [tea('black-tea'), { id: 'whole-spice', pool: ['cardamom-pods'], grams: 0.6, required: true }]
  if (isOf(flavour, 'Korean'))
    return [
      ginger,
      { id: 'fruit', pool: ['dried-jujube'], grams: 15, required: true, where: ({ id }) => id === 'dried-jujube' },
      { id: 'whole-spice', pool: ['cinnamon-stick'], grams: 0.7 },
    ]
  if (isOf(flavour, 'Chinese'))
    return [
      ginger,
      { id: 'fruit', pool: ['dried-jujube'], grams: 12, required: true, where: ({ id }) => id === 'dried-jujube' },
    ]
  if (isOf(flavour, 'Thai') || isVietnamese(flavour) || isCoconutKitchen(flavour))
    return [
      { ...ginger, grams: 4 },
      { id: 'aromatic', pool: ['lemongrass'], grams: 9, cut: 'slice', required: true },
    ]
  if (isOf(flavour, 'Japanese')) return [tea('green-tea'), { ...ginger, grams: 3 }]
  if (isOf(flavour, 'Greek'))
    return [tea('black-tea'), { id: 'whole-spice', pool: ['cinnamon-stick'], grams: 0.8, required: true }]
  return [
    tea('black-tea'),
    { id: 'whole-spice', pool: ['cinnamon-stick'], grams: 0.7, required: true },
    { id: 'whole-spice', pool: ['cloves'], grams: 0.15 },
  ]
}

function teaName(kit: Kit): string {
  const tea = kit.one('main')
  const scents = [...kit.all('herb', 'aromatic'), ...kit.all('fruit', 'whole-spice')].slice(0, 2)
  const words = joined([...new Set(scents.map((line) => attributive(line).replace(/ (?:stick|pod)$/, '')))])
  const green = tea?.id === 'green-tea' ? 'green ' : ''
  return `${words || (tea ? dishName(tea) : '')} ${tea ? `${green}tea` : 'infusion'}`
}
