import { anyStock } from '#domain/catalogue/flavours/first-allowed.ts'
import type { Portion } from '#domain/catalogue/flavours/flavour.ts'
import type { Form, Slot } from '#domain/catalogue/forms/form.ts'
import { noodleMinutes, noodleSlot } from '#domain/catalogue/forms/pots-and-pans/noodle-slots.ts'
import {
  acidSlot,
  chileSlots,
  crunchSlot,
  herbSlot,
  proteinOf,
  proteinSlot,
  saltSlot,
  sauceSlots,
  vegetableSlot,
} from '#domain/catalogue/forms/slots.ts'
import { doneAt, shellfishDone } from '#domain/catalogue/writing/browning.ts'
import { type DishLine, isKind } from '#domain/catalogue/writing/dish-line.ts'
import { finish } from '#domain/catalogue/writing/finish.ts'
import type { Kit } from '#domain/catalogue/writing/kit.ts'
import { attributive, flavourWord } from '#domain/catalogue/writing/names.ts'
import { brothSauces, isLeaf, minutesOf, stirInMiso, stockOrWater } from '#domain/catalogue/writing/phrases.ts'
import { sayMinutes, vessels } from '#domain/catalogue/writing/sentences.ts'
import { water } from '#domain/catalogue/writing/water.ts'

/** Noodles under a clear broth that is given half an hour with charred onion and ginger: pho, ramen, soba. */
export const noodleSoup: Form = {
  id: 'noodle-soup',
  label: 'noodle soup',
  types: ['Main Dish', 'Soup'],
  meals: ['Dinner', 'Lunch', 'Late Night', 'Breakfast'],
  methods: ['Boiled'],
  level: 2,
  equipment: [['Stovetop']],
  quickest: 38,
  calories: [280, 720],
  texture: 'wet',
  saltPercent: 0.38,
  weather: 'cold',
  slots: ({ flavour }) => [
    { id: 'aromatic', pool: ['onion'], grams: 45, cut: 'chunk', required: true },
    { id: 'aromatic', pool: ['ginger'], grams: 7, cut: 'whole', required: true },
    ...(brothSpices[flavour.id] ?? []).map(([choice, grams]): Slot => ({ id: 'whole-spice', pool: [choice], grams })),
    { id: 'stock', pool: [anyStock], grams: 330 },
    ...sauceSlots(flavour, 0.7, ['cornstarch', 'oyster-sauce']),
    noodleSlot(flavour, 'soup', 68),
    proteinSlot(flavour, {
      cut: 'strip',
      grams: proteinOf(0.72),
      where: (food) => isKind(food, 'poultry', 'steak', 'pork', 'shrimp', 'tofu'),
    }),
    { id: 'egg', pool: ramen.has(flavour.id) ? ['egg'] : [], grams: 50 },
    vegetableSlot(flavour, {
      pool: [...flavour.vegetables, 'bok-choy'],
      grams: 80,
      count: [1, 1],
      cut: 'slice',
      cooked: 'simmered',
      where: (food) => (food.behaviour.simmered ?? 99) <= 5,
    }),
    { id: 'raw', pool: flavour.raw.filter((choice) => choice === 'bean-sprouts'), grams: 35, cut: 'raw' },
    ...chileSlots(flavour),
    { id: 'leaf', pool: ['scallion'], grams: 10, cut: 'slice' },
    herbSlot({ ...flavour, herbs: flavour.herbs.filter((choice) => choice !== 'scallion' && choice !== 'chives') }, 6),
    ...(limeKitchens.has(flavour.id) ? [acidSlot(flavour, 7)] : []),
    crunchSlot({ ...flavour, crunch: ramen.has(flavour.id) ? ['sesame'] : [] }, 3),
    saltSlot(),
  ],
  write: (kit) => {
    simmerBroth(kit)
    boilEggs(kit)
    boilNoodles(kit)
    seasonBroth(kit)
    assemble(kit)
  },
  name: (kit) => {
    const noodles = kit.need('starch')
    const soup = isKind(noodles, 'vegetable noodles') ? 'zucchini-noodle soup' : `${noodleWord(noodles)} soup`
    return `${flavourWord(kit)} ${attributive(kit.need('protein')).replace('steak', 'beef')} ${soup}`
  },
  face: ['Noodles and {items} in a clear, deep broth with {taste}', '{items} over noodles, in a broth of {taste}'],
  whys: [
    'Charring the onion and ginger gives a quick broth the color and sweetness of a long one',
    'Broth, noodles and toppings are cooked separately and meet in the bowl, so nothing is overdone',
    'Store-bought stock tastes like your own once burnt onion and ginger have simmered in it',
  ],
}

const ramen: ReadonlySet<string> = new Set([
  'soy-mirin',
  'miso-sesame',
  'gochujang',
  'bulgogi',
  'goma-sesame',
  'ginger-soy',
])
const limeKitchens: ReadonlySet<string> = new Set(['vietnamese', 'thai-basil'])
const brothSpices: Readonly<Record<string, readonly Portion[]>> = {
  vietnamese: [
    ['star-anise', 0.8],
    ['cinnamon-stick', 0.9],
  ],
  'thai-basil': [
    ['star-anise', 0.6],
    ['cinnamon-stick', 0.8],
  ],
  sichuan: [
    ['sichuan', 0.5],
    ['star-anise', 0.6],
  ],
}

