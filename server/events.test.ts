import { describe, expect, inject, test } from 'vitest'
import { openPostgres } from '#server/db/postgres.ts'
import { openEvents } from '#server/events.ts'
import { freshPostgresUrl } from '#server/test-world/fresh-database.ts'
import { quietLog } from '#server/test-world/log.ts'

describe.runIf(inject('databaseKind') === 'postgres')('between instances', () => {
  test('what could not be said is said later, and the newest of each', async () => {
    const url = await freshPostgresUrl()
    const [here, there] = [await openPostgres(url, quietLog), await openPostgres(url, quietLog)]
    const speaks = openEvents(here, quietLog)
    const hears = openEvents(there, quietLog)
    const heard: (string | undefined)[] = []
    await hears.subscribe('soup', (value) => heard.push(value))
    await speaks.subscribe('soup', () => undefined)
    here.setSilent(true)
    speaks.publish('soup', '1')
    speaks.publish('soup', '2')
    await expect(here.query('select 1')).rejects.toThrow('does not answer')
    here.setSilent(false)
    await expect.poll(() => heard.at(-1)).toBe('2')
    for (const each of [speaks, hears, here, there]) await each.close()
  })
})
