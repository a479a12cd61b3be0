import { fishSauce, soySauce, sugarOrHoney } from '#domain/catalogue/flavours/first-allowed.ts'
import type { Flavour } from '#domain/catalogue/flavours/flavour.ts'
import type { Form, Slot } from '#domain/catalogue/forms/form.ts'
import {
  grainSlot,
  herbSlot,
  pepperSlots,
  proteinOf,
  proteinSlot,
  saltSlot,
  vegetableSlot,
} from '#domain/catalogue/forms/slots.ts'
import { doneAt } from '#domain/catalogue/writing/browning.ts'
import { type DishLine, isFreshFish, isKind } from '#domain/catalogue/writing/dish-line.ts'
import { finish } from '#domain/catalogue/writing/finish.ts'
import { grainToServe, startGrain } from '#domain/catalogue/writing/grain-beside.ts'
import type { Kit } from '#domain/catalogue/writing/kit.ts'
import { dishName, sayNames } from '#domain/catalogue/writing/names.ts'
import { isLeaf, minutesOf, slowestFirst } from '#domain/catalogue/writing/phrases.ts'
import { sayMinutes } from '#domain/catalogue/writing/sentences.ts'

/** Chicken, fish or tofu poached at a bare tremble with its vegetables, and a loud cold sauce. */
export const poachedPlate: Form = {
  id: 'poached-plate',
  label: 'poached plate',
  types: ['Main Dish'],
  meals: ['Dinner', 'Lunch'],
  methods: ['Boiled'],
  level: 2,
  equipment: [['Stovetop']],
  quickest: 35,
  calories: [250, 700],
  texture: 'none',
  saltPercent: 0.32,
  slots: ({ flavour }) => {
    const asian = flavour.cuisines.includes('Asian')
    return [
      ...(asian ? [grainSlot(flavour, 62)] : []),
      proteinSlot(flavour, {
        cut: 'whole',
        grams: proteinOf(1.08),
        where: (food) => isKind(food, 'poultry', 'tofu') || isFreshFish(food),
      }),
      ...brothSlots(asian),
      ...(asian ? [] : [potatoes(flavour)]),
      vegetableSlot(flavour, {
        grams: 110,
        count: [1, 2],
        cut: 'chunk',
        cooked: 'simmered',
        where: (food) => (food.behaviour.simmered ?? 99) <= 12 && !wateryGreens.has(food.id),
      }),
      ...(asian ? gingerSauce(flavour) : greenSauce(flavour)),
      ...(asian ? [] : pepperSlots(flavour)),
      saltSlot(),
    ]
  },
  write: (kit) => {
    startGrain(kit)
    startBroth(kit)
    cookVegetables(kit)
    poach(kit)
    makeSauce(kit)
    serve(kit)
  },
  name: (kit) => {
    const protein = dishName(kit.need('protein'))
    const sauce = kit.flavour.cuisines.includes('Asian')
      ? kit.food('scallion')
        ? 'ginger-scallion oil'
        : `${kit.food('fish-sauce') ? 'fish sauce' : kit.food('soy-sauce', 'tamari') ? 'soy' : 'chile'} and lime`
      : kit.one('brine')
        ? 'caper and herb sauce'
        : 'green herb sauce'
    return `poached ${protein} and ${sayNames(kit.all('vegetable').slice(0, 1))} with ${sauce}`
  },
  face: ['{items}, poached gently and served with {taste}', '{items} from a quiet broth, under a bright sauce'],
  whys: [
    'Water that only trembles keeps the meat juicy; a rolling boil would wring it dry',
    'What is gentle on the plate needs a loud sauce next to it',
    'The broth is yours to keep: strain it and tomorrow’s soup is half made',
  ],
}

const wateryGreens: ReadonlySet<string> = new Set(['eggplant', 'zucchini', 'tomato', 'cherry-tomatoes', 'beet'])

