import { createHmac, randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import Fastify, { type FastifyRequest } from 'fastify'
import type { DatabaseConfig } from '#server/config.ts'
import { openDatabase } from '#server/db/open.ts'
import { ownerKey } from '#server/features/recipes/search/search-index.ts'
import { plainLog } from '../../tools/running/plain-log.ts'

/**
 * The least that could answer the same calls: Fastify alone, the session's look-up and the same statement through pg, the
 * rows sent as they come. Nothing is checked, shaped, verified or counted. It reads the database that the product wrote.
 */
const [, , config = '', secret = ''] = process.argv
const database = await openDatabase(JSON.parse(config) as DatabaseConfig, plainLog)
const app = Fastify()

app.get<{ Querystring: { q?: string; view?: string } }>('/api/recipes', async (request) => {
  const userId = await signedIn(request)
  const { q, view } = request.query
  if (q !== undefined) return ask('search', search, [userId, `'${ownerKey(userId)}${q.replace(/\W/g, '')}':*`])
  if (view === 'row')
    return ask('rows', `select ${narrow} from recipes where user_id = $1 order by id desc limit 20`, [userId])
  return ask('list', 'select * from recipes where user_id = $1 order by id desc limit 20', [userId])
})
app.get<{ Params: { id: string } }>('/api/recipes/:id', async (request) => {
  const userId = await signedIn(request)
  const recipes = await ask('one', 'select * from recipes where user_id = $1 and id = $2', [userId, request.params.id])
  return recipes[0]
})
// The words are read as JSON and sent back.
app.post('/api/recipes/verify', async (request) => {
  await signedIn(request)
  return request.body
})
// One insert of a recipe as large as a real one: the newest of this member's, once more.
app.post('/api/generate-recipe', async (request) => {
  const userId = await signedIn(request)
  const recipes = await ask('insert', insert, [userId])
  return recipes[0]
})
app.post<{ Params: { id: string }; Body: { text: string } }>('/api/shopping-lists/:id/items', async (request) => {
  const userId = await signedIn(request)
  const items = await ask('item', item, [userId, request.params.id, randomUUID(), request.body.text])
  return items[0]
})

await app.listen({ host: '127.0.0.1', port: 0 })
process.stdout.write(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}\n`)
process.on('SIGTERM', () => void app.close().then(() => database.close()))

async function signedIn(request: FastifyRequest): Promise<string> {
  const token = /sid=([^;]+)/.exec(request.headers.cookie ?? '')?.[1] ?? ''
  const sid = createHmac('sha256', secret).update(token).digest('hex')
  const [user] = await ask(
    'session',
    `select users.* from sessions join users on users.id = sess ->> 'userId' where sid = $1 and expire > now()`,
    [sid],
  )
  if (!user) throw new Error('nobody')
  return String(user['id'])
}

/** Prepared, as the product asks what it asks often. */
async function ask(name: string, text: string, values: unknown[]): Promise<Record<string, unknown>[]> {
  const { rows } = await database.pool.query<Record<string, unknown>>({ name, text, values })
  return rows
}

/** What a list shows of a recipe. */
const narrow = 'id, title, cuisine, recipe_type, tags, is_favorite, image_url, photo_version, picture_version, facts'

/** No word is read, none corrected, and the planner may do as it likes. */
const search = `select recipes.* from recipe_search join recipes on recipes.id = recipe_id
  where recipe_search.user_id = $1 and words @@ $2::tsquery order by recipe_id desc limit 20`

const columns = `title, description, ingredients, instructions, prep_time, cook_time, servings, calories, cuisine, recipe_type,
  dietary_preferences, difficulty, estimated_cost, nutritional_info, required_equipment, reasons, notes, writer, changes, facts`
const insert = `insert into recipes (user_id, ${columns})
  select user_id, ${columns} from recipes where user_id = $1 order by id desc limit 1 returning *`

/** The line is not read: what it says stands where a food would. */
const item = `insert into shopping_list_items (list_id, id, position, name, amount, unit, quantity, package, category,
    estimated_price, used_price, is_staple, sources, warnings, is_own)
  select id, $3, 1000, $4, '', '', 1, '', 'Other', 1, 1, false, '[]', '[]', true
  from shopping_lists where user_id = $1 and id = $2 returning *`
