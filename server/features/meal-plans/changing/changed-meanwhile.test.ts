import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { MealPlanWithMeals } from '#contract/planning/plan-view.ts'
import type { GeneratePlanForm } from '#contract/planning/plan-wish.ts'
import { shownEntries } from '#domain/plan/meal-plan/calendar/shown-entries.ts'
import type { PlanEntry } from '#domain/plan/meal-plan/meal-plan.ts'
import { joinedWeek } from '#server/features/meal-plans/planning/join-week.ts'
import type { StoredEntry } from '#server/features/meal-plans/tables.ts'
import type { WeekPlanner } from '#server/kitchen/week-planner.ts'
import { type Cook, visitor } from '#server/test-world/browser.ts'
import { changed, planner, refusal } from '#server/test-world/planning.ts'
import { startApp, type TestApp } from '#server/test-world/start-app.ts'
import { testWeekPlanner } from '#server/test-world/test-kitchen.ts'

type Update = Parameters<Cook['api']['mealPlans']['update']>[0]['body']

/** From a Monday to a Friday. */
const days = { startDate: '2026-11-23', endDate: '2026-11-27' }
const rules = {
  meals: [{ meal: 'dinner' as const, at: '18:30' }],
  minutes: Array.from({ length: 7 }, () => null),
  mainsApart: false,
  coldAtMost: null,
  sameDinner: 5,
  dishes: 'own' as const,
}
const dinners: GeneratePlanForm = { ...days, rules, seconds: 1, eaters: [{ id: 'eater-ada', name: 'Ada' }] }
const dishesOn = ({ entries }: MealPlanWithMeals, day: number) =>
  entries.filter((entry) => entry.day === day && entry.kind !== 'note')
const notesOf = ({ entries }: MealPlanWithMeals) =>
  entries.filter(({ kind }) => kind === 'note').map(({ day, note }) => [day, note])

