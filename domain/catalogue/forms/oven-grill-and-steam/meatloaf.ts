import type { DishFood } from '#domain/catalogue/foods/dish-food.ts'
import type { Form } from '#domain/catalogue/forms/form.ts'
import {
  countsCarbs,
  gramsOf,
  heatOven,
  isMeat,
  minceSlot,
  savouryMilks,
} from '#domain/catalogue/forms/oven-grill-and-steam/bake-parts.ts'
import { chileSlots, fatSlot, herbSlot, pepperSlots, saltSlot, vegetableSlot } from '#domain/catalogue/forms/slots.ts'
import { doneAt } from '#domain/catalogue/writing/browning.ts'
import { isKind } from '#domain/catalogue/writing/dish-line.ts'
import { finish } from '#domain/catalogue/writing/finish.ts'
import type { Kit } from '#domain/catalogue/writing/kit.ts'
import { attributive, flavourWord, sayNames } from '#domain/catalogue/writing/names.ts'
import { spicesOf } from '#domain/catalogue/writing/phrases.ts'
import { water } from '#domain/catalogue/writing/water.ts'

/** A loaf of mince, or of lentils and oats, baked free on a pan under a glaze. */
export const meatloaf: Form = {
  id: 'meatloaf',
  label: 'loaf',
  bestIn: ['Loaf Pan'],
  types: ['Main Dish'],
  meals: ['Dinner', 'Lunch'],
  methods: ['Baked'],
  level: 1,
  equipment: [['Oven', 'Toaster Oven']],
  quickest: 52,
  calories: [280, 800],
  texture: 'browned',
  saltPercent: 0.4,
  weather: 'cold',
  slots: ({ flavour, wish }) => [
    minceSlot(flavour, 1.2, {
      where: (food) => (isMeat(food) && food.id !== 'sausage') || food.id === 'cooked-lentils',
    }),
    {
      id: 'oats',
      pool: [['oats', 'gf-oats']],
      grams: 24,
      flex: 'fixed',
      when: (chosen) => chosen.some(({ id }) => id === 'cooked-lentils'),
      required: true,
    },
    {
      id: 'flour',
      pool: [
        countsCarbs(wish)
          ? ['almond-flour', 'sunflower-meal']
          : ['breadcrumbs', 'gf-breadcrumbs', 'almond-flour', 'sunflower-meal'],
      ],
      grams: 13,
      when: (chosen) => !chosen.some(({ id }) => id === 'cooked-lentils'),
    },
    {
      id: 'nut',
      pool: ['walnuts', 'sunflower'],
      grams: 14,
      cut: 'dice',
      flex: 'rich',
      when: (chosen) => chosen.some(({ id }) => id === 'cooked-lentils'),
    },
    {
      id: 'liquid',
      pool: savouryMilks,
      grams: 14,
      flex: 'fixed',
      when: (chosen) => !chosen.some(({ id }) => id === 'cooked-lentils'),
    },
    { id: 'egg', pool: wish.servings > 1 ? ['egg'] : [], grams: 14 },
    { id: 'aromatic', pool: ['onion'], grams: 35, cut: 'dice' },
    { id: 'aromatic', pool: ['garlic'], grams: 3, cut: 'dice' },
    ...(flavour.groundSpices ?? []).slice(0, 3).map(([choice, grams]) => ({
      id: 'ground-spice' as const,
      pool: [choice],
      grams: grams * 0.9,
      where: (food: DishFood) => isKind(food, 'spice'),
    })),
    ...chileSlots(flavour, 0.7),
    herbSlot(flavour, 4),
    { id: 'body', pool: ['tomato-paste'], grams: 12, required: true },
    { id: 'sweetener', pool: countsCarbs(wish) ? [] : [['maple', 'honey']], grams: 5, flex: 'fixed' },
    { id: 'acid', pool: [['cider-vinegar', 'red-vinegar', 'sherry-vinegar']], grams: 4 },
    vegetableSlot(flavour, {
      grams: 170,
      count: [1, 2],
      cut: 'chunk',
      cooked: 'roasted',
      where: ({ behaviour, id }) => (behaviour.roasted ?? 0) >= 25 && id !== 'cabbage',
    }),
    fatSlot(flavour, 8),
    saltSlot(),
    ...pepperSlots(flavour),
  ],
  write: (kit) => {
    mix(kit)
    bake(kit)
    finish(kit, 'Rest for 5 minutes before you slice it thickly.', 'Serve with the vegetables')
  },
  name: (kit) => {
    const protein = kit.need('protein')
    const loaf = isMeat(protein) ? `${attributive(protein)} meatloaf` : 'lentil and oat loaf'
    return kit.vary(
      `${flavourWord(kit)} ${loaf} with ${sayNames(kit.all('vegetable').slice(0, 1))}`,
      `glazed ${loaf} with roasted ${sayNames(kit.all('vegetable').slice(0, 2))}`,
    )
  },
  face: [
    'A loaf of {items} under a dark glaze, with {taste}',
    '{items} baked side by side, the loaf glazed, with {taste}',
  ],
  whys: [
    'Baked free on a pan it has crust on three sides',
    'Onion chopped fine melts into the mix and keeps it moist',
    'The cold leftovers make the sandwich of the week',
  ],
}

