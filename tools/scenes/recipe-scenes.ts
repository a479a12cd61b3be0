import type { APIRequestContext, Page } from '@playwright/test'
import type { Scene } from './shot-scenes.ts'

const press = (name: string | RegExp) => async (page: Page) => page.getByRole('button', { name }).first().click()
const hold = (address: string) => async (page: Page) => void (await page.route(address, () => undefined))
const fail = (address: string) => async (page: Page) =>
  void (await page.route(address, (route) =>
    route.fulfill({ status: 500, json: { code: 'internal', message: 'Something went wrong. Please try again.' } }),
  ))
const own = { who: 'unlimited' } as const
const long = { ...own, path: '/recipes/:long' } as const

/** What the pages of recipes show besides their everyday state: long words, photographs, slow and failing answers. */
export const recipeScenes: readonly Scene[] = [
  { name: 'recipe-long-words', ...long },
  { name: 'recipe-long-words-cooking', ...own, path: '/recipes/:long?cook=1', window: true },
  { name: 'recipe-long-words-edit', ...own, path: '/recipes/:long/edit' },
  { name: 'recipe-long-words-dialog', ...own, path: '/?recipe=:long', window: true },
  { name: 'recipes-long-words', ...own, path: '/recipes' },
  { name: 'recipes-filters', ...own, path: '/recipes?diet=vegan&maxMinutes=30', arrange: openFilters, window: true },
  { name: 'recipes-rows', who: 'household', path: '/recipes', arrange: press('Rows') },
  { name: 'recipes-by-title', who: 'household', path: '/recipes?sort=title' },
  { name: 'recipes-selecting', who: 'household', path: '/recipes', arrange: selectThree, window: true },
  { name: 'recipes-collections', who: 'household', path: '/recipes', arrange: fillShelf, window: true },
  { name: 'recipes-put', who: 'household', path: '/recipes', arrange: putIntoCollection, window: true },
  { name: 'recipes-empty', who: 'empty', path: '/recipes' },
  { name: 'recipes-three', who: 'household', path: '/recipes?q=rice', window: true },
  { name: 'recipes-searching', ...own, path: '/recipes', arrange: searchSlowly },
  { name: 'recipes-offline', ...own, path: '/recipes', arrange: searchOffline },
  { name: 'recipe-swap', who: 'household', path: '/recipes/:id', arrange: lackSomething },
  { name: 'recipe-tags', who: 'household', path: '/recipes/:id', arrange: press('Edit tags') },
  { name: 'recipe-note', who: 'household', path: '/recipes/:id', arrange: press('Edit note') },
  {
    name: 'recipe-forms',
    who: 'household',
    path: '/recipes/:id',
    arrange: press('More'),
    window: true,
  },
  { name: 'recipe-photo-refused', ...long, arrange: choosePhoto('dish.svg', 'image/svg+xml'), window: true },
  {
    name: 'recipe-photo-sending',
    ...long,
    prepare: hold('**/photo'),
    arrange: choosePhoto('dish.png', 'image/png'),
    window: true,
  },
  { name: 'recipe-doubled', who: 'household', path: '/recipes/:id', arrange: scaled },
  {
    name: 'recipe-dialog-loading',
    who: 'household',
    path: '/?recipe=:id',
    prepare: hold('**/api/recipes/*'),
    window: true,
  },
  {
    name: 'recipe-dialog-failing',
    who: 'household',
    path: '/?recipe=:id',
    prepare: fail('**/api/recipes/*'),
    window: true,
  },
  { name: 'share-none', ...own, path: '/recipes/:long?dialog=share', window: true },
  { name: 'shared-member', ...own, path: '/r/:token' },
  { name: 'shared-own', who: 'household', path: '/r/:token' },
  { name: 'shared-loading', who: 'visitor', path: '/r/:token', prepare: hold('**/api/shared/*') },
  { name: 'shared-failing', who: 'visitor', path: '/r/:token', prepare: fail('**/api/shared/*') },
  { name: 'editor-wrong', ...own, path: '/recipes/new', arrange: press('Save recipe') },
  { name: 'editor-kept', ...own, path: '/recipes/new', arrange: typeAndReload },
  { name: 'editor-leave', ...own, path: '/recipes/new', arrange: typeAndLeave, window: true },
  { name: 'editor-failing', ...own, path: '/recipes/new', prepare: fail('**/api/recipes'), arrange: writeAndSave },
  { name: 'editor-exists', ...own, path: '/recipes/new', arrange: writeAgain, window: true },
  { name: 'editor-changed', ...own, path: '/recipes/:long/edit', arrange: changeTwice, window: true },
  { name: 'editor-loading', who: 'household', path: '/recipes/:id/edit', prepare: hold('**/api/recipes/*') },
  { name: 'editor-not-come', who: 'household', path: '/recipes/:id/edit', prepare: fail('**/api/recipes/*') },
  { name: 'editor-not-found', who: 'household', path: '/recipes/999999/edit' },
  { name: 'ideas-empty', ...own, path: '/ideas' },
  { name: 'ideas-typing', ...own, path: '/ideas', arrange: typeFood },
  { name: 'ideas-found', ...own, path: `/ideas?with=${encodeURIComponent('chickpeas,rice,spinach,flurbian paste')}` },
  { name: 'ideas-nothing', ...own, path: '/ideas?with=flurbian' },
  { name: 'ideas-loading', ...own, path: '/ideas?with=rice', prepare: hold('**/api/recipes/ideas') },
  { name: 'ideas-failing', ...own, path: '/ideas?with=rice', prepare: fail('**/api/recipes/ideas') },
  {
    name: 'ideas-writing',
    ...own,
    path: '/ideas?with=rice,spinach',
    prepare: hold('**/api/generate-recipe'),
    arrange: press(/^Generate/),
    window: true,
  },
  {
    name: 'ideas-not-written',
    ...own,
    path: '/ideas?with=rice,spinach',
    prepare: fail('**/api/generate-recipe'),
    arrange: press(/^Generate/),
    window: true,
  },
]

