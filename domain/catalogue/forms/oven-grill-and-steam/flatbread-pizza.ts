import type { Flavour } from '#domain/catalogue/flavours/flavour.ts'
import type { Form, Slot } from '#domain/catalogue/forms/form.ts'
import { heatOven, isMeat, meltingSlot } from '#domain/catalogue/forms/oven-grill-and-steam/bake-parts.ts'
import { chileSlots, crunchSlot, herbSlot, saltSlot } from '#domain/catalogue/forms/slots.ts'
import { brown } from '#domain/catalogue/writing/browning.ts'
import { isKind } from '#domain/catalogue/writing/dish-line.ts'
import { finish } from '#domain/catalogue/writing/finish.ts'
import type { Kit } from '#domain/catalogue/writing/kit.ts'
import { attributive, sayNames } from '#domain/catalogue/writing/names.ts'
import { isLeaf, sentence } from '#domain/catalogue/writing/phrases.ts'
import { joined } from '#domain/catalogue/writing/sentences.ts'
import { water } from '#domain/catalogue/writing/water.ts'
import type { Order } from '#domain/options/wish.ts'

/** Pizza, tarte flambée, pide and coca: a dough of one's own, raised where there is time, and few things on top. */
export const flatbreadPizza: Form = {
  id: 'flatbread-pizza',
  label: 'flatbread',
  bestIn: ['Stand Mixer'],
  types: ['Main Dish', 'Snack', 'Appetizer'],
  meals: ['Dinner', 'Lunch', 'Late Night', 'Snack'],
  methods: ['Baked'],
  level: 2,
  equipment: [['Oven'], ['Stovetop']],
  quickest: 34,
  calories: [330, 950],
  texture: 'browned',
  saltPercent: 0.6,
  // dice would still be hard when the crust is done
  cuts: { potato: 'scrubbed and sliced paper-thin', 'sweet-potato': 'peeled and sliced paper-thin' },
  slots: ({ flavour, wish }) => [
    { id: 'flour', pool: [['flour', 'gf-flour']], grams: 88, required: true, lead: true, flex: 'starch' },
    ...riseSlots(wish),
    ...toppingSlots(flavour),
    { id: 'fat', pool: ['olive-oil'], grams: 11, required: true, flex: 'fat' },
    ...chileSlots(flavour, 0.6),
    crunchSlot(flavour, 5),
    herbSlot(flavour, 4),
    saltSlot(),
  ],
  write: (kit) => {
    makeDough(kit)
    prepareToppings(kit)
    bake(kit)
    const raw = kit.the(kit.all('raw', 'leaf'))
    const late = kit.the(kit.all('protein'))
    const top = [raw, late].filter(Boolean)
    finish(kit, top.length ? `Sprinkle with ${joined(top)}.` : '', 'Cut into wedges and serve hot')
  },
  name: (kit) => {
    const things = [...kit.all('protein'), ...kit.all('vegetable')].slice(0, 2)
    const cheese = kit.one('cheese')
    const names = sayNames([...things, ...(cheese && things.length < 2 ? [cheese] : [])])
    // flatbread is what rose; a quick dough makes a thin crust
    const noun = kit.flavour.cuisines.includes('Italian')
      ? 'pizza'
      : kit.food('yeast')
        ? kit.flavour.id === 'catalan'
          ? 'coca'
          : 'flatbread'
        : 'thin-crust pizza'
    const plain = `${noun} with ${names}`
    return noun === 'flatbread' || noun === 'coca'
      ? plain
      : kit.vary(`${joined(things.map(attributive))} ${noun}`, plain)
  },
  face: ['Thin, crisp-edged dough under {items}, with {taste}', 'Thin dough, hot oven: {items}, with {taste}'],
  whys: [
    'The pan heats with the oven, so the dough is crisp underneath before the top can dry',
    'Few toppings, thinly spread, leave the crust its crunch',
    'A short rest makes the dough easy to stretch',
  ],
}

/** Yeast where there is an hour for it; yogurt and baking powder where there is not, and for flour without gluten. */
function riseSlots({ maxMinutes }: Order): Slot[] {
  const hurried = maxMinutes !== undefined && maxMinutes < 100
  const risen: Slot['when'] = (chosen) => !hurried && chosen.some(({ id }) => id === 'flour')
  const quick: Slot['when'] = (chosen) => hurried || !chosen.some(({ id }) => id === 'flour')
  return [
    { id: 'leavener', pool: ['yeast'], grams: 0.9, when: risen, required: true, flex: 'fixed' },
    { id: 'leavener', pool: ['baking-powder'], grams: 2.6, when: quick, required: true, flex: 'fixed' },
    {
      id: 'creamy',
      pool: [['greek-yogurt', 'soy-yogurt', 'coconut-yogurt']],
      grams: 72,
      when: quick,
      required: true,
      flex: 'fixed',
    },
  ]
}

