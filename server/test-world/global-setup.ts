import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import type { Database } from '#server/db/database.ts'
import { databaseOn } from '#server/db/embedded/database-on.ts'
import { startDatabaseThread } from '#server/db/embedded/database-thread.ts'
import { migrate } from '#server/db/migrate.ts'
import { openPostgres } from '#server/db/postgres.ts'
import { openQueue } from '#server/jobs/queue.ts'
import { quietLog } from '#server/test-world/log.ts'
import { startPostgres } from '#server/test-world/postgres-server.ts'

export const templateName = 'template'

/** Makes the template of this project's kind, once for all test files. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const kind = project.config.provide.databaseKind
  const { template, empty = '', tearDown } = kind === 'postgres' ? await postgresTemplate() : await embeddedTemplate()
  project.provide('databaseTemplate', template)
  project.provide('newDatabase', empty)
  return tearDown
}

interface Template {
  readonly template: string
  /** What the template was before it was prepared. */
  readonly empty?: string
  readonly tearDown: () => Promise<void>
}

async function postgresTemplate(): Promise<Template> {
  const server = await startPostgres()
  const maintenance = await openPostgres(server.url, quietLog)
  await maintenance.query(`create database ${templateName}`)
  await maintenance.close()
  const database = await openPostgres(server.urlOf(templateName), quietLog)
  await prepare(database)
  await database.close()
  return { template: server.url, tearDown: () => server.stop() }
}

async function embeddedTemplate(): Promise<Template> {
  const folder = mkdtempSync(join(tmpdir(), 'mealcrafter-template-'))
  const thread = await startDatabaseThread({ dataDir: 'memory://template' })
  const database = databaseOn(thread)
  const [empty, template] = [join(folder, 'empty.tar'), join(folder, 'template.tar')]
  writeFileSync(empty, Buffer.from(await thread.dump()))
  await prepare(database)
  writeFileSync(template, Buffer.from(await thread.dump()))
  await database.close()
  return {
    template,
    empty,
    tearDown: async () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** Every table that a running server has, those of the job queue too. */
async function prepare(database: Database): Promise<void> {
  await migrate(database)
  const queue = await openQueue(database, quietLog, { works: false })
  await queue.close()
}