function brothSlots(asian: boolean): Slot[] {
  return asian
    ? [{ id: 'aromatic', pool: ['ginger'], grams: 9, cut: 'grated' }]
    : [
        { id: 'aromatic', pool: ['leek', 'onion'], grams: 45, cut: 'chunk' },
        { id: 'whole-spice', pool: ['bay'], grams: 0.15 },
      ]
}
function potatoes(flavour: Flavour): Slot {
  const usual = flavour.vegetables.includes('potato') || flavour.starches.includes('potato')
  return { id: 'starch', pool: usual ? ['potato'] : [], grams: 150, cut: 'chunk', flex: 'starch' }
}
function gingerSauce(flavour: Flavour): Slot[] {
  const scallion: Slot = { id: 'leaf', pool: ['scallion'], grams: 22, cut: 'slice' }
  if (flavour.id === 'vietnamese') {
    return [
      { id: 'dressing', pool: [fishSauce], grams: 9 },
      { id: 'dressing', pool: ['lime'], grams: 10 },
      { id: 'dressing', pool: [sugarOrHoney], grams: 4 },
      { id: 'chile', pool: ['thai-chile'], grams: 0.8, cut: 'dice' },
      { id: 'fat', pool: [['neutral-oil', 'olive-oil']], grams: 5, flex: 'fat' },
      herbSlot(flavour, 5),
    ]
  }
  return [
    scallion,
    { id: 'dressing', pool: [soySauce], grams: 12 },
    { id: 'dressing', pool: [['rice-vinegar', 'cider-vinegar']], grams: 3 },
    { id: 'fat', pool: [['neutral-oil', 'olive-oil']], grams: 13, required: true, flex: 'fat' },
  ]
}
function greenSauce(flavour: Flavour): Slot[] {
  return [
    { id: 'leaf', pool: flavour.herbs.filter((choice) => soft.has(String(choice))), grams: 10, cut: 'dice' },
    { id: 'brine', pool: flavour.brine?.filter((choice) => choice === 'capers') ?? [], grams: 5, cut: 'dice' },
    { id: 'dressing', pool: ['dijon'], grams: 4 },
    { id: 'dressing', pool: flavour.acid.slice(0, 1), grams: 8 },
    { id: 'fat', pool: ['olive-oil'], grams: 14, required: true, flex: 'fat' },
  ]
}
const soft: ReadonlySet<string> = new Set(['parsley', 'dill', 'chives', 'tarragon', 'basil', 'mint', 'cilantro'])

function startBroth(kit: Kit): void {
  const asian = kit.flavour.cuisines.includes('Asian')
  const quarts = Math.max(1, Math.round(kit.servings / 2))
  const potatoes = kit.food('potato')?.slot === 'starch' ? kit.one('starch') : undefined
  const scallion = kit.food('scallion')
  // most of it stays in the water
  const salted =
    kit.wish.diet === 'heart-healthy'
      ? undefined
      : { words: 'enough salt to taste like mild broth', form: 'part' as const }
  const flavouring = asian
    ? kit.the(kit.part(kit.food('ginger'), 0.35), kit.part(scallion, 0.35), salted)
    : kit.the(kit.all('aromatic', 'whole-spice'), salted)
  const potato = kit.the(potatoes)
  const head = Math.max(3, 15 - vegetableMinutes(kit))
  kit.step(
    `Bring ${quarts} ${quarts === 1 ? 'quart' : 'quarts'} water to a boil in a wide pot${flavouring && ` with ${flavouring}`}. ${potato ? `Add ${potato} and simmer for ${sayMinutes(head)}.` : 'Simmer for 5 minutes, so that the water tastes of something.'}`,
    { active: 3, waiting: (potato ? head : 5) + 8 },
  )
}

function vegetableMinutes(kit: Kit): number {
  return Math.max(2, ...kit.all('vegetable').map((line) => minutesOf(line, 'simmered')))
}

