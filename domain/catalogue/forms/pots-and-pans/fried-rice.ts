import { fishSauce, soySauce } from '#domain/catalogue/flavours/first-allowed.ts'
import type { Flavour, Portion } from '#domain/catalogue/flavours/flavour.ts'
import type { Form, Slot } from '#domain/catalogue/forms/form.ts'
import {
  acidSlot,
  chileSlots,
  fatSlot,
  herbSlot,
  proteinOf,
  proteinSlot,
  saltSlot,
  sauceSlots,
  vegetableSlot,
} from '#domain/catalogue/forms/slots.ts'
import { brown } from '#domain/catalogue/writing/browning.ts'
import { isKind } from '#domain/catalogue/writing/dish-line.ts'
import { finish } from '#domain/catalogue/writing/finish.ts'
import type { Kit } from '#domain/catalogue/writing/kit.ts'
import { attributive, flavourWord, sayNames } from '#domain/catalogue/writing/names.ts'
import { aromaticsOf, minutesOf, slowestFirst } from '#domain/catalogue/writing/phrases.ts'
import { sayMinutes } from '#domain/catalogue/writing/sentences.ts'
import { water } from '#domain/catalogue/writing/water.ts'

/** Rice boiled, dried on a tray and fried: eggs, a little meat, small vegetables. */
export const friedRice: Form = {
  id: 'fried-rice',
  label: 'fried rice',
  is: ['one pot', 'leftover rice'],
  bestIn: ['Wok'],
  types: ['Main Dish'],
  meals: ['Dinner', 'Lunch', 'Late Night'],
  methods: ['Fried', 'Sautéed'],
  level: 1,
  equipment: [['Stovetop']],
  quickest: 18,
  calories: [260, 850],
  texture: 'browned',
  saltPercent: 0.42,
  slots: ({ flavour }) => [
    {
      id: 'starch',
      pool: [...flavour.starches, 'jasmine', 'cauli-rice'],
      grams: (food) => (isKind(food, 'cauliflower rice') ? 170 : 80),
      required: true,
      flex: 'starch',
      where: (food) => isKind(food, 'rice', 'cauliflower rice'),
    },
    proteinSlot(flavour, {
      cut: 'bite',
      grams: proteinOf(0.5),
      where: (food) =>
        isKind(food, 'poultry', 'shrimp', 'pork', 'steak', 'ground meat', 'ground poultry', 'tofu', 'cured meat'),
    }),
    { id: 'egg', pool: ['egg'], grams: 50, flex: 'protein' },
    vegetableSlot(flavour, {
      pool: [...flavour.vegetables.filter((choice) => small.has(String(choice))), 'carrot', 'peas'],
      grams: 85,
      cut: 'dice',
      cooked: 'sauteed',
    }),
    {
      id: 'leaf',
      pool: [...(flavour.brine ?? []), ...flavour.aromatics.map(([choice]) => choice)],
      grams: 60,
      required: flavour.id === 'kimchi',
      where: (food) => isKind(food, 'ferment'),
    },
    { id: 'aromatic', pool: ['scallion'], grams: 18, cut: 'dice' },
    { id: 'aromatic', pool: ['garlic'], grams: 4, cut: 'dice' },
    ...(flavour.cuisines.includes('Thai') ? [] : [ginger]),
    ...chileSlots(flavour, 0.8),
    ...seasoningSlots(flavour),
    fatSlot({ ...flavour, fat: ['neutral-oil', ...flavour.fat] }, 11),
    ...(flavour.cuisines.includes('Thai') || chifa.has(flavour.id) ? [acidSlot(flavour, 7)] : []),
    herbSlot(flavour, 4),
    saltSlot(),
  ],
  write: (kit) => {
    dryRice(kit)
    mixSauce(kit)
    const began = scramble(kit)
    fryProtein(kit, began)
    fryVegetables(kit)
    fryRice(kit)
    const basil = kit.food('thai-basil', 'basil')
    const off = [basil && kit.used(basil) < 0.01 ? kit.the(basil) : '', kit.the(kit.one('acid'))]
    const stirred = off.filter(Boolean).join(' and ')
    finish(kit, stirred ? `Off the heat, toss in ${stirred}.` : '', 'Serve hot')
  },
  name: (kit) => {
    const kimchi = kit.one('leaf') ? ' and kimchi' : ''
    const protein = attributive(kit.need('protein')).replace('steak', 'beef')
    const rice = isKind(kit.need('starch'), 'cauliflower rice') ? 'fried cauliflower rice' : 'fried rice'
    return kit.vary(
      `${flavourWord(kit)} ${rice} with ${protein}${kimchi}`,
      `${flavourWord(kit)} ${protein}${kimchi} ${rice} with ${sayNames(kit.all('vegetable').slice(0, 1))}`,
    )
  },
  face: [
    '{items} tossed with toasted rice and {taste}',
    'Rice fried until it crackles, with {items} and {taste}',
    '{items} in a hot pan, with {taste}',
  ],
  whys: [
    'The grains are spread out to dry first, so that they fry and do not stick',
    'Left alone for a minute at a time, some of the grains toast and crackle',
    'Everything is cut small and fried in turn, so each spoonful has some of everything',
  ],
}

