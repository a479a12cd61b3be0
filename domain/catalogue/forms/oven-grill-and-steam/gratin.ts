import type { Form } from '#domain/catalogue/forms/form.ts'
import {
  bakingDish,
  countsCarbs,
  gramsOf,
  heatOven,
  meltingSlot,
  savouryCreams,
  savouryMilks,
} from '#domain/catalogue/forms/oven-grill-and-steam/bake-parts.ts'
import { herbSlot, pepperSlots, saltSlot } from '#domain/catalogue/forms/slots.ts'
import { type DishLine, isKind } from '#domain/catalogue/writing/dish-line.ts'
import { finish } from '#domain/catalogue/writing/finish.ts'
import type { Kit } from '#domain/catalogue/writing/kit.ts'
import { attributive, dishName } from '#domain/catalogue/writing/names.ts'
import { spicesOf, takeOut } from '#domain/catalogue/writing/phrases.ts'
import { joined } from '#domain/catalogue/writing/sentences.ts'

/** Thin slices or florets baked in cream until the top is brown. */
export const gratin: Form = {
  id: 'gratin',
  label: 'gratin',
  types: ['Side Dish', 'Main Dish'],
  meals: ['Dinner', 'Lunch'],
  methods: ['Baked'],
  level: 2,
  equipment: [['Oven', 'Toaster Oven'], ['Stovetop']],
  quickest: 58,
  calories: [160, 620],
  texture: 'wet',
  saltPercent: 0.42,
  weather: 'cold',
  slots: ({ flavour, wish }) => [
    {
      id: 'main',
      pool: bases.filter(
        (id) => (!countsCarbs(wish) || id === 'cauliflower') && (usual.has(id) || flavour.vegetables.includes(id)),
      ),
      grams: 300,
      required: true,
      lead: true,
      cut: 'ribbon',
      flex: 'starch',
    },
    {
      id: 'vegetable',
      pool: ['leek', 'spinach', 'mushrooms', 'kale', 'fennel'].filter(
        (id) => id === 'leek' || flavour.vegetables.includes(id),
      ),
      grams: 70,
      cut: 'slice',
      // a second root would want a skillet of its own
      where: ({ id }) => !bases.includes(id),
    },
    {
      id: 'protein',
      pool: ['bacon', 'ham'],
      grams: 22,
      cut: 'dice',
      flex: 'rich',
      where: (food) => wish.recipeType === 'Main Dish' && isKind(food, 'cured meat'),
    },
    { id: 'aromatic', pool: ['garlic'], grams: 4, cut: 'slice' },
    {
      id: 'ground-spice',
      pool: ['thyme', 'rosemary'].filter((id) => (flavour.groundSpices ?? []).some(([choice]) => choice === id)),
      grams: 0.6,
    },
    { id: 'sweet-spice', pool: ['nutmeg'], grams: 0.1 },
    { id: 'creamy', pool: savouryCreams, grams: 70, required: true, flex: 'rich' },
    { id: 'liquid', pool: savouryMilks, grams: 75, required: true, flex: 'fixed' },
    meltingSlot((flavour.cheese ?? []).includes('cheddar') ? ['cheddar'] : ['gruyere'], 24),
    { id: 'fat', pool: [['butter', 'vegan-butter', 'olive-oil']], grams: 4, required: true, flex: 'fat' },
    herbSlot(flavour, 2),
    saltSlot(),
    ...pepperSlots(flavour, 0.25),
  ],
  write: (kit) => {
    const base = kit.need('main')
    soften(kit)
    simmerCream(kit, base)
    bake(kit, base)
    finish(kit, 'Let stand for 10 minutes: the cream thickens as it cools.', 'Serve warm')
    const last = kit.steps.at(-1)
    if (last) last.waiting = 10
  },
  name: (kit) => {
    const also = [...kit.all('protein'), ...kit.all('vegetable')].map(attributive)
    const cheese = kit.one('cheese')
    const beside = kit.vary('plain', 'cheese') === 'cheese' && cheese ? ` with ${dishName(cheese)}` : ''
    return `${joined([attributive(kit.need('main')), ...also].slice(0, 3))} gratin${beside}`
  },
  face: ['{items} baked in cream with {taste}', 'A browned, bubbling gratin of {items}, with {taste}'],
  whys: [
    'Starting it on the stove takes half an hour off the oven and seasons every layer',
    'It waits happily in a warm oven until the rest is ready',
    'The edges, brown and sticky, are what people fight over',
  ],
}

const bases: readonly string[] = ['potato', 'cauliflower', 'sweet-potato', 'butternut', 'celeriac', 'turnip', 'parsnip']

const usual: ReadonlySet<string> = new Set(['potato', 'cauliflower', 'sweet-potato'])

function soften(kit: Kit): void {
  const meat = kit.one('protein')
  const vegetables = kit.all('vegetable')
  if (!meat && !vegetables.length) return
  const lead = `Heat ${kit.the(kit.part(kit.need('fat'), 0.5))} in a wide, deep skillet over medium heat.`
  const crisp = meat ? `Add ${kit.the(meat)} and cook until browned at the edges, 5 minutes.` : ''
  const soft = vegetables.length ? `Add ${kit.the(vegetables)} and cook until soft and dry, 6 minutes.` : ''
  kit.step(`${lead} ${crisp} ${soft}`, { active: 1 + (meat ? 5 : 0) + (vegetables.length ? 6 : 0) })
}

function simmerCream(kit: Kit, base: DishLine): void {
  const { woody } = spicesOf(kit)
  const cream = kit.the(
    kit.need('creamy'),
    kit.need('liquid'),
    kit.all('aromatic'),
    woody,
    kit.one('sweet-spice'),
    kit.season(),
  )
  const minutes = base.id === 'cauliflower' ? 5 : 8
  const pan = kit.steps.length ? 'Pour in' : 'In a wide, deep skillet over medium heat stir together'
  const sign = base.id === 'cauliflower' ? 'just beginning to soften' : 'bendy but not soft'
  kit.step(
    `${heatOven(kit, 400)} ${pan} ${cream} and bring to a simmer. Add ${kit.the(base)} and simmer gently, turning ${kit.them(base)} over now and then, until ${sign} and the cream has thickened a little, ${minutes} minutes. ${takeOut(kit, woody)}`.replace(
      'bring together',
      'stir together',
    ),
    { active: minutes + 4 },
  )
}

function bake(kit: Kit, base: DishLine): void {
  const fat = kit.the(kit.one('fat'))
  const cheese = kit.the(kit.one('cheese'))
  const minutes = base.id === 'cauliflower' ? 25 : 30
  const grease = fat
    ? `Grease ${bakingDish(gramsOf(kit.lines))} with ${fat}, scrape everything in`
    : `Scrape everything into ${bakingDish(gramsOf(kit.lines))}`
  kit.step(
    `${grease} and press the top flat.${cheese ? ` Scatter with ${cheese}.` : ''} Bake until deep brown in patches and a knife goes in easily, ${minutes} minutes`,
    { active: 4, waiting: minutes },
  )
}
