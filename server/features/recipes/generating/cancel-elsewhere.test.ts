import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { AppError } from '#contract/errors.ts'
import type { Database } from '#server/db/database.ts'
import { openPostgres } from '#server/db/postgres.ts'
import type { WeekPlanner } from '#server/kitchen/week-planner.ts'
import { embeddedComposer } from '#server/ports/recipe-writer/embedded-composer.ts'
import type { RecipeWriter } from '#server/ports/recipe-writer/recipe-writer.ts'
import { type Cook, visitor } from '#server/test-world/browser.ts'
import { freshDatabase } from '#server/test-world/fresh-database.ts'
import { quietLog } from '#server/test-world/log.ts'
import { generatedMenu, rowsOf } from '#server/test-world/menus.ts'
import { planner, week } from '#server/test-world/planning.ts'
import { startApp, type TestApp } from '#server/test-world/start-app.ts'

/** Milliseconds that a writer or planner of this test goes on where nobody stops it. */
const goesOn = 5000

describe.runIf(inject('databaseKind') === 'postgres')('of two instances on one database', () => {
  let asked: TestApp
  let other: TestApp
  let ofOther: Database
  /** Aborted when what is being written is stopped. */
  let writing = Promise.withResolvers<AbortSignal>()
  /** Whether writers and planners go on until they are stopped. */
  let isSlow = false
  beforeAll(async () => {
    const database = await freshDatabase()
    ofOther = await openPostgres(database.pool.options.connectionString!, quietLog)
    asked = await startApp({}, { database, recipeWriters: [writer], weekPlanner })
    other = await startApp({}, { database: ofOther })
  })
  afterAll(async () => {
    await other.close()
    await asked.close()
    await ofOther.close()
  })

  const composer = embeddedComposer()
  const writer: RecipeWriter = {
    ...composer,
    async *write(order) {
      if (isSlow) await untilStopped(order.signal)
      yield* composer.write(order)
    },
  }
  const weekPlanner: WeekPlanner = {
    async ask(_name, _given, { signal } = {}) {
      await untilStopped(signal!)
      throw new AppError('cancelled', 'The request was canceled before it was done.')
    },
    close: async () => undefined,
  }

  async function untilStopped(signal: AbortSignal): Promise<void> {
    writing.resolve(signal)
    const { promise, resolve } = Promise.withResolvers<void>()
    const timer = setTimeout(resolve, goesOn)
    signal.addEventListener('abort', () => resolve())
    await promise
    clearTimeout(timer)
  }

  async function reservationOf({ user }: Cook): Promise<string> {
    const text = 'select id from generation_reservations where user_id = $1'
    return (await asked.database.query<{ id: string }>(text, [user.id])).rows[0]!.id
  }

  /** Has it begun on the one instance. */
  async function begun(ada: Cook, url: string, payload: object) {
    writing = Promise.withResolvers()
    isSlow = true
    const answer = ada.send({ method: 'POST', url, payload })
    const tooSoon = answer.then(({ payload: words }) => Promise.reject(new Error(words)))
    return { answer, signal: await Promise.race([writing.promise, tooSoon]) }
  }

  async function stopHearing(): Promise<void> {
    const ended = await asked.database.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'mealcrafter events' and datname = current_database()`,
    )
    expect(ended.rowCount).toBeGreaterThan(0)
  }

  const dinner = { mealType: 'dinner', recipeCount: 2 } as const
  const menuToSwap = async (ada: Cook) => {
    isSlow = false
    const { menu } = await generatedMenu(ada, dinner)
    return `/api/menus/${menu.id}/swap`
  }
  const ofWeek = { ...week, seconds: 1, eaters: [{ id: 'eater-ada', name: 'Ada' }] }
  test.each<[what: string, url: string | typeof menuToSwap, payload: object]>([
    ['a recipe', '/api/generate-recipe', {}],
    ['a menu', '/api/generate-menu', dinner],
    ['another dish of a menu', menuToSwap, { place: 0 }],
    ['a plan of a week', '/api/meal-plans/generate', ofWeek],
  ])('%s that the one is writing stops when the other is told to', async (_what, url, payload) => {
    const ada = await planner(asked)
    const address = typeof url === 'string' ? url : await url(ada)
    const before = await rowsOf(asked, ada)
    const { answer, signal } = await begun(ada, address, payload)
    const elsewhere = visitor(other.app)
    elsewhere.cookies = { ...ada.cookies }
    const params = { id: await reservationOf(ada) }
    expect(await elsewhere.api.recipes.cancelGeneration({ params, body: {} })).toEqual({ cancelled: true })
    await expect.poll(() => signal.aborted, { timeout: goesOn / 2 }).toBe(true)
    const refusal = await answer
    expect([refusal.statusCode, refusal.json().code]).toEqual([409, 'generation_cancelled'])
    expect(await rowsOf(asked, ada)).toEqual(before)
  })

  test('a cancel that was told while nothing was heard stops it once the one hears again', async () => {
    const ada = await planner(asked)
    const { answer, signal } = await begun(ada, '/api/generate-recipe', {})
    await asked.database.query('delete from generation_reservations where user_id = $1', [ada.user.id])
    await stopHearing()
    await expect.poll(() => signal.aborted, { timeout: goesOn / 2 }).toBe(true)
    expect((await answer).statusCode).toBe(409)
    expect(await rowsOf(asked, ada)).toMatchObject({ recipes: 0, used: 0 })
  })

  test('what nobody stopped goes on when the one hears again', async () => {
    const ada = await planner(asked)
    const { answer, signal } = await begun(ada, '/api/generate-recipe', {})
    let isHeard = false
    const end = await asked.context.events.subscribe('anything', () => (isHeard = true))
    await stopHearing()
    await expect.poll(() => isHeard).toBe(true)
    end()
    expect((await answer).statusCode).toBe(200)
    expect(signal.aborted).toBe(false)
  })
})
