import { expect, test } from 'vitest'
import { chanceFrom } from '#domain/chance.ts'
import { anything } from '#domain/options/wish.ts'
import { typedStock } from '#domain/plan/at-home/typed-stock.ts'
import type { Eater, PlanEntry, PlanRules } from '#domain/plan/meal-plan/meal-plan.ts'
import { afterDishes, candidateWishes } from '#domain/plan/meal-plan/planning/candidate-wishes.ts'
import { entriesOfWeek } from '#domain/plan/meal-plan/planning/entries-of-week.ts'
import { stayingOf, weekWishOf } from '#domain/plan/meal-plan/planning/week-wish.ts'
import { foodsToSpend } from '#domain/plan/meal-plan/provisions/foods-to-spend.ts'
import type { Slot } from '#domain/plan/week/week.ts'
import { emptyWeekPlan } from '#domain/plan/week/week-plan.ts'
import { nobody } from '#domain/recipe/profile.ts'

const everyDay = [0, 1, 2, 3, 4, 5, 6]
const eater = (id: string): Eater => ({
  id,
  name: id,
  diet: null,
  allergies: [],
  dislikes: '',
  portion: 1,
  targets: [],
})
const eaters = ['ada', 'ben', 'cleo'].map(eater)
const rules: PlanRules = {
  meals: [
    { meal: 'lunch', at: '12:30', weekdays: [5, 6], eaters: ['ada', 'ben'] },
    { meal: 'dinner', at: '18:30', weekdays: everyDay, eaters: [] },
  ],
  minutes: [20, 25, 30, 35, 40, null, null],
  budget: 70,
  fishAtLeast: 2,
  meatlessAtLeast: 3,
  redMeatAtMost: 1,
  coldAtMost: null,
  mainsApart: true,
  leftovers: true,
  sameBreakfast: 2,
  sameDinner: 1,
  dishes: 'all',
  aim: 'best',
}
const entry = (given: Partial<PlanEntry>): PlanEntry => ({
  id: 'entry-one',
  day: 0,
  meal: 'dinner',
  kind: 'recipe',
  recipeId: 7,
  menuId: null,
  cookedAt: null,
  eaters: [],
  without: [],
  note: '',
  isLocked: true,
  ...given,
})
/** From a Friday to a Sunday. */
const weekend = { startDate: '2026-11-27', endDate: '2026-11-29', eaters, rules, stock: [] }

test('a wish has the meals of its weekdays, their hours of cooking, and who sits at them', () => {
  const { days, slots } = weekWishOf({ ...weekend, staying: [] })
  expect(days).toBe(3)
  expect(slots).toEqual([
    { day: 0, meal: 'dinner', eaters: [0, 1, 2], minutes: 40 },
    { day: 1, meal: 'lunch', eaters: [0, 1], mayBeLeftover: true },
    { day: 1, meal: 'dinner', eaters: [0, 1, 2] },
    { day: 2, meal: 'lunch', eaters: [0, 1], mayBeLeftover: true },
    { day: 2, meal: 'dinner', eaters: [0, 1, 2] },
  ])
})

test('figures of a week hold for each of its weeks, and for fewer days in proportion', () => {
  const wish = weekWishOf({ ...weekend, staying: [] })
  expect(wish.budget).toBe(3000)
  expect(wish.rules.times).toEqual([
    { trait: 'fish', least: 1 },
    { trait: 'meatless', least: 1, meals: ['lunch', 'dinner'] },
    { trait: 'red meat', most: 1 },
  ])
  const month = weekWishOf({ ...weekend, endDate: '2026-12-24', staying: [] })
  expect([month.budget, month.rules.mostOfOneDish]).toEqual([28_000, { small: 8, large: 4 }])
  expect(month.rules.times).toEqual([
    { trait: 'fish', least: weekend.rules.fishAtLeast },
    { trait: 'meatless', least: weekend.rules.meatlessAtLeast, meals: ['lunch', 'dinner'] },
    { trait: 'red meat', most: weekend.rules.redMeatAtMost },
  ])
})

test('what stays keeps its place: dishes, each for its eaters, what is eaten again, and a meal eaten out', () => {
  const staying = [
    entry({}),
    entry({ id: 'entry-two', recipeId: 8, eaters: ['cleo'] }),
    entry({ id: 'entry-three', day: 1, meal: 'lunch', kind: 'leftover', cookedAt: 'entry-one' }),
    entry({ id: 'entry-four', day: 2, kind: 'out', recipeId: null, isLocked: false }),
    entry({ id: 'entry-six', day: 1, meal: 'snack', recipeId: 9 }),
    // of what is not cooked any more
    entry({ id: 'entry-seven', day: 2, meal: 'lunch', kind: 'leftover' }),
  ]
  const { slots } = weekWishOf({ ...weekend, staying })
  expect(slots.map(inShort)).toEqual([
    '0 dinner for 0 1 2: r7',
    '0 dinner for 2: r8, beside',
    '1 lunch for 0 1: r7 of 0',
    '1 dinner for 0 1 2',
    '1 snack for 0 1 2: r9',
    '2 lunch for 0 1, maybe again',
    '2 dinner for 0 1 2: out',
  ])
})

