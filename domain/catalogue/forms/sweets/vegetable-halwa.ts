import { bakingSugarSlot, countsCarbs } from '#domain/catalogue/forms/baking/batter-slots.ts'
import type { Form } from '#domain/catalogue/forms/form.ts'
import { isLean, nutSlot, sweetSpiceSlot } from '#domain/catalogue/forms/sweets/sweet-slots.ts'
import { attributive, sayNames } from '#domain/catalogue/writing/names.ts'

/** Carrot, beet or zucchini cooked down in milk: gajar halwa and its kin. */
export const vegetableHalwa: Form = {
  id: 'vegetable-halwa',
  label: 'carrot halwa',
  types: ['Dessert'],
  meals: ['Dinner', 'Late Night', 'Snack', 'Lunch'],
  methods: ['Sautéed', 'Boiled'],
  level: 1,
  equipment: [['Stovetop']],
  quickest: 35,
  calories: [150, 380],
  texture: 'none',
  sweet: true,
  fixedSize: true,
  weather: 'cold',
  slots: ({ flavour, wish }) => [
    {
      id: 'raw',
      pool: countsCarbs(wish) ? ['zucchini'] : ['carrot', 'beet', 'zucchini'],
      grams: 125,
      required: true,
      lead: true,
      cut: 'grated',
      where: ({ id }) => ['carrot', 'beet', 'zucchini'].includes(id),
    },
    {
      id: 'liquid',
      pool: countsCarbs(wish)
        ? [['cream', 'coconut-milk']]
        : [
            [
              isLean(flavour) ? 'skim-milk' : flavour.id === 'keralan' ? 'coconut-milk' : 'milk',
              'coconut-milk',
              'oat-milk',
            ],
          ],
      grams: ({ id }) => (id === 'coconut-milk' || id === 'cream' ? 60 : 125),
      required: true,
      flex: 'fixed',
    },
    {
      id: 'fat',
      pool: [isLean(flavour) ? ['neutral-oil'] : ['ghee', 'coconut-oil', 'neutral-oil', 'olive-oil']],
      grams: 7,
      required: true,
      flex: 'fat',
    },
    bakingSugarSlot(wish, 14, ['sugar', 'maple', 'honey']),
    { ...sweetSpiceSlot(flavour, 1, true), count: [1, 2] },
    nutSlot(flavour, 8),
    { id: 'fruit', pool: ['raisins'], grams: 6, flex: 'rich', where: ({ id }) => id === 'raisins' },
  ],
  write(kit) {
    const vegetable = kit.need('raw')
    const fat = kit.need('fat')
    const extras = kit.the(kit.one('nut'), kit.one('fruit'))
    kit.step(
      `Heat ${kit.the(kit.part(fat, 0.4))} in a wide, heavy pan over medium heat. ${extras ? `Fry ${extras} until golden and plump, 1 minute, and lift out. ` : ''}Add ${kit.the(vegetable)} and cook, stirring, until the raw smell is gone and the heap is half as high, 6 minutes`,
      { active: 8 },
    )
    kit.step(
      `Pour in ${kit.the(kit.one('liquid'))} and simmer over medium heat, stirring more often as it thickens, until hardly any liquid runs when you draw the spoon through, 15 to 20 minutes`,
      { active: 10, waiting: 9 },
    )
    kit.step(
      `Stir in ${kit.the(kit.one('sweetener'), kit.all('sweet-spice'), fat)}; it turns wet again. Cook, stirring, until it is glossy and leaves the sides of the pan, 6 minutes. Sweetened any earlier, ${kit.again(vegetable)} would stay tough`,
      { active: 7 },
    )
    kit.step(`Serve warm${extras ? `, with ${kit.again(kit.one('nut'), kit.one('fruit'))} stirred in` : ''}`, {
      active: 1,
    })
  },
  name(kit) {
    const words = kit.all('sweet-spice', 'nut').slice(0, 2)
    return `${attributive(kit.need('raw'))} halwa${words.length ? ` with ${sayNames(words)}` : ''}`
  },
  face: ['{items} cooked down in milk until sweet, dense and glossy', 'Soft, fudge-like halwa of {items}'],
  whys: [
    'What it simmers in cooks away and leaves its sweetness behind',
    'Patience does it: the spoon should leave a clean trail before it is sweetened',
  ],
}
