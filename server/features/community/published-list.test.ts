import { expect, test } from 'vitest'
import { listPublished } from '#server/features/community/published-store.ts'
import { cook } from '#server/test-world/browser.ts'
import { startApp } from '#server/test-world/start-app.ts'

test('the list is read without the words of its recipes, which may be long', async () => {
  const world = await startApp()
  const ada = await cook(world.app)
  await world.database.query('update users set email_confirmed_at = now()')
  await ada.api.community.saveProfile({ body: { handle: 'ada' } })
  const words = { title: 'Soup', servings: 2, ingredients: ['1 onion'], instructions: ['Boil it.'] }
  const { id } = await ada.api.recipes.create({ body: words })
  await ada.api.community.publish({ params: { id }, body: {} })
  const [row] = await listPublished(world.database, undefined, { sort: 'new', limit: 1 })
  const known = ['facts', 'id', 'likesCount', 'photoVersion', 'pictureVersion', 'title', 'updatedAt', 'userId']
  expect(Object.keys(row!.recipe).toSorted()).toEqual(known)
  await world.close()
})