test('what stays is for those at home, and a dish for nobody is no meal', () => {
  const out = (day: number, ...of: string[]) =>
    entry({ id: `out-on-${day}`, day, kind: 'out', recipeId: null, isLocked: false, eaters: of })
  const staying = [
    entry({}),
    out(0, 'ben'),
    entry({ id: 'entry-two', day: 1, eaters: ['ben', 'cleo'] }),
    out(1, 'ben'),
    entry({ id: 'entry-three', day: 2, eaters: ['cleo'] }),
    out(2, 'cleo'),
  ]
  const { slots } = weekWishOf({ ...weekend, staying })
  expect(slots.filter(({ meal }) => meal === 'dinner').map(inShort)).toEqual([
    '0 dinner for 0 2: r7',
    '0 dinner for 1: out, beside',
    '1 dinner for 2: r7',
    '1 dinner for 0, beside',
    '1 dinner for 1: out, beside',
    '2 dinner for 0 1',
    '2 dinner for 2: out, beside',
  ])
})

test('who has nothing that stays is fed beside those who have', () => {
  const staying = [
    entry({ recipeId: 8, eaters: ['cleo'] }),
    entry({ id: 'entry-two', day: 1, recipeId: 8, eaters: ['ada', 'ben'] }),
    entry({ id: 'entry-three', day: 1, recipeId: 8, eaters: ['cleo'] }),
    entry({ id: 'entry-four', day: 2, kind: 'out', recipeId: null, eaters: ['ada', 'cleo'] }),
    entry({ id: 'entry-five', day: 2, meal: 'lunch', eaters: ['ben'] }),
  ]
  const { slots } = weekWishOf({ ...weekend, staying })
  expect(slots.map(inShort)).toEqual([
    '0 dinner for 0 1',
    '0 dinner for 2: r8, beside',
    '1 lunch for 0 1, maybe again',
    '1 dinner for 0 1: r8',
    '1 dinner for 2: r8, beside',
    '2 lunch for 1: r7',
    '2 lunch for 0, beside, maybe again',
    '2 dinner for 1',
    '2 dinner for 0 2: out, beside',
  ])
})

test('with a locked leftover stays what it is left of', () => {
  const source = entry({ isLocked: false })
  const leftover = entry({ id: 'entry-two', day: 1, meal: 'lunch', kind: 'leftover', cookedAt: source.id })
  const note = entry({ id: 'entry-three', kind: 'note', recipeId: null, isLocked: false })
  const other = entry({ id: 'entry-four', day: 1, isLocked: false })
  expect(stayingOf([source, leftover, note, other])).toEqual([source, leftover, note])
})

test('of days that are over everything stays, also what was cooked on them for later; who had nothing is not fed', () => {
  const free = { isLocked: false }
  const ate = entry({ ...free, eaters: ['ada', 'ben'] })
  const today = entry({ ...free, id: 'entry-two', day: 1, recipeId: 8 })
  const rest = entry({ ...free, id: 'entry-three', day: 2, meal: 'lunch', kind: 'leftover', cookedAt: ate.id })
  const later = entry({ ...free, id: 'entry-four', day: 2, meal: 'lunch', kind: 'leftover', cookedAt: today.id })
  const staying = stayingOf([ate, today, rest, later], 1)
  expect(staying).toEqual([ate, rest])
  const wish = weekWishOf({ ...weekend, staying, from: 1 })
  expect(wish.from).toBe(1)
  expect(wish.slots.map(inShort)).toEqual([
    '0 dinner for 0 1: r7',
    '0 dinner for 2: out, beside',
    '1 lunch for 0 1',
    '1 dinner for 0 1 2',
    '2 lunch for 0 1: r7 of 0',
    '2 dinner for 0 1 2',
  ])
})

test('what was planned comes beside days that are over, which are as they were', () => {
  const [noted, ate] = [entry({ id: 'entry-note', kind: 'note', recipeId: null, isLocked: false }), entry({ day: 0 })]
  const goes = entry({ id: 'entry-goes', day: 1, isLocked: false })
  const before = [noted, { ...ate, isLocked: false }, goes]
  const wish = weekWishOf({ ...weekend, staying: stayingOf(before, 1), from: 1 })
  const plan = wish.slots.map(({ day, eaters: here }, slot) => ({
    slot,
    dishes: [
      {
        dish: day === 0 ? 'r7' : 'c1',
        title: '',
        kind: 'pot' as const,
        cookedAt: slot,
        servings: here.length,
        plates: here.map((eater) => ({ eater, without: [] })),
        cents: 0,
      },
    ],
  }))
  const household = { startDate: weekend.startDate, eaters, meals: rules.meals, entries: before }
  const written = { wish, household, before, recipeOf: () => 9, newId: () => 'entry-new' }
  const entries = entriesOfWeek({ ...emptyWeekPlan, meals: plan }, written)
  expect(entries.filter(({ day }) => day === 0)).toEqual(before.slice(0, 2))
  expect(entries.filter(({ day }) => day > 0).map(({ id }) => id)).toEqual(Array.from({ length: 4 }, () => 'entry-new'))
})