/** What a cook of each kitchen puts on: little, and not everything at once. */
function toppingSlots(flavour: Flavour): Slot[] {
  const { cuisines, id } = flavour
  if (id === 'bistro' || id === 'alsatian') {
    return [
      { id: 'sauce', pool: [['creme-fraiche', 'soy-cream', 'oat-cream']], grams: 35, required: true, flex: 'rich' },
      { id: 'aromatic', pool: ['onion'], grams: 45, cut: 'slice' },
      { id: 'protein', pool: ['bacon'], grams: 22, cut: 'dice', flex: 'rich' },
      { id: 'vegetable', pool: ['mushrooms', 'asparagus'], grams: 45, cut: 'slice', required: true },
      meltingSlot(['gruyere'], 18),
    ]
  }
  if (id === 'provencal') {
    return [
      { id: 'aromatic', pool: ['onion'], grams: 150, cut: 'slice', required: true },
      { id: 'vegetable', pool: ['cherry-tomatoes', 'red-pepper', 'zucchini'], grams: 50, cut: 'slice', required: true },
      { id: 'brine', pool: ['olives'], grams: 14 },
      { id: 'ground-spice', pool: ['herbes'], grams: 0.4 },
      { id: 'cheese', pool: ['goat-cheese'], grams: 16, flex: 'rich' },
    ]
  }
  if (cuisines.includes('Spanish')) {
    return [
      { id: 'aromatic', pool: ['onion'], grams: 60, cut: 'slice', required: true },
      {
        id: 'vegetable',
        pool: ['red-pepper', 'zucchini', 'spinach', 'eggplant'],
        grams: 90,
        cut: 'slice',
        count: [1, 2],
        required: true,
      },
      { id: 'protein', pool: ['chorizo'], grams: 22, cut: 'dice', flex: 'rich' },
      { id: 'ground-spice', pool: ['smoked-paprika'], grams: 0.5 },
      { id: 'brine', pool: ['green-olives'], grams: 12 },
    ]
  }
  if (cuisines.includes('Middle Eastern')) {
    return [
      {
        id: 'protein',
        pool: ['ground-lamb', 'ground-beef', ['cooked-lentils']],
        grams: 70,
        required: true,
        lead: true,
        flex: 'protein',
      },
      { id: 'vegetable', pool: ['red-pepper', 'tomato'], grams: 40, cut: 'dice', required: true },
      { id: 'aromatic', pool: ['onion'], grams: 30, cut: 'dice' },
      { id: 'body', pool: ['tomato-paste'], grams: 8 },
      ...(flavour.groundSpices ?? []).map(([choice, grams]) => ({
        id: 'ground-spice' as const,
        pool: [choice],
        grams: grams * 0.8,
      })),
      { id: 'acid', pool: ['lemon'], grams: 6 },
    ]
  }
  const greek = cuisines.includes('Greek')
  return [
    ...(id === 'ligurian' || greek
      ? []
      : [{ id: 'body' as const, pool: ['canned-tomatoes'], grams: 55, required: true }]),
    {
      id: 'vegetable',
      pool: [
        'cherry-tomatoes',
        'mushrooms',
        'zucchini',
        'red-pepper',
        'spinach',
        'eggplant',
        'asparagus',
        'kale',
      ].filter((each) => flavour.vegetables.includes(each)),
      grams: 75,
      count: [1, 2],
      cut: 'slice',
      required: true,
      lead: true,
    },
    { id: 'aromatic', pool: ['garlic'], grams: 2.5, cut: 'slice' },
    {
      id: 'protein',
      pool: greek ? [] : ['sausage', 'prosciutto'],
      grams: 28,
      flex: 'rich',
      when: (chosen) => !chosen.some(({ id: each }) => each === 'zucchini'),
    },
    { id: 'ground-spice', pool: ['oregano'], grams: 0.3 },
    { id: 'brine', pool: greek ? ['olives'] : [], grams: 12 },
    meltingSlot(greek ? ['feta'] : ['mozzarella'], greek ? 26 : 40, { required: true }),
  ]
}

function makeDough(kit: Kit): void {
  const flour = kit.need('flour')
  const yeast = kit.food('yeast')
  const oil = kit.the(kit.part(kit.need('fat'), 0.4))
  if (yeast) {
    kit.step(
      `In a bowl stir ${kit.the(flour, yeast, kit.one('salt'))} with ${water(flour.grams * 0.63, 'lukewarm').words} and ${oil} to a shaggy dough. Knead until smooth and springy, 6 to 8 minutes by hand, then cover and leave somewhere warm until doubled, about 1 hour`,
      { active: 12, waiting: 60, meanwhile: true },
    )
    return
  }
  kit.step(
    `In a bowl stir ${kit.the(flour, kit.food('baking-powder'), kit.one('salt'))} together. Work in ${kit.the(kit.one('creamy'))} and ${oil} to a soft dough that no longer sticks; a spoonful of water helps if it is too dry. Cover and rest for 10 minutes`,
    { active: 6, waiting: 10, meanwhile: true },
  )
}

