import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { GeneratedMenu, MenuForm } from '#contract/menus.ts'
import { embeddedComposer } from '#server/ports/recipe-writer/embedded-composer.ts'
import type { RecipeWriter } from '#server/ports/recipe-writer/recipe-writer.ts'
import { type Cook, cook } from '#server/test-world/browser.ts'
import { startApp, type TestApp } from '#server/test-world/start-app.ts'

let world: TestApp
beforeAll(async () => {
  world = await startApp()
})
afterAll(() => world.close())

async function member(tier: 'mid' | 'premium' = 'mid', answers: Parameters<typeof cook>[1] = {}): Promise<Cook> {
  const made = await cook(world.app, answers)
  await grant(made, tier)
  return made
}

async function grant(made: Cook, tier: 'free' | 'mid' | 'premium'): Promise<void> {
  await world.database.query('update users set subscription_tier = $2, is_premium = $3 where id = $1', [
    made.user.id,
    tier,
    tier === 'premium',
  ])
}

const rowsOf = async (ada: Cook) => {
  const { rows } = await world.database.query<Record<'menus' | 'recipes' | 'held' | 'used', number>>(
    `select (select count(*)::int from menus where user_id = $1) as menus,
       (select count(*)::int from recipes where user_id = $1) as recipes,
       (select count(*)::int from generation_reservations where user_id = $1) as held,
       (select daily_generations_used from users where id = $1) as used`,
    [ada.user.id],
  )
  return rows[0]!
}
const generated = (ada: Cook, body: MenuForm): Promise<GeneratedMenu> => ada.api.menus.generate({ body })

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
    expect(await rowsOf(ada)).toMatchObject({ menus: 0, recipes: 0, held: 0, used: 18 })
    expect((await generated(ada, { mealType: 'dinner', recipeCount: 2 })).summary.totalRecipes).toBe(2)
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
    expect(await rowsOf(ada)).toEqual({ menus: 2, recipes: 14, held: 0, used: 14 })
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
    await grant(ada, 'mid')
    const answer = await ada.send({ method: 'POST', url: '/api/generate-menu', payload: { mealType: 'snack' } })
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'generation_cancelled'])
    expect(turns).toBe(2)
    expect(await rowsOf(ada)).toEqual({ menus: 0, recipes: 0, held: 0, used: 0 })
    await slow.close()
  })
})
