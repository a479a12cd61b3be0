import { expect, it } from 'vitest'
import { chanceFrom } from '#domain/chance.ts'
import { chooseMenu, type MenuRules } from '#domain/plan/menu/choose-menu.ts'
import { dayBounds, dayMisses, offTargets } from '#domain/plan/menu/day-targets.ts'
import { discord, repeats, sharesMain, tooManyKitchens } from '#domain/plan/menu/goes-together.ts'
import type { MenuDish } from '#domain/plan/menu/menu-dish.ts'
import { dayOf } from '#domain/plan/menu/menu-points.ts'

const chance = chanceFrom(19)
const one = <T>(all: readonly T[]): T => all[Math.floor(chance() * all.length)]!

function dish(): MenuDish {
  const calories = 100 + chance() * 600
  return {
    title: 'A dish',
    cuisine: one(['Italian', 'Greek', 'Thai', '']),
    traits: {
      main: one(['chicken', 'fish', 'egg', 'beans', undefined]),
      base: one(['rice', 'pasta', undefined]),
      named: one([[], ['chicken'], ['rice', 'apple']]),
      noticed: one([[], ['tomato'], ['tomato', 'walnuts']]),
      kinds: one([[], ['soup'], ['salad', 'slaw']]),
      way: one(['raw', 'browned', 'wet']),
      texture: one(['crisp', 'smooth', 'tender']),
      color: one(['green', 'red', 'pale']),
      isSpicy: chance() < 0.3,
    },
    cost: 2 + chance() * 20,
    nutrients: {
      calories,
      protein: 20,
      carbs: 40,
      fat: calories / 30,
      fiber: 5,
      sugar: 5,
      saturatedFat: 4,
      sodium: 500,
    },
    totalMinutes: 30,
    missing: chance() < 0.2 ? ['kale'] : [],
  }
}

/** A dish of few traits, to which others are given. */
function plain(
  nutrients = { calories: 200, protein: 20, carbs: 40, fat: 5, fiber: 5, sugar: 5, saturatedFat: 1, sodium: 500 },
): MenuDish {
  return {
    ...dish(),
    cuisine: 'Italian',
    cost: 5,
    nutrients,
    missing: [],
    traits: {
      main: undefined,
      base: undefined,
      named: [],
      noticed: [],
      kinds: [],
      color: undefined,
      isSpicy: false,
      way: 'raw',
      texture: 'crisp',
    },
  }
}

function having(dish: MenuDish, traits: Partial<MenuDish['traits']>): MenuDish {
  return { ...dish, traits: { ...dish.traits, ...traits } }
}

/** Every choice there is, without any cleverness. */
function cheapestOfAll(candidates: readonly (readonly MenuDish[])[], { budget, day }: MenuRules): number | undefined {
  let best: number | undefined
  const all = candidates.reduce<MenuDish[][]>(
    (chosen, dishes) => chosen.flatMap((before) => dishes.map((next) => [...before, next])),
    [[]],
  )
  for (const menu of all) {
    if (menu.reduce((sum, { cost }) => sum + cost, 0) > budget!) continue
    const has = dayOf(menu)
    let points = day ? offTargets(has, has, dayBounds(day)) : tooManyKitchens(menu)
    points += 12 * menu.filter(({ missing }) => missing?.length).length
    const against = day ? repeats : discord
    for (const [at, first] of menu.entries())
      for (const second of menu.slice(at + 1)) points += against(first, second) + (sharesMain(first, second) ? 100 : 0)
    if (best === undefined || points < best) best = points
  }
  return best
}

it.each([
  ['a meal', undefined],
  ['a whole day', { calories: 1400, protein: 60 }],
])('of %s is the best of all choices within the budget, or says that there is none', (_, day) => {
  let none = 0
  for (let round = 0; round < 200; round += 1) {
    const candidates = Array.from({ length: 2 + Math.floor(chance() * 4) }, () =>
      Array.from({ length: 1 + Math.floor(chance() * 5) }, dish),
    )
    const budget = candidates.length * (4 + chance() * 15)
    const chosen = chooseMenu(candidates, { budget, day })
    const best = cheapestOfAll(candidates, { budget, day })
    if (best === undefined) none += 1
    expect(chosen?.points.toFixed(6)).toBe(best?.toFixed(6))
  }
  expect(none).toBeGreaterThan(0)
})

