import { expect, test } from 'vitest'
import { chanceFrom } from '#domain/chance.ts'
import { planWeek } from '#domain/plan/week/plan-week.ts'
import { budgetFrontier } from '#domain/plan/week/rule-costs.ts'
import { weekProgram } from '#domain/plan/week/search/week-program.ts'
import type { Finish, Slot, WeekDish, WeekMeal, WeekWish } from '#domain/plan/week/week.ts'
import type { WeekAnswer } from '#domain/plan/week/week-plan.ts'
import { rulesOf, ruleWords } from '#domain/plan/week/words/rule-words.ts'
import { openHighs } from '#server/kitchen/highs.ts'
import { laidOf } from '../../../../bench/plans/laid.ts'
import { drawnDish, leastOfAll, letGo, weekBegun } from '../../../../bench/plans/small-weeks.ts'
import { checkWeek } from '../../../../bench/plans/week-checker.ts'

const solve = await openHighs()
const options = (seed = 1) => ({
  solve,
  chance: chanceFrom(seed),
  now: () => performance.now(),
  seconds: 20,
  gap: 0,
})

test('what was eaten stays, and of all ways to fill the days that are left none costs less', () => {
  const found = { planned: 0, impossible: 0 }
  for (let seed = 0; seed < 60; seed += 1) {
    const begun = weekBegun(seed)
    if (!begun) continue
    const { dishes } = begun
    const wish = letGo(begun.wish, ['budget'])
    const answer = planWeek(wish, dishes, options(seed))
    const least = leastOfAll({ wish, dishes })
    expect([seed, answer.kind]).toEqual([seed, least === undefined ? 'impossible' : 'planned'])
    found[least === undefined ? 'impossible' : 'planned'] += 1
    if (answer.kind !== 'planned') continue
    expect([seed, checkWeek(wish, dishes, laidOf(answer.plan)).broken]).toEqual([seed, []])
    expect(Math.abs(answer.worth.cost - least!)).toBeLessThan(0.51)
  }
  expect(Math.min(found.planned, found.impossible)).toBeGreaterThan(2)
})

/** A dish of one finish for one eater, who may have it; a hundred cents a serving. */
function dish(id: string, change: Partial<WeekDish> = {}, finish: Partial<Finish> = {}): WeekDish {
  const drawn = drawnDish(id, 1, chanceFrom(1))
  const plain = { main: id, kinds: {}, traits: [], keepsDays: 3, finishOf: [0], liking: [0], minutes: 20, servings: 1 }
  const finishes = [{ ...drawn.finishes[0]!, cents: 100, foods: [], ...finish }]
  return { ...drawn, meals: ['lunch', 'dinner'], ...plain, finishes, ...change }
}

function wishOf(slots: Slot[], change: Partial<WeekWish> = {}): WeekWish {
  return {
    days: 7,
    from: 3,
    eaters: [{ name: 'Ada', portion: 1, targets: [] }],
    slots,
    atHome: [],
    rules: { times: [], mainsApart: false, mostOfOneDish: { small: 7, large: 7 } },
    aim: 'cheapest',
    ...change,
  }
}

const free = (day: number, meal: WeekMeal = 'dinner'): Slot => ({ day, meal, eaters: [0] })
const had = (day: number, locked: string): Slot => ({ ...free(day), locked })
const out = (day: number): Slot => ({ ...free(day), isOut: true })
const boundsOf = (wish: WeekWish, dishes: readonly WeekDish[], rule: string) =>
  weekProgram(wish, dishes)
    .program.rows.filter((row) => row.rule === rule)
    .map(({ least, most }) => [least, most])

function plannedOf(answer: WeekAnswer) {
  if (answer.kind !== 'planned') throw new Error(answer.kind)
  return answer
}

test('of an average week the days that are left are to have their share, or what is left of all where that is less', () => {
  const calories = (amount: number) => ({ nutrients: { ...dish('any').finishes[0]!.nutrients, calories: amount } })
  const dishes = [dish('little', {}, calories(100)), dish('much', {}, calories(900)), dish('right', {}, calories(500))]
  const targets = [{ nutrient: 'calories' as const, per: 'day' as const, least: 450, most: 550 }]
  const eaters = [{ name: 'Ada', portion: 1, targets, targetsOver: 'week' as const }]
  const after = (...eaten: Slot[]) => wishOf([...eaten, free(3), free(4), free(5), free(6)], { eaters })
  const ofDays = (wish: WeekWish) => boundsOf(wish, dishes, 'target:0:0')
  // too little is not made up for, and may be
  const little = after(had(0, 'little'), had(1, 'little'), had(2, 'little'))
  expect(ofDays(little)).toEqual([[4 * 450, 7 * 550 - 300]])
  // too much counts
  expect(ofDays(after(had(0, 'much'), had(1, 'much'), had(2, 'much')))).toEqual([[7 * 450 - 2700, 4 * 550]])
  // who had nothing of the plan ate elsewhere, of which nothing is asked
  expect(ofDays(after(out(0), had(1, 'right'), out(2)))).toEqual([[5 * 450 - 500, 5 * 550 - 500]])
  expect(planWeek(little, dishes, options()).kind).toBe('planned')
  const daily = { ...little, eaters: [{ name: 'Ada', portion: 1, targets }] }
  expect(ofDays(daily)).toEqual([3, 4, 5, 6].map(() => [450, 550]))
})

