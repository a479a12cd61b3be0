import { strFromU8, unzipSync } from 'fflate'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { impersonalTables, personalTables } from '#server/features/own-data/export/personal-tables.ts'
import {
  type TestCheckoutPayments,
  testCheckoutPayments,
} from '#server/ports/payments/test-checkout/test-checkout-payments.ts'
import { type Browser, cook, visitor } from '#server/test-world/browser.ts'
import { freshDatabase } from '#server/test-world/fresh-database.ts'
import { type FullAccount, fullAccount } from '#server/test-world/full-account.ts'
import { startApp, type TestApp } from '#server/test-world/start-app.ts'

const path = '/api/account/export'

let world: TestApp
let payments: TestCheckoutPayments
let ada: FullAccount
let bob: FullAccount
beforeAll(async () => {
  const database = await freshDatabase()
  payments = testCheckoutPayments({ database, secret: 'a secret of tests', now: () => world.clock.now })
  world = await startApp({}, { database, payments })
  ada = await fullAccount(world, payments, { firstName: 'Zephyrine', lastName: 'Quillfeather' })
  bob = await fullAccount(world, payments, { firstName: 'Bartholomew', lastName: 'Oakapple' })
})
afterAll(() => world.close())

async function exported(browser: Browser) {
  const answer = await browser.send({ method: 'GET', url: path })
  const files = unzipSync(answer.rawPayload)
  const read = (name: string) => strFromU8(files[name] ?? new Uint8Array())
  const data: Record<string, Record<string, unknown>[]> = JSON.parse(read('data.json'))
  return { answer, files, names: Object.keys(files), read, data }
}

