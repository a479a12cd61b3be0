import { soySauce } from '#domain/catalogue/flavours/first-allowed.ts'
import type { Choice, Flavour } from '#domain/catalogue/flavours/flavour.ts'
import { dustSlot } from '#domain/catalogue/forms/appetizers-and-snacks/snack-parts.ts'
import type { Form } from '#domain/catalogue/forms/form.ts'
import { acidSlot, chileSlots, herbSlot, saltSlot } from '#domain/catalogue/forms/slots.ts'
import { isKind } from '#domain/catalogue/writing/dish-line.ts'
import { attributive, dishName } from '#domain/catalogue/writing/names.ts'
import { water } from '#domain/catalogue/writing/water.ts'

/** Grated or chopped vegetables held by a little batter and fried crisp; chickpea flour binds where there is no egg. */
export const fritters: Form = {
  id: 'fritters',
  label: 'fritters',
  types: ['Appetizer', 'Snack', 'Side Dish'],
  meals: ['Lunch', 'Dinner', 'Snack'],
  methods: ['Fried'],
  level: 2,
  equipment: [['Stovetop']],
  quickest: 30,
  calories: [170, 420],
  texture: 'none',
  saltPercent: 0.5,
  fixedSize: true,
  slots: ({ flavour }) => [
    {
      id: 'vegetable',
      pool: gratable(flavour),
      grams: 110,
      count: [1, 2],
      required: true,
      lead: true,
      cut: 'grated',
    },
    { id: 'egg', pool: isPakora(flavour) ? [] : ['egg'], grams: 25, lead: true, flex: 'fixed' },
    {
      id: 'flour',
      pool: [['flour', 'gf-flour', 'almond-flour']],
      grams: 17,
      required: true,
      flex: 'starch',
      when: (chosen) => chosen.some((food) => isKind(food, 'egg')),
    },
    {
      id: 'flour',
      pool: ['chickpea-flour'],
      grams: 26,
      required: true,
      flex: 'starch',
      when: (chosen) => !chosen.some((food) => isKind(food, 'egg')),
    },
    { id: 'leavener', pool: ['baking-powder'], grams: 0.9, flex: 'fixed' },
    { id: 'aromatic', pool: [['scallion', 'onion']], grams: 16, cut: 'dice' },
    dustSlot(flavour, 0.6),
    ...chileSlots(flavour, 0.5),
    { ...herbSlot(flavour, 4), required: true },
    { id: 'fat', pool: ['neutral-oil', 'olive-oil', 'coconut-oil'], grams: 11, required: true, flex: 'fat' },
    {
      id: 'creamy',
      pool: flavour.creamy?.includes('yogurt') ? [['yogurt', 'coconut-yogurt']] : [],
      grams: 28,
      flex: 'rich',
    },
    { id: 'sauce', pool: isEastern(flavour) ? [soySauce] : [], grams: 6 },
    acidSlot(flavour, 5),
    saltSlot(),
  ],
  write(kit) {
    const vegetables = kit.all('vegetable')
    const egg = kit.one('egg')
    const wet = vegetables.some(({ id }) => weeping.has(id))
    // the list has zucchini grated and squeezed already
    const again = vegetables.some(({ id }) => id === 'zucchini') ? 'again, ' : ''
    const salt = kit.the(kit.salt())
    kit.step(
      `Put ${kit.the(vegetables)} in a colander${salt ? `, toss with ${salt}` : ''} and let stand for 10 minutes${wet ? `, then squeeze ${again}hard in a clean towel; dry vegetables make crisp fritters` : ', until they soften a little'}`,
      { active: 4, waiting: 10 },
    )
    const dry = kit.the(kit.one('flour'), kit.one('leavener'), kit.all('ground-spice', 'chile'), kit.one('salt'))
    const green = kit.the(kit.all('aromatic'), kit.part(kit.one('herb'), 0.7))
    const loosened = egg ? '' : ` with ${water(22 * kit.servings).words}`
    kit.step(
      `${egg ? `Beat ${kit.the(egg)} in a wide bowl. Add` : 'In a wide bowl mix'} ${dry}${egg ? ' and stir smooth' : `${loosened} to a batter that falls slowly from the spoon`}. Fold in the vegetables with ${green}; there should be just enough batter to hold ${kit.vary('them', 'everything')} together`,
      { active: 4 },
    )
    const batches = kit.servings > 2 ? ', in two or three batches,' : ''
    kit.step(
      `Heat ${kit.the(kit.part(kit.one('fat'), 0.5))} in a wide skillet over medium-high heat until a shred of vegetable sizzles at once. Drop in heaping tablespoons, press flat, and fry${batches} until deep gold and crisp at the edges, 3 minutes a side. Add ${kit.the(kit.one('fat'))} as the pan dries, and drain on a rack or paper`,
      { active: 10 + 3 * kit.servings },
    )
    const creamy = kit.one('creamy')
    const acid = kit.the(kit.one('acid'))
    const herb = kit.the(kit.all('herb'))
    const soy = kit.the(kit.all('sauce'))
    if (soy) {
      const dip = [acid, herb].filter(Boolean).join(' and ')
      kit.step(
        `Stir ${soy} with ${dip || 'a spoonful of water'} in small bowls, for dipping. Serve the fritters hot; ${kit.vary('they are at their best straight from the pan', 'they do not keep well')}`,
        { active: 2 },
      )
      return
    }
    const sauce = creamy
      ? `Stir ${kit.the(creamy)} with ${[acid, herb].filter(Boolean).join(' and ') || 'a spoonful of water'} for dipping. `
      : ''
    kit.step(
      `${sauce}Serve hot${creamy ? '' : `${acid ? `, sprinkled with ${acid}` : ''}${herb ? `${acid ? ' and' : ', scattered with'} ${herb}` : ''}`}; ${kit.vary('they are at their best straight from the pan', 'they do not keep well')}`,
      { active: 2 },
    )
  },
  name(kit) {
    const creamy = kit.one('creamy')
    const [herb] = kit.all('herb')
    const boast = creamy ?? herb
    return `${kit.all('vegetable').map(attributive).join(' and ')} fritters${boast ? ` with ${dishName(boast)}` : ''}`
  },
  face: ['{items} fried crisp, with {taste}', 'Crisp, lacy {items}, sharp with {taste}'],
  whys: [
    'There is only as much batter as it takes, so they taste of vegetable and not of dough',
    'A hot pan and a thin shape give them crust on both sides and a soft middle',
  ],
}
const weeping: ReadonlySet<string> = new Set([
  'zucchini',
  'yellow-squash',
  'cucumber',
  'cabbage',
  'potato',
  'napa',
  'spinach',
])

function isEastern({ cuisines }: Flavour): boolean {
  return ['Japanese', 'Korean', 'Chinese'].some((each) => cuisines.some((cuisine) => cuisine === each))
}
function isPakora(flavour: Flavour): boolean {
  return flavour.cuisines.includes('Indian')
}
/** The family's vegetables that grate, shred or break small. */
function gratable(flavour: Flavour): Choice[] {
  const also = isPakora(flavour) ? pakora : grated
  return flavour.vegetables.filter((choice) => also.includes(String(choice)))
}
const grated: readonly string[] = ['zucchini', 'carrot', 'potato', 'sweet-potato', 'cabbage', 'corn', 'beet', 'napa']
const pakora: readonly string[] = ['cauliflower', 'potato', 'carrot', 'cabbage', 'spinach', 'peas', 'sweet-potato']