test('how often something was had counts; what is lacking is asked of the days that are left by their share', () => {
  const dishes = [dish('trout', { traits: ['fish'] }), dish('cod', { traits: ['fish'] }), dish('dal')]
  const times = (least: number, most: number, slots: Slot[], from: number) =>
    boundsOf(
      wishOf(slots, { from, rules: { ...wishOf([]).rules, times: [{ trait: 'fish', least, most }] } }),
      dishes,
      'times:0',
    )
  const openFrom = (from: number) => Array.from({ length: 7 - from }, (_, at) => free(from + at))
  const dal = [0, 1, 2, 3, 4].map((day) => had(day, 'dal'))
  expect(times(2, 3, [...dal.slice(0, 1), ...openFrom(1)], 1)).toEqual([[2, 3]])
  expect(times(2, 3, [...dal, ...openFrom(5)], 5)).toEqual([[1, 3]])
  // no more often than there are meals
  expect(times(7, 7, [...dal, free(5), out(6)], 5)).toEqual([[1, 7]])
  expect(times(2, 3, [had(0, 'trout'), ...dal.slice(1, 5), ...openFrom(5)], 5)).toEqual([[1, 2]])
  // more than was allowed breaks nothing: no more is cooked, but for what is locked
  const often = [had(0, 'trout'), had(1, 'cod'), had(2, 'trout')]
  expect(times(0, 1, [...often, ...openFrom(3)], 3)).toEqual([[0, 0]])
  expect(times(0, 1, [...often, had(3, 'cod'), ...openFrom(4)], 3)).toEqual([[0, 1]])
})

test('what was had too often is not had again, and makes nothing impossible', () => {
  const dishes = [dish('dal', {}, { cents: 10 }), dish('chili', { main: 'dal' }, { cents: 20 }), dish('soup')]
  const rules = { times: [], mainsApart: true, mostOfOneDish: { small: 1, large: 1 } }
  const eaten = [had(0, 'dal'), had(1, 'dal'), had(2, 'chili')]
  const open = wishOf([...eaten, free(3)], { days: 4, rules })
  const { plan } = plannedOf(planWeek(open, dishes, options()))
  expect(plan.meals.map(({ dishes: served }) => served.map((one) => one.dish))).toEqual([
    ['dal'],
    ['dal'],
    ['chili'],
    ['soup'],
  ])
  const locked = wishOf([...eaten, had(3, 'dal')], { days: 4, rules })
  expect(planWeek(locked, dishes, options()).kind).toBe('planned')
  expect(rulesOf(open).filter((rule) => /^(?:locked|minutes)/.test(rule))).toEqual([])
  expect(rulesOf(locked).filter((rule) => rule.startsWith('locked'))).toEqual(['locked:3'])
})

test('nothing more is cooked on a day that is over; what was cooked then is eaten where it stands', () => {
  const dishes = [dish('dal', {}, { cents: 10 }), dish('soup', {}, { cents: 90 })]
  const lunch = { ...free(3, 'lunch'), mayBeLeftover: true }
  const kinds = (slots: Slot[]) =>
    plannedOf(planWeek(wishOf(slots), dishes, options())).plan.meals.map(({ dishes: served }) =>
      served.map(({ kind, cookedAt }) => [kind, cookedAt]),
    )
  expect(kinds([had(2, 'dal'), lunch])).toEqual([[['pot', 0]], [['pot', 1]]])
  expect(kinds([had(2, 'dal'), { ...free(3, 'lunch'), locked: 'dal', lockedFrom: 0 }])).toEqual([
    [['pot', 0]],
    [['again', 0]],
  ])
})

test('the days that are left have what is left of the budget, or where that is too little, their share of it', () => {
  const dishes = [dish('steak', {}, { cents: 500 }), dish('dal'), dish('soup', {}, { cents: 120 })]
  const slots = [had(0, 'steak'), had(1, 'steak'), out(2), free(3), free(4), free(5), free(6)]
  const enough = wishOf(slots, { budget: 1400 })
  const kept = plannedOf(planWeek(enough, dishes, options()))
  expect([kept.plan.cents, kept.letGo]).toEqual([1400, undefined])
  const wish = wishOf(slots, { budget: 900 })
  const over = plannedOf(planWeek(wish, dishes, options()))
  expect([over.plan.cents, over.letGo]).toEqual([1400, ['spent']])
  expect(weekProgram(wish, dishes, new Set(['spent'])).program.rows.find(({ name }) => name === 'budget')?.most).toBe(
    1000 + (900 * 4) / 7,
  )
  expect(ruleWords(wish, dishes, 'spent')).toContain('making up for what the earlier days cost')
  expect(over.proof.sentence).toContain('Days 1 to 3 stay as they were')
  // nor is their share enough
  const poor = planWeek(wishOf(slots, { budget: 600 }), dishes, options())
  expect(poor).toMatchObject({ kind: 'impossible', relax: [{ rules: ['budget'], wouldDo: 1400 }] })
  // other budgets are asked of the plan as a whole
  const asked = { ...options(), without: new Set(['spent']) }
  const points = budgetFrontier(wish, dishes, [900, 1450], asked)
  expect(points.map(({ plan, isImpossible }) => [plan?.cents, isImpossible])).toEqual([
    [undefined, true],
    [1400, false],
  ])
})

test('a week that is over keeps no budget of its own, and one that has begun keeps what is left of it', () => {
  const dishes = [dish('steak', {}, { cents: 500 }), dish('dal')]
  const slots = [had(0, 'steak'), had(7, 'steak'), free(8), free(13)]
  const budgets = (without: string[]) =>
    weekProgram(wishOf(slots, { days: 14, from: 8, budget: 800 }), dishes, new Set(without))
      .program.rows.filter(({ rule }) => rule === 'budget')
      .map(({ name, most }) => [name, Math.round(most)])
  expect(budgets([])).toEqual([
    ['budget', 800],
    ['budget_of_week_1', 400],
  ])
  expect(budgets(['spent'])).toEqual([
    ['budget', 1343],
    ['budget_of_week_1', 843],
  ])
})
