import { bakingSugarSlot, batterMilkSlot } from '#domain/catalogue/forms/baking/batter-slots.ts'
import type { Form } from '#domain/catalogue/forms/form.ts'
import { dishName } from '#domain/catalogue/writing/names.ts'
import type { Mention } from '#domain/catalogue/writing/sentences.ts'

/** A small loaf that the bread machine kneads, proves and bakes. */
export const machineLoaf: Form = {
  id: 'machine-loaf',
  label: 'bread machine loaf',
  types: ['Side Dish', 'Snack'],
  meals: ['Breakfast', 'Lunch', 'Dinner', 'Snack'],
  methods: ['Baked'],
  level: 1,
  equipment: [['Bread Machine']],
  few: 'Bread Machine',
  like: 'scones',
  quickest: 240,
  calories: [180, 420],
  texture: 'none',
  fixedSize: true,
  slots: ({ flavour, wish }) => {
    // the smallest loaf a machine kneads well is a pound; the largest feeds eight
    if (wish.servings < 3 || wish.servings > 8) return [{ id: 'flour', pool: [], grams: 0, required: true }]
    const seeds = (flavour.sweet.nuts ?? []).filter((choice) =>
      ['sunflower', 'pepitas', 'sesame', 'walnuts'].includes(String(choice)),
    )
    return [
      { id: 'flour', pool: ['flour'], grams: loafGrams(wish.servings), required: true, flex: 'fixed' },
      { id: 'leavener', pool: ['yeast'], grams: loafGrams(wish.servings) * 0.014, required: true, flex: 'fixed' },
      { ...batterMilkSlot(flavour, loafGrams(wish.servings) * 0.3) },
      bakingSugarSlot(wish, loafGrams(wish.servings) * 0.04, ['sugar', 'honey', 'maple']),
      {
        id: 'fat',
        pool: [['olive-oil', 'neutral-oil']],
        grams: loafGrams(wish.servings) * 0.06,
        required: true,
        flex: 'fixed',
      },
      { id: 'salt', pool: ['salt'], grams: loafGrams(wish.servings) * 0.017, required: true, flex: 'fixed' },
      { id: 'nut', pool: seeds, grams: ({ id }) => (id === 'sesame' ? 4 : 8), flex: 'fixed' },
    ]
  },
  write(kit) {
    const flour = kit.need('flour')
    const seeds = kit.one('nut')
    kit.step(
      `Pour ${kit.the(kit.one('liquid'), kit.one('fat'), lukewarm(0.64 * flour.grams - (kit.one('liquid')?.grams ?? 0)))} into the pan of the bread machine. Heap ${kit.the(flour)} on top so that it covers them, put ${kit.the(kit.one('sweetener'), kit.one('salt'))} in opposite corners and ${kit.the(kit.one('leavener'))} in a hollow in the middle: kept away from salt and water, the yeast waits until the machine starts`,
      { active: 6 },
    )
    kit.step(
      `Set the bread machine to its basic program, medium crust, ${flour.grams > 400 ? 'a 1 1/2-pound loaf' : 'a 1-pound loaf'}${seeds ? `, and add ${kit.the(seeds)} at the signal` : ''}. Look in after 10 minutes: the dough should be one smooth ball; a spoonful of flour or water fixes it. It is done when the machine says so, 3 hours 15 minutes`,
      { active: 3, waiting: 195 },
    )
    kit.step(
      'Turn out at once, or the crust sweats, and let it cool on a rack for 40 minutes before you slice it; a hot loaf tears and goes gummy',
      { active: 1, waiting: 40 },
    )
  },
  name(kit) {
    const seeds = kit.one('nut')
    return `bread machine ${seeds ? 'loaf' : 'white loaf'}${seeds ? ` with ${dishName(seeds)}` : ''}`
  },
  face: ['A soft, even loaf for slicing', 'A plain, good loaf that bakes while you are elsewhere'],
  whys: [
    'The machine kneads, waits and bakes; the order in the pan is the one thing left to you',
    'A little milk and oil keep the crumb soft for a second day',
  ],
}

/** Water to the tablespoon: a quarter of a cup is a twelfth of the flour, and the dough is either stiff or slack. */
function lukewarm(milliliters: number): Mention {
  const spoons = Math.round(milliliters / 15)
  const quarters = Math.floor(spoons / 4)
  const cups = quarters ? `${Math.floor(quarters / 4) || ''} ${['', '1/4', '1/2', '3/4'][quarters % 4]!}`.trim() : ''
  const rest = spoons % 4 ? `${spoons % 4} tbsp` : ''
  const amount = [cups && `${cups} ${quarters > 4 ? 'cups' : 'cup'}`, rest].filter(Boolean).join(' plus ')
  return { words: `${amount} lukewarm water`, form: 'plain' }
}

/** Grams of flour a serving: a loaf of a pound for three or four, of a pound and a half from five on. */
function loafGrams(servings: number): number {
  return (servings <= 4 ? 300 : 450) / servings
}