function noodleWord({ id }: DishLine): string {
  const words: Readonly<Record<string, string>> = {
    udon: 'udon noodle',
    soba: 'soba noodle',
    'rice-noodles': 'rice noodle',
  }
  return words[id] ?? 'noodle'
}

function simmerBroth(kit: Kit): void {
  const spices = kit.the(kit.all('whole-spice'))
  const toast = spices ? ` Add ${spices} for the last minute, until fragrant.` : ''
  const { early } = brothSauces(kit)
  kit.step(
    `Set a large dry pot over high heat. Char ${kit.the(kit.all('aromatic'))}, turning once or twice, until blackened in patches, 6 minutes.${toast}`,
    { active: 6 },
  )
  const poured = kit.the(stockOrWater(kit, 330), water(80 * kit.servings), early)
  kit.step(
    `Pour in ${poured}. Bring to a boil, then lower the heat, cover and simmer gently for 25 minutes. Scoop out what is floating`,
    { active: 2, waiting: 25, meanwhile: true },
  )
}

function boilEggs(kit: Kit): void {
  const eggs = kit.one('egg')
  if (!eggs) return
  kit.step(
    `Lower ${kit.the(eggs)} into a saucepan of boiling water and simmer for 9 minutes, so that the yolks are set but still tender. Cool under running water, peel and halve`,
    { active: 3, waiting: 9, meanwhile: true },
  )
}

function boilNoodles(kit: Kit): void {
  const noodles = kit.need('starch')
  if (isKind(noodles, 'vegetable noodles')) return
  const minutes = noodleMinutes(noodles)
  const bowls = kit.servings > 1 ? vessels(kit.servings, 'bowl', 'deep bowls') : 'a deep bowl'
  kit.step(
    `Cook ${kit.the(noodles)} in a pot of unsalted boiling water until tender but springy, about ${sayMinutes(minutes)}. Rinse briefly, drain well and ${kit.servings > 1 ? 'divide among' : 'put in'} ${bowls}`.replace(
      'among two',
      'between two',
    ),
    { active: 3, waiting: minutes + 6 },
  )
}

function seasonBroth(kit: Kit): void {
  const protein = kit.need('protein')
  const vegetables = kit.all('vegetable')
  const minutes = Math.max(1, ...vegetables.map((line) => minutesOf(line, 'simmered')))
  const leafy = vegetables.every(isLeaf)
  const zoodles = isKind(kit.need('starch'), 'vegetable noodles') ? kit.need('starch') : undefined
  const salt = kit.the(kit.all('salt'))
  const season = salt ? `Season the broth with ${salt}: it should taste a shade too strong by itself. ` : ''
  const greens = kit.the(vegetables, zoodles)
  const [text, waiting] = poached(kit, protein)
  const cooked = greens
    ? ` Add ${greens} and cook until ${leafy ? 'wilted' : 'just tender'}, ${sayMinutes(minutes)}.`
    : ''
  kit.step(`${season}Bring back to a simmer. ${text}.${cooked} ${stirInMiso(kit)}`, {
    active: 2,
    waiting: waiting + minutes,
  })
}

function poached(kit: Kit, protein: DishLine): [string, number] {
  const said = kit.the(protein)
  if (isKind(protein, 'poultry'))
    return [`Slip in ${said} and poach at a bare simmer until cooked through (${doneAt.poultry}), 5 minutes`, 5]
  if (isKind(protein, 'shrimp')) return [`Slip in ${said} and cook until ${shellfishDone(protein)}, 3 minutes`, 3]
  if (isKind(protein, 'tofu')) return [`Slip in ${said} and heat through, 3 minutes`, 3]
  if (isKind(protein, 'steak'))
    return [`Stir in ${said}; the slices are done as soon as no pink is left (${doneAt.whole}), about 1 minute`, 1]
  return [`Slip in ${said} and simmer until no longer pink (${doneAt.whole}), 3 minutes`, 3]
}

function assemble(kit: Kit): void {
  const noodles = kit.need('starch')
  const fresh = isKind(noodles, 'vegetable noodles')
  const bowls = vessels(kit.servings, 'bowl', 'bowls')
  const eggs = kit.one('egg')
  const top = kit.the(kit.all('raw', 'leaf', 'chile'))
  const acid = kit.the(kit.one('acid'))
  const pour = fresh ? `Ladle everything into ${bowls}` : `Ladle the broth and what is in it over the noodles`
  const laid = [eggs ? `lay on ${kit.again(eggs)}` : '', top ? `top with ${top}` : ''].filter(Boolean).join(' and ')
  finish(
    kit,
    `${pour}${laid ? `; ${laid}` : ''}.${acid ? ` Sharpen each bowl with some of ${acid}.` : ''}`,
    'Serve hot',
    3,
  )
}
