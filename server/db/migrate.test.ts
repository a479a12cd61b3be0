import { readFileSync } from 'node:fs'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { migrate, pendingMigrations } from '#server/db/migrate.ts'
import { freshDatabase } from '#server/test-world/fresh-database.ts'
import { forgetMigrations, migrations } from '#server/test-world/migrations.ts'

let database: Database
beforeAll(async () => {
  database = await freshDatabase()
})
beforeEach(async () => {
  await database.query('drop table if exists spice, herb')
  await forgetMigrations(database)
})

test('migrations that ship have all run', async () => {
  expect(await pendingMigrations(database)).toBe(0)
})

test('a migration runs once, and those that have not run are counted', async () => {
  const folder = migrations(['create table spice (name text)', "insert into spice values ('cumin')"])
  expect(await pendingMigrations(database, folder)).toBe(2)
  await migrate(database, folder)
  await migrate(database, folder)
  expect(await pendingMigrations(database, folder)).toBe(0)
  expect((await database.query('select name from spice')).rows).toEqual([{ name: 'cumin' }])
})

test('a migration that fails changes nothing and is tried again', async () => {
  await expect(migrate(database, migrations(['create table herb (name text)', 'select 1 / 0']))).rejects.toThrow(
    'select 1 / 0',
  )
  expect((await database.query("select to_regclass('herb') as herb")).rows).toEqual([{ herb: null }])
  await migrate(database, migrations(['create table herb (name text)']))
  expect((await database.query('select * from herb')).rows).toEqual([])
})

test('however many instances start at once, a migration runs once', async () => {
  const folder = migrations(['create table spice (name text)', "insert into spice values ('cumin')"])
  await Promise.all([1, 2, 3].map(() => migrate(database, folder)))
  expect((await database.query('select name from spice')).rows).toEqual([{ name: 'cumin' }])
})

test.each([
  ['customer', '0008_one-customer-one-member'],
  ['subscription', '0029_one-subscription-one-member'],
])('old rows that name one %s twice do not stop the index: who pays keeps it', async (what, migration) => {
  const [index, column] = [`billing_accounts_${what}`, `${what}_id`]
  await database.query(`drop index ${index}`)
  await database.query(`create index ${index} on billing_accounts (${column})`)
  const people = ['ended', 'pays', 'never', 'nobody', 'too'].map((id) => `('${id}', '${id}@example.com', 'A', 'B')`)
  await database.query(`insert into users (id, email, first_name, last_name) values ${people.join()}`)
  const other = what === 'customer' ? 'subscription_id' : 'customer_id'
  await database.query(`insert into billing_accounts (user_id, ${column}, ${other}, status) values
    ('ended', 'one', 'another', 'ended'), ('pays', 'one', 'own', 'active'), ('never', 'one', null, null),
    ('nobody', null, null, null), ('too', null, null, null)`)
  const steps = readFileSync(new URL(`./migrations/${migration}.sql`, import.meta.url), 'utf8')
  for (const step of steps.split('--> statement-breakpoint')) await database.query(step)
  const { rows } = await database.query(`select user_id from billing_accounts where ${column} is not null`)
  expect(rows).toEqual([{ user_id: 'pays' }])
  const second = database.query(`update billing_accounts set ${column} = 'one' where user_id = 'too'`)
  await expect(second).rejects.toThrow(index)
  await database.query('delete from users')
})
