import { bakingSugarSlot, batchOf, zestSlot } from '#domain/catalogue/forms/baking/batter-slots.ts'
import { pieces } from '#domain/catalogue/forms/baking/batter-words.ts'
import type { Form } from '#domain/catalogue/forms/form.ts'
import { pinchOfSalt, sweetSpiceSlot } from '#domain/catalogue/forms/sweets/sweet-slots.ts'
import { dishName } from '#domain/catalogue/writing/names.ts'

/** Coconut, egg white and sugar: coquitos, cocadas, macaroons. */
export const macaroons: Form = {
  id: 'macaroons',
  label: 'coconut macaroons',
  types: ['Dessert', 'Snack'],
  meals: ['Snack', 'Late Night', 'Dinner'],
  methods: ['Baked'],
  level: 1,
  equipment: [['Oven'], ['Stovetop']],
  quickest: 54,
  calories: [130, 320],
  texture: 'none',
  sweet: true,
  fixedSize: true,
  slots: ({ flavour, wish }) => {
    const batch = batchOf(wish, 0.5)
    if (!batch) return [{ id: 'egg', pool: [], grams: 0, required: true }]
    const { eggs, factor } = batch
    return [
      { id: 'main', pool: ['coconut-flour'], grams: 24 * factor, required: true, lead: true, flex: 'fixed' },
      { id: 'egg', pool: ['egg-white'], grams: 33 * eggs, required: true, flex: 'fixed' },
      bakingSugarSlot(wish, 16 * factor, ['sugar', 'honey', 'maple']),
      sweetSpiceSlot(flavour, 0.6 * factor),
      zestSlot(0.5 * factor, ['lemon-zest']),
      pinchOfSalt(0.2 * factor),
    ]
  },
  write(kit) {
    const grams = kit.lines.reduce((sum, line) => sum + line.grams, 0)
    const count = Math.max(2, Math.round(grams / 18))
    kit.step(
      `Heat the oven to 325°F (160°C) and line a baking sheet with parchment. In a saucepan stir ${kit.the(kit.one('main'), kit.one('egg'), kit.one('sweetener'), kit.one('seasoning'), kit.all('sweet-spice'), kit.one('salt'))} together`,
      { active: 4 },
    )
    kit.step(
      'Cook over low heat, stirring all the time, until the mixture is hot, sticky and holds together on the spoon, 4 minutes. This step keeps them from weeping in the oven',
      { active: 5 },
    )
    kit.step(
      `With damp hands or two spoons shape ${pieces(count, 'small mound', 'small mounds')} on the sheet. Bake until the ridges and bottoms are deep golden, 18 to 20 minutes`,
      { active: 6, waiting: 20 },
    )
    kit.step(
      'Cool on the sheet for 15 minutes: they come off whole only when firm. Crisp today, they are chewy tomorrow',
      {
        active: 1,
        waiting: 15,
      },
    )
  },
  name(kit) {
    const zest = kit.one('seasoning') ? 'lemon-' : ''
    const spice = kit.one('sweet-spice')
    return `${zest}coconut macaroons${spice ? ` with ${dishName(spice)}` : ''}`
  },
  face: ['Toasted at the edges and moist within, all {items}', 'Chewy little mounds of {items}'],
  whys: [
    'Warming the mixture first lets it swell, so they bake up moist',
    'Nothing in them needs creaming, sifting or rolling',
  ],
}
