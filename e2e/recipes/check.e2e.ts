import { readdirSync, readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { foods } from '#domain/food/foods.ts'
import { expect, expectAccessible, test, toast } from '../journey.ts'
import { apiOf, member } from '../members.ts'

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

/** On a phone and at a desk; the page stays as wide as a desk. */
async function lookAtBoth(page: Page, what: string): Promise<void> {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await expectAccessible(page, `${what} ${width}`)
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  }
}

test('a stranger checks a pasted recipe line by line, and says what a line is', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Already have a recipe? Check it' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Check any recipe' })).toBeVisible()

  await page.getByRole('button', { name: 'Check it' }).click()
  await expect(page.getByText('Please paste a recipe or a list of ingredients')).toBeVisible()
  await expect(page.getByLabel('Recipe or ingredients')).toBeFocused()
  await lookAtBoth(page, 'check empty')

  await page.getByLabel('Recipe or ingredients').fill(satay)
  await page.getByRole('checkbox', { name: 'Peanuts' }).check()
  await page.getByRole('button', { name: 'Check it' }).click()
  await expect(page.getByRole('heading', { name: 'Satay noodles' })).toBeVisible()
  const lines = page.getByRole('region', { name: 'Line by line' }).getByRole('listitem')
  await expect(lines).toHaveCount(5)
  await expect(lines.nth(1)).toContainText('Contains peanuts')
  await expect(lines.nth(2)).toContainText('We don’t recognize this')
  await expect(page.getByRole('heading', { name: 'Satay noodles' })).toBeFocused()
  await expect(page.getByText('Doesn’t fit as written: it contains peanuts')).toBeInViewport()
  await expect(page.getByText('We don’t recognize 3 lines.')).toBeVisible()
  const verdicts = page.getByRole('region', { name: 'What was checked' })
  await expect(verdicts).toContainText('Contains peanuts')
  await expect(verdicts).not.toContainText('not ruled out')
  await lookAtBoth(page, 'check result')

  // the verdict leads to the line, where it can be said at once
  const wub = page.getByLabel('What is “1 cup frobnicated wub”?')
  await page.getByRole('button', { name: /^Say what it is ?: line 3$/ }).click()
  await expect(wub).toBeFocused()
  await expect(wub).toBeInViewport()
  await page.keyboard.press('Escape')
  await expect(wub).toBeHidden()
  await lines.nth(2).getByRole('button', { name: 'Say what it is' }).click()
  await wub.fill('coconut mil')
  const placeBefore = await lines.nth(2).boundingBox()
  await page
    .getByRole('button', { name: /^It’s .*coconut milk/ })
    .first()
    .click()
  await expect(lines.nth(2)).toContainText(/Read as .*coconut milk/)
  await expect(page.getByLabel('Recipe or ingredients')).toHaveValue(/Satay[^]*1 cup .*coconut milk[^]*<b>bold/)
  // the page stays where it was, and the focus at the line: the next one is near
  await expect(lines.nth(2).getByRole('button', { name: /^Say what it is/ })).toBeFocused()
  expect(Math.abs(((await lines.nth(2).boundingBox())?.y ?? 0) - (placeBefore?.y ?? 0))).toBeLessThan(3)
  await lookAtBoth(page, 'check corrected')

  // what the words of a line look like is one press in the verdict
  await page.getByRole('button', { name: /^It’s .*oat milk/ }).click()
  await expect(lines.nth(3)).toContainText(/Read as .*oat milk/)
  await expect(page.getByText('We don’t recognize one line.')).toBeVisible()

  // a line that is known may be another thing too
  await lines
    .nth(0)
    .getByRole('button', { name: /^Say what it is/ })
    .click()
  await page.getByLabel('What is “200 g rice noodles”?').fill('spaghetti')
  await expect(page.getByRole('button', { name: 'It’s spaghetti', exact: true })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(lines.nth(0)).toContainText('Read as spaghetti')
  await lines.nth(0).getByRole('button', { name: 'Undo' }).click()
  await expect(lines.nth(0)).toContainText('rice noodles;')
  await expect(lines.nth(0).getByRole('button', { name: /^Say what it is/ })).toBeFocused()

  await page.reload()
  await expect(page.getByLabel('Recipe or ingredients')).toHaveValue(/Satay noodles/)
})

