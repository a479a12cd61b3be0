import { fishSauce, soySauce, sugarOrHoney } from '#domain/catalogue/flavours/first-allowed.ts'
import type { Portion } from '#domain/catalogue/flavours/flavour.ts'
import type { Form, Slot } from '#domain/catalogue/forms/form.ts'
import { noodleMinutes, noodleSlot } from '#domain/catalogue/forms/pots-and-pans/noodle-slots.ts'
import {
  acidSlot,
  chileSlots,
  crunchSlot,
  fatSlot,
  herbSlot,
  proteinOf,
  proteinSlot,
  saltSlot,
  vegetableSlot,
} from '#domain/catalogue/forms/slots.ts'
import { brown } from '#domain/catalogue/writing/browning.ts'
import { isKind } from '#domain/catalogue/writing/dish-line.ts'
import { finish } from '#domain/catalogue/writing/finish.ts'
import type { Kit } from '#domain/catalogue/writing/kit.ts'
import { attributive, flavourWord, sayNames } from '#domain/catalogue/writing/names.ts'
import { aromaticsOf, isLeaf, minutesOf, slowestFirst } from '#domain/catalogue/writing/phrases.ts'
import { sayMinutes } from '#domain/catalogue/writing/sentences.ts'
import { water } from '#domain/catalogue/writing/water.ts'

/** Noodles fried with what is at hand in a dark, glossy sauce: lo mein, yakisoba, japchae, pad see ew. */
export const stirFriedNoodles: Form = {
  id: 'stir-fried-noodles',
  label: 'stir-fried noodles',
  bestIn: ['Wok'],
  types: ['Main Dish'],
  meals: ['Dinner', 'Lunch', 'Late Night'],
  methods: ['Fried', 'Sautéed', 'Boiled'],
  level: 2,
  equipment: [['Stovetop']],
  quickest: 20,
  calories: [240, 800],
  texture: 'browned',
  saltPercent: 0.42,
  slots: ({ flavour }) => [
    noodleSlot(flavour, 'wok', 70),
    proteinSlot(flavour, {
      cut: 'strip',
      grams: proteinOf(0.75),
      where: (food) => isKind(food, 'poultry', 'shrimp', 'pork', 'steak', 'ground meat', 'ground poultry', 'tofu'),
    }),
    ...(flavour.cuisines.includes('Thai') ? [{ ...egg }] : []),
    vegetableSlot(flavour, {
      ...(flavour.id === 'isan' && { pool: ['bean-sprouts', 'carrot'] }),
      grams: 100,
      count: [2, 2],
      cut: 'slice',
      cooked: 'sauteed',
      // a watery root would boil the noodles
      where: (food) => (food.behaviour.sauteed ?? 99) <= 6 && food.id !== 'daikon',
    }),
    ...(flavour.id === 'kimchi'
      ? [{ id: 'leaf' as const, pool: [['kimchi', 'vegan-kimchi']], grams: 65, required: true }]
      : []),
    { id: 'aromatic', pool: ['garlic'], grams: 4, cut: 'slice' },
    { id: 'aromatic', pool: flavour.cuisines.includes('Thai') ? [] : ['ginger'], grams: 3, cut: 'slice' },
    {
      id: 'aromatic',
      pool: flavour.cuisines.includes('Thai') ? ['shallot'] : ['scallion'],
      grams: 18,
      cut: 'slice',
    },
    ...chileSlots(flavour),
    ...(flavour.wholeSpices ?? []).map(([choice, grams]): Slot => ({ id: 'whole-spice', pool: [choice], grams })),
    ...(sauces[flavour.id] ?? (flavour.sauce ?? []).filter(([choice]) => !choice.includes('cornstarch'))).map(
      ([choice, grams]): Slot => ({ id: 'sauce', pool: [choice], grams: grams * 1.05 }),
    ),
    fatSlot(flavour, 11),
    ...(flavour.cuisines.includes('Thai') || flavour.id === 'vietnamese' ? [acidSlot(flavour, 7)] : []),
    herbSlot(flavour.id === 'isan' ? { ...flavour, herbs: ['cilantro'] } : flavour, 4),
    { ...crunchSlot(flavour, flavour.id === 'isan' ? 12 : 6), ...(flavour.id === 'isan' && { required: true }) },
    saltSlot(),
  ],
  write: (kit) => {
    boilNoodles(kit)
    kit.step(
      `${kit.vary('Stir together', 'Whisk')} ${kit.the(kit.all('sauce'), water(18 * kit.servings))}, and set by the stove`,
      { active: 2 },
    )
    fryProtein(kit)
    fryVegetables(kit)
    tossNoodles(kit)
    const basil = kit.food('thai-basil', 'basil')
    const off = [basil ? kit.the(basil) : '', kit.the(kit.one('acid'))].filter(Boolean).join(' and ')
    finish(kit, off ? `Off the heat, toss in ${off}.` : '', 'Serve at once')
  },
  name: (kit) => {
    const protein = attributive(kit.need('protein')).replace('steak', 'beef')
    const noodles = isKind(kit.need('starch'), 'vegetable noodles') ? 'zucchini noodles' : 'fried noodles'
    return `${flavourWord(kit)} ${noodles} with ${protein} and ${sayNames(kit.all('vegetable').slice(0, 1))}`
  },
  face: ['{items} and noodles, fried hot with {taste}', 'Slippery noodles with {items}, glossy with {taste}'],
  whys: [
    'The noodles go in slightly underdone and drink the sauce in the pan',
    'Rinsed cold and shaken dry, the noodles slide through the pan and do not clump',
    'The sauce is mixed beforehand, because the last two minutes are fast',
  ],
}

