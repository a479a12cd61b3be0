import {
  bakingSugarSlot,
  batchOf,
  binderSlot,
  countsCarbs,
  flourSlot,
  hardFatSlot,
} from '#domain/catalogue/forms/baking/batter-slots.ts'
import { bindersNow, cakePan, flaxFirst, meltedWords, wetScents } from '#domain/catalogue/forms/baking/batter-words.ts'
import type { Form } from '#domain/catalogue/forms/form.ts'
import { nutSlot, pinchOfSalt, sweetSpiceSlot } from '#domain/catalogue/forms/sweets/sweet-slots.ts'
import { dishName } from '#domain/catalogue/writing/names.ts'
import { sayMinutes } from '#domain/catalogue/writing/sentences.ts'

/** Cocoa brownies: all the chocolate is in the powder, so that nearly everybody may have them. */
export const brownies: Form = {
  id: 'brownies',
  label: 'brownies',
  is: ['for candles'],
  types: ['Dessert', 'Snack'],
  meals: ['Snack', 'Dinner', 'Late Night', 'Lunch'],
  methods: ['Baked'],
  level: 1,
  equipment: [['Oven'], ['Stovetop']],
  quickest: 54,
  calories: [200, 480],
  texture: 'none',
  sweet: true,
  fixedSize: true,
  slots: ({ flavour, wish }) => {
    const batch = batchOf(wish, 0.4)
    if (!batch) return [{ id: 'egg', pool: [], grams: 0, required: true }]
    const { factor } = batch
    return [
      { id: 'main', pool: ['cocoa'], grams: 9 * factor, required: true, lead: true },
      hardFatSlot(flavour, 16 * factor),
      bakingSugarSlot(wish, 26 * factor, ['sugar', 'maple', 'honey']),
      binderSlot(batch),
      {
        ...flourSlot(11 * factor, countsCarbs(wish) ? ['almond-flour'] : ['flour', 'gf-flour', 'cassava-flour']),
        grams: ({ id }) => (id === 'almond-flour' ? 15 : 11) * factor,
      },
      sweetSpiceSlot(flavour, factor),
      pinchOfSalt(0.35 * factor),
      nutSlot(flavour, 7 * factor),
    ]
  },
  write(kit) {
    const total = kit.lines.reduce((sum, { grams }) => sum + grams, 0)
    const { words: pan, more } = cakePan(total * 1.35)
    const minutes = 22 + Math.round(more / 2)
    const spices = kit.all('sweet-spice').filter(({ id }) => id !== 'vanilla')
    kit.step(`Heat the oven to 325°F (160°C). Line ${pan} with parchment that hangs over two sides`, { active: 3 })
    const scents = wetScents(kit)
    kit.step(
      `${flaxFirst(kit)} In a saucepan over low heat stir ${kit.the(kit.one('fat'), kit.one('main'), kit.one('sweetener'), spices, kit.one('salt'))} until ${meltedWords(kit) ? 'melted, dark and hot to the touch' : 'dark and hot to the touch'}, 4 minutes; it looks gritty now. Take off the heat for 5 minutes, so that it will not curdle what comes next`,
      { active: 5, waiting: 5 },
    )
    kit.step(
      `Beat in ${bindersNow(kit)}${scents ? ` and ${scents}` : ''} until thick and shiny. Add ${kit.the(kit.one('flour'))} and beat with a wooden spoon for 40 strokes`,
      { active: 3 },
    )
    const nuts = kit.the(kit.one('nut'))
    kit.step(
      `${nuts ? `Stir in ${nuts}. ` : ''}Spread in the pan and bake until a skewer comes out with a smear of damp crumbs, ${sayMinutes(minutes, minutes + 3)}. Dry on the skewer means dry in the mouth`,
      { active: 2, waiting: minutes + 2 },
    )
    kit.step(`Cool in the pan for 20 minutes, lift out and cut into ${kit.servings * 2} bars`, {
      active: 2,
      waiting: 20,
    })
  },
  name(kit) {
    const nut = kit.one('nut')
    const spice = kit.all('sweet-spice').find(({ id }) => id !== 'vanilla')
    const words = [spice, nut].filter((line) => line !== undefined).map(dishName)
    return `cocoa brownies${words.length ? ` with ${words.join(' and ')}` : ''}`
  },
  face: ['Dense, dark brownies with a shiny crust', 'Fudgy brownies with all their flavor from {items}'],
  whys: [
    'Heating the cocoa in the fat wakes it up, as frying does a spice',
    'They come out while still damp, and set as they cool',
  ],
}