describe('the export of all own data', () => {
  test('is one ZIP with everything, for programs and for people', async () => {
    const { answer, files, names, read, data } = await exported(ada)
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/zip'])
    expect(answer.headers['content-disposition']).toBe('attachment; filename="mealcrafter-export-2026-11-20.zip"')
    expect(answer.headers['cache-control']).toBe('no-store')
    const [row] = await ada.api.recipes.list({})
    const recipe = await ada.api.recipes.get({ params: { id: row!.id } })
    const recipeFile = names.find((name) => name.startsWith('recipes/'))!
    expect(names.toSorted()).toEqual(
      [
        'README.txt',
        'data.json',
        'picture.webp',
        'profile.txt',
        'security.txt',
        'subscription.txt',
        recipeFile,
        'lists/dinner-at-quillfeather-s.txt',
        `pictures/${recipe.id}-photo.webp`,
      ].toSorted(),
    )
    // titles have letters of their own: 'çorbası'
    expect(recipeFile).toMatch(/^recipes\/[\p{L}\p{N}-]+\.txt$/u)
    expect(read(recipeFile)).toContain(`${recipe.title}\r\n===`)
    expect(read(recipeFile)).toMatch(/INGREDIENTS\r\n 1\. .*METHOD\r\n 1\. .*CHECKED, PER SERVING\r\n[\d,]+ kcal/s)
    expect(read(recipeFile)).toMatch(/Tags: sunday\r\n.*YOUR NOTES\r\nsalt says Quillfeather\r\n/s)
    expect(await sharp(files[`pictures/${recipe.id}-photo.webp`]).metadata()).toMatchObject({ format: 'webp' })
    expect(data['sharedRecipes']).toMatchObject([{ recipeId: recipe.id, link: recipe.sharePath }])
    expect(data['searchOfRecipes']).toMatchObject([{ recipeId: recipe.id }])
    expect(read('profile.txt')).toContain('Name: Zephyrine Quillfeather\r\n')
    expect(read('profile.txt')).toContain('Dislikes: celery says Quillfeather\r\n')
    expect(read('subscription.txt')).toMatch(/Plan: Premium\r\n.*2026-11-20 {2}\S+ {2}\$7\.00 {2}paid/s)
    expect(read('security.txt')).toMatch(/since 2026-11-20, last used on 2026-11-20/)
    expect(await sharp(files['picture.webp']).metadata()).toMatchObject({ width: 512, format: 'webp' })
    expect(data['account']).toMatchObject([{ email: ada.user.email, foodDislikes: 'celery says Quillfeather' }])
    expect(data['recipes']).toMatchObject([{ title: recipe.title, ingredients: recipe.ingredients }])
    expect(data['administration']).toMatchObject([{ by: 'an administrator', to: 'you' }, { by: 'you' }])
  })

  test('knows every table: each is in it, or is named as holding nothing of a person', async () => {
    const { rows } = await world.database.query<{ name: string; columns: string[] }>(
      `select table_name as name, array_agg(column_name::text) as columns from information_schema.columns
       where table_schema = 'public' group by table_name`,
    )
    expect(rows.map(({ name }) => name).toSorted()).toEqual(
      [...Object.keys(personalTables), ...Object.keys(impersonalTables)].toSorted(),
    )
    const personal = /^(user_id|owner_id|owner|author_id|actor_id|subject_id|email|customer_id)$/
    const hidden = rows.filter(
      ({ name, columns }) => name in impersonalTables && columns.some((each) => personal.test(each)),
    )
    expect(hidden).toEqual([])
    const pointing = await world.database.query<{ name: string }>(
      "select distinct conrelid::regclass::text as name from pg_constraint where confrelid = 'users'::regclass",
    )
    expect(pointing.rows.filter(({ name }) => !(name in personalTables))).toEqual([])
  })

  test('holds every row of every table that names the member, and no row of anybody else', async () => {
    const { data, files } = await exported(ada)
    const patterns = ada.marks.map((mark) => `%${mark}%`)
    for (const [table, { section }] of Object.entries(personalTables)) {
      const { rows } = await world.database.query<{ count: number }>(
        `select count(*)::int as count from ${table} as row where row::text ilike any($1)`,
        [patterns],
      )
      expect([table, data[section]?.length]).toEqual([table, Math.max(1, rows[0]!.count)])
    }
    const everything = Object.values(files)
      .map((file) => strFromU8(file, true))
      .join('\n')
    for (const mark of bob.marks) expect(everything).not.toContain(mark)
  })

  test('shows no hash and no secret', async () => {
    const { files } = await exported(ada)
    const everything = Object.values(files)
      .map((file) => strFromU8(file, true))
      .join('\n')
    const { rows } = await world.database.query<{ secret: string }>(
      `select password_hash as secret from credentials union select secret from second_factors
       union select code_hash from recovery_codes union select token_hash from account_links union select sid from sessions`,
    )
    expect(rows.length).toBeGreaterThan(8)
    for (const { secret } of rows) expect(everything).not.toContain(secret)
    expect(everything).not.toContain('argon2')
  })

  test('gives recipes of one title a file each, whatever the title', async () => {
    const eve = await cook(world.app)
    await eve.api.recipes.generate({ body: {} })
    for (const title of ['../../etc/passwd', 'Pie', 'pie!', 'CON', '\u202egpj.exe', 'Pie 2']) {
      await world.database.query(
        `insert into recipes (user_id, title, description, ingredients, instructions, prep_time, cook_time, servings, calories, cuisine,
           recipe_type, dietary_preferences, difficulty, estimated_cost, nutritional_info, required_equipment, reasons, notes, writer, changes, facts)
         select user_id, $2, description, ingredients, instructions, prep_time, cook_time, servings, calories, cuisine,
           recipe_type, dietary_preferences, difficulty, estimated_cost, nutritional_info, required_equipment, reasons, notes, writer, changes, facts
         from recipes where user_id = $1 order by id limit 1`,
        [eve.user.id, title],
      )
    }
    const { names } = await exported(eve)
    expect(names.filter((name) => name.startsWith('recipes/')).slice(0, -1)).toEqual(
      ['pie-2', 'gpj-exe', 'recipe-con', 'pie', 'pie-3', 'etc-passwd'].map((name) => `recipes/${name}.txt`),
    )
  })

  test('says so where the payment provider is away, and comes nonetheless', async () => {
    const invoicesOf = () => Promise.reject(new Error('away'))
    const context = { ...world.context, payments: { ...payments, invoicesOf } }
    const { rows } = await world.database.query<{ subscription_tier: string }>('select * from users where id = $1', [
      ada.user.id,
    ])
    expect(rows).toHaveLength(1)
    const elsewhere = await startApp({}, { database: world.database, payments: context.payments })
    const asking = visitor(elsewhere.app)
    asking.cookies = ada.cookies
    expect((await exported(asking)).read('subscription.txt')).toContain('couldn’t reach the payment provider')
    await elsewhere.close()
  })

  test('is refused to strangers, and to who asks without end', async () => {
    const stranger = await visitor(world.app).send({ method: 'GET', url: path })
    expect([stranger.statusCode, stranger.json().code]).toEqual([401, 'not_signed_in'])
    const strict = await startApp({ rateLimitFactor: 0.2 }, { database: world.database })
    const eager = await cook(strict.app)
    const codes = []
    for (let tries = 0; tries < 3; tries += 1) codes.push((await eager.send({ method: 'GET', url: path })).statusCode)
    expect(codes).toEqual([200, 200, 429])
    await strict.close()
  })
})
