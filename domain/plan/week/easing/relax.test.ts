import { expect, test } from 'vitest'
import { chanceFrom } from '#domain/chance.ts'
import { planWeek } from '#domain/plan/week/plan-week.ts'
import { searchWeek } from '#domain/plan/week/search/search-week.ts'
import { weekProgram } from '#domain/plan/week/search/week-program.ts'
import type { Slot, Target, WeekDish, WeekMeal, WeekWish } from '#domain/plan/week/week.ts'
import type { Relaxed } from '#domain/plan/week/week-plan.ts'
import { figureWords } from '#domain/plan/week/words/rule-words.ts'
import { openHighs } from '#server/kitchen/highs.ts'
import { laidOf } from '../../../../bench/plans/laid.ts'
import { drawnDish, letGo } from '../../../../bench/plans/small-weeks.ts'
import { checkWeek } from '../../../../bench/plans/week-checker.ts'

const solve = await openHighs()
const options = () => ({ solve, chance: chanceFrom(1), now: () => performance.now(), seconds: 20, gap: 0 })
const names = ['Ada', 'Ben', 'Cleo', 'Dan']

/** A dinner that everyone may have and likes, of nothing that a rule counts, with 100 g of protein. */
function dish(id: string, minutes: number, meals: WeekDish['meals'] = ['lunch', 'dinner']): WeekDish {
  const drawn = drawnDish(id, names.length, chanceFrom(1))
  const [finish] = drawn.finishes
  const nutrients = { ...finish!.nutrients, protein: 100, calories: 500 }
  const plain = { main: id, kinds: {}, traits: [id], keepsDays: 0, activeMinutes: 5 }
  const forAll = { finishOf: names.map(() => 0), liking: names.map(() => 0) }
  return { ...drawn, ...plain, ...forAll, meals, minutes, finishes: [{ ...finish!, nutrients, foods: [] }] }
}
const dishes = [dish('soup', 35), dish('stew', 90), dish('salad', 20), dish('toast', 5, ['breakfast'])]

const week = [0, 1, 2, 3, 4, 5, 6]
/** A meal of each day for so many eaters, with its minutes. */
function mealsOf(meal: WeekMeal, minutes: readonly (number | null)[], eaters = 1): Slot[] {
  return minutes.map((most, day) => ({
    day,
    meal,
    eaters: names.flatMap((_, at) => (at < eaters ? at : [])),
    ...(most !== null && { minutes: most }),
  }))
}

function wishOf(slots: Slot[], targets: readonly Target[][] = [[]], change: Partial<WeekWish> = {}): WeekWish {
  return {
    days: 7,
    eaters: targets.map((mine, at) => ({ name: names[at]!, portion: 1, targets: mine })),
    slots,
    atHome: [],
    rules: { times: [], mainsApart: false, mostOfOneDish: { small: 7, large: 7 } },
    aim: 'cheapest',
    ...change,
  }
}

/** What could be let go, each way shown to be enough by its plan. */
function waysOf(wish: WeekWish, among = dishes): Relaxed[] {
  const answer = planWeek(wish, among, options())
  if (answer.kind !== 'impossible') throw new Error(`the week is ${answer.kind}`)
  for (const { rules, plan } of answer.relax)
    expect(checkWeek(letGo(wish, rules), among, laidOf(plan)).broken).toEqual([])
  return answer.relax
}
const told = (wish: WeekWish) => waysOf(wish).map(({ words, wouldDo }) => ({ words, wouldDo }))
const protein = (least: number): Target[] => [{ nutrient: 'protein', per: 'day', least }]
const anyTime = week.map(() => null)

test('minutes that nothing is ready in are one wish, on however many days they are asked', () => {
  const wish = wishOf(mealsOf('dinner', [5, 5, 5, 5, 5, null, null]))
  expect(waysOf(wish).map(({ rules }) => rules)).toEqual([[0, 1, 2, 3, 4].map((place) => `minutes:${place}`)])
  expect(told(wish)).toEqual([{ words: ['dinner on days 1 to 5 in 5 minutes'], wouldDo: 20 }])
})

test('minutes of several figures are several wishes, with one figure that is enough for all', () => {
  const wish = wishOf(mealsOf('dinner', [5, 10, 5, 10, 15, 45, null]))
  expect(told(wish)).toEqual([
    {
      words: [
        'dinner on days 1 and 3 in 5 minutes',
        'dinner on days 2 and 4 in 10 minutes',
        'dinner on day 5 in 15 minutes',
      ],
      wouldDo: 20,
    },
  ])
})

test('of a wish only what has to be is let go', () => {
  const minutes = [5, 5, 5, 5, 5, null, null]
  const slots = ['breakfast', 'lunch', 'dinner'].flatMap((meal) => mealsOf(meal as WeekMeal, minutes))
  const wish = wishOf(slots, [[]], { rules: { times: [], mainsApart: false, mostOfOneDish: { small: 7, large: 14 } } })
  // lunch and dinner of a day are two dishes
  expect(told(wish)).toEqual([{ words: ['lunch and dinner on days 1 to 5 in 5 minutes'], wouldDo: 35 }])
})

