import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { MealPlanWithMeals, PlanWay } from '#contract/planning/plan-view.ts'
import { GeneratePlan, type GeneratePlanForm } from '#contract/planning/plan-wish.ts'
import { allergens } from '#domain/food/allergens/allergens.ts'
import type { Cook } from '#server/test-world/browser.ts'
import { changed, planner } from '#server/test-world/planning.ts'
import { startApp, type TestApp } from '#server/test-world/start-app.ts'

let world: TestApp
beforeAll(async () => {
  world = await startApp()
})
afterAll(() => world.close())

const family: GeneratePlanForm['eaters'] = [
  { id: 'eater-ada', name: 'Ada' },
  { id: 'eater-ben', name: 'Ben', allergies: ['gluten'] },
  { id: 'eater-cleo', name: 'Cleo', diet: 'vegan' },
  { id: 'eater-dan', name: 'Dan', portion: 0.6, allergies: ['peanuts', 'tree nuts'] },
]
const every = [0, 1, 2, 3, 4, 5, 6]
const meals = [
  { meal: 'lunch' as const, at: '12:30', weekdays: every },
  { meal: 'dinner' as const, at: '18:30', weekdays: every },
]
const three = { startDate: '2026-11-23', endDate: '2026-11-25', seconds: 1 }
/** A dish may come on every day, so that few need to be composed. */
const simple = { meals, sameDinner: 3, coldAtMost: 2 }
/** Dinners alone, for one. */
const dinners = {
  ...three,
  eaters: [{ id: 'eater-ada', name: 'Ada' }],
  rules: { meals: meals.slice(1), sameDinner: 3, minutes: every.map(() => null) },
}

describe('for a family', () => {
  let ada: Cook
  let plan: MealPlanWithMeals
  beforeAll(async () => {
    ada = await planner(world)
    plan = await ada.api.mealPlans.generate({ body: { ...three, eaters: family, rules: simple } })
  })

  test('a plan feeds everyone what they may have, counts its recipes, and is the sum of its parts', async () => {
    expect(plan.title).toBe('Week of November 23')
    for (const day of [0, 1, 2])
      for (const { meal } of meals) {
        const here = plan.entries.filter((entry) => entry.day === day && entry.meal === meal)
        const fed = here.flatMap(({ eaters }) => (eaters.length > 0 ? eaters : family.map(({ id }) => id)))
        expect(fed.toSorted(), `${meal} on day ${day}`).toEqual(family.map(({ id }) => id).toSorted())
      }
    for (const entry of plan.entries) for (const eater of eatersOf(entry)) expectMayHave(plan, entry, eater)
    const recipes = new Set(plan.recipeIds)
    const { generationsUsed } = await ada.api.accounts.currentUser({})
    expect(generationsUsed).toBe(recipes.size)
    expect(new Set((await ada.api.recipes.list({})).map(({ id }) => id))).toEqual(recipes)
    // what the planner says it costs is what the recipes' own verification says
    expect(plan.totals.cost).toBeCloseTo(plan.proof!.cost, 2)
    expect(plan.totals.used - plan.totals.fromHome + plan.totals.spoiled).toBeCloseTo(plan.totals.cost, 2)
    const produce = plan.totals.days.flatMap((day) => day.produce)
    expect(produce).toHaveLength(plan.totals.days.length * plan.eaters.length)
    expect(Math.max(...produce)).toBeGreaterThan(0.5)
    expect(await ada.api.mealPlans.get({ params: { id: plan.id } })).toEqual(plan)
  })

  test('what is locked stays when a plan is made again, and one meal is swapped for another', async () => {
    const dinner = plan.entries.find(({ day, meal }) => day === 1 && meal === 'dinner')!
    const changes = [
      { kind: 'lock' as const, entry: dinner.id, isLocked: true },
      { kind: 'add' as const, entry: 'out-to-eat', day: 2, meal: 'dinner' as const, dish: { kind: 'out' as const } },
      {
        kind: 'add' as const,
        entry: 'note-of-it',
        day: 0,
        meal: 'lunch' as const,
        dish: { kind: 'note' as const },
        note: 'Mind the oven',
      },
    ]
    const body = {
      changes: [
        ...plan.entries
          .filter(({ day, meal }) => day === 2 && meal === 'dinner')
          .map(({ id }) => ({ kind: 'remove' as const, entry: id })),
        ...changes,
      ],
    }
    await ada.api.mealPlans.update({ params: { id: plan.id }, body })
    const again = await ada.api.mealPlans.generate({
      body: { ...three, eaters: family, rules: simple, planId: plan.id },
    })
    expect(again.id).toBe(plan.id)
    expect(again.entries.find(({ id }) => id === dinner.id)).toMatchObject({
      recipeId: dinner.recipeId,
      isLocked: true,
    })
    expect(again.entries.filter(({ day, meal }) => day === 2 && meal === 'dinner')).toMatchObject([
      { id: 'out-to-eat', kind: 'out' },
    ])
    expect(again.entries.find(({ id }) => id === 'note-of-it')).toMatchObject({ note: 'Mind the oven' })

    const locked = await ada.api.mealPlans.swap({ params: { id: plan.id }, body: { day: 1, meal: 'dinner' } }).then(
      () => undefined,
      (error: { message: string }) => error.message,
    )
    expect(locked).toContain('This meal is locked')
    const swapped = await ada.api.mealPlans.swap({ params: { id: plan.id }, body: { day: 0, meal: 'dinner' } })
    const dishesAt = (plan: MealPlanWithMeals, isThere: boolean) =>
      plan.entries
        .filter(({ day, meal }) => (day === 0 && meal === 'dinner') === isThere)
        .filter(({ kind }) => kind === 'recipe')
        .map(({ id, recipeId }) => `${id} ${recipeId}`)
        .toSorted()
    expect(dishesAt(swapped, false)).toEqual(expect.arrayContaining(dishesAt(again, false)))
    const titles = (plan: MealPlanWithMeals) =>
      plan.entries.flatMap(({ day, meal, recipeId }) =>
        day === 0 && meal === 'dinner'
          ? plan.recipes.filter(({ id }) => id === recipeId).map(({ title }) => title)
          : [],
      )
    expect(titles(swapped).some((title) => titles(again).includes(title))).toBe(false)
    expect(swapped.proof).toBeNull()
  })
})