/** A small dish has put all of its oil into the dough. */
function heated(kit: Kit, share: number, pan: string): string {
  const oil = kit.the(kit.part(kit.need('fat'), share))
  return oil ? `Heat ${oil} in ${pan}.` : `Set ${pan}.`
}

function prepareToppings(kit: Kit): void {
  const protein = kit.one('protein')
  const onion = kit.food('onion')
  const soft = kit.all('vegetable').filter((line) => isLeaf(line) || softened.has(line.id))
  if (protein && (isMeat(protein) || isKind(protein, 'bean')) && protein.id !== 'sausage') {
    // lahmacun: the topping goes on raw and thin; it is cooked through by the oven
    const mixed = kit.the(
      kit.all('vegetable'),
      onion,
      kit.one('body'),
      kit.all('ground-spice', 'chile'),
      kit.part(kit.one('herb'), 0.5),
    )
    kit.step(
      isMeat(protein)
        ? `${heated(kit, 0.4, 'a skillet over medium-high heat')} ${brown(kit, protein).text}. Pour off what fat there is, stir in ${mixed} and cook for 3 minutes more, until it is nearly dry`
        : `${heated(kit, 0.4, 'a skillet over medium heat')} Add ${mixed} and cook for 5 minutes, then mash in ${kit.the(protein)}, until it is nearly dry`,
      { active: 12 },
    )
    return
  }
  const crisp = protein && protein.id !== 'prosciutto' ? `${brown(kit, protein).text}.` : ''
  const many = onion && onion.grams / kit.servings > 100
  const cooked = kit.the(many || kit.one('sauce') === undefined ? onion : undefined, soft)
  if (!crisp && !cooked) return
  const minutes = many ? 25 : 6
  const sweet = many
    ? 'over low heat, stirring now and then, until soft, gold and sweet, 25 minutes'
    : 'until soft and dry, 6 minutes'
  kit.step(
    `${heated(kit, 0.5, 'a wide skillet over medium heat')} ${crisp} ${cooked ? `Add ${cooked} and cook ${sweet}.` : ''} ${cooked ? sentence('Stir in', kit.the(kit.all('ground-spice', 'chile'))) : ''}`,
    { active: (crisp ? 7 : 0) + (cooked ? (many ? 10 : 6) : 0), waiting: many ? minutes - 10 : 0 },
  )
}

const softened: ReadonlySet<string> = new Set(['mushrooms', 'eggplant', 'red-pepper'])

function bake(kit: Kit): void {
  const cheese = kit.one('cheese')
  const under = kit.the(kit.all('sauce'), kit.one('body'))
  const late = kit.food('prosciutto')
  const top = kit.the(
    kit.all('vegetable', 'aromatic', 'brine', 'ground-spice', 'chile'),
    kit.all('protein').filter((line) => line !== late),
    cheese,
  )
  const softenedThings = [
    ...kit.all('protein').filter((line) => line !== late),
    ...kit.all('vegetable'),
    ...kit.all('aromatic'),
  ].filter((line) => kit.used(line) > 0.98)
  const many = kit.servings > 2
  const count = many ? `${Math.ceil(kit.servings / 2)} rounds` : 'a round'
  const again = top || kit.again(...softenedThings)
  const spread = under ? `Spread thinly with ${under}, then scatter ${again} over it` : `Scatter ${again} over it`
  const drizzle = kit.the(kit.need('fat'))
  kit.step(
    `${heatOven(kit, 475)} Leave a heavy sheet pan inside to get hot. On a sheet of parchment press and roll the dough out to ${count} ${kit.servings === 1 ? '9' : '12'} inches across. ${spread}${fromPan(kit, top)}${drizzle ? ` and drizzle with ${drizzle}` : ''}`,
    { active: 8 },
  )
  // a sheet pan takes one twelve-inch round at a time
  const turns = Math.ceil(kit.servings / 2)
  kit.step(
    `Slide onto the hot pan${turns > 1 ? ', one at a time' : ''}, paper and all, and bake until the rim is deep gold and the underside crisp, 10 to 13 minutes${turns > 1 ? ' each' : ''}`,
    { active: 2, waiting: 12 * turns },
  )
  const acid = kit.the(kit.one('acid'))
  if (acid) kit.step(`Squeeze ${acid} over while it is hot`, { active: 1 })
}

/** What was cooked in the skillet goes on too. */
function fromPan(kit: Kit, top: string): string {
  if (!top) return ''
  const cooked = [...kit.all('protein'), ...kit.all('vegetable'), ...kit.all('aromatic')].filter(
    (line) => kit.used(line) > 0.98 && !top.includes(kit.name(line)),
  )
  return cooked.length ? ` and ${kit.again(...cooked)} from the skillet` : ''
}