it('finds the one day among many that keeps every value', () => {
  const day = { calories: 2000, protein: 50 }
  for (let round = 0; round < 20; round += 1) {
    // whoever takes the best dish for each course by itself has too much salt or too little fiber at the end
    const courses = Array.from({ length: 4 }, () =>
      Array.from({ length: 12 }, () => {
        const isRich = chance() < 0.5
        const each = { calories: 500, protein: 20, carbs: 60, fat: 18, sugar: 5, saturatedFat: 4 }
        return plain({ ...each, fiber: isRich ? 12 : 3, sodium: isRich ? 900 : 300 })
      }),
    )
    const within = [
      plain({ calories: 500, protein: 20, carbs: 60, fat: 18, fiber: 7, sugar: 5, saturatedFat: 4, sodium: 575 }),
    ]
    const hidden = courses.map((dishes) => [...dishes, ...within].toSorted(() => chance() - 0.5))
    const { places } = chooseMenu(hidden, { day })!
    const chosen = places.map((place, course) => hidden[course]![place]!)
    expect(dayMisses(dayOf(chosen), dayBounds(day))).toEqual([])
  }
})

it('keeps to two kitchens where it can', () => {
  const from = (cuisine: string) => ({ ...plain(), cuisine })
  const red = (cuisine: string) => having(from(cuisine), { color: 'red' })
  // all three share a table; a color that comes again is less of a fault than a third kitchen
  const chosen = chooseMenu([[red('Italian')], [from('Greek')], [from('French'), red('Greek')]], {})
  expect(chosen?.places).toEqual([0, 0, 1])
})

it.each([
  ['by weight and by name', { main: 'milk', named: ['apple'] }, { main: 'apple' }, true],
  ['by name alone', { main: 'milk', named: ['apple'] }, { main: 'flour', named: ['apple'] }, true],
  ['by what another stands on', { main: 'milk', named: ['rice'] }, { main: 'beans', base: 'rice' }, true],
  [
    'not where it is only noticed',
    { main: 'milk', noticed: ['walnuts'] },
    { main: 'beans', noticed: ['walnuts'] },
    false,
  ],
  ['not where both only stand on it', { main: 'milk', base: 'rice' }, { main: 'beans', base: 'rice' }, false],
])('two dishes are about the same food %s', (_, first, second, isSo) => {
  const [one, other] = [having(plain(), first), having(plain(), second)]
  expect([sharesMain(one, other), sharesMain(other, one)]).toEqual([isSo, isSo])
})

/** What varies between two dishes of a meal, each as it is in a dish that has it. */
const varied: Readonly<Record<string, (dish: MenuDish) => MenuDish>> = {
  'the main food': (dish) => having(dish, { main: 'chicken' }),
  'the base': (dish) => having(dish, { base: 'rice' }),
  'what it has its name from': (dish) => having(dish, { named: ['apple'] }),
  'what is noticed in it': (dish) => having(dish, { noticed: ['tomato', 'walnuts'] }),
  'what it is called': (dish) => having(dish, { kinds: ['slaw'] }),
  'the way of cooking': (dish) => having(dish, { way: 'wet' }),
  'the texture': (dish) => having(dish, { texture: 'smooth' }),
  'the color': (dish) => having(dish, { color: 'red' }),
  'the heat': (dish) => having(dish, { isSpicy: true }),
  'the weight': (dish) => ({ ...dish, nutrients: { ...dish.nutrients, calories: 700 } }),
}

it.each(Object.entries(varied))('varies %s, whichever dish is offered first', (_, given) => {
  for (let round = 0; round < 30; round += 1) {
    const first = given(plain())
    const beside = having(plain(), { way: 'browned', texture: 'tender' })
    const [same, other] = [given(beside), beside]
    const isFirst = chance() < 0.5
    const chosen = chooseMenu([[first], isFirst ? [same, other] : [other, same]], {})
    expect(chosen?.places).toEqual([0, isFirst ? 1 : 0])
  }
})

it('looks at so many choices at most, and then takes the best that it has seen', () => {
  const many = Array.from({ length: 8 }, () => Array.from({ length: 30 }, dish))
  expect(chooseMenu(many, {})?.places).toHaveLength(8)
})
