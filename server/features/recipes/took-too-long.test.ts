import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Kitchen, type OpenKitchen, openKitchen } from '#server/kitchen/kitchen.ts'
import type { TaskName } from '#server/kitchen/tasks.ts'
import { type Cook, cook, visitor } from '#server/test-world/browser.ts'
import { quietLog } from '#server/test-world/log.ts'
import { startApp, type TestApp } from '#server/test-world/start-app.ts'
import { testKitchen } from '#server/test-world/test-kitchen.ts'

let world: TestApp
/** Its thread is busy for longer than its tasks may take. */
let stuck: OpenKitchen
let member: Cook
beforeAll(async () => {
  const thread = new URL('../../test-world/busy-thread.ts', import.meta.url)
  stuck = openKitchen({ threads: 1, deadlineMs: 100, thread }, quietLog)
  world = await startApp({}, { kitchen: stuckAt(['compose', 'checkText']) })
  member = await cook(world.app)
})
afterAll(async () => {
  await world.close()
  await stuck.close()
})

/** The kitchen of every test, where these tasks pass their deadline. */
function stuckAt(names: readonly TaskName[], kitchen: Kitchen = testKitchen()): Kitchen {
  return {
    ask: (name, ...given) =>
      names.includes(name) ? (stuck.ask('typedItems', 600_000 as never) as never) : kitchen.ask(name, ...given),
    for: (owner, signal) => stuckAt(names, kitchen.for(owner, signal)),
    letIn: () => kitchen.letIn(),
    reached: (edition) => kitchen.reached(edition),
    figures: () => kitchen.figures(),
    version: kitchen.version,
  }
}

const sentence =
  'The kitchen couldn’t finish this in time, so it stopped. Nothing was counted. Please try again, with less text if it was long.'
/** What of an answer says that it took too long. */
const toldBy = (answer: Awaited<ReturnType<Cook['send']>>) => [
  answer.statusCode,
  answer.headers['retry-after'],
  answer.json(),
]
const late = [503, '3', { code: 'took_too_long', message: sentence }]

test('a recipe that takes too long is refused with a sentence, and its place in the day is given back', async () => {
  expect(toldBy(await member.send({ method: 'POST', url: '/api/generate-recipe', payload: {} }))).toMatchObject(late)
  expect(await member.api.accounts.currentUser({})).toMatchObject({ generationsLeft: 3, generationsUsed: 0 })
  const held = await world.database.query('select from generation_reservations where user_id = $1', [member.user.id])
  expect(held.rowCount).toBe(0)
  expect(await member.api.recipes.list({})).toEqual([])
})

test('who watches it being written hears the same', async () => {
  const headers = { accept: 'text/event-stream' }
  const { payload } = await member.send({ method: 'POST', url: '/api/generate-recipe', payload: {}, headers })
  expect(payload).toContain('"started"')
  expect(payload).toContain('"took_too_long"')
  expect(payload).toContain(sentence)
  expect(await member.api.accounts.currentUser({})).toMatchObject({ generationsLeft: 3 })
})

test('so is a stranger’s text', async () => {
  const payload = { text: 'Ingredients\n1 egg\nSteps\nCook the egg.' }
  expect(toldBy(await visitor(world.app).send({ method: 'POST', url: '/api/check', payload }))).toMatchObject(late)
})
