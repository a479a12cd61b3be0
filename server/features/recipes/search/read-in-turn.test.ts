import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { patience, readInTurn } from '#server/features/recipes/search/read-in-turn.ts'
import type { Cook } from '#server/test-world/browser.ts'
import { planner } from '#server/test-world/planning.ts'
import { startApp, type TestApp } from '#server/test-world/start-app.ts'

let world: TestApp
let ada: Cook
let bob: Cook
let soup: number
beforeAll(async () => {
  world = await startApp()
  ada = await planner(world)
  bob = await planner(world)
  const words = { title: 'Soup', servings: 2, ingredients: ['1 onion'], instructions: ['Boil it.'] }
  for (const { api } of [ada, bob]) soup = (await api.recipes.create({ body: words })).id
})
afterAll(() => world.close())

let letGo: (() => void)[] = []
afterEach(() => {
  vi.restoreAllMocks()
  for (const each of letGo) each()
  letGo = []
})

/** A read of a member that takes until it is let go, or the test is over. */
function slowRead({ user }: Cook, left?: AbortSignal) {
  const gate = Promise.withResolvers<void>()
  letGo.push(gate.resolve)
  let isBegun = false
  const done = readInTurn({ database: world.database, left }, user.id, () => {
    isBegun = true
    return gate.promise
  })
  // a refusal is looked at by who wants to know of it
  done.catch(() => undefined)
  return { done, isBegun: () => isBegun, letGo: gate.resolve }
}

/** On a busy machine others take longer than anybody waits in line. Whatever else waits goes on: a server whose clock stands may stand with it. */
function nobodyGivesUp(): void {
  const plain = globalThis.setTimeout
  const patient = (act: () => void, wait?: number) => plain(act, wait === patience ? 60 * patience : wait)
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(patient)
}

const settled = async () => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
}

test('two of one member are done at once, the others in the order in which they came, and nobody else waits for them', async () => {
  const reads = [slowRead(ada), slowRead(ada), slowRead(ada), slowRead(ada)]
  const ofBob = slowRead(bob)
  await settled()
  expect(reads.map(({ isBegun }) => isBegun())).toEqual([true, true, false, false])
  expect(ofBob.isBegun()).toBe(true)
  reads[1]!.letGo()
  await reads[1]!.done
  await settled()
  expect(reads.map(({ isBegun }) => isBegun())).toEqual([true, true, true, false])
})

test('one that fails gives its place to the next', async () => {
  const failing = () => readInTurn(world, ada.user.id, () => Promise.reject(new Error('no such column')))
  for (let time = 0; time < 3; time += 1) await expect(failing()).rejects.toThrow('no such column')
  const reads = [slowRead(ada), slowRead(ada)]
  await settled()
  expect(reads.map(({ isBegun }) => isBegun())).toEqual([true, true])
})

test('whoever leaves the line makes room, and nothing is read for them', async () => {
  const leaving = new AbortController()
  const [first, , left, next] = [slowRead(ada), slowRead(ada), slowRead(ada, leaving.signal), slowRead(ada)]
  leaving.abort()
  await expect(left.done).rejects.toMatchObject({ code: 'cancelled' })
  first.letGo()
  await first.done
  await settled()
  expect([left.isBegun(), next.isBegun()]).toEqual([false, true])
})

const ideas = { method: 'POST', url: '/api/recipes/ideas', payload: { ingredients: 'onion' } } as const
const get = (url: string) => ({ method: 'GET', url }) as const
const long = [
  get('/api/recipes/counts'),
  get('/api/recipes/counts?q=soup'),
  get('/api/recipes?sort=cooked'),
  get('/api/recipes?sort=title&view=row'),
  get('/api/recipes?q=soup'),
  get('/api/recipes?q=soup&view=row'),
  get('/api/recipes?maxMinutes=30'),
  get('/api/recipes/tags'),
  get('/api/tonight?date=2026-11-20'),
  ideas,
]

test('what is slower in a large library has its turn, and is refused where many wait', async () => {
  nobodyGivesUp()
  const reads = [slowRead(ada), slowRead(ada)]
  let answered = 0
  const answers = long.map(async (request) => {
    const { statusCode } = await ada.send(request)
    answered += 1
    return statusCode
  })
  for (const request of long) expect([request.url, (await bob.send(request)).statusCode]).toEqual([request.url, 200])
  for (const url of ['/api/recipes', '/api/recipes?favorite=true', `/api/recipes/${soup - 1}`])
    expect([url, (await ada.send(get(url))).statusCode]).toEqual([url, 200])
  expect(answered).toBe(0)
  const waiting = Array.from({ length: 40 - long.length }, () => slowRead(ada))
  const refused = await ada.send(long[0]!)
  expect([refused.statusCode, refused.headers['retry-after'], refused.json().code]).toEqual([503, '3', 'busy'])
  for (const read of [...reads, ...waiting]) read.letGo()
  expect(await Promise.all(answers)).toEqual(long.map(() => 200))
  expect((await ada.send(long[0]!)).statusCode).toBe(200)
})