function cookVegetables(kit: Kit): void {
  const vegetables = slowestFirst(kit.all('vegetable'), 'simmered')
  const firm = vegetables.filter((line) => !isLeaf(line))
  const leaves = kit.the(vegetables.filter(isLeaf))
  const minutes = vegetableMinutes(kit)
  const potatoes = kit.food('potato')?.slot === 'starch' ? ' and the potatoes are soft' : ''
  const until = firm.length ? 'just tender' : 'wilted'
  const said = kit.the(firm)
  const [slow, quick] = firm
  const apart = slow && quick && minutesOf(slow, 'simmered') - minutesOf(quick, 'simmered') >= 4
  const order = apart ? `, ${kit.again(slow)} a few minutes before ${kit.again(quick)},` : ''
  const cooked = [said, leaves].filter(Boolean).join(' and ')
  kit.step(
    `Drop in ${cooked}${order} and simmer until ${until}${potatoes}, ${sayMinutes(minutes)}. Lift out onto a platter with a slotted spoon and cover`,
    { active: 2, waiting: minutes },
  )
}

function poach(kit: Kit): void {
  const protein = kit.need('protein')
  const said = kit.the(protein)
  const [text, minutes] = poaching(protein, said, kit)
  kit.step(`Lower the heat until the water barely trembles. ${text}`, { active: 1, waiting: minutes })
}

function poaching(protein: DishLine, said: string, kit: Kit): [string, number] {
  const it = kit.they(protein)
  if (isKind(protein, 'poultry')) {
    const minutes = protein.id === 'chicken-breast' ? 15 : 13
    return [
      `Slip in ${said}, cover, and poach, turning once, until cooked through (${doneAt.poultry}), ${sayMinutes(minutes)}. Lift out, rest for 5 minutes and slice`,
      minutes + 5,
    ]
  }
  if (isKind(protein, 'tofu'))
    return [`Slip in ${said} and let stand for 5 minutes, until hot to the middle. Lift out`, 5]
  return [
    `Slip in ${said} and poach until ${it} ${kit.verb('flake', protein)} (${doneAt.whole}), 6 to 8 minutes. Lift out with care`,
    8,
  ]
}

function makeSauce(kit: Kit): void {
  const asian = kit.flavour.cuisines.includes('Asian')
  const chopped = kit.all('aromatic', 'leaf', 'brine', 'chile')
  // an oil that the dressing has already is one line with it
  const fat = kit.one('fat') ?? kit.all('dressing').find((line) => isKind(line, 'oil'))
  const dressing = kit.all('dressing').filter((line) => line !== fat)
  if (!asian) {
    kit.step(
      `While it poaches, stir together ${kit.the(chopped, dressing, kit.salt())} ${fat ? `and beat in ${kit.the(fat)} with` : 'with'} a spoonful of the broth`,
      { active: 3 },
    )
    return
  }
  if (kit.food('fish-sauce', 'soy-sauce', 'tamari', 'coconut-aminos')?.slot === 'dressing' && kit.one('chile')) {
    kit.step(
      `While it poaches, stir together ${kit.the(dressing, chopped, fat)} with a spoonful of the broth until the sugar dissolves`.replace(
        'the sugar dissolves',
        kit.food('sugar') ? 'the sugar dissolves' : 'smooth',
      ),
      { active: 3 },
    )
    return
  }
  if (!fat) {
    kit.step(`While it poaches, stir together ${kit.the(chopped, dressing)} with a spoonful of the broth`, {
      active: 3,
    })
    return
  }
  kit.step(
    `Put ${kit.the(chopped)} in a heatproof bowl. Heat ${kit.the(fat)} in a small pan until it shimmers, pour it over so that it sizzles, and stir in ${kit.the(dressing)}`,
    { active: 4 },
  )
}

function serve(kit: Kit): void {
  const rice = kit.one('starch')
  const beside = rice && rice.id !== 'potato' ? grainToServe(kit) : ''
  const set = kit.again(kit.need('protein'), ...kit.all('vegetable'), rice?.id === 'potato' ? rice : undefined)
  finish(kit, `Arrange ${set}${beside ? ` over ${beside}` : ' on plates'}.`, 'Spoon the sauce over everything')
}
