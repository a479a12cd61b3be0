import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { changed, composed, planner, refusal, week } from '#server/test-world/planning.ts'
import { startApp, type TestApp } from '#server/test-world/start-app.ts'

let world: TestApp
beforeAll(async () => {
  world = await startApp()
})
afterAll(() => world.close())

const [ada, vera] = [
  { id: 'eater-ada', name: 'Ada' },
  { id: 'eater-vera', name: 'Vera', diet: 'vegan' as const },
]
const meals = [
  { meal: 'dinner' as const, at: '18:30' },
  { meal: 'snack' as const, at: '16:00', eaters: [vera.id] },
  { meal: 'lunch' as const, at: '12:30', eaters: [ada.id, vera.id] },
]

describe('somebody who is taken out of a plan', () => {
  async function planOfTwo() {
    const member = await planner(world)
    const [soup] = await composed(member, 1)
    const made = await member.api.mealPlans.create({ body: { ...week, eaters: [ada, vera], rules: { meals } } })
    const dinner = (entry: string, ...eaters: string[]) => {
      const dish = { kind: 'recipe' as const, recipeId: soup!, eaters }
      return { kind: 'add' as const, entry, day: 0, meal: 'dinner' as const, dish }
    }
    const plan = await changed(
      member,
      made,
      dinner('of-vera', vera.id),
      dinner('of-both', ada.id, vera.id),
      dinner('of-all'),
    )
    return { member, plan, dinner }
  }
  const left = [
    ['of-all', []],
    ['of-both', [ada.id]],
  ]

  test('leaves neither a dish nor a meal of theirs to the others', async () => {
    const { member, plan, dinner } = await planOfTwo()
    const params = { id: plan.id }
    const alone = await member.api.mealPlans.update({ params, body: { eaters: [ada] } })
    expect(alone.entries.map(({ id, eaters }) => [id, eaters])).toEqual(left)
    expect(alone.rules.meals.map(({ meal, eaters }) => [meal, eaters])).toEqual([
      ['dinner', []],
      ['lunch', [ada.id]],
    ])
    // a phone that was out of reach still knows them
    const at = world.clock.now.getTime() - 60_000
    const late = await changed(
      member,
      plan,
      { ...dinner('of-vera-2', vera.id), at },
      { kind: 'restore', entry: 'of-vera' },
    )
    expect(late.entries.map(({ id, eaters }) => [id, eaters])).toEqual(left)
    expect(await refusal(member, 'PATCH', `/${plan.id}`, { changes: [dinner('of-vera-3', vera.id)] })).toEqual([
      '400 invalid_input',
      'A meal is for someone who isn’t in the plan.',
    ])
  })

  test('is neither at a meal that another device has left to them, nor at one that stays when it is planned again', async () => {
    const { member, plan } = await planOfTwo()
    const params = { id: plan.id }
    const was = { eaters: plan.eaters, rules: plan.rules }
    const saved = await member.api.mealPlans.update({ params, body: { eaters: [plan.eaters[0]!], was } })
    expect(saved.rules.meals.map(({ meal }) => meal)).toEqual(['dinner', 'lunch'])
    expect(saved.entries.map(({ id, eaters }) => [id, eaters])).toEqual(left)
    const other = await planOfTwo()
    await changed(other.member, other.plan, { kind: 'lock', entry: 'of-vera', isLocked: true })
    const again = await other.member.api.mealPlans.generate({
      body: {
        startDate: week.startDate,
        endDate: week.startDate,
        eaters: [ada],
        rules: { meals: [meals[0]!] },
        seconds: 1,
        planId: other.plan.id,
      },
    })
    expect(again.entries.map(({ id }) => id)).not.toContain('of-vera')
  })

  test('is refused where nobody would sit at any meal', async () => {
    const member = await planner(world)
    const made = await member.api.mealPlans.create({
      body: { ...week, eaters: [ada, vera], rules: { meals: [meals[1]!] } },
    })
    const least = ['400 invalid_input', 'A day needs at least one meal.']
    const was = { eaters: made.eaters, rules: made.rules }
    expect(await refusal(member, 'PATCH', `/${made.id}`, { eaters: [ada] })).toEqual(least)
    expect(await refusal(member, 'PATCH', `/${made.id}`, { eaters: [made.eaters[0]], was })).toEqual(least)
  })
})

test('a plan is of this century, from its first day to its last', async () => {
  const member = await planner(world)
  const { id } = await member.api.mealPlans.create({ body: week })
  const wrong = (method: 'POST' | 'PATCH', path: string, body: object) => refusal(member, method, path, body)
  const early = { ...week, startDate: '0000-01-01', endDate: '0000-01-07' }
  expect((await wrong('POST', '', early))[1]).toContain('must be a date in this century')
  expect((await wrong('PATCH', `/${id}`, { startDate: '9999-12-31' }))[1]).toContain('must be a date in this century')
  const beyond = ['400 invalid_input', 'A plan can’t end after 2099. Please choose an earlier start.']
  const late = { startDate: '2099-12-31' }
  expect(await wrong('PATCH', `/${id}`, late)).toEqual(beyond)
  expect(await wrong('POST', `/${id}/duplicate`, late)).toEqual(beyond)
  expect(await member.api.mealPlans.list({})).toMatchObject([{ id, startDate: week.startDate }])
})

test('nothing is put on a day beyond the end, but what comes late, on the last one', async () => {
  const member = await planner(world)
  const plan = await member.api.mealPlans.create({ body: week })
  const add = {
    kind: 'add' as const,
    entry: 'eat-out',
    day: 20,
    meal: 'dinner' as const,
    dish: { kind: 'out' as const },
  }
  const move = { kind: 'move' as const, entry: 'eat-out', day: 7, meal: 'lunch' as const }
  const beyond = ['400 invalid_input', 'That day is after the end of the plan. Please choose one within it.']
  for (const change of [add, move])
    expect(await refusal(member, 'PATCH', `/${plan.id}`, { changes: [change] })).toEqual(beyond)
  const late = await changed(member, plan, { ...add, at: world.clock.now.getTime() })
  expect(late.entries.map(({ day, meal }) => [day, meal])).toEqual([[6, 'dinner']])
})

test('rules that are not named stay as they are', async () => {
  const member = await planner(world)
  const rules = { meals: [meals[0]!, meals[1]!], fishAtLeast: 2, mainsApart: false, budget: 80 }
  const made = await member.api.mealPlans.create({ body: { ...week, eaters: [ada, vera], rules } })
  const params = { id: made.id }
  const less = await member.api.mealPlans.update({ params, body: { rules: { budget: 50 } } })
  expect(less.rules).toEqual({ ...made.rules, budget: 50 })
  const alone = await member.api.mealPlans.update({ params, body: { eaters: [ada], rules: { fishAtLeast: 0 } } })
  expect(alone.rules).toEqual({ ...less.rules, fishAtLeast: 0, meals: [made.rules.meals[0]] })
  const was = { eaters: made.eaters, rules: made.rules }
  const joined = await member.api.mealPlans.update({ params, body: { rules: { mainsApart: true }, was } })
  expect(joined.rules).toEqual({ ...alone.rules, mainsApart: true })
})
