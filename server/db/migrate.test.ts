import { expect, test } from 'vitest'
import { migrate, pendingMigrations } from '#server/db/migrate.ts'
import { freshDatabase } from '#server/test-world/fresh-database.ts'
import { migrations } from '#server/test-world/migrations.ts'

test('migrations that ship have all run', async () => {
  const database = await freshDatabase()
  expect(await pendingMigrations(database)).toBe(0)
})

test('a migration runs once, and those that have not run are counted', async () => {
  const database = await freshDatabase()
  const folder = migrations(['create table spice (name text)', "insert into spice values ('cumin')"])
  expect(await pendingMigrations(database, folder)).toBe(2)
  await migrate(database, folder)
  await migrate(database, folder)
  expect(await pendingMigrations(database, folder)).toBe(0)
  expect((await database.query('select name from spice')).rows).toEqual([{ name: 'cumin' }])
})

test('a migration that fails changes nothing and is tried again', async () => {
  const database = await freshDatabase()
  await expect(migrate(database, migrations(['create table herb (name text)', 'select 1 / 0']))).rejects.toThrow(
    'select 1 / 0',
  )
  expect((await database.query("select to_regclass('herb') as herb")).rows).toEqual([{ herb: null }])
  await migrate(database, migrations(['create table herb (name text)']))
  expect((await database.query('select * from herb')).rows).toEqual([])
})

test('however many instances start at once, a migration runs once', async () => {
  const database = await freshDatabase()
  const folder = migrations(['create table spice (name text)', "insert into spice values ('cumin')"])
  await Promise.all([1, 2, 3].map(() => migrate(database, folder)))
  expect((await database.query('select name from spice')).rows).toEqual([{ name: 'cumin' }])
})
