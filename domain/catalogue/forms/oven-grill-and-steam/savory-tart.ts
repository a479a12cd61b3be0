import type { Form } from '#domain/catalogue/forms/form.ts'
import {
  bakingButter,
  countsCarbs,
  heatOven,
  meltingSlot,
  savouryCreams,
  savouryMilks,
} from '#domain/catalogue/forms/oven-grill-and-steam/bake-parts.ts'
import { herbSlot, pepperSlots, saltSlot, vegetableSlot } from '#domain/catalogue/forms/slots.ts'
import { brown } from '#domain/catalogue/writing/browning.ts'
import { isKind } from '#domain/catalogue/writing/dish-line.ts'
import { finish } from '#domain/catalogue/writing/finish.ts'
import type { Kit } from '#domain/catalogue/writing/kit.ts'
import { attributive } from '#domain/catalogue/writing/names.ts'
import { isLeaf, minutesOf, sentence, slowestFirst, spicesOf, takeOut } from '#domain/catalogue/writing/phrases.ts'
import { joined, sayMinutes } from '#domain/catalogue/writing/sentences.ts'
import { water } from '#domain/catalogue/writing/water.ts'

/** Vegetables and cheese in custard on a pressed-in crust; without a crust for who eats no flour. */
export const savoryTart: Form = {
  id: 'savory-tart',
  label: 'tart',
  types: ['Main Dish', 'Appetizer'],
  meals: ['Lunch', 'Dinner', 'Breakfast'],
  methods: ['Baked'],
  level: 2,
  equipment: [['Oven', 'Toaster Oven'], ['Stovetop']],
  quickest: 51,
  calories: [260, 760],
  texture: 'wet',
  saltPercent: 0.38,
  slots: ({ flavour, wish }) => [
    {
      id: 'flour',
      pool: countsCarbs(wish) || wish.diet === 'paleo' ? [] : [['flour', 'gf-flour']],
      grams: 38,
      flex: 'starch',
      lead: true,
    },
    { id: 'egg', pool: ['egg'], grams: 62, required: true, flex: 'fixed' },
    vegetableSlot(flavour, {
      pool: [...flavour.vegetables, 'leek'],
      grams: 110,
      count: [1, 2],
      cut: 'slice',
      where: ({ id }) => fillings.has(id),
    }),
    {
      id: 'protein',
      pool: ['bacon', 'ham', 'pancetta'].filter((id) => id === 'ham' || flavour.proteins.includes(id)),
      grams: 20,
      cut: 'dice',
      flex: 'rich',
    },
    { id: 'aromatic', pool: ['shallot'], grams: 20, cut: 'slice' },
    ...(flavour.groundSpices ?? [])
      .slice(0, 1)
      .map(([choice, grams]) => ({ id: 'ground-spice' as const, pool: [choice], grams: grams * 0.5 })),
    { id: 'creamy', pool: savouryCreams, grams: 35, flex: 'rich' },
    { id: 'liquid', pool: savouryMilks, grams: 55, required: true, flex: 'fixed' },
    meltingSlot(
      flavour.cuisines.includes('Greek')
        ? ['feta']
        : (flavour.cheese ?? []).includes('cheddar')
          ? ['cheddar']
          : ['gruyere'],
      24,
    ),
    { id: 'fat', pool: ['olive-oil'], grams: 6, required: true, flex: 'fat' },
    {
      id: 'second-fat',
      pool: bakingButter,
      grams: 19,
      flex: 'fixed',
      when: (chosen) => chosen.some(({ id }) => id === 'flour' || id === 'gf-flour'),
    },
    herbSlot(flavour, 3),
    saltSlot(),
    ...pepperSlots(flavour),
  ],
  write: (kit) => {
    if (kit.one('flour')) makeCrust(kit)
    soften(kit)
    fill(kit)
    finish(kit, 'Let it cool for 10 minutes, or the slices will not hold.', 'Serve warm')
    const last = kit.steps.at(-1)
    if (last) last.waiting = 10
  },
  name: (kit) => {
    const things = [...kit.all('protein'), ...kit.all('vegetable')].slice(0, 2).map(attributive)
    return `${kit.one('flour') ? '' : 'crustless '}${joined(things)} quiche`
  },
  face: ['{items} in a soft custard with {taste}', 'A tart of {items}, just set, with {taste}'],
  whys: [
    'It leaves the oven while the middle still trembles; the heat inside does the rest',
    'As good cold from the fridge as it is warm',
    'The vegetables are cooked until dry, so that the custard stays firm',
  ],
}

