import type { Form } from '#domain/catalogue/forms/form.ts'
import {
  acidSlot,
  grainSlot,
  herbSlot,
  pepperSlots,
  proteinOf,
  proteinSlot,
  saltSlot,
  sauceSlots,
  vegetableSlot,
} from '#domain/catalogue/forms/slots.ts'
import { doneAt } from '#domain/catalogue/writing/browning.ts'
import { type DishLine, isFreshFish, isKind } from '#domain/catalogue/writing/dish-line.ts'
import { finish } from '#domain/catalogue/writing/finish.ts'
import { grainToServe, startGrain } from '#domain/catalogue/writing/grain-beside.ts'
import type { Kit } from '#domain/catalogue/writing/kit.ts'
import { dishName, flavourWord, sayNames } from '#domain/catalogue/writing/names.ts'
import { isLeaf, minutesOf } from '#domain/catalogue/writing/phrases.ts'
import { sayMinutes } from '#domain/catalogue/writing/sentences.ts'
import { water } from '#domain/catalogue/writing/water.ts'

/** A fillet, cutlet or steak seared in a skillet, and the sauce that its own pan makes. */
export const panSearedFillet: Form = {
  id: 'pan-seared-fillet',
  label: 'pan-seared fillet',
  bestIn: ['Cast Iron Pan'],
  types: ['Main Dish'],
  meals: ['Dinner', 'Lunch'],
  methods: ['Sautéed', 'Fried'],
  level: 2,
  equipment: [['Stovetop']],
  quickest: 20,
  oneMain: true,
  calories: [260, 780],
  texture: 'browned',
  saltPercent: 0.4,
  slots: ({ flavour }) => {
    const soy = flavour.sauce !== undefined
    return [
      flavour.starches.includes('potato')
        ? { id: 'starch', pool: ['potato'], grams: 170, cut: 'chunk', flex: 'starch' }
        : grainSlot(flavour, 55),
      proteinSlot(flavour, {
        cut: 'whole',
        grams: proteinOf(1.08),
        where: (food) => (isKind(food, 'steak') && food.id !== 'lamb-leg') || isFreshFish(food) || whole.has(food.id),
      }),
      {
        id: 'flour',
        pool: [['flour', 'gf-flour', 'cornstarch', 'tapioca']],
        grams: 5,
        when: (chosen) => !soy && chosen.some((food) => dusted(food.id)),
      },
      vegetableSlot(flavour, {
        grams: 105,
        count: [1, 1],
        cut: 'slice',
        cooked: 'sauteed',
        where: (food) => (food.behaviour.sauteed ?? 99) <= 6,
      }),
      soy ? { id: 'aromatic', pool: ['ginger'], grams: 4, cut: 'dice' } : shallot,
      ...sauceSlots(flavour, 0.95, ['cornstarch', 'miso']),
      { id: 'wine', pool: flavour.wine ? [flavour.wine] : [], grams: 30 },
      { id: 'stock', pool: flavour.stock ?? [], grams: 45 },
      {
        id: 'creamy',
        pool: creamSauces.has(flavour.id) ? ['creme-fraiche'] : [],
        grams: 22,
        flex: 'rich',
        when: (chosen) => chosen.some((food) => isKind(food, 'steak', 'pork', 'poultry')),
      },
      { id: 'brine', pool: flavour.brine?.filter((choice) => choice === 'capers') ?? [], grams: 6, cut: 'default' },
      {
        id: 'fat',
        pool: [soy ? ['neutral-oil', 'olive-oil'] : ['olive-oil', 'neutral-oil']],
        grams: 9,
        required: true,
        flex: 'fat',
      },
      {
        id: 'second-fat',
        pool: soy
          ? []
          : [flavour.cuisines.some((cuisine) => butterKitchens.has(cuisine)) ? ['butter', 'olive-oil'] : 'olive-oil'],
        grams: 8,
        flex: 'fat',
      },
      ...(soy ? [] : [acidSlot(flavour, 7)]),
      herbSlot(flavour, 4),
      ...pepperSlots(flavour, 0.35),
      saltSlot(),
    ]
  },
  write: (kit) => {
    boilPotatoes(kit)
    startGrain(kit)
    cookVegetable(kit)
    sear(kit)
    panSauce(kit)
    serve(kit)
  },
  name: (kit) => {
    const protein = dishName(kit.need('protein'))
    const beside = sayNames(kit.all('vegetable').slice(0, 1))
    return kit.vary(
      `pan-seared ${protein} with ${sauceWord(kit)} and ${beside}`,
      `${flavourWord(kit)} ${protein} with ${sauceWord(kit)}`,
    )
  },
  face: ['{items} from the skillet, with a pan sauce of {taste}', '{items} under a quick sauce of {taste}'],
  whys: [
    'What sticks to the pan is the best of the flavor, and a splash of liquid brings it back',
    'The pan does the seasoning: sear, lift out, and make the sauce where it stood',
    'The sauce takes three minutes, just as long as anything seared should rest',
  ],
}