describe('while a week is planned, another device', () => {
  let world: TestApp
  /** Done once, when the planner has been given its task. */
  let meanwhile: (() => Promise<unknown>) | undefined
  let ada: Cook
  let stews: number[]
  let first: MealPlanWithMeals

  beforeAll(async () => {
    const real = testWeekPlanner()
    const weekPlanner: WeekPlanner = {
      ask: async (name, given, hearing) => {
        const change = meanwhile
        meanwhile = undefined
        await change?.()
        return real.ask(name, given, hearing)
      },
      close: async () => undefined,
    }
    world = await startApp({}, { weekPlanner })
  })
  afterAll(() => world.close())
  beforeEach(async () => {
    ada = await planner(world)
    stews = []
    for (const bean of ['canned black beans', 'canned chickpeas', 'canned pinto beans', 'canned lentils'])
      stews.push((await ada.api.recipes.create({ body: stewOf(bean) })).id)
    first = await ada.api.mealPlans.generate({ body: dinners })
  })

  /** What a second phone of theirs makes of the plan while the planner works. */
  async function onThePhone(body: (plan: MealPlanWithMeals) => Update): Promise<void> {
    const phone = visitor(world.app)
    await phone.api.accounts.signIn({ body: { email: ada.user.email, password: ada.password } })
    meanwhile = () => phone.api.mealPlans.update({ params: { id: first.id }, body: body(first) })
  }
  const again = (more: Partial<GeneratePlanForm> = {}) =>
    ada.api.mealPlans.generate({ body: { ...dinners, planId: first.id, ...more } })
  const isOfFirst = ({ id }: { id: string }) => first.entries.some((entry) => entry.id === id)

  test('writes notes and renames it, and what was planned is kept and proved', async () => {
    await onThePhone(({ entries }) => ({
      title: 'Ours',
      isTemplate: true,
      changes: [
        { kind: 'add', entry: 'note-of-it', day: 0, meal: 'dinner', dish: { kind: 'note' }, note: 'Mind the oven' },
        // the dish goes, and the words stay
        { kind: 'note', entry: entries[1]!.id, note: 'Ben is late' },
      ],
    }))
    const plan = await again({ title: first.title, description: 'For the week with the guests' })
    expect(plan).toMatchObject({ title: 'Ours', description: 'For the week with the guests', isTemplate: true })
    expect(notesOf(plan)).toEqual([
      [0, 'Mind the oven'],
      [1, 'Ben is late'],
    ])
    for (const day of [0, 1, 2, 3, 4]) {
      expect(dishesOn(plan, day)).toMatchObject([{ kind: 'recipe' }])
      expect(dishesOn(plan, day).some(isOfFirst)).toBe(false)
    }
    expect(plan.proof).not.toBeNull()
    expect(plan.totals.cost).toBeCloseTo(plan.proof!.cost, 2)
    expect(await ada.api.mealPlans.get({ params: { id: plan.id } })).toEqual(plan)
  })

  test('changes meals by hand: these stay as they are, the others are planned, and nothing is proved', async () => {
    const [monday, tuesday, wednesday, thursday] = first.entries
    await onThePhone(() => ({
      changes: [
        { kind: 'lock', entry: monday!.id, isLocked: true },
        { kind: 'dish', entry: tuesday!.id, dish: { kind: 'recipe', recipeId: stews[3]! } },
        { kind: 'remove', entry: wednesday!.id },
        { kind: 'remove', entry: thursday!.id },
        { kind: 'add', entry: 'out-to-eat', day: 3, meal: 'dinner', dish: { kind: 'out' }, note: 'At the Millers' },
      ],
    }))
    const plan = await again()
    expect(dishesOn(plan, 0)).toMatchObject([{ id: monday!.id, recipeId: monday!.recipeId, isLocked: true }])
    expect(dishesOn(plan, 1)).toMatchObject([{ id: tuesday!.id, recipeId: stews[3] }])
    expect(dishesOn(plan, 2)).toEqual([])
    expect(dishesOn(plan, 3)).toMatchObject([{ id: 'out-to-eat', note: 'At the Millers' }])
    expect(dishesOn(plan, 4)).toMatchObject([{ kind: 'recipe' }])
    expect(dishesOn(plan, 4).some(isOfFirst)).toBe(false)
    expect([plan.proof, plan.prices]).toEqual([null, null])
    const back = await changed(ada, plan, { kind: 'restore', entry: wednesday!.id })
    expect(dishesOn(back, 2)).toMatchObject([{ id: wednesday!.id }])
  })

  test('changes people, a rule and the dates: they are joined, the week is kept, and nothing is proved', async () => {
    const dan = { id: 'eater-dan', name: 'Dan' }
    await onThePhone((plan) => ({
      startDate: '2026-11-30',
      eaters: [...plan.eaters, dan],
      rules: { ...plan.rules, budget: 90 },
    }))
    const plan = await again({ rules: { ...rules, fishAtLeast: 0, sameDinner: 4 } })
    expect(plan.eaters.map(({ name }) => name)).toEqual(['Ada', 'Dan'])
    expect(plan.rules).toMatchObject({ budget: 90, sameDinner: 4 })
    expect([plan.startDate, plan.endDate]).toEqual(['2026-11-30', '2026-12-04'])
    expect(plan.entries).toHaveLength(5)
    expect(plan.entries.some(isOfFirst)).toBe(false)
    expect(plan.proof).toBeNull()
  })

  test('removes somebody: what was planned for them alone is gone, and the rest is kept', async () => {
    const two = [...dinners.eaters, { id: 'eater-mia', name: 'Mia' }]
    first = await ada.api.mealPlans.generate({ body: { ...dinners, eaters: two, planId: first.id } })
    const forMia = { kind: 'recipe' as const, recipeId: stews[0]!, eaters: ['eater-mia'] }
    await changed(
      ada,
      first,
      { kind: 'add', entry: 'for-mia', day: 0, meal: 'lunch', dish: forMia },
      { kind: 'lock', entry: 'for-mia', isLocked: true },
    )
    await onThePhone(({ eaters }) => ({ eaters: eaters.slice(0, 1) }))
    const plan = await again({ eaters: two })
    expect(plan.eaters.map(({ name }) => name)).toEqual(['Ada'])
    expect(plan.entries.map(({ day, meal }) => [day, meal])).toEqual([0, 1, 2, 3, 4].map((day) => [day, 'dinner']))
    expect(plan.entries.some(isOfFirst)).toBe(false)
    expect(plan.proof).toBeNull()
  })

  test('changes every meal: what was planned is refused, and nothing is lost', async () => {
    await onThePhone(({ entries }) => ({ changes: entries.map(({ id }) => ({ kind: 'remove' as const, entry: id })) }))
    expect(await refusal(ada, 'POST', '/generate', { ...dinners, planId: first.id })).toEqual([
      '409 changed_elsewhere',
      'The plan was changed on another device in the meantime, so we kept that version. Please try again.',
    ])
    expect((await ada.api.mealPlans.get({ params: { id: first.id } })).entries).toEqual([])
  })

  test('plans it as well: the one that is done first stands', async () => {
    let other: MealPlanWithMeals | undefined
    meanwhile = async () => {
      other = await again()
    }
    expect((await refusal(ada, 'POST', '/generate', { ...dinners, planId: first.id }))[0]).toBe('409 changed_elsewhere')
    expect(await ada.api.mealPlans.get({ params: { id: first.id } })).toEqual(other)
  })

  test('changes others while a meal is swapped: both stand; a swap of a meal that was changed is refused', async () => {
    const [monday, tuesday, wednesday] = first.entries
    await onThePhone(() => ({
      changes: [
        { kind: 'remove', entry: tuesday!.id },
        { kind: 'lock', entry: wednesday!.id, isLocked: true },
        { kind: 'note', entry: wednesday!.id, note: 'double it' },
      ],
    }))
    const place = { day: 0, meal: 'dinner' as const }
    const swapped = await ada.api.mealPlans.swap({ params: { id: first.id }, body: place })
    expect(dishesOn(swapped, 0)).toHaveLength(1)
    expect(dishesOn(swapped, 0)[0]!.recipeId).not.toBe(monday!.recipeId)
    expect(dishesOn(swapped, 1)).toEqual([])
    expect(dishesOn(swapped, 2)).toMatchObject([{ id: wednesday!.id, isLocked: true, note: 'double it' }])
    expect(dishesOn(swapped, 3)).toMatchObject([{ id: first.entries[3]!.id, recipeId: first.entries[3]!.recipeId }])

    const [next] = dishesOn(swapped, 0)
    await onThePhone(() => ({ changes: [{ kind: 'move', entry: next!.id, day: 1, meal: 'dinner' }] }))
    expect((await refusal(ada, 'POST', `/${first.id}/swap`, place))[0]).toBe('409 changed_elsewhere')
    const left = await ada.api.mealPlans.get({ params: { id: first.id } })
    expect([dishesOn(left, 0), dishesOn(left, 1)]).toMatchObject([[], [{ id: next!.id }]])
  })

  test('writes a note while wishes are priced: the prices are kept; of another week they are not', async () => {
    const [monday, tuesday] = first.entries
    await onThePhone(() => ({ changes: [{ kind: 'note', entry: monday!.id, note: 'double it' }] }))
    const { prices } = await ada.api.mealPlans.prices({ params: { id: first.id }, body: {} })
    expect(prices!.budgets.length).toBeGreaterThan(0)
    expect((await ada.api.mealPlans.get({ params: { id: first.id } })).prices).toEqual(prices)
    await onThePhone(() => ({ changes: [{ kind: 'remove', entry: tuesday!.id }] }))
    const other = await ada.api.mealPlans.prices({ params: { id: first.id }, body: {} })
    expect([other.proof, other.prices]).toEqual([null, null])
  })
})