const fillings: ReadonlySet<string> = new Set([
  'leek',
  'spinach',
  'mushrooms',
  'asparagus',
  'zucchini',
  'cherry-tomatoes',
  'broccoli',
  'kale',
  'swiss-chard',
  'red-pepper',
  'fennel',
])

function pan(kit: Kit): string {
  if (kit.servings === 1) return 'a 5-inch pie pan'
  if (kit.servings === 2) return 'a 7-inch pie pan'
  return kit.servings <= 5 ? 'a 9-inch pie pan' : 'an 11-inch tart pan'
}

function makeCrust(kit: Kit): void {
  const flour = kit.need('flour')
  const butter = kit.one('second-fat')
  const rubbed = butter && isKind(butter, 'solid fat')
  const salt = kit.part(kit.one('salt'), 0.3)
  const fat = kit.the(butter ?? kit.part(kit.need('fat'), 0.75))
  const cold = water(flour.grams * (rubbed ? 0.22 : 0.3), 'cold')
  const dough = rubbed
    ? `Rub ${fat}, cold and in cubes, into ${kit.the(flour, salt)} with your fingertips until it looks like crumbs, and stir in ${cold.words} until it holds when pinched.`
    : `Stir ${kit.the(flour)} with ${fat}, ${kit.the(salt, cold)} to a soft crumble that holds when pinched.`
  const crumbly = flour.id === 'gf-flour' ? ' Patch any cracks with your fingers.' : ''
  kit.step(
    `${heatOven(kit, 375)} ${dough} Press it over the base and sides of ${pan(kit)}.${crumbly} Prick all over with a fork and bake until dry and pale gold, 15 minutes`,
    { active: 8, waiting: 15, meanwhile: true },
  )
}

function soften(kit: Kit): void {
  const meat = kit.one('protein')
  const { early, woody } = spicesOf(kit)
  const vegetables = slowestFirst(kit.all('vegetable'), 'sauteed')
  const firm = vegetables.filter((line) => !isLeaf(line))
  const minutes = Math.max(5, minutesOf(firm[0], 'sauteed') + 2)
  const oil = kit.the(kit.part(kit.need('fat'), 0.6))
  const crisp = meat
    ? `${meat.id === 'ham' ? `Add ${kit.the(meat)} and brown lightly, 3 minutes` : brown(kit, meat).text}.`
    : ''
  const soft = kit.the(kit.all('aromatic'), firm, woody)
  const leaves = kit.the(vegetables)
  kit.step(
    `Heat ${oil} in a wide skillet over medium heat. ${crisp} Add ${soft} and cook until soft and all their water is gone, ${sayMinutes(minutes, minutes + 2)}. ${sentence('Add', leaves, ' and stir until wilted and dry, 3 minutes')} ${sentence('Stir in', kit.the(early))} ${takeOut(kit, woody)}`,
    { active: minutes + 2 + (crisp ? 6 : 0) + (leaves ? 3 : 0) },
  )
}

function fill(kit: Kit): void {
  const cheese = kit.one('cheese')
  const beaten = kit.the(
    kit.one('creamy'),
    kit.need('liquid'),
    kit.part(cheese, 0.5),
    kit.part(kit.one('herb'), 0.5),
    kit.season(),
  )
  const top = sentence('Scatter with', kit.the(cheese))
  const crust = kit.one('flour')
  const oil = kit.the(kit.one('fat'))
  const into = crust
    ? 'the crust'
    : oil
      ? `${pan(kit)} greased with ${oil}`
      : `a lightly greased ${pan(kit).replace(/^an? /, '')}`
  const first = crust ? '' : heatOven(kit, 375)
  const minutes = kit.servings > 5 ? 35 : kit.servings < 3 ? 25 : 30
  kit.step(
    `${first} Beat ${kit.the(kit.need('egg'))} with ${beaten}. Spread the vegetables in ${into} and pour the custard over. ${top} Bake until set at the rim and just trembling in the middle (160°F/71°C), ${minutes} minutes`,
    { active: 4, waiting: minutes },
  )
}
