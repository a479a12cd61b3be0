import { readdirSync, readFileSync } from 'node:fs'
import { foods } from '#domain/food/foods.ts'
import { expect, expectAccessible, test, toast } from './journey.ts'
import { apiOf, member } from './members.ts'

const satay = `Satay noodles
Serves 2

Ingredients
200 g rice noodles
3 tbsp peanut butter
1 cup frobnicated wub
1/2 cup oat mlik
<b>bold</b> salt

Method
1. Soak the noodles for 10 minutes.
2. Stir the peanut butter, wub and oat milk together, and toss everything with the salt.`

for (const width of [390, 1280]) {
  test(`a stranger checks a pasted recipe line by line, and says what a line is (${width} px)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/')
    await page.getByRole('link', { name: 'Have a recipe already? Check it' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Check any recipe' })).toBeVisible()

    await page.getByRole('button', { name: 'Check it' }).click()
    await expect(page.getByText('Please paste a recipe or a list of ingredients')).toBeVisible()
    await expect(page.getByLabel('Recipe or ingredients')).toBeFocused()
    await expectAccessible(page, `check empty ${width}`)

    await page.getByLabel('Recipe or ingredients').fill(satay)
    await page.getByRole('checkbox', { name: 'Peanuts' }).check()
    await page.getByRole('button', { name: 'Check it' }).click()
    await expect(page.getByRole('heading', { name: 'Satay noodles' })).toBeVisible()
    const lines = page.getByRole('region', { name: 'Line by line' }).getByRole('listitem')
    await expect(lines).toHaveCount(5)
    await expect(lines.nth(1)).toContainText('Contains peanut')
    await expect(lines.nth(2)).toContainText('Not known to us, so it clears nothing')
    const verdicts = page.getByRole('region', { name: 'What was checked' })
    await expect(verdicts).toContainText('Contains peanut')
    await expect(verdicts).not.toContainText('not cleared')
    await expectAccessible(page, `check result ${width}`)

    await lines.nth(2).getByRole('button', { name: 'Say what it is' }).click()
    await page.getByLabel('What is “1 cup frobnicated wub”?').fill('coconut mil')
    await page
      .getByRole('button', { name: /^This is .*coconut milk/ })
      .first()
      .click()
    await expect(lines.nth(2)).toContainText(/Read as .*coconut milk/)
    await expect(page.getByLabel('Recipe or ingredients')).toHaveValue(/1 cup .*coconut milk/)

    await page.reload()
    await expect(page.getByLabel('Recipe or ingredients')).toHaveValue(/Satay noodles/)
  })

  test(`how we check is told, and leads to a check (${width} px)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/method')
    await expect(page.getByRole('heading', { level: 1 }).first()).toHaveText('How the claims are worked out')
    await expect(page.getByRole('heading', { name: 'Allergens', exact: true }).first()).toBeVisible()
    await expectAccessible(page, `method ${width}`)
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    await page.getByRole('link', { name: 'Check any recipe' }).click()
    await page.waitForURL('/check')
  })
}

test('what mends a recipe for whoever eats it is told with its reason; a failure keeps what was typed', async ({
  page,
  failing,
}) => {
  failing.push('/api/check')
  await member(page, { allergies: ['Dairy'] })
  await page.goto('/check')
  await expect(page.getByRole('checkbox', { name: 'Dairy' })).toBeChecked()
  await page
    .getByLabel('Recipe or ingredients')
    .fill(
      '2 tbsp butter\n200 g spinach\n1 cup rice\n\nCook the rice for 18 minutes and stir in the spinach and the butter.',
    )
  await page.getByRole('button', { name: 'Check it' }).click()
  const mended = page.getByRole('region', { name: 'What would mend it' })
  await expect(mended).toContainText('2 tbsp butter')
  await expect(mended.getByRole('insertion')).not.toHaveText('')
  await expectAccessible(page, 'check mended')

  await page.route('**/api/check', (route) => route.fulfill({ status: 500, json: { code: 'internal' } }))
  await page.getByRole('button', { name: 'Check it' }).click()
  await expect(page.getByRole('alert')).toContainText('This could not be checked')
  await expect(page.getByLabel('Recipe or ingredients')).toHaveValue(/spinach/)
})

test('“I have no …”: what stands in is offered with what it changes, and made on a click', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await member(page)
  const recipe = await apiOf(page.request).recipes.generate({ body: { cuisine: 'Italian', recipeType: 'Main Dish' } })
  await page.goto(`/recipes/${recipe.id}`)
  const ingredients = page.getByRole('region', { name: 'Ingredients', exact: true })
  // every Italian dish has a fat, and a fat has others
  const fat = recipe.ingredients.map(({ name }) => name).find((name) => /oil|butter/.test(name)) ?? ''
  await ingredients.getByRole('button', { name: `I have no ${fat}` }).click()
  const offers = ingredients.getByRole('list', { name: `Instead of ${fat}` }).getByRole('listitem')
  await expect(offers.first()).toBeVisible()
  await expectAccessible(page, 'swaps')
  const line = await offers.first().locator('p').first().innerText()
  await offers
    .first()
    .getByRole('button', { name: /^Use it/ })
    .click()
  await expect(toast(page)).toContainText('Swapped')
  await expect(ingredients).toContainText(line.split(',')[0]?.split(' ').at(-1) ?? '')
  await expect(page.getByText('Mended after checking')).toBeVisible()
})

test('the table of foods stays on the server', () => {
  const scripts = readdirSync('dist/client/assets').filter((name) => name.endsWith('.js'))
  const sent = scripts.map((name) => readFileSync(`dist/client/assets/${name}`, 'utf8')).join()
  const names = [...foods.values()].map(({ name }) => name).filter((name) => name.includes(' '))
  expect(scripts.length).toBeGreaterThan(5)
  // a few stand in texts, such as the example of the page; the table has hundreds
  expect(names.filter((name) => sent.includes(name)).length).toBeLessThan(names.length / 20)
})