test('beside a locked dish that some may not have, they are fed, and the plan is proved', async () => {
  const ada = await planner(world)
  const noodles = await ada.api.recipes.create({
    body: {
      title: 'Beef noodles',
      servings: 4,
      ingredients: ['12 oz egg noodles', '1 lb ground beef', '1 onion, chopped'],
      instructions: [
        'Brown the beef with the onion for 8 minutes.',
        'Cook the noodles for 9 minutes. Toss with the beef.',
      ],
    },
  })
  const body = { ...dinners, eaters: family }
  const first = await ada.api.mealPlans.generate({ body })
  const dish = { kind: 'recipe' as const, recipeId: noodles.id }
  await changed(
    ada,
    first,
    ...first.entries.filter(({ day }) => day === 1).map(({ id }) => ({ kind: 'remove' as const, entry: id })),
    { kind: 'add', entry: 'beef-noodles', day: 1, meal: 'dinner', dish },
    { kind: 'lock', entry: 'beef-noodles', isLocked: true },
  )
  const again = await ada.api.mealPlans.generate({ body: { ...body, planId: first.id } })
  const there = again.entries.filter(({ day }) => day === 1)
  expect(there.find(({ id }) => id === 'beef-noodles')?.eaters).toEqual(['eater-ada', 'eater-dan'])
  expect(there.flatMap(eatersOf).toSorted()).toEqual(family.map(({ id }) => id).toSorted())
  for (const entry of there) for (const eater of eatersOf(entry)) expectMayHave(again, entry, eater)
  expect(again.totals.cost).toBeCloseTo(again.proof!.cost, 2)

  const swapped = await ada.api.mealPlans.swap({ params: { id: first.id }, body: { day: 0, meal: 'dinner' } })
  const fed = swapped.entries.filter(({ day }) => day === 1)
  expect(fed.map(eatersOf)).toEqual(there.map(eatersOf))
})