const shallot = { id: 'aromatic', pool: ['shallot'], grams: 16, cut: 'dice' } as const
const creamSauces: ReadonlySet<string> = new Set(['bistro', 'norman', 'alsatian'])
const butterKitchens: ReadonlySet<string> = new Set(['French', 'American', 'Italian'])
const whole: ReadonlySet<string> = new Set(['chicken-breast', 'pork-chops', 'pork-tenderloin'])
export const skinOn: ReadonlySet<string> = new Set(['salmon', 'snapper'])
function dusted(id: string): boolean {
  return ['chicken-breast', 'cod', 'haddock', 'halibut', 'tilapia'].includes(id)
}

const wineWords: Readonly<Record<string, string>> = {
  'white-wine': 'white wine',
  'red-wine': 'red wine',
  'dry-sherry': 'sherry',
}

export function sauceWord(kit: Kit): string {
  if (kit.one('creamy')) return 'pan cream sauce'
  if (kit.one('brine')) return kit.food('lemon') ? 'lemon-caper sauce' : 'caper sauce'
  const base = kit.food('soy-sauce', 'tamari') ? 'soy' : 'ginger'
  if (kit.one('sauce')) return kit.food('mirin') ? `sweet ${base} glaze` : `${base} pan sauce`
  const wine = wineWords[kit.one('wine')?.id ?? '']
  if (wine) return `${wine} pan sauce`
  return kit.food('lemon') ? 'lemon pan sauce' : 'quick pan sauce'
}

export function boilPotatoes(kit: Kit): void {
  const potatoes = kit.food('potato')
  if (potatoes?.slot !== 'starch') return
  kit.step(
    `Cover ${kit.the(potatoes)} with cold, lightly salted water in a saucepan, bring to a boil and simmer until a knife slides in, 15 minutes. Drain and leave covered in the hot pan`,
    { active: 2, waiting: 20, meanwhile: true },
  )
}

export function cookVegetable(kit: Kit): void {
  const vegetables = kit.all('vegetable')
  const [first] = vegetables
  if (!first) return
  const oil = kit.the(kit.part(kit.need('fat'), 0.35))
  const minutes = Math.max(1, minutesOf(first, 'sauteed'))
  const size = kit.servings > 4 ? 'your widest skillet' : 'a large skillet'
  const until = isLeaf(first) ? 'wilted' : 'just tender and colored at the edges'
  kit.step(
    `Heat ${oil} in ${size} over medium-high heat. Add ${kit.the(vegetables)}${kit.one('salt') ? ' with a pinch of salt' : ''} and cook, tossing, until ${until}, ${sayMinutes(minutes, minutes + 1)}. Transfer to a plate and keep warm; wipe out the pan`,
    { active: minutes + 2 },
  )
}

function sear(kit: Kit): void {
  const protein = kit.need('protein')
  const salt = kit.one('salt')
  const season = kit.the(salt && kit.part(salt, 0.6), kit.one('pepper'))
  const flour = kit.one('flour')
  const said = kit.the(protein)
  const seasoned = season ? ` with ${season}` : ''
  const dust = flour ? `, then dust with ${kit.the(flour)} and shake off what does not cling` : ''
  const crowd = protein.grams > 700 ? ' in two batches' : ''
  const [before, text, minutes] = searing(kit, protein)
  const oil = kit.the(kit.need('fat'))
  kit.step(
    `${before.replace('{it}', said)}${seasoned || dust ? ` Season all over${seasoned}${dust}.` : ''} Heat ${oil || 'the pan'}${oil ? ' in the skillet' : ''} over medium-high heat until it shimmers. ${text.replace('{batches}', crowd)}. Lift out to rest`,
    { active: minutes + 3 + (crowd ? minutes : 0) },
  )
}