/** The plan with everything, and recipes of somebody who spells everything out; the newest has the longest words and a photograph. */
export async function writeLongRecipes(cook: APIRequestContext, administrator: APIRequestContext): Promise<void> {
  const { id: userId } = (await (await cook.get('/api/auth/user')).json()) as { id: string }
  await administrator.post('/api/admin/upgrade-user', { data: { userId, tier: 'premium' } })
  await cook.post('/api/recipes', { data: plain })
  const { id } = (await (await cook.post('/api/recipes', { data: longWords })).json()) as { id: number }
  const drawn = await cook.get(`/api/recipes/${id}/image.png`)
  await cook.post(`/api/recipes/${id}/photo`, { data: await drawn.body(), headers: { 'content-type': 'image/png' } })
}

const plain = {
  title: 'Rice with spinach',
  servings: 2,
  ingredients: ['1 cup rice', '200 g spinach', '1 tbsp olive oil'],
  instructions: ['Cook the rice for 18 minutes, fold the spinach in with the oil.'],
}
const longWords = {
  title:
    'Donaudampfschifffahrtsgesellschaftskapitänsfrühstückspfannkuchen mit Rindfleischetikettierungsüberwachungsaufgabe',
  description:
    'Hottentottenpotentatentantenattentatsfrühstückszubereitungsvorschrift, wie sie auf dem Schiff seit jeher gilt.',
  servings: 2,
  ingredients: [
    '1 1/2 cups llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
    '2 eggs',
    '1 lb potatoes, peeled and cut into pieces the size of a thumb, then rinsed until the water is clear',
    '4 tbsp butter',
    '400 g ground beef',
  ],
  instructions: [
    {
      description: 'Fry the potatoes in the butter for 20 minutes, turning them every now and then.',
      time: 20,
      waiting: 15,
    },
    'Add the ground beef and the llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch and fry until brown, 8 minutes.',
    'Break the eggs over it and wait until they are set, 4 minutes.',
  ],
  tags: ['a tag with quite a lot of words in it', 'donaudampfschifffahrtsgesellschaften'],
  cookNotes: 'https://example.org/a/very/long/address/that/nobody/would/ever/type/by/hand/but/everybody/pastes',
}

async function lackSomething(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Something missing?' }).click()
  await page
    .getByRole('button', { name: /^I’m out of/ })
    .first()
    .click()
  await page
    .getByRole('button', { name: /^Use it/ })
    .first()
    .waitFor()
}

async function openFilters(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: /^Filters/ })
  if (!(await button.isVisible())) return
  await button.click()
  await page.getByRole('dialog').waitFor()
}

async function selectThree(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Select', exact: true }).click()
  for (const place of [0, 1, 2]) await page.locator('input[data-row]').nth(place).check()
  await page.getByRole('region', { name: 'Selected recipes' }).waitFor()
}

