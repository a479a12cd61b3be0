import { expect, test } from 'vitest'
import { chanceFrom } from '#domain/chance.ts'
import { planWeek } from '#domain/plan/week/plan-week.ts'
import { greedyPlan } from '#domain/plan/week/search/greedy.ts'
import { valuesOf } from '#domain/plan/week/search/table.ts'
import { weekProgram } from '#domain/plan/week/search/week-program.ts'
import { figureWords, ruleWords } from '#domain/plan/week/words/rule-words.ts'
import { openHighs } from '#server/kitchen/highs.ts'
import { laidOf } from '../../../bench/plans/laid.ts'
import { leastOfAll, letGo, smallWeek, twoSmallWeeks } from '../../../bench/plans/small-weeks.ts'
import { checkWeek } from '../../../bench/plans/week-checker.ts'

const solve = await openHighs()
const options = (seed: number) => ({
  solve,
  chance: chanceFrom(seed),
  now: () => performance.now(),
  seconds: 20,
  gap: 0,
})
const seeds = Array.from({ length: 60 }, (_, seed) => seed)
const overA = (broken: readonly string[]) => broken.filter((words) => /^week \d costs/.test(words))

test('each week of a plan keeps its share of the budget, and no plan that keeps them costs less', () => {
  const found = { planned: 0, impossible: 0, mended: 0 }
  for (const seed of seeds.slice(0, 45)) {
    const { wish: free, dishes } = twoSmallWeeks(seed)
    const best = planWeek(letGo(free, ['budget']), dishes, options(seed))
    if (best.kind !== 'planned') continue
    // enough for the plan as a whole
    const wish = { ...free, budget: Math.round(best.plan.cents * (1.05 + 0.5 * chanceFrom(seed)())) }
    const answer = planWeek(wish, dishes, options(seed))
    const least = leastOfAll({ wish, dishes })
    expect([seed, answer.kind]).toEqual([seed, least === undefined ? 'impossible' : 'planned'])
    found[least === undefined ? 'impossible' : 'planned'] += 1
    if (answer.kind !== 'planned') continue
    expect([seed, checkWeek(wish, dishes, laidOf(answer.plan)).broken]).toEqual([seed, []])
    expect(Math.abs(answer.worth.cost - least!)).toBeLessThan(0.51)
    if (overA(checkWeek(wish, dishes, laidOf(best.plan)).broken).length > 0) found.mended += 1
  }
  expect(Math.min(found.planned, found.impossible)).toBeGreaterThan(4)
  // the best plan without a budget kept it as a whole, but not in one of its weeks
  expect(found.mended).toBeGreaterThan(0)
})

test('the checker finds a week that is over its share of a budget that the plan keeps', () => {
  let planted = 0
  for (const seed of seeds) {
    const { wish, dishes } = twoSmallWeeks(seed)
    const answer = planWeek(letGo(wish, ['budget']), dishes, options(seed))
    if (answer.kind !== 'planned') continue
    const check = checkWeek({ ...wish, budget: Math.ceil(answer.plan.cents) }, dishes, laidOf(answer.plan))
    expect(check.broken.filter((words) => words.startsWith('costs'))).toEqual([])
    planted += overA(check.broken).length
  }
  expect(planted).toBeGreaterThan(5)
})

test('where a week has too little, the budget a week that is just enough is named', () => {
  let named = 0
  for (const seed of seeds) {
    const { wish, dishes } = twoSmallWeeks(seed)
    const answer = planWeek(wish, dishes, options(seed))
    if (answer.kind !== 'impossible') continue
    const way = answer.relax.find(({ rules }) => rules.join() === 'budget')
    if (!way) continue
    named += 1
    const of = (budget: number) => ({ ...wish, budget })
    expect(checkWeek(of(way.wouldDo!), dishes, laidOf(way.plan)).broken).toEqual([])
    expect(leastOfAll({ wish: of(way.wouldDo! - 3), dishes })).toBe(undefined)
  }
  expect(named).toBeGreaterThan(2)
})

