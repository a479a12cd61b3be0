import ICAL from 'ical.js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { remarksOf } from '#domain/plan/meal-plan/cooking/remarks.ts'
import { visitor } from '#server/test-world/browser.ts'
import { changed, planner, week } from '#server/test-world/planning.ts'
import { startApp, type TestApp } from '#server/test-world/start-app.ts'

let world: TestApp
beforeAll(async () => {
  world = await startApp()
})
afterAll(() => world.close())

const [ada, vera, sam] = [
  { id: 'eater-ada', name: 'Ada' },
  { id: 'eater-vera', name: 'Vera', diet: 'vegan' as const },
  { id: 'eater-sam', name: 'Sam', allergies: ['peanuts'] },
]
const bowls = {
  title: 'Rice bowls',
  servings: 4,
  ingredients: ['2 cups white rice', '1/2 cup peanut butter', '1/2 cup feta'],
  instructions: [
    'Boil the rice for 15 minutes, drain, and toss with the peanut butter.',
    'Serve in warm bowls with the feta.',
  ],
}
const noFeta = 'Vera: no feta on their plate'
const notForSam = expect.stringMatching(/^Not for Sam: .*peanut/) as string

test('today and the calendar say for whom a dish is and what to leave off a plate, as the plan does', async () => {
  const member = await planner(world)
  const { id: recipeId } = await member.api.recipes.create({ body: bowls })
  const made = await member.api.mealPlans.create({ body: { ...week, eaters: [ada, vera, sam] } })
  const dish = { kind: 'recipe' as const, recipeId }
  const plan = await changed(
    member,
    made,
    { kind: 'add', entry: 'for-two', day: 0, meal: 'lunch', dish: { ...dish, eaters: [ada.id, vera.id] } },
    { kind: 'add', entry: 'for-all', day: 0, meal: 'dinner', dish },
    { kind: 'add', entry: 'rest-of', day: 1, meal: 'lunch', dish: { kind: 'leftover', cookedAt: 'for-all' } },
  )
  const on = async (date: string) => (await member.api.mealPlans.today({ query: { date } })).meals
  const [lunch, dinner] = await on('2026-11-23')
  expect(lunch).toMatchObject({ whom: 'for Ada and Vera', remarks: [{ kind: 'warns', words: noFeta }] })
  const everyones = [
    { kind: 'warns', words: noFeta },
    { kind: 'blocks', words: notForSam },
  ]
  expect(dinner).toMatchObject({ whom: null, remarks: everyones })
  const [rest] = await on('2026-11-24')
  expect(rest).toMatchObject({ kind: 'leftover', whom: null })
  expect(rest!.remarks).toEqual(expect.arrayContaining(everyones))
  const inPlan = remarksOf(plan, plan.entries.find(({ id }) => id === 'for-all')!)
  expect(dinner!.remarks.map(({ words }) => words)).toEqual(inPlan.map(({ words }) => words))

  const { path } = await member.api.mealPlans.openFeed({ body: {} })
  const described = async () => {
    const calendar = new ICAL.Component(ICAL.parse((await visitor(world.app).send({ url: path! })).payload))
    const events = calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component))
    const described = (entry: string) => events.find(({ uid }) => uid.includes(`-${entry}@`))!.description.split('\n')
    return [described('for-two'), described('for-all')]
  }
  const [forTwo, forAll] = await described()
  expect(forTwo!.slice(0, 2)).toEqual(['Lunch on Monday, on the table at 12:30 PM, for Ada and Vera.', noFeta])
  expect(forTwo).toHaveLength(3)
  expect(forAll!.slice(0, 3)).toEqual(['Dinner on Monday, on the table at 6:30 PM.', noFeta, notForSam])

  // who may have everything has no remark any more
  const eaters = [ada, { ...vera, diet: null }, { ...sam, allergies: [] }]
  await member.api.mealPlans.update({ params: { id: plan.id }, body: { eaters } })
  expect((await on('2026-11-23')).map(({ remarks }) => remarks)).toEqual([[], []])
  expect((await described()).map((lines) => lines.length)).toEqual([2, 2])
})

test('a topping is left off the plate of whoever is allergic, and the cook is told to serve it apart', async () => {
  const member = await planner(world)
  const mia = { id: 'eater-mia', name: 'Mia', allergies: ['milk'] }
  const recipe = {
    ...bowls,
    ingredients: ['2 cups white rice', '2 cups spinach', '1/2 cup feta'],
    instructions: ['Boil the rice with the spinach for 15 minutes.', 'Serve in warm bowls with the feta.'],
  }
  const { id: recipeId } = await member.api.recipes.create({ body: recipe })
  const made = await member.api.mealPlans.create({ body: { ...week, eaters: [ada, vera, mia] } })
  const dish = { kind: 'recipe' as const, recipeId }
  await changed(member, made, { kind: 'add', entry: 'for-all', day: 0, meal: 'dinner', dish })
  const { meals } = await member.api.mealPlans.today({ query: { date: '2026-11-23' } })
  expect(meals[0]!.remarks).toEqual([
    { kind: 'warns', words: noFeta },
    {
      kind: 'warns',
      words: 'Mia: no feta on their plate. Mia is allergic: serve the feta separately, with its own spoon',
    },
  ])
  // once it goes into the pot, nothing that was planned helps
  const stirred = ['Boil the rice with the spinach for 15 minutes.', 'Stir in the feta and serve.']
  await member.api.recipes.update({ params: { id: recipeId }, body: { instructions: stirred } })
  const { meals: now } = await member.api.mealPlans.today({ query: { date: '2026-11-23' } })
  expect(now[0]!.remarks.find(({ words }) => words.includes('Mia'))).toEqual({
    kind: 'blocks',
    words: expect.stringMatching(/^Not for Mia: .*dairy/),
  })
})