test('how we check is told, and leads to a check of an example, and of what nobody could read', async ({ page }) => {
  await test.step('how we check is told', async () => {
    await page.setViewportSize({ width: 390, height: 900 })
    await page.goto('/method')
    await expect(page.getByRole('heading', { level: 1 }).first()).toHaveText('How we check every claim')
    await expect(page.getByRole('heading', { name: 'Allergens', exact: true }).first()).toBeVisible()
    await lookAtBoth(page, 'method')
    await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Food safety' }).click()
    await expect(page.getByRole('heading', { name: 'Food safety' })).toBeInViewport()
    await page.getByRole('link', { name: 'Check any recipe' }).click()
    await page.waitForURL('/check')
  })

  await test.step('an example in one click; for how many is said by hand; a cleared text comes back', async () => {
    await page.getByRole('button', { name: 'Try an example' }).click()
    await expect(page.getByRole('heading', { name: 'Peanut noodles' })).toBeFocused()
    await expect(page.getByText('Tell us who’s eating')).toBeVisible()
    const energy = page.getByRole('button', { name: /^Calories/ })
    const forTwo = await energy.innerText()

    await expect(page.getByLabel('Servings', { exact: true })).toHaveValue('2')
    await expect(page.getByText('From the text.')).toBeVisible()
    const more = page.getByRole('button', { name: 'Servings: one more' })
    await more.click()
    await more.click()
    await expect(page.getByText('Set by you.')).toBeVisible()
    await expect(energy).not.toHaveText(forTwo)
    await expect(more).toBeFocused()

    await page.getByRole('checkbox', { name: 'Soy' }).check()
    await expect(page.getByText('You’ve changed something since this was checked.')).toBeVisible()
    await expectAccessible(page, 'check changed')
    // what was typed since is not lost by a change below
    await page.getByLabel('Recipe or ingredients').press('ControlOrMeta+End')
    await page.getByLabel('Recipe or ingredients').pressSequentially(' Eat.')
    await more.click()
    await expect(page.getByText('You’ve changed something since this was checked.')).toBeHidden()
    await expect(page.getByLabel('Recipe or ingredients')).toHaveValue(/Eat\.$/)
    await page.getByRole('checkbox', { name: 'Peanuts' }).check()
    await page.getByRole('button', { name: 'Check again' }).click()
    await expect(page.getByText('Doesn’t fit as written: it contains peanuts and soy')).toBeVisible()
    await expect(page.getByLabel('Servings', { exact: true })).toHaveValue('5')

    await page.getByRole('button', { name: 'Clear' }).click()
    await expect(page.getByLabel('Recipe or ingredients')).toHaveValue('')
    await expect(page.getByRole('heading', { name: 'Peanut noodles' })).toBeHidden()
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('Recipe or ingredients')).toHaveValue(/Peanut noodles/)
  })

  await test.step('what nobody could read is said so, whatever was pasted', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('button', { name: 'Must avoid Peanuts and Soy' }).click()
    for (const name of ['Soy', 'Peanuts']) await page.getByRole('checkbox', { name }).uncheck()
    const text = page.getByLabel('Recipe or ingredients')
    const send = page.getByRole('button', { name: 'Check it' })
    await text.fill('asdf qwer zxcv\nlorem ipsum dolor\n!!!! ????')
    await send.click()
    await expect(page.getByText('We couldn’t read this')).toBeVisible()
    await expect(page.getByRole('button', { name: /^It’s/ })).toHaveCount(0)
    // nothing was read: there are no figures of it
    await expect(page.getByRole('region', { name: 'What was checked' })).toBeHidden()
    await expect(page.locator('main')).not.toContainText('kcal')
    // on a phone the form has made room for the answer
    await expect(text).toBeHidden()
    await page.getByRole('button', { name: 'Edit', exact: true }).click()
    await expect(text).toBeFocused()
    await text.fill('1 cup of flour\n'.repeat(1400))
    await send.click()
    await expect(page.getByText('This has 20,999 characters')).toBeVisible()
    await expect(text).toBeFocused()
    await text.fill(`200 g ${'y'.repeat(300)}\n2 eggs\n${'z'.repeat(150)}`)
    await send.click()
    await expect(page.getByText('It contains eggs')).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  })

  await test.step('the table of foods stays on the server', async () => {
    const scripts = readdirSync('dist/client/assets').filter((name) => name.endsWith('.js'))
    const sent = scripts.map((name) => readFileSync(`dist/client/assets/${name}`, 'utf8')).join()
    const names = [...foods.values()].map(({ name }) => name).filter((name) => name.includes(' '))
    expect(scripts.length).toBeGreaterThan(5)
    // a few stand in texts, such as the example of the page; the table has hundreds
    expect(names.filter((name) => sent.includes(name)).length).toBeLessThan(names.length / 20)
  })
})

