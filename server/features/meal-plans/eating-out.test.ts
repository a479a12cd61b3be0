import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { MealPlanWithMeals } from '#contract/planning/plan-view.ts'
import { type Cook, visitor } from '#server/test-world/browser.ts'
import { changed, planner, refusal, week } from '#server/test-world/planning.ts'
import { startApp, type TestApp } from '#server/test-world/start-app.ts'

let world: TestApp
beforeAll(async () => {
  world = await startApp()
})
afterAll(() => world.close())

const eaters = ['Ada', 'Ben', 'Cleo', 'Dan'].map((name) => ({ id: `eater-${name.toLowerCase()}`, name }))
const ben = 'eater-ben'
const targets = [{ nutrient: 'calories' as const, per: 'day' as const, least: 100 }]
const dinners = { meals: [{ meal: 'dinner' as const, at: '18:30' }], dishes: 'own' as const }

const recipeOf = async (ada: Cook, title: string, food: string): Promise<number> => {
  const ingredients = [`400 g dried ${food}`, '2 tbsp olive oil', '4 cups water']
  const simmer = `Simmer the ${food} in the water with the oil for 30 minutes.`
  const instructions = [`Soak the ${food} in the water for 8 hours.`, simmer]
  return (await ada.api.recipes.create({ body: { title, servings: 4, ingredients, instructions } })).id
}
const away = (day: number, ...named: string[]) =>
  ({ kind: 'add', entry: `out-on-${day}`, day, meal: 'dinner', dish: { kind: 'out', eaters: named } }) as const

/** Lentils on Monday and on Tuesday, for four. */
async function twoDinners() {
  const ada = await planner(world)
  const recipeIds = [await recipeOf(ada, 'Lentils', 'lentils'), await recipeOf(ada, 'Red lentils', 'red lentils')]
  const plan = await ada.api.mealPlans.create({ body: { ...week, eaters, rules: dinners, recipeIds } })
  return { ada, plan }
}

/** What the feed calls its events, of Tuesday and of the soaking before it. */
async function feedOf(ada: Cook): Promise<string[]> {
  const { path } = await ada.api.mealPlans.openFeed({ body: {} })
  const { payload } = await visitor(world.app).send({ url: path! })
  return [...payload.matchAll(/^SUMMARY:(.*(?:Red|out).*)\r$/gm)].map(([, summary]) => summary!)
}

const caloriesOn = ({ totals: { days } }: MealPlanWithMeals, day: number) =>
  days[day]!.eaters.map(({ calories }) => Math.round(calories))

describe('where one of four eats out', () => {
  test('their dinner is cooked for the other three: cost, totals, what is bought and what is said of it', async () => {
    const { ada, plan } = await twoDinners()
    const [[monday], [all]] = [0, 1].map((day) => caloriesOn(plan, day)) as [number[], number[]]
    const gramsToBuy = async () => {
      const [list] = await ada.api.mealPlans.shop({ params: { id: plan.id }, body: { days: [0] } })
      const wanted = list!.items.flatMap(({ sources }) => sources)
      return ['lentils', 'red lentils'].map((food) => wanted.find(({ text }) => text.endsWith(`dried ${food}`))!.grams!)
    }
    const [lentils, redLentils] = (await gramsToBuy()) as [number, number]
    const out = await changed(ada, plan, away(1, ben))
    expect(out.entries.filter(({ day }) => day === 1).map(({ kind, eaters: named }) => [kind, named])).toEqual([
      ['recipe', []],
      ['out', [ben]],
    ])
    expect(caloriesOn(out, 0)).toEqual([monday, monday, monday, monday])
    expect(caloriesOn(out, 1)).toEqual([all, 0, all, all])
    expect(out.totals.days[1]!.cost).toBeCloseTo(plan.totals.days[1]!.cost * 0.75, 1)
    const today = await ada.api.mealPlans.today({ query: { date: '2026-11-24' } })
    expect(today.meals.map(({ title, servings, whom }) => [title, servings, whom])).toEqual([
      ['Red lentils', 3, 'for Ada, Cleo and Dan'],
      ['Eating out: Ben', null, null],
    ])
    expect(await gramsToBuy()).toEqual([lentils, redLentils * 0.75])
    expect(await feedOf(ada)).toEqual([expect.stringContaining('Red lentils: Soak'), 'Red lentils', 'Eating out: Ben'])

    const back = await changed(ada, plan, { kind: 'remove', entry: 'out-on-1' })
    expect([caloriesOn(back, 1), back.totals.cost]).toEqual([[all, all, all, all], plan.totals.cost])
  })

  test('nobody cooks a dish that all of them are out for, and what names nobody is of all', async () => {
    const { ada, plan } = await twoDinners()
    const out = await changed(ada, plan, away(1))
    expect([out.totals.days[1]!.cost, caloriesOn(out, 1)]).toEqual([0, [0, 0, 0, 0]])
    const meal = await ada.api.mealPlans.meal({ params: { id: plan.id }, query: { day: 1, meal: 'dinner' } })
    expect(meal.dishes).toEqual([])
    const { meals } = await ada.api.mealPlans.today({ query: { date: '2026-11-24' } })
    expect(meals.map(({ title, servings, remarks }) => [title, servings, remarks.length])).toEqual([
      ['Red lentils', 0, 1],
      ['Eating out', null, 0],
    ])
    // and no phone rings for its soaking
    expect(await feedOf(ada)).toEqual(['Red lentils', 'Eating out'])
  })

  test('they stay out when the week is planned again, and when the dish of the others is swapped', async () => {
    const { ada, plan } = await twoDinners()
    await recipeOf(ada, 'Black beans', 'black beans')
    await changed(ada, plan, away(1, ben))
    const rules = { ...dinners, minutes: Array(7).fill(null), mainsApart: false, coldAtMost: null, sameDinner: 7 }
    const hungry = eaters.map((eater) => ({ ...eater, targets }))
    const span = { startDate: '2026-11-23', endDate: '2026-11-24' }
    const again = await ada.api.mealPlans.generate({ body: { ...span, eaters: hungry, rules, planId: plan.id } })
    const ofTuesday = ({ entries }: MealPlanWithMeals) =>
      entries.filter(({ day }) => day === 1).map(({ kind, eaters: named }) => [kind, named])
    const expected = [
      ['recipe', []],
      ['out', [ben]],
    ]
    expect(ofTuesday(again)).toEqual(expected)
    expect(again.proof).not.toBeNull()
    const swapped = await ada.api.mealPlans.swap({ params: { id: plan.id }, body: { day: 1, meal: 'dinner' } })
    expect(ofTuesday(swapped)).toEqual(expected)
    expect(caloriesOn(swapped, 1)[1]).toBe(0)
  })

  test('whoever is not in the plan cannot, nor can more than a plan feeds', async () => {
    const { ada, plan } = await twoDinners()
    const refused = (...named: string[]) => refusal(ada, 'PATCH', `/${plan.id}`, { changes: [away(1, ...named)] })
    expect(await refused('eater-eve')).toEqual(['400 invalid_input', 'A meal is for someone who isn’t in the plan.'])
    const thirteen = Array.from({ length: 13 }, (_, at) => `eater-${at}`)
    expect(await refused(...thirteen)).toEqual(['400 invalid_input', 'A plan can feed at most 12 people.'])
  })
})
