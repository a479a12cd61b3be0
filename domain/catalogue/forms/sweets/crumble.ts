import type { Form } from '#domain/catalogue/forms/form.ts'
import { hasMelted, needsRubbing } from '#domain/catalogue/forms/sweets/sweet-phrases.ts'
import {
  fruitAcidSlot,
  fruitSlot,
  nutSlot,
  pinchOfSalt,
  spoonfulSlot,
  sweetenerSlot,
  sweetFatSlot,
  sweetSpiceSlot,
} from '#domain/catalogue/forms/sweets/sweet-slots.ts'
import type { Kit } from '#domain/catalogue/writing/kit.ts'
import { dishName, sayAttributive } from '#domain/catalogue/writing/names.ts'
import { minutesOf } from '#domain/catalogue/writing/phrases.ts'
import { sayMinutes, withArticle } from '#domain/catalogue/writing/sentences.ts'

export const crumble: Form = {
  id: 'crumble',
  label: 'crumble',
  types: ['Dessert'],
  meals: ['Dinner', 'Snack', 'Lunch', 'Late Night', 'Breakfast'],
  methods: ['Baked'],
  level: 1,
  quickest: 48,
  equipment: [['Oven', 'Toaster Oven']],
  calories: [180, 560],
  texture: 'none',
  sweet: true,
  fixedSize: true,
  weather: 'cold',
  slots: ({ flavour }) => [
    fruitSlot(flavour, { grams: 150, count: [1, 2], cut: 'chunk', cooked: 'roasted', without: ['banana', 'mango'] }),
    { id: 'thickener', pool: [['cornstarch', 'tapioca']], grams: 2.5, flex: 'fixed' },
    {
      id: 'flour',
      pool: [['flour', 'gf-flour', 'almond-flour', 'coconut-flour']],
      grams: 20,
      required: true,
      flex: 'starch',
    },
    { id: 'oats', pool: [['oats', 'gf-oats', 'sunflower-meal']], grams: 16, flex: 'starch' },
    nutSlot(flavour, 9),
    sweetFatSlot(flavour, 12.5),
    sweetenerSlot(17, ['brown-sugar', 'maple', 'honey']),
    sweetSpiceSlot(flavour),
    fruitAcidSlot(flavour, 6),
    spoonfulSlot(flavour, 24),
    pinchOfSalt(),
  ],
  write(kit) {
    const fruit = kit.all('fruit')
    const sweetener = kit.one('sweetener')
    const minutes = Math.max(28, ...fruit.map((line) => minutesOf(line, 'roasted')))
    const starch = kit.the(kit.one('thickener'))
    const dressing = kit.the(kit.part(sweetener, 0.33), kit.one('acid'))
    kit.step(
      `Heat the oven to 375°F (190°C). In ${withArticle(bakingDish(kit.servings))} toss ${kit.the(fruit)} with ${dressing || 'a splash of water'}${starch ? `, then with ${starch}; it turns the juices to a glossy syrup` : ''}`,
      { active: 3 },
    )
    kit.step(topping(kit), { active: 5 })
    kit.step(
      `Scatter the topping over the fruit without pressing. Bake until the top is deep golden and the juices bubble thickly at the edges, ${sayMinutes(minutes, minutes + 5)}`,
      { active: 1, waiting: minutes + 3 },
    )
    const spoonful = kit.the(kit.one('creamy'))
    kit.step(
      `Cool for 10 minutes, so that the juices thicken${spoonful ? `, then serve warm with ${spoonful}` : '. Serve warm'}`,
      { active: 1, waiting: 10 },
    )
  },
  name(kit) {
    const beside = kit.one('sweet-spice') ?? kit.one('nut')
    return `${sayAttributive(kit.all('fruit'))} crumble${beside ? ` with ${dishName(beside)}` : ''}`
  },
  face: ['{items} baked under a rubble of crumbs', '{items} under a craggy, golden topping'],
  whys: [
    'The topping stays loose and craggy, so there is crunch in every spoonful',
    'Not pressing the topping lets the steam out, so the bottom never goes soggy',
    'A little starch turns the juices to syrup instead of soup',
    'Half of it is crunch and half is sauce, and nobody has to roll out pastry',
  ],
}

function topping(kit: Kit): string {
  const fat = kit.need('fat')
  const sweetener = kit.one('sweetener')
  const liquid = sweetener && hasMelted(sweetener)
  const dry = kit.the(
    kit.all('flour', 'oats', 'nut'),
    liquid ? undefined : sweetener,
    kit.all('sweet-spice').filter((line) => line.id !== 'vanilla'),
    kit.one('salt'),
  )
  const wet = kit.the(fat, sweetener, kit.all('sweet-spice'))
  return needsRubbing(fat) && !liquid
    ? `In a bowl stir together ${dry}. Rub in ${wet} with your fingertips until it holds in clumps when squeezed; leave some as big as a thumbnail, for crunch`
    : `In a bowl stir together ${dry}. Add ${wet}${needsRubbing(fat) ? ', the fat melted,' : ''} and toss with a fork until it forms damp clumps`
}

export function bakingDish(servings: number): string {
  if (servings <= 2) return 'small baking dish'
  if (servings <= 4) return '8-inch baking dish'
  return servings <= 8 ? '9-by-13-inch baking dish' : 'large roasting pan'
}