test('a member is told what mends a recipe, and what stands in for what is missing', async ({ page, failing }) => {
  await member(page, { allergies: ['Dairy'] })

  await test.step('what mends a recipe for whoever eats it is told with its reason; a failure keeps what was typed', async () => {
    failing.push('/api/check')
    await page.goto('/check')
    await expect(page.getByRole('checkbox', { name: 'Dairy' })).toBeChecked()
    await page
      .getByLabel('Recipe or ingredients')
      .fill(
        '2 tbsp butter\n200 g spinach\n1 cup rice\n\nCook the rice for 18 minutes and stir in the spinach and the butter.',
      )
    await page.getByRole('button', { name: 'Check it' }).click()
    const mended = page.getByRole('region', { name: 'How to fix it' })
    await expect(mended).toContainText('2 tbsp butter')
    await expect(mended.getByRole('insertion')).not.toHaveText('')
    await expectAccessible(page, 'check mended')
    await page.evaluate(() => {
      // a clipboard that keeps what it is given where this test can see it
      const clipboard = { writeText: (text: string) => Promise.resolve(sessionStorage.setItem('copied', text)) }
      Object.defineProperty(navigator, 'clipboard', { value: clipboard })
    })
    await mended.getByRole('button', { name: 'Copy the fixed recipe' }).click()
    await expect(mended.getByRole('button', { name: 'Copied' })).toBeVisible()
    const copied = await page.evaluate(() => sessionStorage.getItem('copied') ?? '')
    expect(copied).toContain('200 g spinach')
    expect(copied).not.toContain('butter')

    await page.route('**/api/check', (route) => route.fulfill({ status: 500, json: { code: 'internal' } }))
    await page.getByRole('button', { name: 'Check it' }).click()
    await expect(page.getByRole('alert')).toContainText('We couldn’t check this')
    await expect(page.getByLabel('Recipe or ingredients')).toHaveValue(/spinach/)
    await page.unroute('**/api/check')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(mended).toBeVisible()

    // a line that cannot be changed now leaves everything as it is
    await page.route('**/api/check', (route) => route.fulfill({ status: 500, json: { code: 'internal' } }))
    await page.getByRole('button', { name: /^Say what it is ?: 200 g spinach/ }).click()
    await page.getByLabel('What is “200 g spinach”?').fill('kale')
    await page
      .getByRole('button', { name: /^It’s .*kale/ })
      .first()
      .click()
    await expect(toast(page)).toContainText('Nothing was changed')
    await expect(page.getByLabel('Recipe or ingredients')).toHaveValue(/spinach/)
    await expect(mended).toBeVisible()
  })

  await test.step('“I’m out of …”: what stands in is offered with what it changes, and made on a click', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.unroute('**/api/check')
    const api = apiOf(page.request)
    const recipe = await api.recipes.generate({ body: { cuisine: 'Italian', recipeType: 'Main Dish' } })
    const asked = await Promise.all(
      recipe.ingredients.map(async ({ name }, line) => {
        const offers = await api.recipes.swaps({ params: { id: recipe.id }, query: { line } })
        return { name, count: offers.length }
      }),
    )
    // every dish has something that something else can stand in for
    const missing = asked.find(({ count }) => count > 0)?.name ?? ''
    expect(missing).not.toBe('')
    await page.goto(`/recipes/${recipe.id}`)
    const ingredients = page.getByRole('region', { name: 'Ingredients', exact: true })
    await ingredients.getByRole('button', { name: 'Something missing?' }).click()
    await ingredients
      .getByRole('button', { name: `I’m out of ${missing}`, exact: true })
      .first()
      .click()
    const offers = ingredients.getByRole('list', { name: `Instead of ${missing}` }).getByRole('listitem')
    await expect(offers.first()).toBeVisible()
    await expectAccessible(page, 'swaps')
    const line = await offers.first().locator('p').first().innerText()
    await offers
      .first()
      .getByRole('button', { name: /^Use it/ })
      .click()
    await expect(toast(page)).toContainText('Swapped')
    await expect(ingredients).toContainText(line.split(',')[0]?.split(' ').at(-1) ?? '')
    await expect(page.getByRole('list', { name: 'Swapped by you' })).toContainText(missing)
    await expect(page.getByText('Fixed after checking')).toHaveCount(0)
    const now = ingredients.getByRole('button', { name: /^I’m out of/, expanded: false })
    await expect(now.and(page.locator(':focus'))).toHaveCount(1)
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Close', exact: true }).focus()
    await page.keyboard.press('Escape')
    await expect(now.and(page.locator(':focus'))).toHaveCount(1)
  })
})
