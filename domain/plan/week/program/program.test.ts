import { expect, test } from 'vitest'
import { chanceFrom } from '#domain/chance.ts'
import { ProgramBuilder, programText } from '#domain/plan/week/program/program.ts'
import { greedyPlan } from '#domain/plan/week/search/greedy.ts'
import { valuesOf } from '#domain/plan/week/search/table.ts'
import { weekProgram } from '#domain/plan/week/search/week-program.ts'
import { drawnDish, smallWeek } from '../../../../bench/plans/small-weeks.ts'

test('a program can be read, and solved by other means', () => {
  const build = new ProgramBuilder()
  const [soup, stew] = [build.column('m0_pot_soup', 250, 12), build.column('m0_pot_stew', 300)]
  build.row(
    'm0_one_pot',
    undefined,
    [
      [soup, 1],
      [stew, 1],
    ],
    { least: 1, most: 1 },
  )
  build.row(
    'budget',
    'budget',
    [
      [soup, 250],
      [stew, 300],
    ],
    { most: 280 },
  )
  expect(programText(build)).toBe(`Minimize
 cost: + 262 m0_pot_soup
  + 300 m0_pot_stew
Subject To
 r0_m0_one_pot: + 1 m0_pot_soup
  + 1 m0_pot_stew = 1
 r1_budget_most: + 250 m0_pot_soup
  + 300 m0_pot_stew <= 280
Bounds
 0 <= m0_pot_soup <= 1
 0 <= m0_pot_stew <= 1
Generals
 m0_pot_soup
 m0_pot_stew
End
`)
})

test('a rule that is left out has no rows', () => {
  const { wish, dishes } = smallWeek(3)
  const budgeted = { ...wish, budget: 5000 }
  const rules = (without: ReadonlySet<string>) =>
    weekProgram(budgeted, dishes, without).program.rows.map(({ rule }) => rule)
  expect(rules(new Set())).toContain('budget')
  expect(rules(new Set(['budget']))).not.toContain('budget')
})

test('what is asked for so often a week is asked for in each, and in what is left of one in proportion', () => {
  const { wish, dishes } = smallWeek(3)
  const slots = Array.from({ length: 17 }, (_, day) => ({ day, meal: 'dinner' as const, eaters: [0] }))
  const times = [{ trait: 'red meat', most: 2 }]
  const trait = (traits: readonly string[]) => [...new Set([...traits, 'red meat'])]
  const meaty = dishes.map((dish) => ({ ...dish, meals: ['dinner' as const], traits: trait(dish.traits) }))
  const { program, choices } = weekProgram({ ...wish, days: 17, slots, rules: { ...wish.rules, times } }, meaty)
  const rows = program.rows.filter(({ rule }) => rule === 'times:0')
  expect(rows.map(({ most }) => most)).toEqual([2, 2, 1])
  const days = rows.map(({ columns }) => new Set(columns.map((column) => slots[choices[column]!.slot]!.day)))
  expect(days.map((each) => [Math.min(...each), Math.max(...each)])).toEqual([
    [0, 6],
    [7, 13],
    [14, 16],
  ])
})

test('what a plan buys keeps every row: none asks for more than a plan by hand, paid as cheaply as can be', () => {
  let whole = 0
  for (let seed = 0; seed < 60; seed += 1) {
    const chance = chanceFrom(seed)
    const { wish } = smallWeek(seed)
    const dishes = Array.from({ length: 14 }, (_, at) => drawnDish(`d${at}`, wish.eaters.length, chance))
    const week = weekProgram(wish, dishes, new Set(wish.slots.map((_, place) => `locked:${place}`)))
    if (week.choices.length === 0) continue
    const plan = greedyPlan(week, { chance, tries: 300, isOver: () => false, passed: () => 0 })
    if (!plan?.isSound) continue
    const values = valuesOf(week, plan.taken)
    const broken = week.program.rows.filter(({ columns, factors, least, most }) => {
      const sum = columns.reduce((all, column, at) => all + factors[at]! * values[column]!, 0)
      return sum < least - 1e-6 * Math.max(1, Math.abs(least)) || sum > most + 1e-6 * Math.max(1, Math.abs(most))
    })
    expect(broken.map(({ name }) => name)).toEqual([])
    whole += week.program.rows.filter(({ name }) => name.startsWith('whole_') && name.includes('_at_most')).length
  }
  expect(whole).toBeGreaterThan(100)
})

test('targets of a day are asked of each day, or of somebody who wants it so of each week in sum', () => {
  const { wish, dishes } = smallWeek(3)
  const slots = Array.from({ length: 10 }, (_, day) => ({ day, meal: 'dinner' as const, eaters: [0] }))
  const suited = dishes.map((dish) => ({ ...dish, meals: ['dinner' as const], finishOf: [0] }))
  const of = (targetsOver: 'day' | 'week' | undefined) => {
    const targets = [{ nutrient: 'protein' as const, per: 'day' as const, least: 60 }]
    const eater = { name: 'Ada', portion: 1, targets, ...(targetsOver && { targetsOver }) }
    const { program } = weekProgram({ ...wish, days: 10, slots, eaters: [eater] }, suited)
    return program.rows.filter(({ rule }) => rule === 'target:0:0').map(({ least }) => least)
  }
  expect(of('week')).toEqual([420, 180])
  expect(of('day')).toEqual(Array(10).fill(60))
  expect(of(undefined)).toEqual(of('day'))
})
