import { fishSauce, soySauce } from '#domain/catalogue/flavours/first-allowed.ts'
import type { Portion } from '#domain/catalogue/flavours/flavour.ts'
import type { Form, Slot } from '#domain/catalogue/forms/form.ts'
import { crunchSlot, herbSlot, proteinOf, proteinSlot, saltSlot, vegetableSlot } from '#domain/catalogue/forms/slots.ts'
import { doneAt, shellfishDone } from '#domain/catalogue/writing/browning.ts'
import { type DishLine, isFreshFish, isKind } from '#domain/catalogue/writing/dish-line.ts'
import type { Kit } from '#domain/catalogue/writing/kit.ts'
import { attributive, flavourWord } from '#domain/catalogue/writing/names.ts'
import { isLeaf, minutesOf, stockOrWater } from '#domain/catalogue/writing/phrases.ts'
import { sayMinutes, vessels } from '#domain/catalogue/writing/sentences.ts'
import { water } from '#domain/catalogue/writing/water.ts'

/** Rice simmered in ten times its volume until it melts: congee, jok, juk, cháo, okayu. */
export const congee: Form = {
  id: 'congee',
  label: 'congee',
  is: ['soft', 'everyday breakfast'],
  types: ['Main Dish', 'Soup'],
  meals: ['Breakfast', 'Dinner', 'Lunch', 'Late Night'],
  methods: ['Boiled'],
  level: 1,
  equipment: [['Stovetop']],
  quickest: 65,
  calories: [200, 560],
  texture: 'wet',
  saltPercent: 0.8,
  weather: 'cold',
  slots: ({ flavour }) => [
    {
      id: 'starch',
      pool: flavour.starches,
      grams: 44,
      required: true,
      where: (food) => isKind(food, 'rice'),
    },
    { id: 'stock', pool: flavour.stock ?? [], grams: 240 },
    { id: 'aromatic', pool: ['ginger'], grams: 5, cut: 'slice' },
    proteinSlot(flavour, {
      pool: [...flavour.proteins, 'mushrooms', 'shiitake'],
      cut: 'dice',
      grams: (food) => (isKind(food, 'vegetable') ? 90 : proteinOf(0.68)(food)),
      where: (food) =>
        isKind(food, 'poultry', 'shrimp', 'ground meat', 'ground poultry', 'tofu', 'egg', 'vegetable') ||
        (isFreshFish(food) && food.id !== 'salmon'),
    }),
    vegetableSlot(flavour, {
      grams: 60,
      count: [1, 1],
      cut: 'slice',
      cooked: 'simmered',
      where: (food) => (food.behaviour.simmered ?? 99) <= 6 && !food.id.includes('mushroom'),
    }),
    ...(seasonings[flavour.id] ?? plain).map(
      ([choice, grams]): Slot => ({ id: 'dressing', pool: [choice], grams, flex: 'fixed' }),
    ),
    ...(flavour.chile ? [{ id: 'chile' as const, pool: [flavour.chile[0]], grams: flavour.chile[1] * 0.7 }] : []),
    { id: 'leaf', pool: ['scallion'], grams: 12, cut: 'slice' },
    herbSlot({ ...flavour, herbs: flavour.herbs.filter((choice) => choice !== 'scallion') }, 3),
    crunchSlot(flavour, 7),
    saltSlot(),
  ],
  write: (kit) => {
    simmerRice(kit)
    cookTopping(kit)
    serve(kit)
  },
  name: (kit) => {
    const protein = kit.need('protein')
    return kit.vary(
      `${attributive(protein)} congee with ${kit.food('ginger') ? 'ginger and ' : ''}scallions`,
      `${flavourWord(kit)} ${attributive(protein)} congee`,
    )
  },
  face: ['Rice simmered to silk, with {items} and {taste}', 'A soft, savory rice porridge with {items} and {taste}'],
  whys: [
    'Ten times its volume of liquid and most of an hour turn a handful of grains into a bowlful',
    'It asks for nothing but a stir now and then',
    'Plain and soft underneath, salty, hot and crisp on top: the toppings do the talking',
  ],
}

const sesameOil = ['sesame-oil', 'neutral-oil', 'olive-oil'] as const
const plain: readonly Portion[] = [
  [soySauce, 6],
  [sesameOil, 3],
]
const seasonings: Readonly<Record<string, readonly Portion[]>> = {
  filipino: [
    [fishSauce, 6],
    [['neutral-oil', 'olive-oil'], 3],
  ],
  indonesian: [
    [['kecap-manis', ...soySauce], 8],
    [['neutral-oil', 'olive-oil'], 3],
  ],
  'thai-basil': [
    [fishSauce, 4],
    [soySauce, 3],
  ],
  vietnamese: [
    [fishSauce, 6],
    [['neutral-oil', 'olive-oil'], 3],
  ],
}

