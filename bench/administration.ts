import { readFileSync } from 'node:fs'
import type { Analytics } from '#contract/admin-views.ts'
import type { Database } from '#server/db/database.ts'
import { openDatabase } from '#server/db/open.ts'
import { addUpCounts } from '#server/features/admin/counts.ts'
import { plainLog } from '../tools/plain-log.ts'
import { administrator, type RunningServer, startServer } from '../tools/running-server.ts'
import { withDatabases } from './databases.ts'
import { type Diner, enter } from './diner.ts'
import { printTable } from './print-table.ts'

/**
 * `node bench/administration.ts [members] [recipes] [calls]`: what administrators read, on PostgreSQL, with so many members and recipes and as
 * many lists as members, each call so often, four at a time; the figures beside an honest count of all rows; and the file of everybody's address
 * with the memory that the server takes for it.
 */
const [members = 100_000, recipes = 1_000_000, calls = 400] = process.argv.slice(2).map(Number)
const atOnce = 4
const auditEntries = 100_000

await withDatabases(async (databases) => {
  const config = await databases.postgres()
  const first = await startServer(config)
  const boss = await enter(first.address, administrator)
  await boss.at(first.address).recipes.generate({ body: {} })
  await first.end()
  const database = await openDatabase(config, plainLog)
  await fill(database)
  const server = await startServer(config)
  const signedIn = await enter(server.address, administrator)
  const rows = []
  for (const [name, paths] of Object.entries(await readings(database)))
    rows.push([name, ...(await timed(server.address, signedIn, paths))])
  printTable(['call', 'least ms', 'p50 ms', 'p99 ms'], rows)
  console.log(await honesty(database, await analytics(server.address, signedIn)))
  console.log(await file(server, signedIn, database))
  await server.end()
  await database.close()
})

/** Members over three years, one in ten of them paying; recipes and lists over the same days, a fifth of the recipes liked. */
async function fill(database: Database): Promise<void> {
  const before = performance.now()
  const run = (text: string, values: unknown[] = []) => database.query(text, values)
  const spread = "now() - random() * interval '1000 days'"
  await run(
    `insert into users (id, email, first_name, last_name, created_at, subscription_tier, generations_used, tier_ends_at)
     select 'member-' || n, 'member' || n || '@mail.example', (array['Nora', 'Zoë', 'Otto', 'Ada'])[1 + n % 4], 'Cook ' || n, ${spread},
       case when n % 10 > 0 then 'free' when n % 40 = 0 then 'premium' else 'mid' end, n % 300,
       case when n % 200 = 0 then now() + (random() - 0.5) * interval '60 days' end from generate_series(1, $1::int) n`,
    [members],
  )
  const copied = `description, prep_time, cook_time, servings, calories, cuisine, recipe_type, dietary_preferences, difficulty,
    estimated_cost, nutritional_info, required_equipment, reasons, notes, writer, changes, facts`
  for (let from = 0; from < recipes; from += 50_000) {
    await run(
      `insert into recipes (user_id, title, created_at, is_favorite, dish, ingredients, instructions, ${copied})
       select 'member-' || 1 + n % $3::int, 'Dish ' || n, ${spread}, n % 5 = 0, 'form-' || n % 90 || '/food-' || n % 111 || '/flavour-' || n % 7,
         '[]', '[]', ${copied} from generate_series($1::int, $2::int - 1) n, (select * from recipes order by id limit 1) template`,
      [from, Math.min(recipes, from + 50_000), members],
    )
  }
  await run(
    `insert into shopping_lists (user_id, title, created_at) select 'member-' || n, 'List', ${spread} from generate_series(1, $1::int) n`,
    [members],
  )
  await run(
    `insert into audit_log (at, actor_id, action, subject_id, details)
     select ${spread}, 'member-1', 'change-newsletter', case n % 2 when 0 then 'newsletter ' || n / 10 else 'member-' || n end,
       jsonb_build_object('subject', 'Plums number ' || n, 'from', jsonb_build_object('text', repeat('sweet plums ', 30)),
         'to', jsonb_build_object('text', repeat('sour plums ', 30))) from generate_series(1, $1::int) n`,
    [auditEntries],
  )
  await addUpCounts(database)
  for (const table of ['users', 'recipes', 'shopping_lists', 'audit_log', 'kept_counts', 'count_changes'])
    await run(`vacuum analyze ${table}`)
  console.error(`filled in ${((performance.now() - before) / 60_000).toFixed(1)} minutes`)
}

