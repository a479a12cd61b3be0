import { describe, expect, inject, test } from 'vitest'
import { readConfig } from '#server/config.ts'
import { openLog } from '#server/log.ts'
import { type Closers, closeAll, openWorld } from '#server/open-world.ts'
import { freshPostgresUrl } from '#server/test-world/fresh-database.ts'

describe.runIf(inject('databaseKind') === 'postgres')('on PostgreSQL', () => {
  test('however many instances start at once on an empty database, each of them starts', async () => {
    const config = readConfig({ DATABASE_URL: await freshPostgresUrl('template0'), LOG_LEVEL: 'silent' })
    const log = openLog(config.logLevel)
    const closers: Closers = []
    const how = { works: false, address: () => 'http://localhost:3000', draining: new AbortController().signal }
    const worlds = await Promise.allSettled(Array.from({ length: 8 }, () => openWorld(config, log, closers, how)))
    await closeAll(closers)
    expect(worlds.map((world) => (world.status === 'rejected' ? String(world.reason) : 'open'))).toEqual(
      worlds.map(() => 'open'),
    )
  })
})
