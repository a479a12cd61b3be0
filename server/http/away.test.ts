import { describe, expect, inject, test } from 'vitest'
import { openPostgres } from '#server/db/postgres.ts'
import { cook, visitor } from '#server/test-world/browser.ts'
import { freshPostgresUrl } from '#server/test-world/fresh-database.ts'
import { quietLog } from '#server/test-world/log.ts'
import { startApp } from '#server/test-world/start-app.ts'

describe.runIf(inject('databaseKind') === 'postgres')('on PostgreSQL', () => {
  test('while the database is away every call says so and when to ask again, and the process is alive', async () => {
    const database = await openPostgres(await freshPostgresUrl(), quietLog)
    const world = await startApp({}, { database })
    const ada = await cook(world.app)
    await world.context.events.close()
    await database.close()
    const calls = [
      { method: 'GET', url: '/api/health' },
      { method: 'GET', url: '/api/recipes' },
      { method: 'GET', url: '/api/shopping-lists/1/events' },
      { method: 'POST', url: '/api/generate-recipe', payload: {} },
      { method: 'POST', url: '/api/auth/signin', payload: { email: ada.user.email, password: ada.password } },
    ] as const
    for (const call of calls) {
      const response = await ada.send(call)
      expect([call.url, response.statusCode, response.json().code]).toEqual([call.url, 503, 'unavailable'])
      expect(Number(response.headers['retry-after'])).toBeGreaterThan(0)
    }
    expect((await visitor(world.app).send({ method: 'GET', url: '/api/health/live' })).json()).toEqual({ status: 'ok' })
    await world.app.close()
  })

  test('health tells whether one hears of what happens in the others', async () => {
    const world = await startApp()
    const listening = async () => (await visitor(world.app).api.public.health({})).listening
    await expect.poll(listening).toBe(true)
    const url = new URL(world.database.pool.options.connectionString!)
    const name = url.pathname.slice(1)
    url.pathname = '/postgres'
    const owner = await openPostgres(url.href, quietLog)
    await owner.query(`alter database ${name} allow_connections false`)
    await world.database.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'mealcrafter events' and datname = current_database()`,
    )
    await expect.poll(listening).toBe(false)
    await owner.query(`alter database ${name} allow_connections true`)
    await expect.poll(listening, { timeout: 10_000 }).toBe(true)
    await owner.close()
    await world.close()
  })
})
