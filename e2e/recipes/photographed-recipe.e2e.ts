import { expect, expectAccessible, test } from '../journey.ts'
import { apiOf, member } from '../members.ts'

test('a photo says what it costs before it is chosen, counts once it is read, and waits for tomorrow when the day is spent', async ({
  page,
}) => {
  await member(page)
  const api = apiOf(page.request)
  await page.route('**/api/site', async (route) => {
    const site = await (await route.fetch()).json()
    await route.fulfill({ json: { ...site, services: { ...site.services, languageModel: 'openai' } } })
  })
  const photo = page.getByRole('region', { name: 'From a photo' })
  await page.goto('/recipes/import')
  await expect(photo).toContainText('3 of 3 left')
  await expect(photo).toContainText('A photo counts as a recipe if we can read it.')
  await expectAccessible(page, 'the ways in with a photo')
  // the server of the journeys has no model: the answer is one, and the place is taken by a recipe
  await page.route('**/api/recipe-imports/photo', async (route) => {
    await api.recipes.generate({ body: {} })
    await route.fulfill({ json: wordsOfPhoto })
  })
  await photo
    .getByLabel('Photo of a recipe')
    .setInputFiles({ name: 'card.png', mimeType: 'image/png', buffer: onePixel })
  await expect(page.getByLabel('Title')).toHaveValue('Lentils of a card')
  await page.goto('/recipes/import')
  await expect(photo).toContainText('2 of 3 left')
  for (let more = 0; more < 2; more += 1) await api.recipes.generate({ body: {} })
  await page.reload()
  await expect(photo).toContainText('You’ve used all of today’s recipes, and a photo counts as one.')
  await expect(photo.getByRole('button', { name: 'Choose a photo' })).toBeDisabled()
})

const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const wordsOfPhoto = {
  title: 'Lentils of a card',
  description: '',
  servings: 2,
  ingredients: ['1 cup green lentils'],
  instructions: [{ description: 'Simmer for 25 minutes.' }],
  cuisine: '',
  recipeType: '',
  difficulty: null,
  tags: [],
  cookNotes: '',
  photo: null,
  by: 'photo',
}