test('what cannot be is refused with what to let go, any of which makes it possible', async () => {
  const ada = await planner(world)
  // each way out is decided within these seconds
  const body = { ...dinners, seconds: 20, rules: { ...dinners.rules, budget: 1 } }
  const response = await generated(ada, body)
  const refusal = response.json<{ code: string; message: string; ways: PlanWay[] }>()
  expect([response.statusCode, refusal.code]).toEqual([422, 'wishes_contradict'])
  expect(refusal.ways).toEqual([
    {
      rules: ['budget'],
      words: [expect.stringContaining('a budget of $0.43')],
      wouldDo: expect.stringMatching(/^\$\d+\.\d\d$/),
      cost: expect.any(Number),
      eased: { eaters: [expect.objectContaining({ id: 'eater-ada' })], rules: expect.anything() },
    },
  ])
  const plan = await ada.api.mealPlans.generate({ body: { ...body, without: ['budget'] } })
  expect(plan.proof!.letGo).toEqual([{ rule: 'budget', words: 'a budget of $0.43' }])
  const { wouldDo, eased } = refusal.ways[0]!
  const kept = await ada.api.mealPlans.generate({ body: { ...body, rules: eased!.rules } })
  expect(kept.totals.cost).toBeLessThanOrEqual(Number(wouldDo!.slice(1)) + 0.01)
  expect(kept.proof!.letGo).toEqual([])
  expect((await ada.api.mealPlans.list({})).filter(({ isActive }) => isActive)).toHaveLength(1)
})

test('what a plan costs is asked without the rules that it was made without', async () => {
  const ada = await planner(world)
  // no dinner of a vegetarian has fish
  const eaters = [{ id: 'eater-ada', name: 'Ada', diet: 'vegetarian' as const }]
  const body = { ...dinners, eaters, rules: { ...dinners.rules, fishAtLeast: 7, coldAtMost: 3 }, without: ['times:0'] }
  const { id, totals } = await ada.api.mealPlans.generate({ body })
  const { prices } = await ada.api.mealPlans.prices({ params: { id }, body: {} })
  const enough = prices!.budgets.filter(({ budget }) => budget >= totals.cost)
  expect(enough.length).toBeGreaterThan(1)
  expect(enough.filter(({ isImpossible }) => isImpossible)).toEqual([])
  expect(enough.filter(({ cost }) => cost !== null).length).toBeGreaterThan(0)
  expect(prices!.rules.map(({ rule }) => rule)).not.toContain('times:0')
  expect(prices!.rules.filter(({ savesAtMost }) => savesAtMost !== null).length).toBeGreaterThan(0)
})

test('who is fed by nothing is named', async () => {
  const ada = await planner(world)
  const dislikes = 'vegetables, fruit, grains, beans, nuts, meat, fish, eggs, milk, tofu, rice, oil, salt'
  const sam = { id: 'eater-sam', name: 'Sam', allergies: [...allergens], diet: 'keto', dislikes }
  const starved = await generated(ada, { ...dinners, eaters: [...dinners.eaters, sam] })
  expect([starved.statusCode, starved.json().code]).toEqual([422, 'wishes_contradict'])
  expect(starved.json().message).toContain('We couldn’t find a dinner that Sam can eat')
})

test('a plan that is stopped keeps nothing and counts nothing', async () => {
  const ada = await planner(world)
  const answered = generated(ada, { ...three, eaters: family, seconds: 60 })
  const reserved = async () => {
    const text = 'select id from generation_reservations where user_id = $1'
    return (await world.database.query<{ id: string }>(text, [ada.user.id])).rows[0]?.id
  }
  await expect.poll(reserved).toBeDefined()
  const id = (await reserved())!
  await ada.api.recipes.cancelGeneration({ params: { id }, body: {} })
  const answer = await answered
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'generation_cancelled'])
  expect(await ada.api.mealPlans.list({})).toEqual([])
  expect(await ada.api.recipes.list({})).toEqual([])
  expect(await ada.api.accounts.currentUser({})).toMatchObject({ generationsUsed: 0 })
})

