import { afterAll, beforeAll, expect, test } from 'vitest'
import { planBounds } from '#domain/plan/meal-plan/meal-plan.ts'
import { findUser } from '#server/features/accounts/store.ts'
import { planView } from '#server/features/meal-plans/plan-view.ts'
import { assertLetters } from '#server/features/meal-plans/planned-recipes.ts'
import { findPlan } from '#server/features/meal-plans/store.ts'
import type { Kitchen } from '#server/kitchen/kitchen.ts'
import type { Cook } from '#server/test-world/browser.ts'
import { changed, planner, refusal, week } from '#server/test-world/planning.ts'
import { startApp, type TestApp } from '#server/test-world/start-app.ts'

let world: TestApp
beforeAll(async () => {
  world = await startApp()
})
afterAll(() => world.close())

/** So many recipes of a cook, each with a step of so many letters. */
async function recipes(ada: Cook, many: number, letters: number): Promise<number[]> {
  const words = {
    title: `Soup of ${letters} letters`,
    servings: 2,
    ingredients: ['1 onion'],
    instructions: ['Boil it.'],
  }
  const { id } = await ada.api.recipes.create({ body: words })
  const names = await world.database.query<{ names: string }>(
    `select string_agg(column_name, ', ') as names from information_schema.columns
     where table_name = 'recipes' and table_schema = current_schema() and column_name not in ('id', 'instructions')`,
  )
  const columns = names.rows[0]!.names
  const steps = JSON.stringify([{ step: 1, description: 'Boil it. '.repeat(letters).slice(0, letters) }])
  const { rows } = await world.database.query<{ id: number }>(
    `insert into recipes (${columns}, instructions) select ${columns}, $3::jsonb from recipes, generate_series(1, $2)
     where id = $1 returning id`,
    [id, many, steps],
  )
  return rows.map((row) => row.id)
}

/** They stand in a week, one at each of its meals, then another. */
const adds = (ids: readonly number[]) =>
  ids.map((recipeId, at) => ({
    kind: 'add' as const,
    entry: `entry-${recipeId}`,
    day: at % 7,
    meal: (['breakfast', 'lunch', 'dinner', 'snack'] as const)[Math.floor(at / 7) % 4]!,
    dish: { kind: 'recipe' as const, recipeId },
  }))

test('a plan takes as many letters as four hundred recipes of the usual length have, and stays as it is beyond', async () => {
  const ada = await planner(world)
  const ids = await recipes(ada, 31, 19_900)
  const most = Math.floor(planBounds.letters / 19_906)
  const sentence = 'A plan’s recipes can have at most 600,000 characters in total. Please make several plans.'
  const plan = await ada.api.mealPlans.create({ body: { ...week, recipeIds: [] } })
  // they grow behind the kitchen's back: weighing so much takes its time
  await world.database.query(`update recipes set instructions = '[]' where id = any($1)`, [ids.slice(0, most)])
  await changed(ada, plan, ...adds(ids.slice(0, most)))
  await world.database.query(
    `update recipes set instructions = (select instructions from recipes where id = $2) where id = any($1)`,
    [ids.slice(0, most), ids.at(-1)],
  )
  const more = adds(ids.slice(most))
  expect(await refusal(ada, 'PATCH', `/${plan.id}`, { changes: more })).toEqual(['400 invalid_input', sentence])
  // nor by a recipe that was taken out, or stood beyond the end, while its place was filled
  const [first, last] = [adds(ids)[0]!, adds(ids.slice(most))[0]!]
  await changed(ada, plan, { kind: 'remove', entry: first.entry })
  await changed(ada, plan, last)
  const restore = { kind: 'restore' as const, entry: first.entry }
  expect(await refusal(ada, 'PATCH', `/${plan.id}`, { changes: [restore] })).toEqual(['400 invalid_input', sentence])
  await changed(ada, plan, { kind: 'remove', entry: last.entry }, restore)
  const until = (endDate: string) => ({ endDate })
  await ada.api.mealPlans.update({ params: { id: plan.id }, body: until('2026-11-28') })
  await changed(ada, plan, { kind: 'restore', entry: last.entry })
  expect(await refusal(ada, 'PATCH', `/${plan.id}`, until(week.endDate))).toEqual(['400 invalid_input', sentence])
  await changed(ada, plan, { kind: 'remove', entry: last.entry })
  await ada.api.mealPlans.update({ params: { id: plan.id }, body: until(week.endDate) })
  const after = await changed(ada, plan, { kind: 'note', entry: `entry-${ids[0]}`, note: 'Early' })
  expect(after.entries).toHaveLength(most)
  const longer = await recipes(ada, 28, 22_000)
  const dinners = { ...week, endDate: '2026-12-20', recipeIds: longer }
  expect(await refusal(ada, 'POST', '', dinners)).toEqual(['400 invalid_input', sentence])
})

test('the recipes of a long plan are read and weighed a few at a time', async () => {
  const ada = await planner(world)
  const ids = await recipes(ada, 60, 200)
  const plan = await ada.api.mealPlans.create({ body: { ...week, recipeIds: [] } })
  await changed(ada, plan, ...adds(ids))
  await world.database.query(`update recipes set updated_at = now() + interval '1 hour' where id = any($1)`, [ids])
  let inHand = 0
  let most = 0
  let asked = 0
  const held: (() => void)[] = []
  // none is answered before as many are in hand as may be, so that chance has no say in it
  const together = () =>
    new Promise<void>((answered) => {
      held.push(answered)
      if (held.length < 3 && asked < ids.length) return
      const all = held.splice(0)
      setTimeout(() => all.forEach((each) => each()), 20)
    })
  const { kitchen } = world.context
  const ask = async (name: string, ...given: unknown[]) => {
    asked += Number(name === 'dishOfPlan')
    inHand += 1
    most = Math.max(most, inHand)
    if (name === 'dishOfPlan') await together()
    return kitchen.ask(name as never, ...(given as never)).finally(() => (inHand -= 1))
  }
  const stored = (await findPlan(world.database, ada.user.id, plan.id))!
  const reader = (await findUser(world.database, ada.user.id))!
  const watched = { ...world.context, kitchen: { ...kitchen, version: kitchen.version, ask: ask as Kitchen['ask'] } }
  const shown = await planView(watched, stored, reader)
  expect(new Set(shown.recipes.map(({ id }) => id))).toEqual(new Set(ids))
  expect([asked, most]).toEqual([60, 3])
  // by then it is remembered
  await planView(watched, stored, reader)
  expect(asked).toBe(60)
})

test('a plan that has grown too long can be mended, and what is deleted counts for nothing', async () => {
  const ada = await planner(world)
  const [small, big, other] = [
    (await recipes(ada, 1, 100))[0]!,
    await recipes(ada, 3, 210_000),
    await recipes(ada, 1, 220_000),
  ]
  const { database } = world
  const becomes = (...after: number[]) => assertLetters(database, ada.user, big, after)
  const tooLong = { code: 'invalid_input' }
  await expect(becomes(...big, small)).rejects.toMatchObject(tooLong)
  await expect(becomes(big[0]!, big[1]!, other[0]!)).rejects.toMatchObject(tooLong)
  // one for a shorter one, though it is too long still
  await database.query(`update recipes set instructions = instructions || instructions where id = $1`, [big[0]])
  await expect(becomes(big[0]!, big[1]!, small)).resolves.toBeUndefined()
  // what is deleted stands in the plan without its words
  await database.query('update recipes set deleted_at = now() where id = $1', [big[0]])
  await expect(becomes(...big, small)).resolves.toBeUndefined()
})
