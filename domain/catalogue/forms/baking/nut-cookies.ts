import { bakingSugarSlot, countsCarbs, flourSlot, hardFatSlot } from '#domain/catalogue/forms/baking/batter-slots.ts'
import { dryWords, pieces, wetScents } from '#domain/catalogue/forms/baking/batter-words.ts'
import type { Form } from '#domain/catalogue/forms/form.ts'
import { hasMelted, needsRubbing } from '#domain/catalogue/forms/sweets/sweet-phrases.ts'
import { nutSlot, pinchOfSalt, sweetSpiceSlot } from '#domain/catalogue/forms/sweets/sweet-slots.ts'
import type { Kit } from '#domain/catalogue/writing/kit.ts'
import { attributive, dishName } from '#domain/catalogue/writing/names.ts'

/** Short, sandy cookies of flour, fat and nuts: polvorones, kourabiedes, nankhatai, sablés. No egg. */
export const nutCookies: Form = {
  id: 'nut-cookies',
  label: 'shortbread cookies',
  is: ['crowding'],
  bestIn: ['Stand Mixer', 'Hand Mixer'],
  types: ['Dessert', 'Snack'],
  meals: ['Snack', 'Late Night', 'Dinner'],
  methods: ['Baked'],
  level: 1,
  equipment: [['Oven']],
  quickest: 59,
  calories: [180, 420],
  texture: 'none',
  sweet: true,
  fixedSize: true,
  slots: ({ flavour, wish, wanted }) => [
    {
      ...flourSlot(26, flourOrder(flavour.id, countsCarbs(wish))),
      grams: ({ id }) => (id === 'almond-flour' ? 36 : 26),
    },
    { ...nutSlot(flavour, 9), when: (chosen) => !chosen.some(({ id }) => id === 'almond-flour'), flex: 'fixed' },
    // whoever asks for chocolate has it in the dough
    { id: 'seasoning', pool: wanted?.has('cocoa') ? ['cocoa'] : [], grams: 3.5, flex: 'fixed' },
    sweetSpiceSlot(flavour, 0.8),
    pinchOfSalt(0.2),
    { ...hardFatSlot(flavour, 16), grams: 15 },
    bakingSugarSlot(wish, 9, ['powdered-sugar', 'maple', 'honey']),
  ],
  write(kit) {
    const fat = kit.need('fat')
    const sweetener = kit.need('sweetener')
    const count = Math.max(2, Math.round(kit.lines.reduce((sum, { grams }) => sum + grams, 0) / 20))
    const solid = needsRubbing(fat)
    const scents = wetScents(kit)
    kit.step(
      `Heat the oven to 325°F (160°C) and line a baking sheet with parchment. In a bowl ${solid ? `beat ${kit.the(fat)}, softened,` : `whisk ${kit.the(fat)}`} with ${kit.the(sweetener)}${scents ? ` and ${scents}` : ''} ${solid && !hasMelted(sweetener) ? 'until pale and creamy, 3 minutes by hand' : 'until smooth'}`,
      { active: 6 },
    )
    const nuts = kit.the(kit.one('nut'))
    kit.step(
      `${nuts ? `Chop ${nuts} as fine as coarse sand. Add them with ` : 'Add '}${dryWords(kit)} and work with your fingertips just until the dough holds together when squeezed. ${kit.vary('If it is too crumbly to hold, work in 1 tsp water', 'Kneaded longer it would turn oily', 'It should look like damp sand')}`,
      { active: 5 },
    )
    kit.step(
      `Shape into ${pieces(count, 'ball', 'balls')} the size of a large marble. Set on the sheet an inch apart, press each flat by half, and chill for 15 minutes${kit.vary(' so that they keep their shape', ', or they spread', '; cold dough holds its edge')}`,
      { active: 6, waiting: 15 },
    )
    kit.step(
      `Bake until ${kit.food('cocoa') ? 'set at the rim and dull on top' : 'the bottoms are pale gold and the tops still almost white'}, ${kit.need('flour').id === 'almond-flour' ? 12 : 18} minutes; ${kit.food('cocoa') ? 'a minute too long makes them bitter' : 'color on top would make them bitter and hard'}`,
      { active: 1, waiting: kit.need('flour').id === 'almond-flour' ? 12 : 18 },
    )
    kit.step(
      `Leave on the sheet for 20 minutes ${kit.vary('without touching them: warm, they fall apart', 'until firm enough to lift', 'to set; hot, they break at a touch')}. ${kit.vary('In an airtight container they keep for a week', 'They taste best the day after', '')}`,
      { active: 1, waiting: 20 },
    )
  },
  name: shortName,
  face: ['Short, sandy cookies that melt on the tongue', 'Pale, crumbling little cookies'],
  whys: [
    'With no egg and no water, they crumble like sand',
    'Fat goes around every grain before anything wet can toughen it, so they melt rather than snap',
  ],
}

function shortName(kit: Kit): string {
  const flour = kit.need('flour')
  const nut = kit.one('nut')
  const spice = kit.one('sweet-spice')
  const what =
    flour.id === 'almond-flour'
      ? 'almond '
      : flour.id === 'chickpea-flour'
        ? 'chickpea '
        : nut
          ? `${attributive(nut)} `
          : ''
  const dark = kit.food('cocoa') ? 'chocolate ' : ''
  return `${dark}${what}shortbread cookies${spice ? ` with ${dishName(spice)}` : ''}`
}

/** Persian kitchens bake them of chickpea flour. */
function flourOrder(flavour: string, lowCarb: boolean): readonly string[] {
  if (lowCarb) return ['almond-flour']
  const order = ['flour', 'gf-flour', 'almond-flour']
  return flavour === 'persian' ? ['chickpea-flour', ...order] : order
}