/** Addresses by what they are; each is asked in turn. */
async function readings(database: Database): Promise<Record<string, string[]>> {
  const { rows } = await database.query<{ id: string }>('select id from users order by random() limit 50')
  const list = '/api/admin/users?limit=10'
  return {
    'the figures': ['/api/admin/analytics'],
    'activity and top recipes': ['/api/admin/activity'],
    'the newest members': [list, '/api/admin/users'],
    'members by name, by address, by recipes': ['name', 'email', 'recipes'].map((sort) => `${list}&sort=${sort}`),
    'a part of many names': [`${list}&q=zo%C3%AB`, `${list}&q=mail.example`],
    'one address of all': rows.map(({ id }) => `${list}&q=${id.replace('-', '')}%40`),
    'nobody has it': [`${list}&q=xylophone`],
    'members of a plan': ['free', 'mid', 'premium'].map((tier) => `${list}&tier=${tier}`),
    'a member’s page': rows.map(({ id }) => `/api/admin/users/${id}`),
    'the audit log': ['/api/admin/audit', '/api/admin/audit?q=nobody'],
    'the audit log by what it was about': ['newsletter 77', 'article 4', 'plums number 5000', 'sour plums', 'zo'].map(
      (q) => `/api/admin/audit?q=${encodeURIComponent(q)}`,
    ),
  }
}

async function timed(address: string, { cookie }: Diner, paths: readonly string[]): Promise<string[]> {
  const took: number[] = []
  let next = 0
  const ask = async () => {
    for (; next < calls; ) {
      const path = paths[next % paths.length]!
      next += 1
      const before = performance.now()
      const response = await fetch(`${address}${path}`, { headers: { cookie } })
      await response.arrayBuffer()
      if (!response.ok) throw new Error(`${path} answered ${response.status}`)
      took.push(performance.now() - before)
    }
  }
  await fetch(`${address}${paths[0]}`, { headers: { cookie } })
  await Promise.all(Array.from({ length: atOnce }, ask))
  const sorted = took.toSorted((a, b) => a - b)
  return [0, 0.5, 0.99].map((share) =>
    sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]!.toFixed(0),
  )
}

async function analytics(address: string, { cookie }: Diner): Promise<Analytics> {
  return (await (await fetch(`${address}/api/admin/analytics`, { headers: { cookie } })).json()) as Analytics
}

/** Says whether the figures are those of a count of all rows, and how long such a count takes. */
async function honesty(database: Database, { dailySignups, ...figures }: Analytics): Promise<string> {
  const before = performance.now()
  const tier = 'case when tier_ends_at <= now() then tier_afterwards else subscription_tier end'
  const { rows } = await database.query<Record<string, number>>(`select
    (select count(*) from users)::int as "totalUsers", (select count(*) from users where ${tier} = 'free')::int as "freeUsers",
    (select count(*) from users where ${tier} = 'mid')::int as "premiumUsers",
    (select count(*) from users where ${tier} = 'premium')::int as "unlimitedUsers",
    (select count(*) from recipes where deleted_at is null)::int as "totalRecipes",
    (select count(*) from shopping_lists where deleted_at is null)::int as "totalShoppingLists"`)
  const took = performance.now() - before
  const isSame = Object.entries(rows[0] ?? {}).every(([name, count]) => figures[name as keyof typeof figures] === count)
  const sum = dailySignups.reduce((all, { signups }) => all + signups, 0)
  return `\n${isSame && sum === figures.monthSignups ? 'Equal to' : 'NOT equal to'} an honest count of all rows, which takes ${took.toFixed(0)} ms.`
}

/** The file of all addresses: how long, how large, and by how much the server's memory grew while it was made. */
async function file({ address, pid }: RunningServer, { cookie }: Diner, database: Database): Promise<string> {
  const memory = () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
  const ask = async () => {
    const response = await fetch(`${address}/api/admin/export-emails`, { method: 'POST', headers: { cookie } })
    if (!response.ok || !response.body) throw new Error(`The export answered ${response.status}`)
    let [bytes, lines, most] = [0, 0, 0]
    for await (const part of response.body) {
      bytes += part.length
      lines += part.filter((byte: number) => byte === 10).length
      most = Math.max(most, memory())
    }
    return { bytes, lines, most }
  }
  await ask()
  const at = memory()
  const before = performance.now()
  const { bytes, lines, most } = await ask()
  const took = (performance.now() - before) / 1000
  const { rowCount } = await database.query('select from users')
  return `The addresses of ${lines - 1} of ${rowCount} members: ${(bytes / 1e6).toFixed(1)} MB in ${took.toFixed(1)} s; the server held ${at.toFixed(0)} MB before and ${most.toFixed(0)} MB at most meanwhile.`
}