const egg: Slot = { id: 'egg', pool: ['egg'], grams: 38 }
const sesameOil = ['sesame-oil', 'neutral-oil'] as const
const oyster = ['oyster-sauce', 'hoisin-sauce', ...soySauce] as const
const sauces: Readonly<Record<string, readonly Portion[]>> = {
  cantonese: [
    [soySauce, 10],
    [oyster, 10],
    [sesameOil, 3],
  ],
  sichuan: [
    [['doubanjiang', 'tamari', 'coconut-aminos'], 7],
    [soySauce, 8],
    [['rice-vinegar', 'cider-vinegar'], 4],
    [sugarOrHoney, 2],
  ],
  'soy-mirin': [
    [soySauce, 12],
    [['mirin', 'dry-sherry', 'rice-vinegar'], 8],
    [['ketchup', 'tomato-paste'], 5],
    [sugarOrHoney, 2],
  ],
  'miso-sesame': [
    [['miso', ...soySauce], 12],
    [['mirin', 'dry-sherry', 'rice-vinegar'], 9],
    [sesameOil, 3],
  ],
  bulgogi: [
    [soySauce, 14],
    [sugarOrHoney, 5],
    [sesameOil, 6],
  ],
  gochujang: [
    ['gochujang', 12],
    [soySauce, 8],
    [['honey', 'maple'], 5],
    [sesameOil, 3],
  ],
  'thai-basil': [
    [soySauce, 10],
    [oyster, 9],
    [fishSauce, 4],
    [['palm-sugar', 'honey', 'maple'], 4],
  ],
  indonesian: [
    [['kecap-manis', ...soySauce], 15],
    [soySauce, 4],
  ],
  malaysian: [
    [soySauce, 10],
    [oyster, 8],
    [['sriracha', 'tomato-paste'], 3],
  ],
  filipino: [
    [soySauce, 11],
    [oyster, 7],
  ],
  kimchi: [
    [soySauce, 9],
    [['sugar', 'honey', 'maple'], 3],
    [sesameOil, 4],
  ],
  isan: [
    ['tamarind', 10],
    [fishSauce, 10],
    [['palm-sugar', 'honey', 'maple'], 7],
  ],
  vietnamese: [
    [fishSauce, 8],
    [soySauce, 5],
    [sugarOrHoney, 4],
  ],
}

function boilNoodles(kit: Kit): void {
  const noodles = kit.need('starch')
  if (isKind(noodles, 'vegetable noodles')) return
  const minutes = Math.max(3, noodleMinutes(noodles) - 1)
  kit.step(
    `Bring a large pot of water to a boil. Cook ${kit.the(noodles)} until a minute short of done, about ${sayMinutes(minutes)}; they finish in the pan. Drain, rinse under cold water until cool and shake dry${noodles.id === 'glass-noodles' ? ', then snip a few times with scissors' : ''}`,
    { active: 3, waiting: minutes + 7, meanwhile: true },
  )
}

function fryProtein(kit: Kit): void {
  const oil = kit.the(kit.part(kit.need('fat'), 0.5))
  const { text, active } = brown(kit, kit.need('protein'))
  const hot = kit.vary(
    'Heat a wok or your widest skillet over high heat until a drop of water skitters across it.',
    'Set a wok or a wide skillet over high heat until it just begins to smoke.',
  )
  kit.step(`${hot} Swirl in ${oil}. ${text}. ${kit.vary('Scrape onto a plate', 'Lift out onto a plate')}`, {
    active: active + 2,
  })
}

function fryVegetables(kit: Kit): void {
  const { slow, quick, scallion } = aromaticsOf(kit)
  const all = kit.all('vegetable')
  const firm = slowestFirst(
    all.filter((line) => !isLeaf(line)),
    'sauteed',
  )
  const leaves = all.filter(isLeaf)
  const minutes = Math.max(2, minutesOf(firm[0], 'sauteed'))
  const oil = kit.the(kit.need('fat'))
  const kimchi = kit.one('leaf')
  const first = kit.the(firm, kimchi)
  const fragrant = kit.the(slow, quick, kit.part(scallion, 0.5), kit.all('chile', 'whole-spice'))
  const lead = first
    ? `Return the pan to high heat with ${[oil, first].filter(Boolean).join(' and ')}; stir-fry until ${kimchi ? 'the kimchi is tender and smells toasted' : 'just tender, with color at the edges'}, ${sayMinutes(minutes)}.`
    : `Return the pan to high heat${oil && ` with ${oil}`}.`
  const green = kit.the(leaves)
  kit.step(
    `${lead} ${fragrant ? `Add ${fragrant} and stir until fragrant, 30 seconds${green ? `; wilt ${green} for a minute` : ''}.` : ''}`,
    { active: minutes + 1 },
  )
}

function tossNoodles(kit: Kit): void {
  const noodles = kit.need('starch')
  const eggs = kit.one('egg')
  const beaten = eggs
    ? `Push everything to one side, break ${kit.the(eggs)} into the space and scramble until set, 1 minute. `
    : ''
  const said = kit.the(noodles) || kit.again(noodles)
  const crowd = kit.servings > 4 ? ' Work in two batches if the pan is more than half full.' : ''
  const until = kit.vary(
    ' until the pan is nearly dry and the strands are dark and glossy',
    ', lifting with tongs, until every strand is stained and the pan is nearly dry',
  )
  kit.step(
    `${beaten}Add ${said} and the sauce, return ${kit.again(kit.need('protein'))} with any juices, and toss over high heat${until}, 2 minutes.${crowd}`,
    { active: eggs ? 4 : 3 },
  )
}
