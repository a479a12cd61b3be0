import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { openPostgres } from '#server/db/postgres.ts'
import { freshPostgresUrl } from '#server/test-world/fresh-database.ts'
import { quietLog } from '#server/test-world/log.ts'
import { migrations } from '#server/test-world/migrations.ts'

const url = await freshPostgresUrl()

test('a database that is not there is a sentence without the password', async () => {
  const gone = openPostgres('postgres://cook:hunter2@127.0.0.1:1/kitchen', quietLog)
  await expect(gone).rejects.toThrow(/^The database at 127\.0\.0\.1:1 cannot be used \(.+\)\. Check DATABASE_URL/)
  await expect(gone).rejects.not.toThrow('hunter2')
})

test('a statement has 15 seconds, and a name that the database owner sees', async () => {
  const database = await openPostgres(url, quietLog)
  const { rows } = await database.query(
    "select current_setting('statement_timeout') as patience, current_setting('application_name') as name",
  )
  expect(rows).toEqual([{ patience: '15s', name: 'mealcrafter' }])
  await database.close()
})

test('a connection that breaks in a transaction fails the transaction and nothing else', async () => {
  const database = await openPostgres(url, quietLog)
  const failing = database.transaction(async () => {
    const { rows } = await database.query<{ pid: number }>('select pg_backend_pid() as pid')
    const other = await openPostgres(url, quietLog)
    await other.query('select pg_terminate_backend($1)', [rows[0]?.pid])
    await other.close()
    await sleep(50)
    await database.query('select 1')
  })
  await expect(failing).rejects.toThrow(/not queryable|terminat/)
  expect((await database.query('select 1 as n')).rows).toEqual([{ n: 1 }])
  await database.close()
})

test('of three processes that start at once one migrates', async () => {
  const slow = 'create table spice (name text); select pg_sleep(0.3)'
  const folder = migrations([slow, "insert into spice values ('cumin')"])
  const program = `
    const { openPostgres } = await import('#server/db/postgres.ts')
    const { migrate } = await import('#server/db/migrate.ts')
    const database = await openPostgres(${JSON.stringify(url)}, console)
    await migrate(database, ${JSON.stringify(folder)})
    const { rows } = await database.query('show statement_timeout')
    if (rows[0].statement_timeout !== '15s') process.exit(2)
    await database.close()`
  const instances = [1, 2, 3].map(() => spawn(process.execPath, ['--input-type=module', '-e', program]))
  const codes = await Promise.all(instances.map((instance) => once(instance, 'exit').then(([code]) => code)))
  expect(codes).toEqual([0, 0, 0])
  const database = await openPostgres(url, quietLog)
  expect((await database.query('select name from spice')).rows).toEqual([{ name: 'cumin' }])
  await database.close()
})
