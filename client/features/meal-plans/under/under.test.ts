import { expect, it } from 'vitest'
import { shortPlan } from '#client/features/meal-plans/short-plan.ts'
import {
  againstText,
  budgetOf,
  impossibleUnder,
  nearText,
  pointNear,
  weeklyBudget,
  weeksAgainst,
} from '#client/features/meal-plans/under/budget-figures.ts'
import {
  broughtText,
  costLines,
  endedText,
  noProofWords,
  proofTitle,
  ruleLines,
} from '#client/features/meal-plans/under/proof-words.ts'

const point = { cost: 10, gap: 0, isImpossible: false, comes: [], goes: [] }

it('a budget of a week holds in proportion for other spans', () => {
  const fortnight = shortPlan({ endDate: '2026-12-06' })
  expect(budgetOf(fortnight)).toBe(120)
  expect(weeklyBudget(120, fortnight)).toBe(60)
  expect(budgetOf(shortPlan({ rules: { ...fortnight.rules, budget: null } }))).toBeNull()
})
it('names the week that is over its share, and by how much; a shorter last part has its share by days', () => {
  const { totals, rules } = shortPlan()
  const weeks = [
    { days: 7, cost: 64.2 },
    { days: 7, cost: 60 },
    { days: 3, cost: 26 },
  ]
  const plan = shortPlan({ endDate: '2026-12-09', totals: { ...totals, weeks } })
  expect(weeksAgainst(plan).map(({ cost, over }) => [cost, over])).toEqual([
    [64.2, '$4.20 over $60'],
    [60, undefined],
    [26, '$0.29 over $25.71'],
  ])
  expect(weeksAgainst(plan)[0]!.span).toBe('November 23 to 29')
  expect(weeksAgainst({ ...plan, rules: { ...rules, budget: null } }).flatMap(({ over }) => over ?? [])).toEqual([])
  expect(weeksAgainst(shortPlan())).toEqual([])
})
it('says what is to spare, or missing', () => {
  expect(againstText(101.22, 110)).toBe('of $110, with $8.78 to spare')
  expect(againstText(61, 55.5)).toBe('$5.50 more than $55.50')
  expect(againstText(61, null)).toBe('no budget set')
})
it('finds its way between budgets', () => {
  const points = [
    { ...point, budget: 20, cost: null, isImpossible: true },
    { ...point, budget: 40 },
    { ...point, budget: 60 },
  ]
  expect(pointNear(points, 52)).toBe(2)
  expect(impossibleUnder(points)?.budget).toBe(20)
  expect(impossibleUnder(points.slice(1))).toBeUndefined()
})
it('says of another budget how near to the best its week is, unless it is the best', () => {
  expect(nearText(0.0113)).toBe(' (within 1.2% of the best)')
  expect(nearText(0)).toBe('')
  expect(nearText(null)).toBe(' (we don’t know how close it is to the best)')
})
it('claims no more than is proved', () => {
  const proof = shortPlan().proof!
  expect(proofTitle(proof)).toBe('Proven optimal')
  expect(proofTitle({ ...proof, ended: 'time', gap: 0.0113 })).toBe('Within 1.2% of the best')
  expect(proofTitle({ ...proof, ended: 'time', gap: null })).toBe('A plan that follows your rules')
  expect(endedText(proof)).toBe('Anything better was ruled out in 1.8 seconds.')
  const near = { ...proof, cost: 95, gap: 0.0009 }
  expect(proofTitle(near)).toBe('Within 0.1% of the best')
  expect(endedText(near)).toBe('Anything more than 0.1% better was ruled out in 1.8 seconds.')
  expect(endedText({ ...near, ended: 'time' })).toBe(
    'Time ran out after 1.8 seconds. A better week may exist, but it can’t be more than 0.1% better.',
  )
  expect(endedText({ ...near, ended: 'time', gap: null })).toBe(
    'Time ran out after 1.8 seconds. A better week may exist.',
  )
})
it('speaks of the lowest cost only where money alone counts', () => {
  const proof = { ...shortPlan().proof!, cost: 9.5, points: 0, bound: 9.4 }
  expect(costLines(proof, 'cheapest')).toEqual([
    ['Cost', 9.5],
    ['Lowest cost possible', 9.4],
    ['Difference', expect.closeTo(0.1)],
  ])
  // also where nothing speaks against it
  expect(costLines(proof, 'best')).toEqual([
    ['Cost', 9.5],
    ['Points off for taste, variety and more', 0],
    ['Lowest total possible', 9.4],
    ['Difference', expect.closeTo(0.1)],
  ])
  expect(costLines({ ...proof, bound: null }, 'best')).toHaveLength(2)
  expect([noProofWords('cheapest').title, noProofWords('best').title]).toEqual([
    'Could it be cheaper?',
    'Could it be better?',
  ])
  expect(JSON.stringify(noProofWords('best'))).not.toContain('cheap')
})
it('says once what holds for many meals', () => {
  const rule = (words: string) => ({ rule: words, words, rows: 1 })
  const rules = [
    rule('lunch on day 1 in 45 minutes'),
    rule('dinner on day 1 in 45 minutes'),
    rule('meat at most 2 times'),
  ]
  expect(ruleLines(rules)).toEqual(['2 meals of 45 minutes or less', 'meat at most 2 times'])
})
it('says what a longer search has brought, and no more than that', () => {
  const before = { ...shortPlan().proof!, cost: 95, points: 10, gap: 0.0542 }
  expect(broughtText(before, { ...before, cost: 92.7, gap: 0.0113 })).toEqual({
    title: 'A better week',
    text: 'It costs $2.30 less. It’s now within 1.2% of the best, instead of 5.5%.',
  })
  expect(broughtText(before, { ...before, cost: 96, points: 4, gap: 0.02 }).text).toBe(
    'It costs $1.00 more, and does better on taste, variety or waste. It’s now within 2% of the best, instead of 5.5%.',
  )
  expect(broughtText(before, { ...before, points: 9, gap: 0 }).text).toBe(
    'It costs the same and does better on taste, variety or waste. It’s now proven optimal.',
  )
  expect(broughtText(before, before)).toEqual({
    title: 'No better week found',
    text: 'It’s still within 5.5% of the best.',
  })
  expect(broughtText({ ...before, gap: null }, before).text).toBe('It’s now within 5.5% of the best.')
})
