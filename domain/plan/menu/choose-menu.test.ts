import { expect, it } from 'vitest'
import { chanceFrom } from '#domain/chance.ts'
import { chooseMenu } from '#domain/plan/menu/choose-menu.ts'
import { discord, sharesMain } from '#domain/plan/menu/goes-together.ts'
import type { MenuDish } from '#domain/plan/menu/menu-dish.ts'

const chance = chanceFrom(19)
const one = <T>(all: readonly T[]): T => all[Math.floor(chance() * all.length)]!

function dish(): MenuDish {
  const calories = 100 + chance() * 600
  return {
    title: 'A dish',
    cuisine: one(['Italian', 'Greek', 'Thai']),
    traits: {
      main: one(['chicken', 'fish', 'egg', 'beans', undefined]),
      base: one(['rice', 'pasta', undefined]),
      way: one(['raw', 'browned', 'wet']),
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

/** Every choice there is, without any cleverness. */
function cheapestOfAll(candidates: readonly (readonly MenuDish[])[], budget: number): number | undefined {
  let best: number | undefined
  const all = candidates.reduce<MenuDish[][]>(
    (chosen, dishes) => chosen.flatMap((before) => dishes.map((next) => [...before, next])),
    [[]],
  )
  for (const menu of all) {
    if (menu.reduce((sum, { cost }) => sum + cost, 0) > budget) continue
    let points = 12 * menu.filter(({ missing }) => missing?.length).length
    for (const [at, first] of menu.entries())
      for (const second of menu.slice(at + 1)) points += discord(first, second) + (sharesMain(first, second) ? 100 : 0)
    if (best === undefined || points < best) best = points
  }
  return best
}

it('is the best of all choices within the budget, or says that there is none', () => {
  let none = 0
  for (let round = 0; round < 200; round += 1) {
    const candidates = Array.from({ length: 2 + Math.floor(chance() * 4) }, () =>
      Array.from({ length: 1 + Math.floor(chance() * 5) }, dish),
    )
    const budget = candidates.length * (4 + chance() * 15)
    const chosen = chooseMenu(candidates, { budget })
    const best = cheapestOfAll(candidates, budget)
    if (best === undefined) none += 1
    expect(chosen?.points === undefined ? undefined : Number(chosen.points.toFixed(6))).toBe(
      best === undefined ? undefined : Number(best.toFixed(6)),
    )
    expect(chosen?.isBest ?? true).toBe(true)
  }
  expect(none).toBeGreaterThan(0)
})

it('looks at so many choices at most, and then takes the best that it has seen', () => {
  const many = Array.from({ length: 8 }, () => Array.from({ length: 30 }, dish))
  const day = { calories: 2000, protein: 50 }
  const chosen = chooseMenu(many, { day })
  expect(chosen).toMatchObject({ isBest: false })
  expect(chosen?.places).toHaveLength(8)
})
