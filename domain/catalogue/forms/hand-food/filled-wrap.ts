import type { DishFood } from '#domain/catalogue/foods/dish-food.ts'
import type { Form } from '#domain/catalogue/forms/form.ts'
import { spreadSlots } from '#domain/catalogue/forms/hand-food/spreads.ts'
import {
  acidSlot,
  chileSlots,
  fatSlot,
  herbSlot,
  proteinOf,
  proteinSlot,
  saltSlot,
} from '#domain/catalogue/forms/slots.ts'
import { type Browning, brown } from '#domain/catalogue/writing/browning.ts'
import { type DishLine, isKind } from '#domain/catalogue/writing/dish-line.ts'
import type { Kit } from '#domain/catalogue/writing/kit.ts'
import { attributive, dishName, flavourWord, sayNames } from '#domain/catalogue/writing/names.ts'

/** Spiced meat, cheese or chickpeas rolled in warm bread with cool vegetables and a sauce: gyros, shawarma, kati rolls, burritos. */
export const filledWrap: Form = {
  id: 'filled-wrap',
  label: 'wraps',
  types: ['Main Dish'],
  meals: ['Lunch', 'Dinner', 'Late Night'],
  methods: ['Sautéed', 'Fried'],
  level: 1,
  equipment: [['Stovetop']],
  quickest: 12,
  calories: [300, 780],
  texture: 'browned',
  saltPercent: 0.5,
  weather: 'warm',
  slots: ({ flavour }) => {
    const burrito = flavour.cuisines.includes('Mexican')
    return [
      {
        id: 'bread',
        pool: [
          [...(wrappers[flavour.id] ?? (burrito ? ['flour-tortillas', 'corn-tortillas'] : ['pita'])), 'lettuce-cups'],
          'lettuce-cups',
        ],
        grams: (food) =>
          isKind(food, 'lettuce cup') ? 40 : isKind(food, 'tortilla') ? 70 : food.id === 'naan' ? 90 : 60,
        required: true,
        flex: 'fixed',
      },
      proteinSlot(flavour, {
        pool: [...flavour.proteins, ...(flavour.pulses ?? [])],
        cut: 'bite',
        grams: proteinOf(0.85),
        where: (food) =>
          isKind(
            food,
            'poultry',
            'steak',
            'pork',
            'frying cheese',
            'bean',
            'ground meat',
            'ground poultry',
            'tofu',
            'shrimp',
          ) && food.id !== 'white-beans',
      }),
      { id: 'aromatic', pool: ['garlic'], grams: 3, cut: 'dice' },
      ...(flavour.groundSpices ?? [])
        .slice(0, 3)
        .map(([choice, grams]) => ({ id: 'ground-spice' as const, pool: [choice], grams })),
      ...chileSlots(flavour, 0.8),
      fatSlot(flavour, 9),
      ...(burrito
        ? [
            {
              id: 'pulse' as const,
              pool: flavour.pulses ?? [],
              grams: 55,
              when: (chosen: readonly DishFood[]) => !chosen.some((food) => isKind(food, 'bean')),
            },
            { id: 'creamy' as const, pool: ['avocado'], grams: 35, cut: 'raw' as const, flex: 'rich' as const },
            { id: 'cheese' as const, pool: flavour.cheese ?? [], grams: 16, flex: 'rich' as const },
          ]
        : spreadSlots(flavour)),
      {
        id: 'raw',
        pool: [...flavour.raw.filter((choice) => (burrito ? leafy : crisp).has(String(choice))), 'tomato'],
        grams: 75,
        count: [2, 2],
        required: true,
        cut: 'slice',
        when: (chosen: readonly DishFood[]) => !chosen.some(isLeafCup),
      },
      // lettuce in lettuce is only more lettuce
      {
        id: 'raw',
        pool: [...flavour.raw.filter((choice) => crisp.has(String(choice)) && choice !== 'romaine'), 'tomato'],
        grams: 75,
        count: [2, 2],
        required: true,
        cut: 'slice',
        when: (chosen: readonly DishFood[]) => chosen.some(isLeafCup),
      },
      acidSlot(flavour, 8),
      herbSlot(flavour, 4),
      saltSlot(),
    ]
  },
  write: (kit) => {
    mixSauce(kit)
    cookFilling(kit)
    warm(kit)
    roll(kit)
  },
  name: (kit) => {
    const bread = kit.need('bread')
    const noun = isKind(bread, 'tortilla') ? 'burritos' : `${bread.id} wraps`
    const protein = attributive(kit.need('protein'))
    if (isKind(bread, 'lettuce cup'))
      return `${flavourWord(kit)} ${dishName(kit.need('protein'))} in lettuce with ${sayNames(kit.all('raw').slice(0, 1))}`
    return `${flavourWord(kit)} ${protein} ${noun} with ${sayNames(kit.all('raw').slice(0, 1))}`
  },
  face: ['{items}, rolled up warm with {taste}', '{items}: hot and spiced against cool and crisp, with {taste}'],
  whys: [
    'Hot filling, cool sauce, soft bread, crisp vegetables: each bite has all four',
    'High heat and little stirring brown the edges, which is where the flavor is',
    'The vegetables stay raw and cold, so the last bite is as fresh as the first',
  ],
}

