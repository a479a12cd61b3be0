import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { embeddedComposer } from '#server/ports/recipe-writer/embedded-composer.ts'
import type { RecipeWriter } from '#server/ports/recipe-writer/recipe-writer.ts'
import { cook } from '#server/test-world/browser.ts'
import { generatedMenu, menuMember, rowsOf } from '#server/test-world/menus.ts'
import { grant } from '#server/test-world/planning.ts'
import { startApp, type TestApp } from '#server/test-world/start-app.ts'

let world: TestApp
beforeAll(async () => {
  world = await startApp()
})
afterAll(() => world.close())

const member = (tier?: 'mid' | 'premium', answers?: Parameters<typeof menuMember>[2]) =>
  menuMember(world, tier, answers)

describe('the day', () => {
  test('refuses a menu that is larger than what is left of it, and writes nothing', async () => {
    const ada = await member()
    await world.database.query(
      'update users set daily_generations_used = 18, last_generation_date = $2 where id = $1',
      [ada.user.id, world.clock.now],
    )
    const answer = await ada.send({
      method: 'POST',
      url: '/api/generate-menu',
      payload: { mealType: 'dinner', recipeCount: 3 },
    })
    expect(answer.statusCode).toBe(429)
    expect(answer.json()).toMatchObject({ code: 'daily_limit_reached', limit: 20, used: 18 })
    expect(await rowsOf(world, ada)).toMatchObject({ menus: 0, recipes: 0, held: 0, used: 18 })
    expect((await generatedMenu(ada, { mealType: 'dinner', recipeCount: 2 })).summary.totalRecipes).toBe(2)
  })

  test('is never passed by any number of menus at once', async () => {
    const ada = await member()
    const answers = await Promise.all(
      Array.from({ length: 4 }, () =>
        ada.send({ method: 'POST', url: '/api/generate-menu', payload: { mealType: 'snack', recipeCount: 7 } }),
      ),
    )
    const made = answers.filter(({ statusCode }) => statusCode === 200).length
    expect(made).toBe(2)
    expect(await rowsOf(world, ada)).toEqual({ menus: 2, recipes: 14, held: 0, used: 14 })
  })

  test('counts nothing of a menu that was stopped in its middle', async () => {
    const composer = embeddedComposer()
    let turns = 0
    const writer: RecipeWriter = {
      ...composer,
      async *write(order) {
        turns += 1
        if (turns === 2) {
          const { rows } = await world.database.query<{ id: string }>(
            'select id from generation_reservations where user_id = $1',
            [ada.user.id],
          )
          await ada.api.recipes.cancelGeneration({ params: { id: rows[0]!.id }, body: {} })
        }
        yield* composer.write(order)
      },
    }
    const slow = await startApp({}, { database: world.database, recipeWriters: [writer] })
    const ada = await cook(slow.app)
    await grant(world, ada, 'mid')
    const answer = await ada.send({ method: 'POST', url: '/api/generate-menu', payload: { mealType: 'snack' } })
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'generation_cancelled'])
    expect(turns).toBe(2)
    expect(await rowsOf(world, ada)).toEqual({ menus: 0, recipes: 0, held: 0, used: 0 })
    await slow.close()
  })
})
