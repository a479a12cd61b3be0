import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { strToU8, zipSync } from 'fflate'
import sharp from 'sharp'
import { expect, expectAccessible, test, toast } from '../journey.ts'
import { apiOf, member } from '../members.ts'

const dish = (title: string, more: object = {}) => ({
  '@type': 'Recipe',
  name: title,
  recipeYield: 2,
  recipeIngredient: ['1 cup green lentils', '1 onion, sliced'],
  recipeInstructions: ['Simmer the lentils with the onion for 25 minutes.'],
  ...more,
})

const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#a33' } })
  .png()
  .toBuffer()

// one after the other: they share the only address that the server may read
test.describe.configure({ mode: 'default' })

let site: Server
const port = Number(process.env['E2E_SITE_PORT'])
test.beforeAll(async () => {
  const page = (recipe: object) =>
    `<title>Lentils</title><script type="application/ld+json">${JSON.stringify(recipe)}</script>`
  const pages: Readonly<Record<string, string>> = {
    '/lentils': page(dish('Lentils of the web')),
    '/pictured': page(dish('Pictured lentils', { image: '/dish.png' })),
    '/feast': page(dish('Feast', { recipeIngredient: Array.from({ length: 62 }, (_, at) => `${at + 1} onions`) })),
  }
  site = createServer(({ url = '' }, response) =>
    url === '/dish.png'
      ? response.setHeader('content-type', 'image/png').end(picture)
      : response.setHeader('content-type', 'text/html').end(pages[url] ?? '<p>News</p>'),
  )
  await new Promise<void>((go) => site.listen(port, '127.0.0.1', go))
})
test.afterAll(() => {
  site.close()
})

