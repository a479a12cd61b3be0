import type { Flavour } from '#domain/catalogue/flavours/flavour.ts'
import { bakingSugarSlot, countsCarbs } from '#domain/catalogue/forms/baking/batter-slots.ts'
import type { Form } from '#domain/catalogue/forms/form.ts'
import { isLean, nutSlot, sweetSpiceSlot } from '#domain/catalogue/forms/sweets/sweet-slots.ts'
import { attributive, sayNames } from '#domain/catalogue/writing/names.ts'
import { water } from '#domain/catalogue/writing/water.ts'

/** Semolina, flour, chickpea flour or ground almonds roasted in fat and swollen in hot syrup. */
export const halwa: Form = {
  id: 'halwa',
  label: 'halwa',
  is: ['sugary'],
  types: ['Dessert'],
  meals: ['Dinner', 'Breakfast', 'Late Night', 'Snack'],
  methods: ['Fried', 'Sautéed'],
  level: 2,
  equipment: [['Stovetop']],
  quickest: 20,
  calories: [240, 480],
  texture: 'none',
  sweet: true,
  fixedSize: true,
  weather: 'cold',
  slots: ({ flavour, wish }) => [
    {
      id: 'flour',
      pool: [countsCarbs(wish) || wish.diet === 'paleo' ? ['almond-flour'] : mealOrder(flavour)],
      grams: ({ id }) => (id === 'almond-flour' ? 38 : 29),
      required: true,
      flex: 'fixed',
    },
    {
      id: 'fat',
      pool: [fatOrder(flavour)],
      grams: ({ id }) => (id === 'olive-oil' ? 12 : 14),
      required: true,
      flex: 'fixed',
    },
    bakingSugarSlot(wish, 20, ['sugar', 'maple', 'honey']),
    { ...sweetSpiceSlot(flavour, 1, true), count: [1, 2] },
    ...(flavour.id === 'persian' ? [{ id: 'seasoning' as const, pool: ['rose-water'], grams: 3 }] : []),
    nutSlot(flavour, 7),
    {
      id: 'fruit',
      pool: flavour.cuisines.includes('Indian') ? ['raisins'] : [],
      grams: 6,
      where: ({ id }) => id === 'raisins',
    },
  ],
  write(kit) {
    const flour = kit.need('flour')
    const fat = kit.need('fat')
    const almond = flour.id === 'almond-flour'
    const fine = flour.id === 'flour' || flour.id === 'rice-flour'
    const syrup = water((almond ? 45 : 95) * kit.servings)
    kit.step(
      `In a small saucepan bring ${kit.the(syrup, kit.one('sweetener'), kit.all('sweet-spice'))} to a simmer, stirring until it is clear, 4 minutes. Keep it hot`,
      { active: 5 },
    )
    const extras = kit.the(kit.one('nut'), kit.one('fruit'))
    kit.step(
      `Heat ${kit.the(fat)} in a wide, heavy pan over medium-low heat. ${extras ? `Fry ${extras} for 1 minute, until ${kit.one('fruit') ? 'plump and golden' : 'golden'}, and lift out. ` : ''}Stir in ${kit.the(flour)} and fry gently, stirring all the time, until it smells nutty and is the color of sand, ${almond ? 5 : fine ? 14 : 9} minutes; pale, it would taste of paste`,
      { active: almond ? 7 : fine ? 16 : 11 },
    )
    const late = kit.the(kit.all('seasoning'))
    kit.step(
      `Stand back and pour in the hot syrup; it spits. Lower the heat and stir hard until it is absorbed and the halwa comes away from the pan in one piece, 3 to 4 minutes.${late ? ` Stir in ${late}.` : ''} Cover off the heat for 5 minutes${almond ? ' to settle' : ', so that every grain swells'}`,
      { active: 5, waiting: 5 },
    )
    const top = extras ? `, with ${kit.again(kit.one('nut'), kit.one('fruit'))} over it` : ''
    kit.step(
      `${fine || almond ? 'Spread on a plate, mark it with the back of a spoon and' : 'Fluff with a fork and'} serve warm in small spoonfuls${top}; it is rich`,
      { active: 1 },
    )
  },
  name(kit) {
    // almonds on a halwa of almonds go without saying
    const words = kit
      .all('sweet-spice', 'nut')
      .filter(({ id }) => id !== 'almonds' || !kit.food('almond-flour'))
      .slice(0, 2)
    return `${attributive(kit.need('flour')).replace(' flour', '')} halwa${words.length ? ` with ${sayNames(words)}` : ''}`
  },
  face: ['Warm, grainy halwa, fried until it smells nutty', 'Soft, fragrant halwa that melts as it is eaten'],
  whys: [
    'Frying comes first: raw meal in syrup is only porridge',
    'Hot syrup on hot grain swells it at once, so no lump forms',
  ],
  words: (kit) =>
    kit.food('almond-flour')
      ? {
          face: ['Soft, fragrant halwa that melts as it is eaten', 'Rich, sandy halwa in small spoonfuls'],
          whys: [
            'Frying comes first: it is what makes it taste of roasted nuts and not of paste',
            'It needs less syrup than a halwa of grain, and sets as it cools',
          ],
        }
      : {},
}

function mealOrder({ id, cuisines }: Flavour): string[] {
  if (cuisines.includes('Indian')) return ['semolina', 'chickpea-flour', 'almond-flour']
  return id === 'persian' ? ['flour', 'rice-flour', 'almond-flour'] : ['semolina', 'almond-flour']
}
function fatOrder(flavour: Flavour): string[] {
  if (isLean(flavour) || flavour.cuisines.includes('Greek')) return ['olive-oil', 'neutral-oil']
  return flavour.cuisines.includes('Indian')
    ? ['ghee', 'coconut-oil', 'neutral-oil']
    : ['butter', 'coconut-oil', 'olive-oil']
}