test('a target that several eaters share is one wish, with the figure that all of them can have', () => {
  const wish = wishOf(
    mealsOf('dinner', anyTime, 4),
    names.map(() => protein(400)),
  )
  const [way, ...others] = waysOf(wish)
  expect(others).toEqual([])
  expect(way!.rules).toEqual(['target:0:0', 'target:1:0', 'target:2:0', 'target:3:0'])
  expect(way!.words).toEqual(['Ada, Ben, Cleo and Dan each: at least 400 g of protein a day'])
  expect(way!.wouldDo).toBeCloseTo(100, 3)
  expect(figureWords(wish, way!.rules[0]!, way!.wouldDo!)).toBe('100 g of protein')
  // whoever eats four portions has enough
  const [first, ...rest] = wish.eaters
  const hungry = { ...wish, eaters: [{ ...first!, portion: 4 }, ...rest] }
  expect(waysOf(hungry).map(({ words }) => words)).toEqual([
    ['Ben, Cleo and Dan each: at least 400 g of protein a day'],
  ])
})

test('a figure that is said to be enough is not rounded to one that isn’t', () => {
  const wish = wishOf([], [[{ nutrient: 'protein', per: 'day', least: 400, most: 500 }]])
  expect(figureWords(wish, 'target:0:0', 99.7)).toBe('99 g of protein')
  expect(figureWords(wish, 'target:0:0', 600.2)).toBe('601 g of protein')
})

test('wishes that nothing fulfills go together, however many they are, and beside them one of those that conflict', () => {
  const ofDan: Target = { nutrient: 'calories', per: 'day', least: 900 }
  const targets = [protein(400), protein(300), [{ nutrient: 'protein', per: 'plan', most: 10 } as const], [ofDan]]
  const times = [{ trait: 'fish', least: 1 }]
  const rules = { times, mainsApart: false, mostOfOneDish: { small: 7, large: 7 } }
  const slots = mealsOf('dinner', [5, ...anyTime.slice(1)], 4)
  expect(told(wishOf(slots, targets, { rules })).map(({ words }) => words.toSorted())).toEqual([
    [
      'Ada: at least 400 g of protein a day',
      'Ben: at least 300 g of protein a day',
      'Cleo: at most 10 g of protein in all',
      'Dan: at least 900 kcal a day',
      'dinner on day 1 in 5 minutes',
      'fish at least once',
    ],
  ])
  // so much soup is a wish that another one forbids
  const often = [...times, { trait: 'soup', least: 4 }]
  const ways = told(
    wishOf(slots, targets, { rules: { ...rules, times: often, mostOfOneDish: { small: 7, large: 3 } } }),
  )
  expect(ways.map(({ words }) => words.length)).toEqual([7, 7])
  const other = ['soup at least 4 times', 'the same lunch or dinner dish at most 3 times']
  expect(ways.flatMap(({ words }) => words.filter((one) => other.includes(one))).toSorted()).toEqual(other.toSorted())
})

test('however many wishes conflict, there is a way, and nothing of it can be spared', () => {
  const traits = ['chili', 'curry', 'pie', 'roast', 'risotto']
  const among = [...dishes, ...traits.map((trait) => dish(trait, 30))]
  const slots = [...mealsOf('lunch', anyTime), ...mealsOf('dinner', anyTime)]
  const often = traits.flatMap((trait) => [
    { trait, least: 2 },
    { trait, most: 1 },
  ])
  const rules = { mainsApart: false, mostOfOneDish: { small: 7, large: 14 } }
  const wish = wishOf(slots, [[]], { rules: { ...rules, times: [...often, { trait: 'fish', least: 1 }] } })
  const [way, ...others] = waysOf(wish, among)
  expect(others).toEqual([])
  expect(way!.words).toContain('fish at least once')
  const ofTraits = way!.words.filter((words) => words !== 'fish at least once')
  expect(ofTraits.map((words) => words.slice(0, words.indexOf(' '))).toSorted()).toEqual(traits.toSorted())
  for (const spared of way!.rules) {
    const without = new Set(way!.rules.filter((rule) => rule !== spared))
    expect(searchWeek(weekProgram(wish, among, without), options()).isImpossible).toBe(true)
  }
})

test('what was let go before is not named again', () => {
  const wish = wishOf(mealsOf('dinner', [5, 5, 5, 5, 5, null, null]))
  const without = new Set(['minutes:0', 'minutes:1', 'minutes:4'])
  expect(planWeek(wish, dishes, { ...options(), without })).toMatchObject({
    relax: [{ rules: ['minutes:2', 'minutes:3'], words: ['dinner on days 3 and 4 in 5 minutes'], wouldDo: 20 }],
  })
})