const small: ReadonlySet<string> = new Set([
  'red-pepper',
  'green-beans',
  'snow-peas',
  'mushrooms',
  'shiitake',
  'broccoli',
  'corn',
  'carrot',
  'peas',
  'cabbage',
  'zucchini',
  'asparagus',
  'celery',
  'bok-choy',
  'bean-sprouts',
  'green-pepper',
])
/** Kitchens of Peru, where fried rice came with cooks from Canton. */
const chifa: ReadonlySet<string> = new Set(['andean', 'peruvian'])
const ginger: Slot = { id: 'aromatic', pool: ['ginger'], grams: 3, cut: 'dice' }

/** What each kitchen pours over its fried rice; its stir-fry sauce would drown it. */
function seasoningSlots(flavour: Flavour): Slot[] {
  const own = seasonings[flavour.id]
  if (!own) return sauceSlots(flavour, 0.7, ['cornstarch'])
  return own.map(([choice, grams]) => ({ id: 'sauce', pool: [choice], grams }))
}
const sesameOil = ['sesame-oil', 'neutral-oil'] as const
const seasonings: Readonly<Record<string, readonly Portion[]>> = {
  cantonese: [
    [soySauce, 10],
    [sesameOil, 2.5],
  ],
  sichuan: [
    [['doubanjiang', 'tamari', 'coconut-aminos'], 6],
    [soySauce, 5],
  ],
  vietnamese: [
    [fishSauce, 7],
    [soySauce, 4],
  ],
  'soy-mirin': [
    [soySauce, 10],
    [['mirin', 'dry-sherry'], 4],
  ],
  gochujang: [
    ['gochujang', 9],
    [soySauce, 5],
    [sesameOil, 3],
  ],
  bulgogi: [
    [soySauce, 10],
    [sesameOil, 4],
  ],
  andean: [
    [soySauce, 11],
    [sesameOil, 2.5],
  ],
  peruvian: [
    [soySauce, 11],
    [sesameOil, 2.5],
  ],
  indonesian: [[['kecap-manis', ...soySauce], 15]],
  malaysian: [
    [soySauce, 9],
    [['sriracha', 'tomato-paste'], 4],
  ],
  filipino: [[soySauce, 9]],
  kimchi: [
    [soySauce, 6],
    [sesameOil, 4],
  ],
  'garlic-soy': [
    [soySauce, 10],
    [sesameOil, 3],
  ],
  shanghainese: [
    [soySauce, 8],
    [['shaoxing', 'dry-sherry'], 5],
  ],
  'ginger-soy': [
    [soySauce, 10],
    [['sake', 'dry-sherry'], 4],
  ],
}

function dryRice(kit: Kit): void {
  const rice = kit.need('starch')
  if (isKind(rice, 'cauliflower rice')) return
  const liquid = water((rice.grams / 185) * 1.25 * 240)
  const why = kit.vary('dry grains fry, damp ones steam', 'the drier the grains, the better they fry')
  kit.step(
    `Put ${kit.the(rice)} in a saucepan with ${liquid.words} and bring to a boil. Cover and cook over the lowest heat for 15 minutes. Fork the rice out onto a sheet pan or a large platter and leave until it stops steaming, 10 minutes: ${why}`,
    { active: 2, waiting: 25 },
  )
}