function mix(kit: Kit): void {
  const { early, late } = spicesOf(kit)
  const protein = kit.need('protein')
  const crumbs = isMeat(protein) ? kit.the(kit.one('flour')) : ''
  const soaked = crumbs
    ? `In a large bowl stir ${crumbs} with ${kit.the(kit.one('liquid')) || water(14 * kit.servings).words} and let stand for 5 minutes. Add`
    : `In a large bowl mix`
  const mixed = kit.the(
    kit.one('flour'),
    kit.one('oats'),
    kit.one('nut'),
    kit.one('egg'),
    kit.all('aromatic'),
    early,
    late,
    kit.all('chile'),
    kit.part(kit.one('herb'), 0.6),
    kit.part(kit.one('body'), 0.4),
    kit.salt(),
    kit.one('pepper'),
  )
  const pan = 'a rimmed sheet pan'
  if (isMeat(protein)) {
    kit.step(
      `${heatOven(kit, 375)} ${soaked} ${mixed}${crumbs && ' and mix'}. Work in ${kit.the(protein)} with your hands, just until even. Shape into ${loaves(kit)} on ${pan} lined with parchment`,
      { active: 8, waiting: crumbs ? 5 : 0 },
    )
    return
  }
  kit.step(
    `${heatOven(kit, 375)} Mash ${kit.the(protein)} roughly with a fork. Mix in ${mixed} and let stand for 10 minutes: the oats swell and hold it together. Shape firmly into ${loaves(kit)} on ${pan} lined with parchment`,
    { active: 8, waiting: 10 },
  )
}

/** A loaf for four is two pounds; more people, more loaves, so that the middle is done in time. */
function loaves(kit: Kit): string {
  if (kit.servings === 1) return 'a small loaf 2 inches high'
  return kit.servings > 5 ? 'two loaves 2 inches high' : 'a loaf 2 1/2 inches high'
}

function bake(kit: Kit): void {
  const protein = kit.need('protein')
  const total = kit.servings === 1 ? 30 : kit.servings === 2 ? 40 : 50
  const vegetables = kit.all('vegetable')
  const roomy = gramsOf(kit.lines) < 1300
  const glaze = kit.the(kit.one('body'), kit.one('sweetener'), kit.one('acid'))
  kit.step(
    `Toss ${kit.the(vegetables)} with ${kit.the(kit.need('fat'), kit.one('salt'))} and ${roomy ? 'scatter around' : 'spread on a second pan'}. Bake for ${total - 15} minutes`,
    { active: 4, waiting: total - 15 },
  )
  const safe = isMeat(protein)
    ? `the middle reads ${isKind(protein, 'ground poultry') ? doneAt.poultry : doneAt.ground}`
    : 'the outside is firm and crusted'
  kit.step(
    `Stir together ${glaze} and brush over the ${kit.servings > 5 ? 'loaves' : 'loaf'}. Turn the vegetables and bake until the glaze is dark and ${safe}, 15 to 20 minutes more`,
    {
      active: 3,
      waiting: 18,
    },
  )
}
