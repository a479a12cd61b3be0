import type { FastifyInstance } from 'fastify'
import { createApp } from '#server/app.ts'
import { type Config, readConfig } from '#server/config.ts'
import type { Database } from '#server/db/database.ts'
import { openRateLimits } from '#server/http/limits.ts'
import { openLog } from '#server/log.ts'
import { embeddedComposer } from '#server/ports/recipe-writer/embedded-composer.ts'
import type { RecipeWriter } from '#server/ports/recipe-writer/recipe-writer.ts'
import { freshDatabase } from '#server/test-world/fresh-database.ts'

export interface TestApp {
  app: FastifyInstance
  database: Database
  clock: { now: Date }
  close(): Promise<void>
}

/** The whole server on a fresh migrated database, with a clock that stands until a test moves it. */
export async function startApp(
  settings: Partial<Config> = {},
  { recipeWriters = [embeddedComposer()], database }: { recipeWriters?: RecipeWriter[]; database?: Database } = {},
): Promise<TestApp> {
  const opened = database ?? (await freshDatabase())
  const config: Config = {
    ...readConfig({ RATE_LIMIT_FACTOR: '100', LOG_LEVEL: 'silent', ADMIN_EMAILS: 'boss@example.org' }),
    ...settings,
  }
  const clock = { now: new Date('2026-11-20T12:00:00Z') }
  const app = await createApp({
    config,
    database: opened,
    secret: 'a secret of tests that is long enough',
    limits: openRateLimits(opened, config.rateLimitFactor),
    recipeWriters,
    log: openLog(config.logLevel),
    now: () => clock.now,
  })
  return { app, database: opened, clock, close: () => app.close() }
}
