import { fishSauce, soySauce } from '#domain/catalogue/flavours/first-allowed.ts'
import type { Form } from '#domain/catalogue/forms/form.ts'
import { proteinSlot } from '#domain/catalogue/forms/slots.ts'
import { isKind } from '#domain/catalogue/writing/dish-line.ts'
import type { Kit } from '#domain/catalogue/writing/kit.ts'
import { sayNames } from '#domain/catalogue/writing/names.ts'
import { countWord } from '#domain/catalogue/writing/sentences.ts'

/** Rice paper around noodles, herbs and crisp vegetables, with something to dip them in; nothing is cooked. */
export const summerRolls: Form = {
  id: 'summer-rolls',
  label: 'summer rolls',
  types: ['Appetizer', 'Main Dish', 'Snack'],
  meals: ['Lunch', 'Dinner', 'Snack'],
  methods: ['Raw/No Cook'],
  level: 2,
  equipment: [],
  quickest: 11,
  calories: [180, 520],
  texture: 'raw',
  weather: 'warm',
  slots: ({ flavour }) => [
    { id: 'bread', pool: ['rice-paper'], grams: 27, required: true, flex: 'fixed' },
    proteinSlot(flavour, {
      pool: ['cooked-shrimp', 'tofu', 'avocado'],
      cut: 'whole',
      grams: (food) => (isKind(food, 'tofu') ? 85 : 65),
    }),
    {
      id: 'starch',
      pool: ['glass-noodles', 'rice-noodles'],
      grams: 26,
      flex: 'starch',
      where: (food) => isKind(food, 'noodles'),
    },
    {
      id: 'raw',
      pool: ['carrot', 'cucumber', 'red-pepper', 'bean-sprouts', 'cabbage'],
      grams: 95,
      count: [2, 3],
      required: true,
      lead: true,
      cut: 'stick',
    },
    { id: 'leaf', pool: ['leaf-lettuce'], grams: 22 },
    { id: 'seasoning', pool: ['mint'], grams: 5, cut: 'whole', required: true },
    {
      id: 'seasoning',
      pool: flavour.herbs.includes('thai-basil') ? ['cilantro', 'thai-basil'] : ['cilantro'],
      grams: 5,
      cut: 'whole',
    },
    { id: 'creamy', pool: [['peanut-butter', 'sunflower-butter', 'tahini']], grams: 16, flex: 'rich' },
    { id: 'sauce', pool: [['hoisin-sauce', ...soySauce]], grams: 10 },
    { id: 'sauce', pool: [fishSauce], grams: 4 },
    { id: 'acid', pool: ['lime'], grams: 9, required: true },
    { id: 'chile', pool: ['sriracha', 'thai-chile'], grams: 1.5, cut: 'dice' },
  ],
  write: (kit) => {
    soakNoodles(kit)
    mixDip(kit)
    roll(kit)
  },
  name: (kit) => `summer rolls with ${sayNames([kit.need('protein'), ...kit.all('raw').slice(0, 1)])}`,
  face: ['{items} rolled up cold in rice paper, with {taste} to dip', 'Cool rolls of {items}, with a dip of {taste}'],
  whys: [
    'Everything can be cut in the morning; rolling takes a minute each',
    'Herbs go in by the leaf and not by the pinch: they are half of the filling',
    'The dip brings salt and fat, so the rolls can stay bare',
  ],
}

function soakNoodles(kit: Kit): void {
  const noodles = kit.one('starch')
  if (!noodles) return
  kit.step(
    `Cover ${kit.the(noodles)} with water hot from the kettle and leave until soft, 8 minutes. Drain, rinse until cold and shake dry; snip a few times with scissors`,
    { active: 3, waiting: 8, meanwhile: true },
  )
}

function mixDip(kit: Kit): void {
  const dip = kit.the(kit.all('creamy', 'sauce', 'acid', 'chile'))
  const thick = kit.one('creamy') ? ', adding warm water by the spoonful until it drops easily from the spoon' : ''
  kit.step(`Whisk together ${dip}${thick}`, { active: 3 })
}

function roll(kit: Kit): void {
  const wrappers = kit.need('bread')
  const protein = kit.need('protein')
  const count = Math.max(1, Math.round(wrappers.grams / 9))
  const slice = isKind(protein, 'tofu') ? ' (cut into batons)' : protein.id === 'avocado' ? '' : ' (halve large ones)'
  const greens = kit.the(kit.all('leaf'))
  const noodles = kit.one('starch') ? kit.again(kit.one('starch')) : ''
  const filling = [greens, noodles, kit.the(kit.all('raw'))].filter(Boolean).join(', ')
  const herbs = kit.the(kit.all('seasoning'))
  kit.step(
    `Set out a wide dish of warm water and a damp towel. Slip in one of ${kit.the(wrappers)} for 5 to 10 seconds, only until it bends; it keeps softening on the towel. Lay it flat`,
    { active: 2 },
  )
  kit.step(
    `Across the lower third arrange a share of ${filling}. Fold the near edge over, fold in the sides, set ${kit.the(protein)}${slice} and ${herbs} along the seam, and roll up snugly. Make ${countWord(count)} in all, keeping them apart, because they stick`,
    { active: Math.min(25, count + 4) },
  )
  kit.step(`Serve soon, whole or halved on the diagonal, with the dip`, { active: 1 })
}