test('a recipe from a web page into the form, a library from a file, and out again', async ({ page, failing }) => {
  failing.push('/api/recipes/address')
  await member(page)
  await page.goto('/recipes')
  await page.getByRole('main').getByRole('link', { name: 'Import', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Import recipes' })).toBeVisible()
  await expectAccessible(page, 'bring in')
  const address = page.getByLabel('Web address')
  await page.getByRole('button', { name: 'Read the page' }).click()
  await expect(page.getByText('Please paste the address of a recipe')).toBeVisible()
  await expect(address).toBeFocused()
  await address.fill('http://169.254.169.254/latest')
  await page.keyboard.press('Enter')
  await expect(page.getByText('isn’t on the public web')).toBeVisible()
  await address.fill(`http://127.0.0.1:${port}/news`)
  await page.keyboard.press('Enter')
  await expect(page.getByText('We found no recipe on that page')).toBeVisible()
  await address.fill(`http://127.0.0.1:${port}/lentils`)
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Title')).toHaveValue('Lentils of the web')
  await expect(page.getByText('Filled in from the page. Look it over, then save it.')).toBeVisible()
  await expectAccessible(page, 'the form with a recipe of the web')
  await page.reload()
  await expect(page.getByLabel('Title')).toHaveValue('Lentils of the web')
  await page.getByRole('button', { name: 'Save recipe' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Lentils of the web' })).toBeVisible()
  await expect(toast(page)).toContainText('Recipe saved')

  await page.goto('/recipes/import')
  const archive = zipSync({
    'a/recipe.json': strToU8(JSON.stringify(dish('Lentils of the file'))),
    'b/recipe.json': strToU8(
      JSON.stringify(dish('Lentils with flurb', { recipeIngredient: ['2 cups flurbian paste'] })),
    ),
    'c/recipe.json': strToU8(JSON.stringify(dish('Lentils of the web'))),
    'd/recipe.json': strToU8('{"name": "Cut'),
  })
  await page
    .getByLabel('Recipe file')
    .setInputFiles({ name: 'lib.zip', mimeType: 'application/zip', buffer: Buffer.from(archive) })
  await expect(page.getByRole('heading', { name: '2 recipes imported, 1 you already had, 1 left out' })).toBeFocused()
  await expect(page.getByText('We don’t recognize “2 cups flurbian paste.”')).toBeVisible()
  await expect(page.getByText('We found no recipe in it.')).toBeVisible()
  await expectAccessible(page, 'what came of a file')
  const app = page.getByLabel('Which app is it for?')
  for (const [name, hint, fileName] of [
    ['Tandoor', 'choose “Nextcloud Cookbook”', /^mealcrafter-nextcloud-[\d-]+\.zip$/],
    ['Paprika', 'Open the file with Paprika', /^mealcrafter-paprika-[\d-]+\.paprikarecipes$/],
  ] as const) {
    await app.selectOption({ label: name })
    await expect(page.getByText(hint)).toBeVisible()
    const leaving = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Download the file' }).click()
    expect((await leaving).suggestedFilename()).toMatch(fileName)
  }
  await page.getByRole('link', { name: 'Lentils with flurb' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Lentils with flurb' })).toBeVisible()
  expect(await apiOf(page.request).recipes.list({})).toHaveLength(3)

  await test.step('an import that is stopped says so, and keeps what had come in', async () => {
    await page.goto('/recipes/import')
    // large enough that Stop comes before the last of them on a busy machine too
    const recipeIngredient = Array.from({ length: 20 }, (_, line) => `${line + 1} tbsp olive oil`)
    const large = (at: number) => dish(`Lentils ${at}`, { recipeIngredient })
    const files = Array.from({ length: 300 }, (_, at) => [`${at}.json`, strToU8(JSON.stringify(large(at)))])
    await page.getByLabel('Recipe file').setInputFiles({
      name: 'lib.zip',
      mimeType: 'application/zip',
      buffer: Buffer.from(zipSync(Object.fromEntries(files))),
    })
    await expect(page.getByRole('progressbar')).toBeVisible()
    await expect(page.getByText(/^\d+ recipes? read$/)).toBeVisible()
    await page.getByRole('button', { name: 'Stop' }).click()
    await expect(page.getByText('You stopped the import.')).toBeVisible()
    await expect(page.getByRole('progressbar')).toBeHidden()
    await expect(page.getByRole('heading', { name: /^\d+ recipes? imported/ })).toBeFocused()
    await expectAccessible(page, 'an import that was stopped')
    expect((await apiOf(page.request).recipes.list({})).length).toBeGreaterThan(3)
  })
})

test('photos come along where that is ticked, several files at once, a folder, and a list that is too long', async ({
  page,
}) => {
  await member(page)
  const { recipes } = apiOf(page.request)
  const pictured = async () =>
    (await recipes.list({ query: { view: 'row' } })).filter(({ photoUrl }) => photoUrl).map(({ title }) => title)
  const fromAddress = async (path: string) => {
    await page.goto('/recipes/import')
    await page.getByLabel('Web address').fill(`http://127.0.0.1:${port}${path}`)
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('Title')).not.toHaveValue('')
  }

  await test.step('of a page the photo comes only where the cook ticks it', async () => {
    await fromAddress('/pictured')
    const tick = page.getByRole('checkbox', { name: 'Keep the page’s photo for my own use' })
    await expect(tick).not.toBeChecked()
    await tick.check()
    await page.getByRole('button', { name: 'Save recipe' }).click()
    await expect(page.getByRole('img', { name: /^Photo: / })).toHaveAttribute('src', /photo/)
    expect(await pictured()).toEqual(['Pictured lentils'])
  })

  await test.step('what is longer than a recipe can be is said at once, and the rest is in the notes', async () => {
    await fromAddress('/feast')
    await expect(page.getByText('The rest is at the end of your notes: 2 ingredient lines.')).toBeVisible()
    await expect(page.getByLabel('Your notes')).toHaveValue(/More ingredients:\n61 onions\n62 onions$/)
    await expectAccessible(page, 'the form with a recipe that is too long')
    await page.getByRole('button', { name: 'Save recipe' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Feast' })).toBeVisible()
  })

  await test.step('of several Cooklang files no photo comes where that is not ticked', async () => {
    await page.goto('/recipes/import')
    await page.getByRole('checkbox', { name: 'Import photos, too' }).uncheck()
    const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/octet-stream', buffer })
    const choosing = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Choose files' }).click()
    await (await choosing).setFiles([
      file('Broth.cook', Buffer.from('>> servings: 2\nBoil @onions{2} for ~{20%minutes}.')),
      file('Broth.png', picture),
      file('Rice.cook', Buffer.from('>> servings: 2\nBoil @rice{1%cup}.')),
    ])
    await expect(page.getByRole('heading', { name: '2 recipes imported' })).toBeFocused()
    expect(await pictured()).toEqual(['Pictured lentils'])
  })

  await test.step('a Cooklang folder comes in as it is, with its photos', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'cooklang-'))
    await mkdir(join(folder, 'soups'))
    await writeFile(join(folder, 'soups', 'Barley soup.cook'), '>> servings: 2\nBoil @barley{100%g} with @onions{2}.')
    await writeFile(join(folder, 'soups', 'Barley soup.png'), picture)
    await writeFile(join(folder, '.hidden.cook'), 'Boil @water{}.')
    await page.getByRole('button', { name: 'Import another file' }).click()
    await page.getByRole('checkbox', { name: 'Import photos, too' }).check()
    const choosing = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Choose a folder' }).click()
    await (await choosing).setFiles(folder)
    await expect(page.getByRole('heading', { name: '1 recipe imported' })).toBeFocused()
    expect(await pictured()).toEqual(['Barley soup', 'Pictured lentils'])
    await rm(folder, { recursive: true })
  })

  await test.step('a figure that can hardly be is worth a look', async () => {
    const recipeIngredient = ['500 g butter', '500 g sugar', '500 g flour']
    await page.getByRole('button', { name: 'Import another file' }).click()
    await page.getByLabel('Recipe file').setInputFiles({
      name: 'cake.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(dish('Cake', { recipeYield: 1, recipeIngredient }))),
    })
    await expect(page.getByText('Worth a look (1)')).toBeVisible()
    await expect(page.getByText('Is it really one serving, or is an amount wrong?')).toBeVisible()
    await expectAccessible(page, 'an import with a figure that can hardly be')
  })

  await test.step('a file that is dropped is taken like one that is chosen', async () => {
    await page.getByRole('button', { name: 'Import another file' }).click()
    const dataTransfer = await page.evaluateHandle(
      (text) => {
        const held = new DataTransfer()
        held.items.add(new File([text], 'pie.json', { type: 'application/json' }))
        return held
      },
      JSON.stringify(dish('Pie', {})),
    )
    await page.getByText('Drop files here').dispatchEvent('drop', { dataTransfer })
    await expect(page.getByRole('heading', { name: '1 recipe imported' })).toBeVisible()
  })

  await test.step('a folder that is dropped is opened', async () => {
    await page.getByRole('button', { name: 'Import another file' }).click()
    const folder = await mkdtemp(join(tmpdir(), 'recipes-'))
    await mkdir(join(folder, 'soups'))
    await writeFile(join(folder, 'soups', 'Leek soup.cook'), 'Boil @leeks{3} in @water{1%l} for ~{20%minutes}.\n')
    const { x, y } = (await page.getByText('Drop files here').boundingBox())!
    const browser = await page.context().newCDPSession(page)
    const data = { items: [], files: [folder], dragOperationsMask: 1 }
    for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
      await browser.send('Input.dispatchDragEvent', { type, x: x + 5, y: y + 5, data })
    await expect(page.getByRole('heading', { name: '1 recipe imported' })).toBeVisible()
    await expect(page.getByText('Leek soup')).toBeVisible()
    await rm(folder, { recursive: true })
  })
})
