import type { Flavour } from '#domain/catalogue/flavours/flavour.ts'
import type { Form, Slot } from '#domain/catalogue/forms/form.ts'
import { heatOven, savouryCreams } from '#domain/catalogue/forms/oven-grill-and-steam/bake-parts.ts'
import {
  aromaticSlots,
  cheeseSlot,
  chileSlots,
  fatSlot,
  herbSlot,
  pepperSlots,
  saltSlot,
  vegetableSlot,
} from '#domain/catalogue/forms/slots.ts'
import { finish } from '#domain/catalogue/writing/finish.ts'
import type { Kit } from '#domain/catalogue/writing/kit.ts'
import { dishName, flavourWord, sayNames } from '#domain/catalogue/writing/names.ts'
import {
  isLeaf,
  minutesOf,
  sentence,
  slowestFirst,
  spicesOf,
  takeOut,
  wiltMinutes,
} from '#domain/catalogue/writing/phrases.ts'
import { countWord, sayMinutes } from '#domain/catalogue/writing/sentences.ts'

/** Eggs baked on a bed of greens and cream, or of vegetables and tomato. */
export const bakedEggs: Form = {
  id: 'baked-eggs',
  label: 'baked eggs',
  is: ['soft', 'breakfast'],
  types: ['Main Dish'],
  meals: ['Breakfast', 'Lunch', 'Dinner', 'Late Night'],
  methods: ['Baked'],
  level: 1,
  equipment: [['Oven', 'Toaster Oven'], ['Stovetop']],
  quickest: 26,
  calories: [200, 600],
  texture: 'wet',
  saltPercent: 0.38,
  slots: ({ flavour }) => [
    { id: 'egg', pool: ['egg'], grams: 100, required: true, flex: 'protein' },
    vegetableSlot(flavour, {
      grams: 120,
      count: [1, 2],
      cut: 'dice',
      cooked: 'sauteed',
      where: ({ id }) => beds.has(id),
    }),
    ...aromaticSlots(flavour, 0.6, 'dice', ['carrot', 'celery', 'fennel']),
    ...(flavour.groundSpices ?? [])
      .slice(0, 3)
      .map(([choice, grams]) => ({ id: 'ground-spice' as const, pool: [choice], grams: grams * 0.7 })),
    ...chileSlots(flavour, 0.8),
    ...bedSlots(flavour),
    fatSlot(flavour, 8),
    cheeseSlot(flavour, 15),
    herbSlot(flavour, 3),
    saltSlot(),
    ...pepperSlots(flavour),
    {
      id: 'bread',
      pool: [['bread', 'gf-bread']],
      grams: 50,
      flex: 'starch',
      where: () => flavour.breads?.includes('bread') ?? false,
    },
  ],
  write: (kit) => {
    makeBed(kit)
    bake(kit)
    const bread = kit.the(kit.one('bread'))
    finish(kit, '', bread ? `Serve at once with ${bread}, toasted` : 'Serve at once')
  },
  name: (kit) => {
    const bed = sayNames(kit.all('vegetable'))
    return kit
      .vary(
        `baked eggs with ${bed}${kit.one('cheese') ? ` and ${dishName(kit.need('cheese'))}` : ''}`,
        `${flavourWord(kit)} baked eggs on ${bed}`,
      )
      .replace(/ and (.{1,300}) and /, ', $1 and ')
  },
  face: ['Eggs baked on {items}, with {taste}', 'Soft eggs nestled in {items}, with {taste}'],
  whys: [
    'The whites set in the heat of the oven while the yolks stay runny',
    'A warm bed under them cooks the eggs from both sides',
    'Nobody has to stand at the stove while they cook',
  ],
}

const beds: ReadonlySet<string> = new Set([
  'spinach',
  'kale',
  'swiss-chard',
  'mushrooms',
  'zucchini',
  'red-pepper',
  'cherry-tomatoes',
  'asparagus',
  'eggplant',
  'poblano',
  'green-pepper',
  'collard-greens',
  'tomato',
  'corn',
])

function bedSlots(flavour: Flavour): Slot[] {
  if (flavour.body) return [{ id: 'body', pool: [flavour.body], grams: 95, required: true }]
  return [{ id: 'creamy', pool: savouryCreams, grams: 35, flex: 'rich' }]
}

function makeBed(kit: Kit): void {
  const { early, woody } = spicesOf(kit)
  const vegetables = slowestFirst(kit.all('vegetable'), 'sauteed')
  const firm = vegetables.filter((line) => !isLeaf(line))
  const leaves = vegetables.filter(isLeaf)
  const aromatics = kit.all('aromatic')
  const garlic = aromatics.filter(({ id }) => id === 'garlic' || id === 'ginger')
  const slow = aromatics.filter((line) => !garlic.includes(line))
  const minutes = Math.max(4, minutesOf(firm[0], 'sauteed')) + 2
  const soft = kit.the(slow, firm, woody)
  const fragrant = kit.the(garlic, early, kit.all('chile'))
  const oil = kit.the(kit.need('fat'))
  const first = soft ? `Add ${soft} and cook until soft, ${sayMinutes(minutes, minutes + 2)}.` : ''
  const second = fragrant ? `${soft ? 'Stir in' : 'Add'} ${fragrant} for 1 minute.` : ''
  const third = sentence('Add', kit.the(leaves), ` and stir until wilted, ${sayMinutes(wiltMinutes(leaves))}`)
  const wet = kit.the(kit.one('body'), kit.one('creamy'))
  const last = wet
    ? `Stir in ${wet} and simmer until thick enough to hold a furrow, ${kit.one('body') ? 8 : 3} minutes.`
    : ''
  kit.step(
    `${heatOven(kit, 400)} Heat ${oil} in ${skillet(kit)} over medium heat. ${first} ${second} ${third} ${last} ${takeOut(kit, woody)} ${sentence('Season with', kit.the(kit.one('salt')))}`,
    { active: (soft ? minutes : 0) + 4 + (leaves.length ? wiltMinutes(leaves) : 0), waiting: kit.one('body') ? 6 : 0 },
  )
}

function skillet(kit: Kit): string {
  const count = Math.ceil(Number(kit.need('egg').amount) / 9)
  if (count > 1) return `${countWord(count)} wide ovenproof skillets`
  return kit.servings === 1 ? 'a small ovenproof skillet' : 'a wide ovenproof skillet'
}

function bake(kit: Kit): void {
  const eggs = kit.need('egg')
  kit.use(eggs)
  const top = sentence('Scatter', kit.the(kit.one('cheese')), ' around them')
  const hollows =
    Number(eggs.amount) === 1
      ? 'Make a hollow with the back of a spoon and crack the egg into it'
      : `Make ${eggs.amount} hollows with the back of a spoon and crack an egg into each`
  kit.step(
    `${hollows}. ${top} Bake until the whites are firm and the yolks still soft, 9 to 12 minutes; they keep cooking in the hot pan (for anyone who should avoid soft eggs, give them 4 minutes more)`,
    { active: 3, waiting: 11 },
  )
}