/** Milliliters after which an ordinary pot boils over. */
const largePot = 3500

function simmerRice(kit: Kit): void {
  const rice = kit.need('starch')
  const ginger = kit.the(kit.food('ginger'))
  // ten volumes of liquid to one of rice, a cup of it weighing 185 g
  const liquid = (rice.grams / 185) * 10.5 * 240
  const stock = kit.one('stock')
  const rest = water(Math.max(120, liquid - (stock?.grams ?? 0)))
  const poured = stock ? kit.the(stockOrWater(kit, 240), rest) : kit.the(water(liquid))
  const pot = liquid > largePot ? 'your largest heavy pot' : 'a heavy pot'
  kit.step(
    `Put ${kit.the(rice)}${ginger ? ` and ${ginger}` : ''} in ${pot} with ${poured}. Bring to a boil over medium-high heat, stirring so that no grain sticks`,
    { active: 3, waiting: Math.round(3 + liquid / 400) },
  )
  const sign = kit.vary(
    'until the grains have burst and the spoon leaves a slow trail',
    'until the rice has lost its shape and falls from the spoon like thin batter',
  )
  kit.step(
    `Lower the heat until it barely bubbles, set the lid ajar and simmer for 45 minutes, scraping the bottom now and then, ${sign}. Thin with hot water if it turns stiff`,
    { active: 4, waiting: 41 },
  )
}

function cookTopping(kit: Kit): void {
  const protein = kit.need('protein')
  const salt = kit.the(kit.one('salt'))
  const vegetables = kit.all('vegetable')
  const minutes = Math.max(1, ...vegetables.map((line) => minutesOf(line, 'simmered')))
  // beaten egg goes in last, into rice that no spoon breaks up any more
  if (isKind(protein, 'egg')) return eggRibbons(kit, protein, salt, minutes)
  const [text, waiting] = topping(kit, protein)
  const greens = kit.the(vegetables)
  const after = greens
    ? ` Stir in ${greens} and cook until ${vegetables.every(isLeaf) ? 'wilted' : 'tender'}, ${sayMinutes(minutes)}.`
    : ''
  kit.step(`${salt ? `Season with ${salt}. ` : ''}${text}.${after}`, { active: 2, waiting: waiting + minutes })
}

function eggRibbons(kit: Kit, egg: DishLine, salt: string, minutes: number): void {
  const greens = kit.the(kit.all('vegetable'))
  kit.step(
    `${salt ? `Season with ${salt}. ` : ''}${greens ? `Stir in ${greens} and simmer until tender, ${sayMinutes(minutes)}. ` : ''}Beat ${kit.the(egg)} lightly, so that streaks of white are left. Pour in a thin stream over the simmering rice, cover for 1 minute, then draw a spoon through once or twice: soft ribbons, set through (160°F/71°C)`,
    { active: 3, waiting: minutes + 1 },
  )
}

function topping(kit: Kit, protein: DishLine): [string, number] {
  const said = kit.the(protein)
  if (isKind(protein, 'poultry'))
    return [`Stir in ${said} and simmer until cooked through (${doneAt.poultry}), 6 minutes`, 6]
  if (isKind(protein, 'shrimp')) return [`Stir in ${said} and simmer until ${shellfishDone(protein)}, 3 minutes`, 3]
  if (isKind(protein, 'fish')) return [`Lay in ${said} and simmer until it flakes (${doneAt.whole}), 5 minutes`, 5]
  if (isKind(protein, 'ground meat', 'ground poultry')) {
    const safe = isKind(protein, 'ground poultry') ? doneAt.poultry : doneAt.ground
    return [`Drop in ${said} in small pinches and simmer until no pink is left (${safe}), 6 minutes`, 6]
  }
  if (isKind(protein, 'vegetable')) return [`Stir in ${said} and simmer until tender, 8 minutes`, 8]
  return [`Stir in ${said} and heat through, 3 minutes`, 3]
}

function serve(kit: Kit): void {
  const bowls = vessels(kit.servings, 'bowl', 'bowls')
  const dressing = kit.the(kit.all('dressing'))
  const top = kit.the(kit.all('leaf', 'herb', 'chile', 'crunch'), kit.unused())
  const drizzled = dressing && `drizzle with ${dressing}`
  const scattered = top && `scatter ${top} over the top`
  const last = [drizzled, scattered].filter(Boolean).join(' and ')
  kit.step(`Ladle into ${bowls}${last ? `. ${last.charAt(0).toUpperCase()}${last.slice(1)}` : ' and serve hot'}`, {
    active: 3,
  })
}