function mixSauce(kit: Kit): void {
  const sauce = kit.all('sauce')
  if (sauce.length < 2) return
  const paste = sauce.some(({ id }) => id === 'gochujang' || id === 'doubanjiang' || id === 'tomato-paste')
  const mixed = kit.the(sauce, paste ? water(8 * kit.servings) : undefined)
  kit.step(`${kit.vary('Stir together', 'In a small bowl mix')} ${mixed}`, { active: 1 })
}

/** Eggs first, in soft curds; whether the pan is already hot. */
function scramble(kit: Kit): boolean {
  const eggs = kit.one('egg')
  if (!eggs) return false
  const oil = kit.the(kit.part(kit.need('fat'), 0.35))
  const heat = kit.vary(
    'Heat a wok or your largest skillet over medium-high heat',
    'Set a wok or a wide skillet over medium-high heat',
  )
  kit.step(
    `${heat} with ${oil}. Beat ${kit.the(eggs)}, pour in and push around until just set in big soft curds, ${kit.servings > 4 ? '2 minutes' : '1 minute'}. Transfer to a plate`,
    { active: kit.servings > 4 ? 4 : 3 },
  )
  return true
}

function fryProtein(kit: Kit, began: boolean): void {
  const protein = kit.need('protein')
  const fat = kit.need('fat')
  const oil = began ? kit.the(fat) : kit.the(kit.part(fat, 0.5))
  const { text, active } = brown(kit, protein)
  const heat = began
    ? `Raise the heat to high${oil && ` and add ${oil}`}`
    : `Heat ${oil} in a wok or wide skillet over high heat`
  kit.step(`${heat}. ${text}`, { active: active + 1 })
}

function fryVegetables(kit: Kit): void {
  const { quick, scallion } = aromaticsOf(kit)
  const vegetables = slowestFirst(kit.all('vegetable'), 'sauteed')
  const minutes = Math.max(2, minutesOf(vegetables[0], 'sauteed') - 1)
  const oil = kit.the(kit.one('fat'))
  const kimchi = kit.one('leaf')
  const fragrant = kit.the(quick, kit.part(scallion, 0.5), kit.all('chile'))
  const added = kit.the(vegetables, kimchi)
  kit.step(
    `Add ${oil ? `${oil} and ` : ''}${added} and stir-fry until ${kimchi ? 'the kimchi is tender and smells toasted' : 'just tender'}, ${sayMinutes(minutes)}.${fragrant ? ` Stir in ${fragrant} for 30 seconds.` : ''}`,
    { active: minutes + 1 },
  )
}

function fryRice(kit: Kit): void {
  const rice = kit.need('starch')
  const fresh = isKind(rice, 'cauliflower rice')
  const said = fresh ? kit.the(rice) : kit.again(rice)
  const press = kit.vary(
    'pressing it against the pan and leaving it for a minute at a time, until it crackles and some grains are toasted',
    'breaking up the lumps, then leaving it alone between tosses, until the grains jump and smell toasted',
  )
  const how = fresh
    ? 'and toss until steaming and just tender, 4 minutes'
    : `and fry over high heat, ${press}, 4 minutes`
  const crowd = kit.servings > 4 && !fresh ? ' in two batches' : ''
  const sauce = kit.all('sauce')
  const poured = sauce.length > 1 ? 'the sauce' : kit.the(sauce)
  const eggs = kit.one('egg')
  const pour = poured && ` Pour ${poured} around the edge of the pan, where it sizzles, `
  const back = eggs ? 'return the egg and toss' : 'then toss'
  kit.step(
    `Add ${said}${crowd} ${how}.${pour ? `${pour}${back} until ${fresh ? 'everything' : 'every grain'} is colored, 1 minute.` : eggs ? ' Return the egg to the pan and toss.' : ''}`,
    { active: crowd ? 7 : 5 },
  )
}