describe('of leftovers', () => {
  const plain = { menuId: null, cookedAt: null, eaters: [], without: [], note: '', isLocked: false }
  const dinner = (id: string, day: number, recipeId: number): PlanEntry => ({
    id,
    day,
    meal: 'dinner',
    kind: 'recipe',
    recipeId,
    ...plain,
  })
  const lunch = (id: string, day: number, cookedAt: string): PlanEntry => ({
    ...dinner(id, day, 1),
    meal: 'lunch',
    kind: 'leftover',
    cookedAt,
  })
  const kept = (entry: PlanEntry): StoredEntry => ({ ...entry, planId: 7, isRemoved: false, edits: {} })
  const span = { startDate: '2026-11-23', endDate: '2026-11-27', rules: { meals: [] } }

  function joined(was: readonly PlanEntry[], is: readonly PlanEntry[], standing: readonly PlanEntry[]) {
    const rows = { was: was.map(kept), is: is.map(kept) }
    const began = new Date('2026-11-20T12:00:00Z')
    const week = joinedWeek({ planId: 7, standing, ...rows, span, eaters: [], began })
    return shownEntries(week.rows, 5, span).map(({ id, cookedAt }) => (cookedAt ? `${id} of ${cookedAt}` : id))
  }

  const old = [dinner('old-monday', 0, 1), { ...dinner('old-lunch', 1, 2), meal: 'lunch' as const }]
  const planned = [
    dinner('new-monday', 0, 3),
    lunch('new-lunch', 1, 'new-monday'),
    dinner('new-tuesday', 1, 4),
    lunch('new-later', 2, 'new-tuesday'),
  ]

  test('none are kept of a dish that somebody replaced: that meal stays as it was', () => {
    const is = [{ ...old[0]!, recipeId: 9 }, old[1]!]
    expect(joined(old, is, planned)).toEqual(['old-monday', 'old-lunch', 'new-tuesday', 'new-later of new-tuesday'])
  })

  test('those that somebody set keep the dish that they are of', () => {
    const is = [...old, lunch('by-hand', 2, 'old-monday')]
    expect(joined(old, is, planned)).toEqual(['old-monday', 'old-lunch', 'new-tuesday', 'by-hand of old-monday'])
  })

  test('what is cooked stays cooked where somebody has taken out what would be left of it', () => {
    const is = [old[0]!]
    expect(joined(old, is, planned)).toEqual(['new-monday', 'new-tuesday', 'new-later of new-tuesday'])
  })
})

function stewOf(bean: string) {
  return {
    title: `Stew of ${bean} for dinner`,
    servings: 2,
    ingredients: [`2 cups ${bean}`, '3 tbsp olive oil', '1 onion, chopped', '2 cups vegetable broth'],
    instructions: [`Simmer the onion in the broth for 10 minutes. Add the ${bean} and warm for 10 minutes.`],
  }
}