describe('of dinners', () => {
  let ada: Cook
  let made: MealPlanWithMeals
  beforeAll(async () => {
    ada = await planner(world)
    await ada.api.atHome.add({ body: { text: '1 lb rice' } })
    made = await ada.api.mealPlans.generate({ body: dinners })
  })

  test('every price of a plan is at least nothing', async () => {
    const { prices } = await ada.api.mealPlans.prices({ params: { id: made.id }, body: {} })
    expect(prices!.rules.length).toBeGreaterThan(0)
    for (const { saves, savesAtMost } of prices!.rules) {
      expect(saves).toBeGreaterThanOrEqual(0)
      expect(savesAtMost ?? saves).toBeGreaterThanOrEqual(saves - 0.02)
    }
    const costs = prices!.budgets.flatMap(({ cost, budget }) => (cost === null ? [] : [[cost, budget] as const]))
    for (const [cost, budget] of costs) expect(cost).toBeLessThanOrEqual(budget)
  })

  test('nothing is proved of a plan any more when what is at home, or a price, is another one', async () => {
    const { id } = made
    const proofNow = async () => (await ada.api.mealPlans.get({ params: { id } })).proof
    expect(made.proof).not.toBeNull()
    expect(await proofNow()).toEqual(made.proof)

    // the plan has no use for it, and costs what it did; another one may be cheaper by it
    const lobster = await ada.api.atHome.add({ body: { text: '3 lb lobster tails' } })
    const { proof, prices, totals } = await ada.api.mealPlans.get({ params: { id } })
    expect([proof, prices, totals.cost]).toEqual([null, null, made.totals.cost])
    await ada.api.atHome.remove({ params: { id: lobster.id }, body: {} })
    expect(await proofNow()).toEqual(made.proof)
    // what nobody weighed, and what no recipe knows, was never counted on
    await ada.api.atHome.add({ body: { text: 'olive oil' } })
    await ada.api.atHome.add({ body: { text: '12 candles' } })
    expect(await proofNow()).toEqual(made.proof)

    const proved = (changed: object) =>
      world.database.query('update meal_plans set proof = proof || $2::jsonb where id = $1', [
        id,
        JSON.stringify(changed),
      ])
    await proved({ cost: made.proof!.cost + 0.5 })
    expect(await proofNow()).toBeNull()
    await proved({ cost: made.proof!.cost })
    expect(await proofNow()).not.toBeNull()
    // made with other tables of foods and prices
    await proved({ basis: 'another' })
    expect(await proofNow()).toBeNull()
  })
})

test('defaults make a whole form of two dates and somebody who eats', () => {
  const { rules } = GeneratePlan.parse({ ...three, eaters: [{ id: 'eater-ada', name: 'Ada' }] })
  expect(rules.meals.map(({ meal }) => meal)).toEqual(['breakfast', 'lunch', 'dinner'])
})

function generated(ada: Cook, payload: object) {
  return ada.send({ method: 'POST', url: '/api/meal-plans/generate', payload })
}

function eatersOf({ eaters }: MealPlanWithMeals['entries'][number]): string[] {
  return eaters.length > 0 ? eaters : family.map(({ id }) => id)
}

/** Nothing stands against the dish for them, or what does is left off their plate. */
function expectMayHave(plan: MealPlanWithMeals, entry: MealPlanWithMeals['entries'][number], eater: string): void {
  const recipe = plan.recipes.find(({ id }) => id === entry.recipeId)
  const trouble = recipe?.troubles.find((one) => one.eater === eater)
  if (!trouble) return
  expect(trouble.without, `${recipe?.title} for ${eater}: ${trouble.words}`).not.toBeNull()
  expect(entry.without.find((plate) => plate.eater === eater)?.lines).toEqual(trouble.without)
}