/** Two collections, one of them open, and recipes that were seen. */
async function fillShelf(page: Page): Promise<void> {
  const recipes = (await (await page.request.get('/api/recipes?view=row')).json()) as { id: number }[]
  const recipeIds = recipes.slice(2, 9).map(({ id }) => id)
  const before = (await (await page.request.get('/api/collections')).json()) as unknown[]
  // made for the picture of the other width already
  for (const data of before.length > 0
    ? []
    : [
        { name: 'Weeknights', recipeIds },
        { name: 'Quick and cheap', rule: { maxMinutes: 30, maxCost: 2 } },
      ])
    await page.request.post('/api/collections', { data })
  for (const id of recipeIds.slice(0, 5)) {
    await page.goto(`/recipes/${id}`)
    await page.getByRole('heading', { level: 1 }).waitFor()
  }
  await page.goto('/recipes')
  await page.getByText('Weeknights').first().waitFor()
  // a phone has no room for what was seen
  if ((page.viewportSize()?.width ?? 0) > 560) {
    const seen = page.getByRole('region', { name: 'Recently viewed' })
    await seen.getByRole('link').first().waitFor()
    // drawn small for the first time
    await page.waitForFunction(() =>
      [...document.querySelectorAll<HTMLImageElement>('[aria-labelledby="recently-seen"] img')].every(
        ({ complete, naturalWidth }) => complete && naturalWidth > 0,
      ),
    )
  }
}

async function putIntoCollection(page: Page): Promise<void> {
  await selectThree(page)
  const button = page.getByRole('button', { name: 'Collection', exact: true })
  if (await button.isVisible()) await button.click()
  else {
    // a phone has the rest in a menu
    await page.getByRole('button', { name: 'More: selected recipes' }).click()
    await page.getByRole('menuitem', { name: 'Add to collection…' }).click()
  }
  await page.getByRole('dialog').waitFor()
}

async function searchSlowly(page: Page): Promise<void> {
  await page.route('**/api/recipes?*', () => undefined)
  await page.getByLabel('Search your recipes').fill('spinach')
  await page.waitForTimeout(400)
}

async function searchOffline(page: Page): Promise<void> {
  await page.context().setOffline(true)
  await page.getByLabel('Search your recipes').fill('spinach')
  await page.waitForTimeout(1500)
}

async function scaled(page: Page): Promise<void> {
  await page.getByRole('checkbox').first().check()
  await page.getByLabel('Servings', { exact: true }).fill('24')
  await page.getByLabel('Units', { exact: true }).selectOption('Metric')
}

function choosePhoto(name: string, mimeType: string) {
  return async (page: Page) => {
    const buffer = await page.screenshot()
    await page.getByLabel('Photo file').setInputFiles({ name, mimeType, buffer })
  }
}

async function writePlain(page: Page): Promise<void> {
  await page.getByLabel('Title').fill(plain.title)
  await page.getByLabel('Ingredient, line 1', { exact: true }).focus()
  for (const line of plain.ingredients) {
    await page.keyboard.type(line)
    if (line !== plain.ingredients.at(-1)) await page.keyboard.press('Enter')
  }
  await page.getByLabel('Step 1', { exact: true }).fill(plain.instructions[0] ?? '')
  await page.waitForTimeout(600)
}

async function typeAndReload(page: Page): Promise<void> {
  await writePlain(page)
  await page.reload()
  await page.getByText('What you typed before is still here').waitFor()
}

async function typeAndLeave(page: Page): Promise<void> {
  await writePlain(page)
  await page.getByRole('link', { name: 'MealCrafter', exact: true }).click()
  await page.getByRole('alertdialog').waitFor()
}

async function writeAndSave(page: Page): Promise<void> {
  await writePlain(page)
  await page.getByRole('button', { name: 'Save recipe' }).click()
  await page.getByText(/is saved on this device/).waitFor()
}

async function writeAgain(page: Page): Promise<void> {
  await writePlain(page)
  await page.getByRole('button', { name: 'Save recipe' }).click()
  await page.getByRole('dialog').waitFor()
}

async function changeTwice(page: Page): Promise<void> {
  const id = /\d+/.exec(new URL(page.url()).pathname)?.[0]
  await page.getByLabel('Description').fill(`As the other cook has it, ${Date.now()}.`)
  await page.request.patch(`/api/recipes/${id}`, { data: { description: `Changed on the phone, ${Date.now()}.` } })
  await page.getByRole('button', { name: 'Save changes' }).click()
  await page.getByRole('dialog').waitFor()
}

async function typeFood(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'What you have' }).fill('chick')
  await page.getByRole('list', { name: /start that way/ }).waitFor()
}
