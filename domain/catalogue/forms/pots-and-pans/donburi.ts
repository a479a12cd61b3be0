import { soySauce, sugarOrHoney } from '#domain/catalogue/flavours/first-allowed.ts'
import type { Flavour } from '#domain/catalogue/flavours/flavour.ts'
import type { Form, Slot } from '#domain/catalogue/forms/form.ts'
import {
  chileSlots,
  crunchSlot,
  grainSlot,
  proteinOf,
  proteinSlot,
  saltSlot,
  vegetableSlot,
} from '#domain/catalogue/forms/slots.ts'
import { doneAt, shellfishDone } from '#domain/catalogue/writing/browning.ts'
import { type DishLine, isKind } from '#domain/catalogue/writing/dish-line.ts'
import { finish } from '#domain/catalogue/writing/finish.ts'
import { grainToServe, startGrain } from '#domain/catalogue/writing/grain-beside.ts'
import type { Kit } from '#domain/catalogue/writing/kit.ts'
import { attributive, flavourWord } from '#domain/catalogue/writing/names.ts'
import { isLeaf, minutesOf, sentence, stockOrWater } from '#domain/catalogue/writing/phrases.ts'
import { vessels } from '#domain/catalogue/writing/sentences.ts'

const bowl = 'A deep bowl of {items}, simmered with sweet onion and {taste}'

/** A bowl of rice under something simmered sweet and salty, often bound with egg: oyakodon, gyudon. */
export const donburi: Form = {
  id: 'donburi',
  label: 'donburi',
  types: ['Main Dish'],
  meals: ['Dinner', 'Lunch', 'Late Night'],
  methods: ['Boiled', 'Braised'],
  level: 1,
  equipment: [['Stovetop']],
  quickest: 15,
  calories: [260, 800],
  texture: 'wet',
  saltPercent: 0.3,
  slots: ({ flavour }) => [
    { ...grainSlot(flavour, 78), required: true },
    proteinSlot(flavour, {
      cut: 'strip',
      grams: proteinOf(0.85),
      where: (food) => isKind(food, 'poultry', 'steak', 'pork', 'tofu', 'shrimp', 'ground poultry'),
    }),
    { id: 'aromatic', pool: ['onion'], grams: 70, cut: 'slice', required: true },
    { id: 'aromatic', pool: ['ginger'], grams: 3, cut: 'slice' },
    ...ownSeasonings(flavour),
    vegetableSlot(flavour, {
      pool: flavour.vegetables.filter((choice) => simmered.has(String(choice))),
      grams: 60,
      count: [1, 1],
      required: false,
      cut: 'slice',
    }),
    { id: 'stock', pool: flavour.stock ?? [], grams: 75 },
    { id: 'sauce', pool: [soySauce], grams: 14, required: true },
    { id: 'sauce', pool: [['mirin', 'dry-sherry', 'rice-vinegar']], grams: 13 },
    { id: 'sauce', pool: [sugarOrHoney], grams: 4 },
    { id: 'egg', pool: ['egg'], grams: 65, when: (chosen) => chosen.some((food) => isKind(food, 'poultry', 'tofu')) },
    ...chileSlots(flavour, 0.8),
    { id: 'leaf', pool: ['scallion'], grams: 14, cut: 'slice' },
    crunchSlot({ ...flavour, crunch: ['sesame'] }, 2),
    saltSlot(),
  ],
  write: (kit) => {
    startGrain(kit)
    simmerSauce(kit)
    cookTopping(kit)
    addEgg(kit)
    const rice = grainToServe(kit)
    const bowls = vessels(kit.servings, 'deep bowl', 'deep bowls')
    const deal = kit.servings === 1 ? `Put ${rice} in ${bowls}` : `Divide ${rice} among ${bowls}`
    const top = kit.the(kit.all('leaf', 'chile'))
    finish(
      kit,
      '',
      `${deal.replace('among two', 'between two')}, slide the topping over and spoon on its juices${top ? `; scatter with ${top}` : ''}`,
    )
  },
  name: (kit) => {
    const egg = kit.one('egg') ? ' and egg' : ''
    return `${flavourWord(kit)} ${attributive(kit.need('protein')).replace('steak', 'beef')}${egg} ${isOverRice(kit) ? 'rice' : 'cauliflower-rice'} bowl`
  },
  face: ['{items} simmered with sweet onion and {taste}, over hot rice', bowl],
  words: (kit) => (isOverRice(kit) ? {} : { face: [bowl] }),
  whys: [
    'What is underneath catches the juices, and they are half of the dish',
    'Onion softened in the sauce sweetens it before anything else goes in',
    'One shallow pan and a lidded saucepan: supper is in the bowl before the table is set',
  ],
}