test('a plan by hand knows what each week costs, and what comes from home in it', () => {
  let [sound, atHome] = [0, 0]
  for (const seed of seeds) {
    const chance = chanceFrom(seed)
    const { wish, dishes } = twoSmallWeeks(seed)
    const week = weekProgram({ ...wish, budget: wish.budget! * 2 }, dishes)
    if (week.choices.length === 0) continue
    const plan = greedyPlan(week, { chance, tries: 300, isOver: () => false, passed: () => 0 })
    if (!plan?.isSound) continue
    sound += 1
    const values = valuesOf(week, plan.taken)
    atHome += week.homeUses.filter(({ column }) => values[column]! > 0).length
    const broken = week.program.rows.filter(({ columns, factors, least, most }) => {
      const sum = columns.reduce((all, column, at) => all + factors[at]! * values[column]!, 0)
      return sum < least - 1e-6 * Math.max(1, Math.abs(least)) || sum > most + 1e-6 * Math.max(1, Math.abs(most))
    })
    expect(broken.map(({ name }) => name)).toEqual([])
  }
  expect(sound).toBeGreaterThan(10)
  expect(atHome).toBeGreaterThan(10)
})

test('a shorter last part has its share by days, and the words say the budget a week', () => {
  const { wish, dishes } = twoSmallWeeks(0)
  const tenDays = { ...wish, days: 10, budget: Math.round((6000 * 10) / 7) }
  const rows = weekProgram(tenDays, dishes).program.rows.filter(({ rule }) => rule === 'budget')
  expect(rows.map(({ most }) => Math.round(most))).toEqual([8571, 6000, 2571])
  expect(ruleWords(tenDays, dishes, 'budget')).toBe('a budget of $60.00 a week')
  expect(figureWords(tenDays, 'budget', 9000)).toBe('$63.00 a week')
  expect(ruleWords({ ...tenDays, days: 3, budget: 43 }, dishes, 'budget')).toBe('a budget of $0.43')
})

test('a rule that allows none is said as one, over however many weeks', () => {
  const { wish, dishes } = smallWeek(1)
  const none = (['red meat', 'cold', 'meatless'] as const).map((trait) => ({ trait, most: 0 }))
  for (const days of [7, 10]) {
    const said = none.map((_, place) =>
      ruleWords({ ...wish, days, rules: { ...wish.rules, times: none } }, dishes, `times:${place}`),
    )
    expect(said).toEqual(['no red meat', 'no cold meals', 'no meals without meat'])
  }
})

test('targets over the week let a day go short where the week has enough, and no week', () => {
  const found = { planned: 0, uneven: 0, impossible: 0 }
  for (const seed of seeds.slice(0, 30)) {
    const { wish: drawn, dishes } = smallWeek(seed)
    if (drawn.days < 2) continue
    const of = (targetsOver: 'day' | 'week') => {
      const targets = [{ nutrient: 'protein' as const, per: 'day' as const, least: 600, most: 1100 }]
      return { ...drawn, eaters: drawn.eaters.map((eater) => ({ ...eater, targets, targetsOver })) }
    }
    const answer = planWeek(of('week'), dishes, options(seed))
    const least = leastOfAll({ wish: of('week'), dishes })
    expect([seed, answer.kind]).toEqual([seed, least === undefined ? 'impossible' : 'planned'])
    found[least === undefined ? 'impossible' : 'planned'] += 1
    if (answer.kind !== 'planned') continue
    expect([seed, checkWeek(of('week'), dishes, laidOf(answer.plan)).broken]).toEqual([seed, []])
    expect(Math.abs(answer.worth.cost - least!)).toBeLessThan(0.51)
    // the checker holds each day against the same targets
    if (checkWeek(of('day'), dishes, laidOf(answer.plan)).broken.length > 0) found.uneven += 1
    const more = of('week').eaters.map((eater) => ({
      ...eater,
      targets: [{ ...eater.targets[0]!, least: 1e5, most: 1e6 }],
    }))
    const { broken } = checkWeek({ ...drawn, eaters: more }, dishes, laidOf(answer.plan))
    expect(broken.filter((words) => words.includes('of the week from day 0')).length).toBeGreaterThan(0)
  }
  expect(Math.min(...Object.values(found))).toBeGreaterThan(0)
})
