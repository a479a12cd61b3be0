import { afterAll, expect, test } from 'vitest'
import { anything } from '#domain/options/wish.ts'
import { compose } from '#domain/recipe/compose/compose.ts'
import { embeddedComposer } from '#server/ports/recipe-writer/embedded-composer.ts'
import { languageModel } from '#server/ports/recipe-writer/language-model/language-model.ts'
import { cook } from '#server/test-world/browser.ts'
import { asModelWrites, inPieces, scriptedModel } from '#server/test-world/scripted-model.ts'
import { startApp } from '#server/test-world/start-app.ts'

const model = await scriptedModel()
const patient = await languageModel({
  provider: 'openai-compatible',
  model: 'scripted-1',
  baseUrl: model.url,
  apiKey: 'sesame',
})
const world = await startApp({}, { recipeWriters: [patient, embeddedComposer()] })
afterAll(async () => {
  await world.close()
  await model.close()
})

test('a language model writes courses, but none about a food that the menu has already', async () => {
  const composed = compose({ ...anything, recipeType: 'Snack', mealTime: 'Snack', calories: 200 }, 1)
  if ('contradiction' in composed) throw new Error(composed.contradiction.message)
  const pieces = inPieces(asModelWrites(composed.draft))
  model.script({ pieces }, { pieces })
  const ada = await cook(world.app)
  await world.database.query("update users set subscription_tier = 'mid' where id = $1", [ada.user.id])
  const { menu } = await ada.api.menus.generate({ body: { mealType: 'snack', recipeCount: 2 } })
  const [first, second] = menu.recipes
  expect(first).toMatchObject({ title: composed.draft.title, writer: { kind: 'model', model: 'scripted-1' } })
  expect(second).toMatchObject({ writer: { kind: 'kitchen' }, recipeType: 'Beverage' })
  // for a drink the same has too much in it, and is asked for once more
  expect(model.requests).toHaveLength(3)
  expect((await ada.api.accounts.currentUser({})).dailyGenerationsUsed).toBe(2)
})
