import { afterAll, beforeAll, expect, test } from 'vitest'
import { AppError } from '#contract/errors.ts'
import { createApp } from '#server/app.ts'
import type { Kitchen } from '#server/kitchen/kitchen.ts'
import { type Cook, visitor } from '#server/test-world/browser.ts'
import { everyRow } from '#server/test-world/every-row.ts'
import { ownerCalls } from '#server/test-world/owner-calls.ts'
import { startApp, type TestApp } from '#server/test-world/start-app.ts'
import { type Ids, png, twoMembers } from '#server/test-world/two-members.ts'

/**
 * What answers `busy` is asked once more by the client itself, whatever it does: it may not have written anything. Every call that can write
 * is made by who owns what it names, while the kitchen has no room.
 */
let world: TestApp
let owner: Cook
let ids: Ids
let token: string
let file: Buffer
beforeAll(async () => {
  world = await startApp({ community: true })
  ;({ owner, ids, photo: file } = await twoMembers(world))
  token = (await owner.api.community.publication({ params: { id: ids.recipe } })).path!.replace('/community/', '')
})
afterAll(() => world.close())

const busy = () => new AppError('busy', 'The kitchen is busy.', { retryAfter: 3 })
/** Nothing that was worked out before is known under this version. */
function fullKitchen(): Kitchen {
  const kitchen: Kitchen = {
    figures: () => world.context.kitchen.figures(),
    reached: () => Promise.resolve(),
    version: 'full',
    for: () => kitchen,
    ask: () => Promise.reject(busy()),
    letIn() {
      throw busy()
    },
  }
  return kitchen
}

/** What asks the kitchen, as far as the walk knows how: a call that is refused for what it says shows nothing. */
const asking = [
  'photo',
  'recipes.generate',
  'recipes.create',
  'recipes.update',
  'recipes.restore',
  'recipes.verify',
  'recipes.ideas',
  'recipes.swap',
  'recipes.removePhoto',
  'shopping.ofRecipe',
  'shopping.combined',
  'shopping.preview',
  'shopping.ofMenu',
  'shopping.create',
  'shopping.update',
  'shopping.restore',
  'shopping.addItem',
  'shopping.addRecipe',
  'shopping.deliveryLink',
  'shopping.removeRecipe',
  'menus.generate',
  'menus.update',
  'menus.swap',
  'mealPlans.create',
  'mealPlans.generate',
  'mealPlans.update',
  'mealPlans.swap',
  'mealPlans.duplicate',
  'mealPlans.shop',
  'mealPlans.restore',
  'atHome.add',
  'atHome.update',
  'atHome.fromList',
  'atHome.cooked',
  'community.keep',
]

test('what is answered busy was not begun', async () => {
  const app = await createApp({ ...world.context, kitchen: fullKitchen() })
  const browser = visitor(app)
  browser.cookies = { ...owner.cookies }
  const refused: string[] = []
  const written: string[] = []
  const photo = { name: 'photo', method: 'POST', url: `/api/recipes/${ids.recipe}/photo`, payload: file } as const
  for (const { name, method, url, payload } of [photo, ...ownerCalls(ids, token)]) {
    const before = await everyRow(world.database)
    const answer = await browser.send({ method, url, payload, headers: name === 'photo' ? png : {} })
    if (answer.statusCode !== 503) continue
    refused.push(name)
    if ((await everyRow(world.database)) !== before) written.push(name)
  }
  expect(written).toEqual([])
  expect(refused).toEqual(expect.arrayContaining(asking))
  await app.close()
})
