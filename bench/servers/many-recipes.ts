import type { Database } from '#server/db/database.ts'
import { ownerKey } from '#server/features/recipes/search/search-index.ts'

/** Members and how many recipes each has. */
export interface Members {
  readonly ids: readonly string[]
  readonly recipesEach: number
}

/**
 * Copies the recipes of one member until every other has so many. Each keeps the words that the product gave it for searching
 * and gets some of its own: 'batch7' one in a thousand has, 'shelf123' one alone; every fifth is a favourite. They are written in turns, one of each
 * member, as they come in life: nobody's recipes lie together.
 */
export async function fillWithRecipes(database: Database, from: string, groups: readonly Members[]): Promise<void> {
  const client = await database.pool.connect()
  try {
    const run = (text: string, values: unknown[] = []) => client.query(text, values)
    await run('set statement_timeout = 0')
    await run('set maintenance_work_mem = 1000000')
    // every row comes out of this file: nothing that refers to another row has to be looked up, a million times
    await run('set session_replication_role = replica')
    const { rows: indexes } = await client.query<{ name: string; definition: string }>(secondary)
    for (const { name } of indexes) await run(`drop index ${name}`)
    await run('create temporary table member (id text, key text, recipes int, place int)')
    for (const [place, { id, recipes }] of groups
      .flatMap(({ ids, recipesEach }) => ids.map((id) => ({ id, recipes: recipesEach })))
      .entries())
      await run('insert into member values ($1, $2, $3, $4)', [id, ownerKey(id), recipes, place])
    await run(`create temporary table template as
      select (row_number() over (order by id) - 1)::int as number, * from recipes where user_id = '${from}'`)
    await run(
      `create temporary table worded as
        select template.number, member.id as member, search.foods, search.calories, search.cost_per_serving,
          search.total_minutes, search.kitchen_version,
          replace(search.words::text, '''${ownerKey(from)}', '''' || member.key)::tsvector as words
        from recipe_search search join template on template.id = search.recipe_id cross join member`,
    )
    await run('create index on worded (member, number)')
    for (const table of ['worded', 'template', 'member']) await run(`analyze ${table}`)
    const { rowCount } = await run('select from template')
    const most = Math.max(...groups.map(({ recipesEach }) => recipesEach))
    for (let turn = 0; turn < most; turn += stretch) await run(insert, [turn, Math.min(most, turn + stretch), rowCount])
    for (const { definition } of indexes) await run(definition)
    for (const table of ['recipes', 'recipe_search']) await run(`vacuum analyze ${table}`)
  } finally {
    client.release(true)
  }
}

const stretch = 100

/** Made once at the end, which is quicker than a place in each for every row. */
const secondary = `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
  where indrelid in ('recipes'::regclass, 'recipe_search'::regclass) and not indisprimary`

const copied = `description, ingredients, instructions, prep_time, cook_time, servings, calories, cuisine, recipe_type,
  dietary_preferences, difficulty, estimated_cost, nutritional_info, required_equipment, reasons, notes, writer, changes, dish, facts`

const insert = `with turns as (
    select turn, member.*, (turn * 7 + place * 13) % $3::int as number
    from generate_series($1::int, $2::int - 1) as turn join member on turn < member.recipes order by turn, place
  ), fresh as (
    insert into recipes (user_id, title, cook_notes, is_favorite, created_at, updated_at, ${copied})
    select turns.id, template.title || ' ' || turn, 'batch' || turn % 997 || ' shelf' || turn, turn % 5 = 0,
      now() - (turns.recipes - turn) * interval '1 hour', date_trunc('milliseconds', now()),
      ${copied.replace(/\w+/g, 'template.$&')}
    from turns join template using (number) order by turn, place returning id, user_id, cook_notes
  )
  insert into recipe_search (recipe_id, user_id, words, foods, calories, cost_per_serving, total_minutes, kitchen_version)
  select fresh.id, fresh.user_id,
    worded.words || format('''%1$sbatch%2$s'' ''%1$sshelf%3$s''', key, turn % 997, turn)::tsvector,
    worded.foods, worded.calories, worded.cost_per_serving, worded.total_minutes, worded.kitchen_version
  from fresh join turns on turns.id = fresh.user_id and fresh.cook_notes = 'batch' || turn % 997 || ' shelf' || turn
  join worded on worded.member = turns.id and worded.number = turns.number`
