import { expect, test } from 'vitest'
import { ProgramBuilder, programText } from '#domain/plan/week/program.ts'
import { weekProgram } from '#domain/plan/week/week-program.ts'
import { smallWeek } from '../../../bench/plans/small-weeks.ts'

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
