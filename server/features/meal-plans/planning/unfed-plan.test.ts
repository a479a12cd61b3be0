import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PlanWay } from '#contract/planning/plan-view.ts'
import type { Cook } from '#server/test-world/browser.ts'
import { planner } from '#server/test-world/planning.ts'
import { startApp, type TestApp } from '#server/test-world/start-app.ts'

let world: TestApp
beforeAll(async () => {
  world = await startApp()
})
afterAll(() => world.close())

const every = [0, 1, 2, 3, 4, 5, 6]
/** Two dinners for one. */
const dinners = {
  startDate: '2026-11-23',
  endDate: '2026-11-24',
  seconds: 1,
  eaters: [{ id: 'eater-ada', name: 'Ada' }],
  rules: {
    meals: [{ meal: 'dinner' as const, at: '18:30', weekdays: every }],
    sameDinner: 2,
    coldAtMost: 2,
    minutes: every.map((): number | null => null),
  },
}

interface Refusal {
  readonly code: string
  readonly message: string
  readonly reason?: string
  readonly wishes: string[]
  readonly ways: PlanWay[]
}

async function refused(ada: Cook, payload: object): Promise<Refusal> {
  const answer = await ada.send({ method: 'POST', url: '/api/meal-plans/generate', payload })
  expect(answer.statusCode).toBe(422)
  return answer.json<Refusal>()
}

test('who plans their own recipes and has none is told so, and may have new ones', async () => {
  const ada = await planner(world)
  const body = { ...dinners, rules: { ...dinners.rules, dishes: 'own' as const } }
  const { code, message, reason, wishes, ways } = await refused(ada, body)
  expect([code, wishes]).toEqual(['wishes_contradict', ['rules.dishes']])
  expect(message).toContain('You don’t have any recipes of your own yet')
  expect(reason).toBe(message)
  expect(ways).toEqual([
    { rules: ['own-only'], words: ['your own recipes only'], wouldDo: null, cost: expect.any(Number) },
  ])
  const plan = await ada.api.mealPlans.generate({ body: { ...body, without: ways[0]!.rules } })
  expect(plan.entries.map(({ day }) => day)).toEqual([0, 1])
  expect(plan.rules.dishes).toBe('own')
  expect(plan.proof!.letGo).toEqual([{ rule: 'own-only', words: 'your own recipes only' }])

  // so may another meal of it, also once the plan is no longer the one that was proved
  const swap = () => ada.api.mealPlans.swap({ params: { id: plan.id }, body: { day: 0, meal: 'dinner' } })
  for (const { considered, proof } of [await swap(), await swap()]) {
    expect(proof).toBe(null)
    expect(considered).toBeGreaterThan(5)
  }
  // until what is wished is another thing: then there are those that were written for it
  await ada.api.mealPlans.update({ params: { id: plan.id }, body: { rules: { coldAtMost: 1 } } })
  expect((await swap()).considered).toBeLessThan(5)

  // now there are some, though none for everyone
  const ben = { id: 'eater-ben', name: 'Ben', allergies: ['gluten', 'milk', 'eggs'], diet: 'vegan' as const }
  const meaty = await planner(world)
  await meaty.api.recipes.create({
    body: {
      title: 'Beef noodles',
      servings: 2,
      ingredients: ['6 oz egg noodles', '1/2 lb ground beef'],
      instructions: ['Brown the beef for 8 minutes.', 'Cook the noodles for 9 minutes. Toss with the beef.'],
    },
  })
  const forBen = await refused(meaty, { ...body, eaters: [ben] })
  expect(forBen.wishes).toEqual(['rules.dishes'])
  expect(forBen.message).toContain('None of your own recipes is a dinner that Ben can eat')
})

test('who has too few recipes of their own for the week may have new ones, beside what else would do', async () => {
  const ada = await planner(world)
  await ada.api.recipes.create({
    body: {
      title: 'Lentils',
      servings: 2,
      ingredients: ['200 g dried lentils', '1 tbsp olive oil', '2 cups water'],
      instructions: ['Simmer the lentils in the water with the oil for 30 minutes.'],
    },
  })
  const body = { ...dinners, rules: { ...dinners.rules, sameDinner: 1, mainsApart: false, dishes: 'own' as const } }
  const { code, message, wishes, ways } = await refused(ada, body)
  expect([code, wishes]).toEqual(['wishes_contradict', ['rules', 'rules.dishes']])
  expect(message).toContain(
    'We can’t plan a week with your own recipes that follows all your rules. It would work if you dropped the rule “the same lunch or dinner dish at most once.”',
  )
  expect(ways.map(({ rules }) => rules)).toEqual([['one-dish:large'], ['own-only']])
  expect(ways[1]).toMatchObject({ words: ['your own recipes only'], cost: expect.any(Number) })
  const plan = await ada.api.mealPlans.generate({ body: { ...body, without: ways[1]!.rules } })
  expect(new Set(plan.entries.map(({ recipeId }) => recipeId)).size).toBe(2)
  expect(plan.proof!.letGo).toEqual([{ rule: 'own-only', words: 'your own recipes only' }])
})

test('where nothing is ready in the minutes there are, they are named, and how many would be enough', async () => {
  const ada = await planner(world)
  // no sandwich, nor anything else that is soon made
  const allergies = ['gluten' as const, 'milk' as const, 'eggs' as const, 'peanuts' as const, 'tree nuts' as const]
  const eaters = [{ id: 'eater-ada', name: 'Ada', allergies }]
  const body = { ...dinners, eaters, seconds: 20, rules: { ...dinners.rules, minutes: every.map(() => 5) } }
  const { code, message, reason, wishes, ways } = await refused(ada, body)
  expect([code, wishes]).toEqual(['wishes_contradict', ['rules.minutes']])
  expect(reason).toBe('None of the dishes we found for dinner is ready in 5 minutes.')
  expect(message).toContain('It would work if you dropped the rule “dinner on days 1 and 2 in 5 minutes.”')
  expect(ways).toEqual([
    {
      rules: ['minutes:0', 'minutes:1'],
      words: ['dinner on days 1 and 2 in 5 minutes'],
      wouldDo: expect.stringMatching(/^\d+ minutes$/),
      cost: expect.any(Number),
      eased: { eaters: [expect.objectContaining({ id: 'eater-ada' })], rules: expect.anything() },
    },
  ])
  const enough = Number.parseInt(ways[0]!.wouldDo!, 10)
  expect(ways[0]!.eased!.rules.minutes).toEqual([enough, enough, 5, 5, 5, 5, 5])
  const plan = await ada.api.mealPlans.generate({ body: { ...body, without: ways[0]!.rules } })
  expect(plan.entries.map(({ day }) => day)).toEqual([0, 1])
  const words = 'dinner on days 1 and 2 in 5 minutes'
  expect(plan.proof!.letGo).toEqual(['minutes:0', 'minutes:1'].map((rule) => ({ rule, words })))
})
