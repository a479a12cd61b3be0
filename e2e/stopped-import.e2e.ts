import { strToU8, zipSync } from 'fflate'
import { expect, expectAccessible, test } from './journey.ts'
import { apiOf, member } from './members.ts'

test('an import that is stopped says so, and keeps what had come in', async ({ page }) => {
  await member(page)
  await page.goto('/recipes/import')
  const files = Array.from({ length: 300 }, (_, at) => [`${at}.json`, strToU8(JSON.stringify(lentils(at)))])
  await page.getByLabel('File with recipes').setInputFiles({
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
  expect((await apiOf(page.request).recipes.list({})).length).toBeGreaterThan(0)
})

const lentils = (at: number) => ({
  '@type': 'Recipe',
  name: `Lentils ${at}`,
  recipeYield: 2,
  recipeIngredient: ['1 cup green lentils', '1 onion, sliced'],
  recipeInstructions: ['Simmer the lentils with the onion for 25 minutes.'],
})