function searing(kit: Kit, protein: DishLine): [string, string, number] {
  const name = kit.name(protein)
  const lay = kit.vary(`Lay in the ${name}{batches}`, `Put in the ${name}{batches}`)
  if (skinOn.has(protein.id)) {
    return [
      `Pat {it} very dry.`,
      `${lay}, skin side down, press flat for a few seconds and cook without moving until the skin is crisp and lets go of the pan, 5 minutes. Turn and cook until it flakes (${doneAt.whole}), 2 to 3 minutes`,
      8,
    ]
  }
  if (isKind(protein, 'fish')) {
    return [
      `Pat {it} very dry.`,
      `${lay} and leave alone until golden underneath, 3 to 4 minutes. Turn gently and cook until it flakes (${doneAt.whole}), 2 to 3 minutes`,
      7,
    ]
  }
  if (isKind(protein, 'poultry')) {
    return [
      `Put {it} between two sheets of parchment and pound or press to an even 1/2 inch, halving thick pieces.`,
      `${lay} and cook, turning once, until golden and cooked through (${doneAt.poultry}), 4 minutes a side`,
      8,
    ]
  }
  if (protein.id === 'pork-tenderloin') {
    return [
      `Cut {it} into 1-inch rounds and flatten each a little with your palm.`,
      `${lay} and cook, turning once, until browned and just cooked through (${doneAt.whole}), 3 minutes a side`,
      6,
    ]
  }
  return [
    `Pat {it} dry.`,
    `${lay} and sear, turning every minute or so, until crusted outside and 145°F (63°C) in the middle, 8 to 9 minutes for a 1-inch ${isKind(protein, 'pork') ? 'chop' : 'steak'}`,
    9,
  ]
}

export function panSauce(kit: Kit): void {
  const fragrant = kit.the(kit.all('aromatic'))
  const wine = kit.the(kit.one('wine'))
  const sauces = kit.all('sauce')
  const liquid = kit.the(sauces, kit.one('stock') ?? (wine ? undefined : water(30 * kit.servings)))
  const cream = kit.the(kit.one('creamy'))
  const parts = [
    `${kit.vary('Lower the heat to medium.', 'Turn the heat down to medium.')} Add ${fragrant} to the fat in the pan and stir for 1 minute.`,
    wine && `Pour in ${wine} and scrape up the browned bits as it bubbles down by half, 1 minute.`,
    liquid &&
      `${wine ? 'Add' : 'Pour in'} ${liquid} and ${wine ? '' : 'scrape up the browned bits; '}boil until ${sauces.length ? 'syrupy' : 'reduced by half'}, 2 minutes.`,
    cream && `Whisk in ${cream} and simmer until it coats a spoon, 1 minute.`,
  ]
  kit.step(parts.filter(Boolean).join(' '), { active: 4 + (cream ? 1 : 0) })
}

export function serve(kit: Kit): void {
  const protein = kit.need('protein')
  const butter = kit.the(kit.one('second-fat'))
  const sharp = kit.the(kit.all('brine', 'acid'))
  const off = [butter && `swirl in ${butter}`, sharp && `${butter ? '' : 'stir in '}${sharp}`].filter(Boolean)
  const lead = off.length ? `Off the heat, ${off.join(butter && sharp ? ', then ' : '')}.` : ''
  const beside = kit.food('potato')?.slot === 'starch' ? kit.again(kit.one('starch')) : grainToServe(kit)
  const plate = [kit.again(...kit.all('vegetable')), beside].filter(Boolean).join(' and ')
  const slice = isKind(protein, 'steak') ? ` Slice ${kit.again(protein)} across the grain.` : ''
  finish(kit, `${lead}${slice}`, `Spoon the sauce over ${kit.again(protein)}${plate ? ` and serve with ${plate}` : ''}`)
}