function isOverRice(kit: Kit): boolean {
  return !kit.lines.some((line) => isKind(line, 'cauliflower rice'))
}

/** The garlic and the sesame oil of a kitchen that is known by them: bulgogi without them is gyudon. */
function ownSeasonings({ sauce = [], aromatics, titleNeeds }: Flavour): Slot[] {
  const hasSesame = sauce.some(([choice]) => [choice].flat().includes('sesame-oil'))
  if (!hasSesame && !titleNeeds.includes('garlic')) return []
  const garlic = aromatics.filter(([choice]) => [choice].flat().includes('garlic'))
  return [
    ...garlic.map(([, grams]): Slot => ({ id: 'aromatic', pool: ['garlic'], grams, cut: 'dice' })),
    ...(hasSesame ? [{ id: 'sauce', pool: ['sesame-oil'], grams: 4 } as const] : []),
  ]
}

const simmered: ReadonlySet<string> = new Set([
  'shiitake',
  'mushrooms',
  'spinach',
  'eggplant',
  'snow-peas',
  'asparagus',
  'bok-choy',
])

function simmerSauce(kit: Kit): void {
  const vegetables = kit.all('vegetable').filter((line) => !isLeaf(line))
  const tender = vegetables.filter((line) => minutesOf(line, 'simmered') <= 5)
  const firm = kit.the(
    kit.all('aromatic'),
    vegetables.filter((line) => !tender.includes(line)),
  )
  const size = kit.servings > 3 ? 'wide, deep skillet' : 'skillet'
  kit.step(
    `In a ${size} bring ${kit.the(stockOrWater(kit, 75), kit.all('sauce'))} to a simmer over medium heat. Add ${firm} and cook until the onion is limp and sweet, 6 minutes. ${sentence('Add', kit.the(tender), ' for the last 2 minutes')}`,
    { active: 2, waiting: 6 },
  )
}

function cookTopping(kit: Kit): void {
  const protein = kit.need('protein')
  const leaves = kit.the(kit.all('vegetable').filter(isLeaf))
  const [text, waiting] = topping(kit, protein)
  kit.step(`${text}.${leaves ? ` Add ${leaves} and let wilt, 1 minute.` : ''}`, {
    active: 2,
    waiting: waiting + (leaves ? 1 : 0),
  })
}

function topping(kit: Kit, protein: DishLine): [string, number] {
  const said = kit.the(protein)
  if (isKind(protein, 'poultry'))
    return [
      `Spread ${said} over the onion and simmer, turning the pieces once, until cooked through (${doneAt.poultry}), 6 minutes`,
      6,
    ]
  if (isKind(protein, 'ground poultry'))
    return [`Crumble in ${said} and simmer, stirring, until no pink is left (${doneAt.poultry}), 7 minutes`, 7]
  if (isKind(protein, 'steak'))
    return [
      `Lay ${said} over the onion slice by slice and simmer, turning, until no pink is left (${doneAt.whole}), 3 minutes`,
      3,
    ]
  if (isKind(protein, 'shrimp')) return [`Add ${said} and simmer until ${shellfishDone(protein)}, 3 minutes`, 3]
  if (isKind(protein, 'tofu'))
    return [`Add ${said} and simmer, basting with the sauce, until it is seasoned through, 6 minutes`, 6]
  return [`Spread ${said} over the onion and simmer until cooked through (${doneAt.whole}), 5 minutes`, 5]
}

function addEgg(kit: Kit): void {
  const eggs = kit.one('egg')
  if (!eggs) return
  kit.step(
    `Beat ${kit.the(eggs)} with a fork, just enough to streak yolk through white. Pour over in a thin stream, cover and cook without stirring until set all through, 2 to 3 minutes`,
    { active: 2, waiting: 3 },
  )
}