const wrappers: Readonly<Record<string, readonly string[]>> = {
  punjabi: ['naan'],
}
const leafy: ReadonlySet<string> = new Set(['romaine', 'cabbage', 'red-onion', 'radish'])
const crisp: ReadonlySet<string> = new Set([
  'cucumber',
  'romaine',
  'cabbage',
  'radish',
  'red-onion',
  'red-pepper',
  'carrot',
  'cherry-tomatoes',
])

function isLeafCup(food: DishFood): boolean {
  return isKind(food, 'lettuce cup')
}

function mixSauce(kit: Kit): void {
  const sauce = kit.all('creamy', 'dressing').filter(({ id }) => id !== 'avocado')
  const acid = kit.one('acid')
  if (!sauce.length) return
  const thin = sauce.some((line) => isKind(line, 'nut paste'))
    ? ', with cold water by the spoonful until it runs from the spoon'
    : ''
  kit.step(`Stir together ${kit.the(sauce, kit.part(acid, 0.5))}${thin}. Keep cool`, { active: 3 })
}

function cookFilling(kit: Kit): void {
  const protein = kit.need('protein')
  const acid = kit.one('acid')
  const spices = kit.all('ground-spice')
  const ground = isKind(protein, 'ground meat', 'ground poultry')
  const said = kit.the(
    spices,
    kit.all('aromatic', 'chile'),
    kit.salt(),
    acid && kit.used(acid) < 0.01 ? kit.part(acid, 0.5) : acid,
  )
  const toss = ground || !said ? '' : `Toss ${kit.again(protein)} with ${said} and leave while the pan heats.`
  const size = kit.servings > 4 ? 'your widest skillet' : 'a large skillet'
  const { text, active } = isKind(protein, 'bean') ? crisped(kit, protein) : brown(kit, protein)
  const pulse = kit.the(kit.one('pulse'))
  const after = ground && said ? ` Stir in ${said} for 1 minute.` : ''
  kit.step(
    `${toss} Heat ${kit.the(kit.need('fat'))} in ${size} over medium-high heat until it shimmers. ${text}.${after}${pulse ? ` Stir in ${pulse} and heat through, 2 minutes.` : ''}`,
    { active: active + 4 + (pulse ? 2 : 0) },
  )
}

function crisped(kit: Kit, line: DishLine): Browning {
  return {
    text: `Add ${kit.the(line)} and cook, shaking the pan now and then, until dry, crackling and browned in spots, 6 to 7 minutes`,
    active: 7,
  }
}

function warm(kit: Kit): void {
  const bread = kit.need('bread')
  if (isKind(bread, 'lettuce cup')) return
  const how = isKind(bread, 'tortilla')
    ? '20 seconds a side, until they bend without cracking'
    : '1 minute a side, until soft and freckled'
  kit.step(
    `Warm ${kit.the(bread)} one at a time in a dry skillet over medium-high heat, ${how}. Stack in a towel to keep soft`,
    {
      active: Math.min(8, kit.servings + 1),
    },
  )
}

function roll(kit: Kit): void {
  const bread = kit.need('bread')
  const sauced = kit.all('creamy', 'dressing').some(({ id }) => id !== 'avocado')
  const salt = kit.the(kit.one('salt'))
  const cool = kit.the(
    kit.all('raw', 'creamy', 'cheese', 'herb'),
    kit.unused().filter((line) => line !== bread),
  )
  const where = isKind(bread, 'lettuce cup')
    ? `Overlap ${kit.the(bread)} to make cups and fill`
    : `Lay ${kit.again(bread)} flat and fill`
  const close = isKind(bread, 'lettuce cup')
    ? 'Fold and eat with your hands'
    : isKind(bread, 'tortilla')
      ? 'Fold in the ends, roll up tightly and serve seam side down'
      : 'Roll up, with paper around the bottom half to hold it'
  kit.step(
    `${salt ? `Season the filling with ${salt}.` : ''} ${where} with ${kit.again(kit.need('protein'))}, ${sauced ? 'the sauce, ' : ''}then ${cool}. ${close}`,
    { active: 4 },
  )
}
