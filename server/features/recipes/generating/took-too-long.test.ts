import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Kitchen, type OpenKitchen, openKitchen } from '#server/kitchen/kitchen.ts'
import type { TaskName } from '#server/kitchen/tasks.ts'
import { type Cook, cook, visitor } from '#server/test-world/browser.ts'
import { everyRow } from '#server/test-world/every-row.ts'
import { quietLog } from '#server/test-world/log.ts'
import { menuMember, rowsOf } from '#server/test-world/menus.ts'
import { planner, week } from '#server/test-world/planning.ts'
import { startApp, type TestApp } from '#server/test-world/start-app.ts'
import { testKitchen } from '#server/test-world/test-kitchen.ts'

let world: TestApp
/** Its thread is busy for longer than its tasks may take. */
let stuck: OpenKitchen
let member: Cook
/** What passes its deadline by now. */
const late = new Set<TaskName>()
const recipe = { title: 'Toast', servings: 2, ingredients: ['2 slices bread'], instructions: ['Toast the bread.'] }
let ids: { recipe: number; list: number }
beforeAll(async () => {
  const thread = new URL('../../../test-world/busy-thread.ts', import.meta.url)
  stuck = openKitchen({ threads: 1, deadlineMs: 100, thread }, quietLog)
  world = await startApp({}, { kitchen: stuckAt(late) })
  member = await cook(world.app)
  const [{ id }, list] = [
    await member.api.recipes.create({ body: recipe }),
    await member.api.shopping.create({ body: {} }),
  ]
  ids = { recipe: id, list: list.id }
  for (const task of stuckTasks) late.add(task)
})
afterAll(async () => {
  await world.close()
  await stuck.close()
})

const stuckTasks = [
  'compose',
  'menuDish',
  'composedCandidate',
  'checkText',
  'swapsForText',
  'verify',
  'verifyWords',
  'keptFacts',
  'typedItems',
  'demoRecipe',
] as const satisfies TaskName[]

/** The kitchen of every test, where these tasks pass their deadline. */
function stuckAt(names: ReadonlySet<TaskName>, kitchen: Kitchen = testKitchen()): Kitchen {
  return {
    ask: (name, ...given) =>
      names.has(name) ? (stuck.ask('typedItems', 600_000 as never) as never) : kitchen.ask(name, ...given),
    for: (owner, signal) => stuckAt(names, kitchen.for(owner, signal)),
    letIn: () => kitchen.letIn(),
    reached: (edition) => kitchen.reached(edition),
    figures: () => kitchen.figures(),
    version: kitchen.version,
  }
}

const sentence =
  'This took too long, so we stopped. It didn’t count toward any daily limit. Please try again, with a shorter text if yours was long.'
/** What of an answer says that it took too long. */
const toldBy = (answer: Awaited<ReturnType<Cook['send']>>) => [
  answer.statusCode,
  answer.headers['retry-after'],
  answer.json(),
]
const tooLate = [503, '3', { code: 'took_too_long', message: sentence }]

test('a recipe that takes too long is refused with a sentence, and its place in the day is given back', async () => {
  expect(toldBy(await member.send({ method: 'POST', url: '/api/generate-recipe', payload: {} }))).toMatchObject(tooLate)
  expect(await member.api.accounts.currentUser({})).toMatchObject({ generationsLeft: 3, generationsUsed: 0 })
  const held = await world.database.query('select from generation_reservations where user_id = $1', [member.user.id])
  expect(held.rowCount).toBe(0)
  expect(await member.api.recipes.list({})).toHaveLength(1)
})

test('who watches it being written hears the same', async () => {
  const headers = { accept: 'text/event-stream' }
  const { payload } = await member.send({ method: 'POST', url: '/api/generate-recipe', payload: {}, headers })
  expect(payload).toContain('"started"')
  expect(payload).toContain('"took_too_long"')
  expect(payload).toContain(sentence)
  expect(await member.api.accounts.currentUser({})).toMatchObject({ generationsLeft: 3 })
})

const text = 'Ingredients\n1 egg\nSteps\nCook the egg.'
const words = { servings: 2, ingredients: ['2 slices bread'] }
test.each<[what: string, method: 'POST' | 'PATCH', url: () => string, payload: object]>([
  ['a text to check', 'POST', () => '/api/check', { text }],
  ['what could stand for a line of it', 'POST', () => '/api/check/swaps', { text, line: 0 }],
  ['a recipe of another program', 'POST', () => '/api/verify-recipe', words],
  ['a recipe that is being typed', 'POST', () => '/api/recipes/verify', words],
  ['a recipe that is saved', 'POST', () => '/api/recipes', recipe],
  [
    'one that is changed',
    'PATCH',
    () => `/api/recipes/${ids.recipe}`,
    { title: 'Other toast', ingredients: ['1 egg'] },
  ],
  [
    'what is typed on a list',
    'PATCH',
    () => `/api/shopping-lists/${ids.list}`,
    { title: 'Saturday', changes: [{ kind: 'add', item: 'abcdefghij', text: '2 milk' }] },
  ],
])('so is %s, and nothing is written', async (_what, method, url, payload) => {
  const before = await everyRow(world.database)
  expect(toldBy(await member.send({ method, url: url(), payload }))).toMatchObject(tooLate)
  expect(await everyRow(world.database)).toBe(before)
})

test('so is a menu, which is counted whole or not at all', async () => {
  const ada = await menuMember(world)
  const payload = { mealType: 'dinner', recipeCount: 2 }
  expect(toldBy(await ada.send({ method: 'POST', url: '/api/generate-menu', payload }))).toMatchObject(tooLate)
  expect(await rowsOf(world, ada)).toEqual({ menus: 0, recipes: 0, held: 0, used: 0 })
})

test('so is a plan of a week, of which nothing is kept', async () => {
  const ada = await planner(world)
  const before = await everyRow(world.database)
  const payload = { ...week, seconds: 1, eaters: [{ id: 'eater-ada', name: 'Ada' }] }
  expect(toldBy(await ada.send({ method: 'POST', url: '/api/meal-plans/generate', payload }))).toMatchObject(tooLate)
  expect(await everyRow(world.database)).toBe(before)
})

test('so is the recipe of a visitor, who still has the one that they may have', async () => {
  const strict = await startApp({ rateLimitFactor: 0.05 }, { database: world.database, kitchen: stuckAt(late) })
  const stranger = visitor(strict.app, '203.0.113.21')
  const ask = () => stranger.send({ method: 'POST', url: '/api/demo-recipe', payload: { query: 'soup' } })
  expect(toldBy(await ask())).toMatchObject(tooLate)
  expect(toldBy(await ask())).toMatchObject(tooLate)
  late.delete('demoRecipe')
  expect((await ask()).statusCode).toBe(200)
  expect((await ask()).statusCode).toBe(429)
  await strict.close()
})
