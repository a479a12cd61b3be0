import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { MealPlanWithMeals } from '#contract/planning/plan-view.ts'
import type { PlanChangeGiven } from '#contract/planning/plan-wish.ts'
import { joinedWeek } from '#server/features/meal-plans/planning/join-week.ts'
import { entriesOf, saveEntries } from '#server/features/meal-plans/store.ts'
import type { Cook } from '#server/test-world/browser.ts'
import { changed, composed, planner, refusal, standing, week } from '#server/test-world/planning.ts'
import { startApp, type TestApp } from '#server/test-world/start-app.ts'

let world: TestApp
beforeAll(async () => {
  world = await startApp()
})
afterAll(() => world.close())

describe('a calendar', () => {
  test('is changed entry by entry', async () => {
    const ada = await planner(world)
    const [soup, stew] = await composed(ada, 2)
    const plan = await ada.api.mealPlans.create({ body: week })
    const first = await changed(
      ada,
      plan,
      { kind: 'add', entry: 'monday', day: 0, meal: 'dinner', dish: { kind: 'recipe', recipeId: soup! } },
      { kind: 'add', entry: 'tuesday', day: 1, meal: 'lunch', dish: { kind: 'leftover', cookedAt: 'monday' } },
      { kind: 'add', entry: 'friday', day: 4, meal: 'dinner', dish: { kind: 'out' }, note: 'At the Millers' },
      { kind: 'lock', entry: 'monday', isLocked: true },
    )
    expect(standing(first)).toEqual([
      [0, 'dinner', 'recipe', soup],
      [1, 'lunch', 'leftover', soup],
      [4, 'dinner', 'out', null],
    ])
    expect(first.entries[0]).toMatchObject({ id: 'monday', isLocked: true, cookedAt: null })
    expect(first.entries[1]).toMatchObject({ cookedAt: 'monday' })
    expect([first.version, first.recipeIds]).toEqual([2, [soup]])
    const second = await changed(
      ada,
      plan,
      { kind: 'dish', entry: 'monday', dish: { kind: 'recipe', recipeId: stew! } },
      { kind: 'move', entry: 'friday', day: 5, meal: 'lunch' },
    )
    // what is left is of what is cooked
    expect(standing(second)).toEqual([
      [0, 'dinner', 'recipe', stew],
      [1, 'lunch', 'leftover', stew],
      [5, 'lunch', 'out', null],
    ])
    const same = await changed(ada, plan, { kind: 'lock', entry: 'monday', isLocked: true, at: 1 })
    expect(same).toEqual(second)
  })

  test('keeps leftovers of what is cooked no more, and says that nothing is cooked for them', async () => {
    const ada = await planner(world)
    const [soup] = await composed(ada, 1)
    const plan = await ada.api.mealPlans.create({ body: week })
    await changed(
      ada,
      plan,
      { kind: 'add', entry: 'monday', day: 0, meal: 'dinner', dish: { kind: 'recipe', recipeId: soup! } },
      { kind: 'add', entry: 'tuesday', day: 1, meal: 'lunch', dish: { kind: 'leftover', cookedAt: 'monday' } },
      { kind: 'add', entry: 'wednesday', day: 2, meal: 'lunch', dish: { kind: 'leftover', cookedAt: 'tuesday' } },
    )
    const leftovers = ({ entries }: MealPlanWithMeals) =>
      entries.filter(({ kind }) => kind === 'leftover').map(({ recipeId, cookedAt }) => [recipeId, cookedAt])
    const gone = await changed(ada, plan, { kind: 'remove', entry: 'monday' })
    expect(leftovers(gone)).toEqual([
      [soup, null],
      [soup, null],
    ])
    expect([gone.recipeIds, gone.recipes.map(({ id }) => id)]).toEqual([[], [soup]])
    const back = await changed(ada, plan, { kind: 'restore', entry: 'monday' })
    expect(leftovers(back)).toEqual([
      [soup, 'monday'],
      [soup, 'monday'],
    ])
    // cooked on Tuesday evening, there is nothing left at noon
    const later = await changed(ada, plan, { kind: 'move', entry: 'monday', day: 1, meal: 'dinner' })
    expect(leftovers(later)).toEqual([
      [soup, null],
      [soup, 'monday'],
    ])
  })

  test('has no room for more than a plan takes', async () => {
    const ada = await planner(world)
    const [soup] = await composed(ada, 1)
    const plan = await ada.api.mealPlans.create({ body: week })
    const dish = { kind: 'recipe', recipeId: soup! } as const
    const adds = (count: number, name: string, what: object) =>
      Array.from({ length: count }, (_, at) => ({
        kind: 'add',
        entry: `${name}-${at}`,
        day: 0,
        meal: 'dinner',
        dish: what,
      }))
    expect(await refusal(ada, 'PATCH', `/${plan.id}`, { changes: adds(9, 'soup-soup', dish) })).toEqual([
      '400 invalid_input',
      'A meal can have at most 8 dishes.',
    ])
    const notes = adds(400, 'note-note', { kind: 'note' })
    expect((await changed(ada, plan, ...(notes as PlanChangeGiven[]))).entries).toHaveLength(400)
    expect(await refusal(ada, 'PATCH', `/${plan.id}`, { changes: adds(1, 'more-more', dish) })).toEqual([
      '400 invalid_input',
      'A plan can have at most 400 entries.',
    ])
    expect((await changed(ada, plan, { kind: 'remove', entry: 'note-note-0' })).entries).toHaveLength(399)
  })

  test('keeps out of sight what stands beyond its end, and shows it again', async () => {
    const ada = await planner(world)
    const recipes = await composed(ada, 3)
    const { id } = await ada.api.mealPlans.create({ body: { ...week, recipeIds: recipes } })
    const update = (body: Parameters<Cook['api']['mealPlans']['update']>[0]['body']) =>
      ada.api.mealPlans.update({ params: { id }, body })
    const short = await update({ endDate: '2026-11-24' })
    expect([short.entries.length, short.recipeIds, short.totals.days.length]).toEqual([2, recipes.slice(0, 2), 2])
    expect((await ada.api.mealPlans.list({}))[0]!.recipeIds).toEqual(recipes.slice(0, 2))
    const long = await update({ endDate: '2026-12-20' })
    expect([long.entries.length, long.totals.days.length]).toEqual([3, 28])
    const moved = await update({ startDate: '2027-01-04' })
    expect([moved.startDate, moved.endDate, standing(moved)]).toEqual(['2027-01-04', '2027-01-31', standing(long)])
    expect(await refusal(ada, 'PATCH', `/${id}`, { endDate: '2027-01-03' })).toEqual([
      '400 invalid_input',
      'A plan has 1 to 28 days and can’t end before it starts.',
    ])
  })

  test('planned anew has what is planned, and keeps what is out of sight and what nobody changed', async () => {
    const ada = await planner(world)
    const recipes = await composed(ada, 4)
    const plan = await ada.api.mealPlans.create({ body: { ...week, recipeIds: recipes } })
    const [kept, moved, gone, hidden] = plan.entries
    const early = world.clock.now.getTime() - 60_000
    await changed(ada, plan, { kind: 'note', entry: kept!.id, note: 'as it was', at: early })
    const standing = [
      { ...kept!, note: 'as it was' },
      { ...moved!, day: 0, meal: 'lunch' as const },
      { ...gone!, id: 'quite-new', day: 1 },
    ]
    const was = await entriesOf(world.database, plan.id)
    const span = { ...plan, endDate: '2026-11-25' }
    const planned = { planId: plan.id, standing, span, eaters: plan.eaters, began: world.clock.now }
    await saveEntries(world.database, joinedWeek({ ...planned, was, is: was }).rows)
    const late = early + 1000
    const after = await changed(
      ada,
      plan,
      { kind: 'move', entry: moved!.id, day: 6, meal: 'dinner', at: late },
      { kind: 'restore', entry: gone!.id, at: late },
      { kind: 'note', entry: kept!.id, note: 'later', at: late },
    )
    expect(after.entries.map(({ id, day, meal, note }) => [id, day, meal, note])).toEqual([
      [moved!.id, 0, 'lunch', ''],
      [kept!.id, 0, 'dinner', 'later'],
      ['quite-new', 1, 'dinner', ''],
      [hidden!.id, 3, 'dinner', ''],
    ])
  })

  test('takes away what proved it, once it is another plan', async () => {
    const ada = await planner(world)
    const [soup] = await composed(ada, 1)
    const plan = await ada.api.mealPlans.create({ body: { ...week, recipeIds: [soup!] } })
    const [dinner] = plan.entries
    const { cost } = plan.totals
    const proof = {
      cost,
      points: 0,
      bound: cost,
      gap: 0,
      ended: 'proved',
      sentence: 'No better one.',
      rules: [],
      letGo: [],
    }
    const prove = () =>
      world.database.query('update meal_plans set proof = $2, prices = $3 where id = $1', [
        plan.id,
        { ...proof, dishes: 3, choices: 3, columns: 3, rows: 3, seconds: 1 },
        { rules: [], budgets: [] },
      ])
    const isProved = async (body: Parameters<Cook['api']['mealPlans']['update']>[0]['body']) => {
      await prove()
      const { proof: left, prices, version } = await ada.api.mealPlans.update({ params: { id: plan.id }, body })
      expect(left === null).toBe(prices === null)
      return { isProved: left !== null, version }
    }
    const entry = dinner!.id
    expect(await isProved({ title: 'Ours' })).toEqual({ isProved: true, version: 2 })
    expect(await isProved({ isActive: false, repeats: 3 })).toEqual({ isProved: true, version: 3 })
    expect(await isProved({ changes: [{ kind: 'note', entry, note: 'Soak the beans' }] })).toMatchObject({
      isProved: true,
    })
    expect(await isProved({ changes: [{ kind: 'lock', entry, isLocked: true }] })).toMatchObject({ isProved: true })
    const note = { kind: 'add' as const, entry: 'a-new-note', day: 0, meal: 'lunch' as const, note: 'Defrost the peas' }
    expect(await isProved({ changes: [{ ...note, dish: { kind: 'note' } }] })).toMatchObject({ isProved: true })
    expect(await isProved({ startDate: plan.startDate, rules: plan.rules })).toEqual({ isProved: true, version: 6 })
    expect(await isProved({ rules: { ...plan.rules, budget: 90 } })).toEqual({ isProved: false, version: 7 })
    expect(await isProved({ eaters: [{ id: 'somebody', name: 'Bo' }] })).toMatchObject({ isProved: false })
    expect(await isProved({ endDate: '2026-11-28' })).toMatchObject({ isProved: false })
    expect(await isProved({ changes: [{ kind: 'move', entry, day: 1, meal: 'dinner' }] })).toMatchObject({
      isProved: false,
    })
    expect(await isProved({ changes: [{ kind: 'remove', entry }] })).toEqual({ isProved: false, version: 11 })
  })
})