/** '1 lunch for 0 1: r7 of 0': a slot by day, meal and eaters, and what stays there. */
function inShort({ day, meal, eaters: here, locked, lockedFrom, isOut, isBeside, mayBeLeftover }: Slot): string {
  const stays = isOut ? ': out' : locked ? `: ${locked}${lockedFrom === undefined ? '' : ` of ${lockedFrom}`}` : ''
  return `${day} ${meal} for ${here.join(' ')}${stays}${isBeside ? ', beside' : ''}${mayBeLeftover ? ', maybe again' : ''}`
}

test('half of all candidates are for everyone, and each keeps what its eaters may not have', () => {
  const profiles = [
    nobody,
    { ...nobody, diet: 'vegan' as const },
    { ...nobody, allergens: ['wheat' as const, 'gluten' as const] },
  ]
  const week = weekWishOf({ ...weekend, staying: [] })
  const wishes = candidateWishes({ base: anything, eaters, profiles, week }, 400, chanceFrom(3))
  expect(wishes.filter(({ group }) => group === '0 1 2').length).toBeGreaterThanOrEqual(200)
  expect(new Set(wishes.map(({ group }) => group))).toEqual(new Set(['0 1 2', '0', '1', '2', '1 2', '0 2', '0 1']))
  for (const { group, wish, meals } of wishes) {
    expect(meals).toEqual(['lunch', 'dinner'])
    expect([wish.diet === 'vegan', wish.allergens.includes('gluten')]).toEqual([
      group.includes('1'),
      group.includes('2'),
    ])
    expect(wish.servings).toBe(group.split(' ').length)
  }
  const fish = wishes.filter(({ wish }) => wish.include.length > 0)
  expect(fish.length).toBeGreaterThan(10)
  expect(fish.every(({ wish }) => wish.diet === undefined)).toBe(true)
})

test('every fifth candidate is for what is at home, mostly for what goes off first, and for nobody who may not have it', () => {
  const profiles = [nobody, { ...nobody, diet: 'vegan' as const }, { ...nobody, allergens: ['fish' as const] }]
  const week = weekWishOf({ ...weekend, staying: [] })
  const stock = [
    ['1 kg rice', 10_000],
    ['500 g chicken thighs', 2],
    ['300 g salmon fillets', 1],
    ['1 bunch kale', 3],
    ['10 g parsley', 0],
    ['1 lb strawberries', 1],
    ['1 kg flour', 10_000],
    ['500 g zucchini', -1],
  ].map(([text, lastDay]) => {
    const { product, grams, name } = typedStock(String(text))
    return { product: product!, grams: grams!, name, lastDay: Number(lastDay) }
  })
  const atHome = foodsToSpend(stock, week.days)
  expect(atHome.map(({ name }) => name)).toEqual([
    'skin-on salmon fillet',
    'strawberries',
    'chicken thigh',
    'lacinato kale',
    'long-grain white rice',
  ])
  const bare = candidateWishes({ base: anything, eaters, profiles, week }, 400, chanceFrom(3))
  const wishes = candidateWishes({ base: anything, eaters, profiles, week, atHome }, 400, chanceFrom(3))
  expect(wishes).toHaveLength(bare.length)
  const named = (name: string) => wishes.filter(({ wish }) => wish.include[0] === name)
  const all = atHome.flatMap(({ name }) => named(name))
  expect(all.length).toBeGreaterThan(16)
  for (const { name } of atHome) expect(named(name).length).toBeLessThanOrEqual(8)
  expect(named('lacinato kale')).toHaveLength(8)
  // what goes off first comes first
  const few = candidateWishes({ base: anything, eaters, profiles, week, atHome }, 60, chanceFrom(3))
  const times = (name: string) => few.filter(({ wish }) => wish.include[0] === name).length
  expect(times('lacinato kale')).toBeGreaterThan(times('long-grain white rice'))
  // lunches and dinners are not about strawberries
  expect(named('strawberries')).toEqual([])
  for (const { group, wish } of named('skin-on salmon fillet'))
    expect([group.includes('1'), group.includes('2'), wish.diet]).toEqual([false, false, undefined])
  for (const { group } of named('chicken thigh')) expect(group).not.toContain('1')
})

test('a dish of a plan comes after those there are, and not again soon after the member had it', () => {
  const dishes = Array.from({ length: 40 }, (_, at) => `dish-${at}/beans/chili`)
  const { recent } = afterDishes({ ...anything, recent: ['curry/tofu/thai'] }, dishes)
  expect([recent[0], recent[29], recent.at(-1)]).toEqual([
    'dish-39/beans/chili',
    'dish-10/beans/chili',
    'curry/tofu/thai',
  ])
})
