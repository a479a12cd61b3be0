import type { Form } from '#domain/catalogue/forms/form.ts'
import { acidSlot } from '#domain/catalogue/forms/slots.ts'
import { dishName } from '#domain/catalogue/writing/names.ts'

/** Edamame boiled bright and tossed hot with garlic, chile and sesame: a snack with the protein of a meal. */
export const spicedEdamame: Form = {
  id: 'spiced-edamame',
  label: 'edamame',
  types: ['Snack', 'Appetizer', 'Side Dish'],
  meals: ['Snack', 'Late Night', 'Dinner'],
  methods: ['Boiled', 'Steamed'],
  level: 1,
  equipment: [['Stovetop']],
  quickest: 12,
  calories: [110, 280],
  texture: 'none',
  saltPercent: 0.4,
  fixedSize: true,
  slots: ({ flavour }) => [
    { id: 'pulse', pool: ['edamame'], grams: 105, required: true, flex: 'protein' },
    { id: 'fat', pool: ['sesame-oil', 'neutral-oil'], grams: 4, required: true, flex: 'fat' },
    {
      id: 'aromatic',
      pool: ['garlic', 'ginger'].filter((id) => flavour.aromatics.some(([choice]) => choice === id)),
      grams: 2,
      cut: 'grated',
    },
    { id: 'sauce', pool: [['soy-sauce', 'tamari']], grams: 3.5 },
    {
      id: 'chile',
      pool: [['gochujang', 'gochugaru'].includes(String(flavour.chile?.[0])) ? 'gochugaru' : 'flakes'],
      grams: 0.35,
    },
    { id: 'crunch', pool: ['sesame'], grams: 4 },
    acidSlot(flavour, 3),
    { id: 'salt', pool: ['salt'], grams: 0.4 },
  ],
  write(kit) {
    const beans = kit.need('pulse')
    const steam = kit.wish.cookingMethod === 'Steamed'
    kit.step(
      steam
        ? `Set ${kit.the(beans)} in a steamer basket over an inch of boiling water, cover and steam until hot and bright green, 5 minutes`
        : `Boil ${kit.the(beans)} in plenty of salted water until bright green and tender with some bite, 4 minutes. Drain and shake dry`,
      { active: 2, waiting: 8 },
    )
    const warm = kit.the(kit.all('aromatic', 'chile'), kit.one('crunch'))
    kit.step(
      `Warm ${kit.the(kit.one('fat'))} in a skillet over medium-low heat with ${warm} until fragrant, 1 minute. Add the hot ${kit.name(beans)}${kit.one('sauce') ? ` and ${kit.the(kit.one('sauce'))}` : ''} and toss until glossy, 1 minute more`,
      { active: 3 },
    )
    const last = kit.the(kit.one('acid'), kit.one('salt'))
    kit.step(
      `${last ? `Season with ${last}. ` : ''}Serve hot or at room temperature, from a bowl in the middle of the table`,
      { active: 1 },
    )
  },
  name(kit) {
    const chile = kit.one('chile')
    const [aromatic] = kit.all('aromatic')
    const words = [aromatic, chile ?? kit.one('crunch')].filter((line) => line !== undefined)
    return `${kit.vary('warm', 'glossy')} edamame with ${words.map(dishName).join(' and ')}`
  },
  face: ['{items}, bright green and glossy, with {taste}', 'Hot {items} tossed with {taste}'],
  whys: [
    'They go straight from the pot into warm oil, so the seasoning clings',
    'Few snacks have as much protein for so little work',
  ],
}
