import type { Choice, Flavour } from '#domain/catalogue/flavours/flavour.ts'
import type { Form } from '#domain/catalogue/forms/form.ts'
import { saltSlot } from '#domain/catalogue/forms/slots.ts'
import { isKind } from '#domain/catalogue/writing/dish-line.ts'
import { attributive, dishName } from '#domain/catalogue/writing/names.ts'
import { water } from '#domain/catalogue/writing/water.ts'

/** One crisp pancake of shredded vegetables, as Korea fries jeon and Osaka okonomiyaki; cut up and dipped. */
export const savoryPancake: Form = {
  id: 'savory-pancake',
  label: 'savory pancake',
  types: ['Appetizer', 'Main Dish', 'Snack'],
  meals: ['Lunch', 'Dinner', 'Late Night', 'Breakfast', 'Snack'],
  methods: ['Fried'],
  level: 2,
  equipment: [['Stovetop']],
  quickest: 25,
  calories: [210, 520],
  texture: 'none',
  saltPercent: 0.3,
  slots: ({ flavour }) => [
    { id: 'vegetable', pool: shreds(flavour), grams: 95, count: [1, 2], required: true, lead: true, cut: 'grated' },
    { id: 'brine', pool: (flavour.brine ?? []).filter((choice) => String(choice).includes('kimchi')), grams: 40 },
    { id: 'protein', pool: ['shrimp'], grams: 45, cut: 'dice', flex: 'protein' },
    { id: 'egg', pool: ['egg'], grams: 40, lead: true, flex: 'fixed' },
    { id: 'flour', pool: [['flour', 'gf-flour', 'rice-flour']], grams: 42, required: true, flex: 'starch' },
    { id: 'thickener', pool: [['cornstarch', 'tapioca']], grams: 7, required: true, flex: 'fixed' },
    { id: 'aromatic', pool: ['scallion'], grams: 22, cut: 'stick', required: true },
    { id: 'fat', pool: ['neutral-oil', 'olive-oil'], grams: 10, required: true, flex: 'fat' },
    { id: 'sauce', pool: [['soy-sauce', 'tamari', 'coconut-aminos']], grams: 7, required: true },
    { id: 'acid', pool: ['rice-vinegar', 'lemon'], grams: 4 },
    { id: 'second-fat', pool: ['sesame-oil'], grams: 2 },
    { id: 'chile', pool: [flavour.cuisines.includes('Korean') ? 'gochugaru' : 'flakes'], grams: 0.3 },
    {
      id: 'creamy',
      pool: flavour.cuisines.includes('Japanese') ? [['mayonnaise', 'vegan-mayonnaise']] : [],
      grams: 10,
      flex: 'rich',
    },
    { id: 'crunch', pool: ['sesame'], grams: 3 },
    saltSlot(),
  ],
  write(kit) {
    const flour = kit.need('flour')
    const egg = kit.one('egg')
    const cold = water(flour.grams * (egg ? 0.75 : 1.2), 'ice-cold')
    const batter = kit.the(flour, kit.one('thickener'), kit.salt())
    kit.step(
      `In a large bowl whisk ${batter} with ${egg ? `${kit.the(egg)} and ` : ''}${cold.words} until just smooth; cold water and little stirring keep it crisp`,
      { active: 3 },
    )
    const shrimp = kit.one('protein')
    kit.step(
      `Fold in ${kit.the(kit.all('vegetable'), kit.one('brine'), kit.one('aromatic'), shrimp)}, until everything is coated; it should look like vegetables with some batter, not the other way around`,
      { active: 4 },
    )
    const count = Math.max(1, Math.ceil(kit.servings / 2))
    kit.step(
      `Heat ${kit.the(kit.part(kit.one('fat'), 0.6))} in a 10-inch nonstick skillet over medium-high heat. Spread ${shareOf(count)} to a round half an inch thick and fry until the underside is deep gold and the edge lifts, 4 to 5 minutes`,
      { active: 6 },
    )
    const safe = shrimp && isKind(shrimp, 'shrimp') ? ' and the shrimp are pink through' : ''
    kit.step(
      `Slide onto a plate, turn back into the pan, and pour ${kit.the(kit.one('fat')) || 'a little more oil'} in at the sides. Press down and fry until crisp${safe}, 4 minutes more${count > 1 ? `. Keep warm while you fry the rest, ${count} pancakes in all, ${9 * (count - 1)} minutes more` : ''}`,
      { active: 5 + 9 * (count - 1) },
    )
    const sauce = kit.the(kit.one('sauce'), kit.one('acid'), kit.one('second-fat'), kit.one('chile'))
    const top = kit.the(kit.one('creamy'), kit.one('crunch'), kit.one('salt'))
    kit.step(
      `Stir together ${sauce} for dipping. Cut the pancake into wedges${top ? `, top with ${top}` : ''} and eat hot`,
      { active: 3 },
    )
  },
  name(kit) {
    const [vegetable] = kit.all('vegetable')
    const first = kit.one('brine') ?? kit.one('protein')
    const words = [...(first ? [attributive(first)] : []), ...(vegetable ? [attributive(vegetable)] : [])].join(' and ')
    const crunch = kit.one('crunch')
    return `${words} pancake${crunch ? ` with ${dishName(crunch)}` : ''}`
  },
  face: ['Crisp-edged {items} in a thin batter, with {taste}', '{items} fried in one big, crisp round, with {taste}'],
  whys: [
    'It is pressed thin and turned only once, which is how the edges get their crackle',
    'There is no better use for what is left in the vegetable drawer',
  ],
}
/** 'half the mixture' for two pancakes. */
function shareOf(count: number): string {
  if (count === 1) return 'the mixture'
  return count === 2 ? 'half the mixture' : count === 3 ? 'a third of the mixture' : `a ${count}th of the mixture`
}
function shreds({ vegetables, cuisines }: Flavour): Choice[] {
  const order = cuisines.includes('Japanese')
    ? ['cabbage', 'napa']
    : ['zucchini', 'cabbage', 'bean-sprouts', 'carrot', 'napa', 'potato']
  const own = order.filter((id) => vegetables.includes(id))
  return own.length ? own : ['cabbage']
}
