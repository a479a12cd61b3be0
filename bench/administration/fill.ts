import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '#server/db/database.ts'
import { addUpCounts } from '#server/features/admin/counts.ts'
import { formulas } from '../typed-formulas.ts'

const auditEntries = 100_000
const spread = "now() - random() * interval '1000 days'"

/**
 * Members over three years, one in ten of them paying, some named like formulas, a few with letters that nobody else has; recipes and lists over the
 * same days, a fifth of the recipes liked. Each recipe has the lines and the row of the search of one of those that are there already.
 */
export async function fill(database: Database, members: number, recipes: number): Promise<void> {
  const before = performance.now()
  const client = await database.pool.connect()
  const run = (text: string, values: unknown[] = []) => client.query(text, values)
  await run('set statement_timeout = 0')
  await run('set maintenance_work_mem = 1000000')
  await run(
    `insert into users (id, email, first_name, last_name, created_at, subscription_tier, generations_used, tier_ends_at)
     select 'member-' || n, 'member' || n || '@mail.example',
       case when n % 50 = 0 then ($2::text[])[1 + n / 50 % $3::int] when n % 5000 = 7 then 'Quitterie'
         else (array['Nora', 'Zoë', 'Otto', 'Ada'])[1 + n % 4] end,
       case when n % 50 = 25 then ($2::text[])[1 + n / 50 % $3::int] when n % 5000 = 7 then 'Øst' else 'Cook ' || n end, ${spread},
       case when n % 10 > 0 then 'free' when n % 40 = 0 then 'premium' else 'mid' end, n % 300,
       case when n % 200 = 0 then now() + (random() - 0.5) * interval '60 days' end from generate_series(1, $1::int) n`,
    [members, formulas, formulas.length],
  )
  await fillRecipes(run, members, recipes)
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
  for (const table of [
    'users',
    'generation_totals',
    'recipes',
    'recipe_search',
    'shopping_lists',
    'audit_log',
    'kept_counts',
    'count_changes',
  ])
    await run(`vacuum analyze ${table}`)
  // what was filled is written to the disk now, and not while others read
  await run('checkpoint')
  client.release(true)
  console.error(`filled in ${((performance.now() - before) / 60_000).toFixed(1)} minutes`)
}

type Run = (text: string, values?: unknown[]) => Promise<unknown>
const stretch = 50_000
const copied = `ingredients, instructions, description, prep_time, cook_time, servings, calories, cuisine, recipe_type, dietary_preferences,
  difficulty, estimated_cost, nutritional_info, required_equipment, reasons, notes, writer, changes, facts`
/** As `ownerKey` has them. */
const keyOf = (id: string) => `left(translate(encode(sha256(${id}::bytea), 'base64'), '+/', '-_'), 4)`

async function fillRecipes(run: Run, members: number, recipes: number): Promise<void> {
  await run(`create temporary table template as
    select (row_number() over (order by r.id) - 1)::int as number, r.*, s.words, s.foods, s.calories as known, s.cost_per_serving, s.total_minutes,
      s.kitchen_version, ${keyOf('r.user_id')} as key
    from recipes r join recipe_search s on s.recipe_id = r.id`)
  // made once at the end, which is quicker than a place in it for every row
  await run('drop index recipe_search_words')
  for (let from = 0; from < recipes; from += stretch)
    await run(
      `with numbers as (
         select n, n % (select count(*)::int from template) as number, 'member-' || 1 + n % $3::int as owner
         from generate_series($1::int, $2::int - 1) n
       ), fresh as (
         insert into recipes (user_id, title, created_at, updated_at, is_favorite, dish, ${copied})
         select owner, 'Dish ' || n, ${spread}, date_trunc('milliseconds', now()), n % 5 = 0,
           'form-' || n % 90 || '/food-' || n % 111 || '/flavour-' || n % 7, ${copied.replace(/\w+/g, 'template.$&')}
         from numbers join template using (number) returning id, user_id, title
       )
       insert into recipe_search (recipe_id, user_id, words, foods, calories, cost_per_serving, total_minutes, kitchen_version)
       select fresh.id, fresh.user_id, replace(words::text, '''' || key, '''' || ${keyOf('fresh.user_id')})::tsvector, foods, known,
         cost_per_serving, total_minutes, kitchen_version
       from fresh join numbers on fresh.title = 'Dish ' || n join template using (number)`,
      [from, Math.min(recipes, from + stretch), members],
    )
  await run('create index recipe_search_words on recipe_search using gin (words) with (fastupdate = off)')
}

/** Milliseconds between two statements of one who writes, twenty rows each: of four together many times what 100,000 members do in a day. */
const pause = 100

/** Changes that count, as members make them, until it is stopped; answers how many there were. */
export async function writeUntil(stopped: AbortSignal, database: Database, members: number): Promise<number> {
  const { rows } = await database.query<{ last: number }>('select max(id) as last from recipes')
  const some = (most: number) => Array.from({ length: 20 }, () => 1 + Math.floor(Math.random() * most))
  let changes = 0
  for (let turn = 0; !stopped.aborted; turn += 1) {
    const recipes = some(rows[0]!.last)
    const owners = some(members).map((n) => `member-${n}`)
    const { rowCount } = await [
      () => database.query('update recipes set is_favorite = not is_favorite where id = any($1)', [recipes]),
      () =>
        database.query(
          'update recipes set deleted_at = case when deleted_at is null then now() end where id = any($1)',
          [recipes],
        ),
      () => database.query(`insert into shopping_lists (user_id, title) select unnest($1::text[]), 'New'`, [owners]),
      () =>
        database.query(
          `update users set subscription_tier = case subscription_tier when 'free' then 'mid' else 'free' end where id = any($1)`,
          [owners],
        ),
    ][turn % 4]!()
    changes += rowCount ?? 0
    await sleep(pause)
  }
  return changes
}
