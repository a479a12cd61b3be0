import { Session } from 'node:inspector/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readIngredientLine } from '#domain/food/line/ingredient-line.ts'
import { tasks } from '#server/kitchen/tasks.ts'
import type { Cook } from '#server/test-world/browser.ts'
import { ownerCalls } from '#server/test-world/owner-calls.ts'
import { startApp, type TestApp } from '#server/test-world/start-app.ts'
import { type Ids, png, twoMembers } from '#server/test-world/two-members.ts'

/**
 * What reads people's words, verifies or composes is done in the kitchen's threads: the engine counts each call of these functions in this
 * thread, the server's own, while every call is made that can write, and those of anybody that take
 * such words.
 */
let world: TestApp
let owner: Cook
let ids: Ids
let photo: Buffer
beforeAll(async () => {
  world = await startApp({ community: true })
  ;({ owner, ids, photo } = await twoMembers(world))
})
afterAll(() => world.close())

/** A line of a list or recipe is read by it, whoever asks. */
const readsLine = 'readByTables'
const readers: ReadonlySet<string> = new Set([...Object.keys(tasks), readsLine, 'composeIfKept', 'heard'])

const session = new Session()
beforeAll(async () => {
  session.connect()
  await session.post('Profiler.enable')
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
})
afterAll(() => session.disconnect())

/** The readers that have run in this thread since it was asked before, by name. */
async function ranHere(): Promise<string[]> {
  const { result } = await session.post('Profiler.takePreciseCoverage')
  return result
    .filter(({ url }) => url.includes('/domain/'))
    .flatMap(({ functions }) => functions)
    .filter(({ functionName, ranges }) => readers.has(functionName) && (ranges[0]?.count ?? 0) > 0)
    .map(({ functionName }) => functionName)
}

const lines = ['2 cups chopped leftover zanzibar spinach', '1 jar of grandma’s pickled plums, drained']
const steps = ['Fry the spinach.', 'Add the plums.']
const text = ['Plum spinach', ...lines, ...steps].join('\n')
/** Words that nobody has sent before, so that no answer is known. */
const words: Readonly<Record<string, object>> = {
  'recipes.create': { title: 'Plum spinach', servings: 2, ingredients: lines, instructions: steps },
  'recipes.update': { title: 'Plum spinach', ingredients: lines, instructions: steps },
  'recipes.verify': { servings: 2, ingredients: lines, instructions: steps },
  'shopping.addItem': { text: lines[1] },
}
const ofAnybody = [
  { name: 'verify-recipe', method: 'POST', url: '/api/verify-recipe', payload: { servings: 2, ingredients: lines } },
  { name: 'check', method: 'POST', url: '/api/check', payload: { text } },
  { name: 'check/swaps', method: 'POST', url: '/api/check/swaps', payload: { text, line: 1 } },
  { name: 'line', method: 'GET', url: `/api/food-corrections/line?line=${encodeURIComponent(lines[0]!)}` },
] as const

test('no call reads people’s words in the thread that answers everybody', async () => {
  const publication = await owner.api.community.publication({ params: { id: ids.recipe } })
  const token = publication.path!.replace('/community/', '')
  const photoOf = { name: 'photo', method: 'POST', url: `/api/recipes/${ids.recipe}/photo`, payload: photo } as const
  const answered: string[] = []
  await ranHere()
  for (const { name, ...call } of [...ofAnybody, photoOf, ...ownerCalls(ids, token)]) {
    const changed = name in words ? { payload: words[name]! } : {}
    const { statusCode } = await owner.send({ ...call, ...changed, ...(name === 'photo' && { headers: png }) })
    if (statusCode < 400) answered.push(name)
  }
  expect(await ranHere()).toEqual([])
  expect(answered).toEqual(expect.arrayContaining([...ofAnybody.map(({ name }) => name), ...wordy]))
})

/** What takes words of a cook's, or works with those of their recipes and lists. */
const wordy = [
  ...Object.keys(words),
  'recipes.generate',
  'recipes.ideas',
  'shopping.ofRecipe',
  'shopping.combined',
  'shopping.preview',
  'shopping.update',
  'shopping.addRecipe',
  'shopping.deliveryLink',
  'menus.generate',
  'menus.swap',
  'mealPlans.generate',
  'mealPlans.swap',
  'mealPlans.shop',
  'shoppingDays.keeping',
  'atHome.add',
  'atHome.update',
  'atHome.cooked',
]

test('a line that is read in this thread is seen', async () => {
  await ranHere()
  readIngredientLine('3 heads of unheard-of cabbage')
  expect(await ranHere()).toContain(readsLine)
})
