import { afterAll, beforeAll, expect, test } from 'vitest'
import { cook, visitor } from '#server/test-world/browser.ts'
import { startApp, type TestApp } from '#server/test-world/start-app.ts'

let world: TestApp
beforeAll(async () => {
  world = await startApp()
})
afterAll(() => world.close())

const dishesOf = async (owner: string) => {
  const { rows } = await world.database.query<{ dish: string; title: string }>(
    'select dish, title from recipes where user_id = $1 order by id',
    [owner],
  )
  return rows
}

test('another try is another dish, again and again, and each counts', async () => {
  const member = await cook(world.app)
  const wish = { recipeType: 'Soup', prepTime: 40 } as const
  const first = await member.api.recipes.generate({ body: wish })
  const second = await member.api.recipes.generate({ body: { ...wish, otherThan: [first.id] } })
  const third = await member.api.recipes.generate({ body: { ...wish, otherThan: [first.id, second.id] } })
  expect(new Set([first.title, second.title, third.title]).size).toBe(3)
  const made = await dishesOf(member.user.id)
  expect(new Set(made.map(({ dish }) => dish)).size).toBe(3)
  expect((await member.api.accounts.currentUser({})).generationsLeft).toBe(0)
})

test('a recipe of somebody else says nothing to a wish', async () => {
  const [ada, bea] = [await cook(world.app), await cook(world.app)]
  const adas = await ada.api.recipes.generate({ body: {} })
  await expect(bea.api.recipes.generate({ body: { otherThan: [adas.id] } })).resolves.toMatchObject({
    userId: bea.user.id,
  })
  const refused = await visitor(world.app).send({
    method: 'POST',
    url: '/api/generate-recipe',
    payload: { otherThan: [adas.id] },
  })
  expect(refused.statusCode).toBe(401)
  const wrong = await bea.send({ method: 'POST', url: '/api/generate-recipe', payload: { otherThan: ['x'] } })
  expect(wrong.statusCode).toBe(400)
})

test('words in the box for foods are heard, and name their box where they cannot be kept', async () => {
  const member = await cook(world.app)
  await world.database.query("update users set subscription_tier = 'mid' where id = $1", [member.user.id])
  const recipe = await member.api.recipes.generate({ body: { includeIngredients: 'something with the leeks' } })
  expect(recipe.ingredients.map(({ name }) => name).join()).toMatch(/leek/)
})
