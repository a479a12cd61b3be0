import { expect, test } from 'vitest'
import { instanceSettingsTable } from '#server/db/tables.ts'
import { freshDatabase } from '#server/test-world/fresh-database.ts'

const database = await freshDatabase()
const keys = async () => (await database.db.select().from(instanceSettingsTable)).map(({ key }) => key)
const add = (key: string) => database.db.insert(instanceSettingsTable).values({ key, value: '' })

test('a transaction keeps all of its work', async () => {
  await database.transaction(async () => {
    await add('flour')
    await database.query('insert into instance_settings values ($1, $2)', ['yeast', ''])
  })
  expect(await keys()).toEqual(expect.arrayContaining(['flour', 'yeast']))
})

test('a transaction that fails keeps none of it', async () => {
  const failing = database.transaction(async () => {
    await add('salt')
    throw new Error('spilled')
  })
  await expect(failing).rejects.toThrow('spilled')
  expect(await keys()).not.toContain('salt')
})

test('a transaction inside a transaction joins it', async () => {
  const failing = database.transaction(async () => {
    await database.transaction(async () => add('inner'))
    throw new Error('spilled')
  })
  await expect(failing).rejects.toThrow('spilled')
  expect(await keys()).not.toContain('inner')
})

test('an inner failure fails the whole, even where it is caught', async () => {
  const failing = database.transaction(async () => {
    await add('half')
    await database
      .transaction(async () => {
        throw new Error('inner')
      })
      .catch(() => undefined)
  })
  await expect(failing).rejects.toThrow('inner')
  expect(await keys()).not.toContain('half')
})

test('a statement that failed and was caught is not taken for a commit', async () => {
  const failing = database.transaction(async () => {
    await add('lost')
    await database.query('select 1 / 0').catch(() => undefined)
  })
  await expect(failing).rejects.toThrow('rolled back')
  expect(await keys()).not.toContain('lost')
})

test('work that outlives its transaction runs outside it', async () => {
  const gate = Promise.withResolvers<void>()
  let late: Promise<unknown> = Promise.resolve()
  await database.transaction(async () => {
    late = gate.promise.then(() => add('late'))
  })
  const other = database.transaction(async () => {
    gate.resolve()
    await new Promise((done) => setTimeout(done, 20))
    throw new Error('spilled')
  })
  await expect(other).rejects.toThrow('spilled')
  await late
  expect(await keys()).toContain('late')
})

test('twenty cooks counting at once count to twenty', async () => {
  await database.query("insert into instance_settings values ('count', '0')")
  const count = async () => {
    const { rows } = await database.query<{ value: string }>(
      "select value from instance_settings where key = 'count' for update",
    )
    await database.query("update instance_settings set value = $1 where key = 'count'", [Number(rows[0]?.value) + 1])
  }
  await Promise.all(Array.from({ length: 20 }, () => database.transaction(count)))
  const { rows } = await database.query("select value from instance_settings where key = 'count'")
  expect(rows).toEqual([{ value: '20' }])
})

test('whoever reads does not wait behind a crowd that writes', async () => {
  const gate = Promise.withResolvers<void>()
  // its one connection is free for the next only when a transaction ends
  if (database.kind === 'embedded') gate.resolve()
  let ended = 0
  const crowd = Array.from({ length: 40 }, () =>
    database.transaction(async () => {
      await database.query('select 1')
      await gate.promise
      ended += 1
    }),
  )
  await database.query('select 1')
  expect(ended).toBeLessThan(3)
  gate.resolve()
  await Promise.all(crowd)
  expect(ended).toBe(40)
})
