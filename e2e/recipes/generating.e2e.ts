import type { Page } from '@playwright/test'
import type { GenerationForm } from '#contract/recipes/generation.ts'
import { expect, expectAccessible, test, toast } from '../journey.ts'
import { apiOf, grant, member } from '../members.ts'

const loud = { name: 'Generate New Recipe' } as const

test('the recipes of a day: one that is found on return, the last one spent elsewhere, and none', async ({
  page,
  failing,
}) => {
  await member(page)
  const dialog = page.getByRole('dialog', { name: 'Generate Your Perfect Recipe' })

  await test.step('a window that is closed while a recipe is written finds it on return', async () => {
    await page.goto('/?dialog=generate')
    const sent = page.waitForResponse('**/api/generate-recipe')
    await page.getByRole('button', { name: 'Generate My Recipe' }).click()
    await sent
    await page.goto('about:blank')
    await expect.poll(async () => (await apiOf(page.request).recipes.list({})).length).toBe(1)
    await page.goto('/')
    await expect(page.getByText('2 of 3 recipes left today')).toBeVisible()
  })

  await test.step('a day that was spent elsewhere is told by the panel, and the wish is still there', async () => {
    failing.push('/api/generate-recipe')
    await page.getByRole('button', loud).click()
    await dialog.getByLabel('Exclude ingredients').fill('okra')
    await cookFor(page, 2)
    await dialog.getByRole('button', { name: 'Generate My Recipe' }).click()
    await expect(dialog.getByRole('heading', { name: 'Daily Limit Reached' })).toBeVisible()
    await dialog.getByRole('button', { name: 'Back to Form' }).click()
    await expect(dialog.getByLabel('Exclude ingredients')).toHaveValue('okra')
    expect((await apiOf(page.request).recipes.list({})).length).toBe(3)
  })

  await test.step('a spent day closes the button; the dialog by its address shows the panel, then a form that cannot be sent', async () => {
    await page.goto('/')
    await expect(page.getByText("You've reached your daily limit!")).toBeVisible()
    await expect(page.getByRole('button', loud)).toBeDisabled()
    await expectAccessible(page, 'a dashboard on a spent day')

    await page.goto('/?dialog=generate')
    await expect(dialog.getByRole('heading', { name: 'Daily Limit Reached' })).toBeVisible()
    await expect(dialog.getByText('MOST POPULAR')).toBeVisible()
    await expectAccessible(page, 'the limit panel')
    await dialog.getByRole('button', { name: 'Back to Form' }).click()
    await expect(dialog.getByRole('button', { name: 'Generate My Recipe' })).toBeDisabled()
    await page.goto('/?dialog=generate')
    await dialog.getByRole('link', { name: 'View All Plans' }).click()
    await expect(page).toHaveURL('/pricing')
  })
})

test('the form of a recipe: cancelled, out of bounds, contradicting itself, and unlocked by a plan', async ({
  page,
  failing,
  playwright,
  baseURL,
}) => {
  const { user } = await member(page)
  const dialog = page.getByRole('dialog', { name: 'Generate Your Perfect Recipe' })

  await test.step('a generation that is cancelled costs nothing and leaves the wish as it was', async () => {
    failing.push('/api/generate-recipe')
    const stopped: string[] = []
    let release: (() => void) | undefined
    const cancelPressed = new Promise<void>((done) => {
      release = done
    })
    // The kitchen writes in milliseconds; held here, it is as slow as a language model, and obeys the cancel as it does.
    await page.route('**/api/generate-recipe', async (route) => {
      await cancelPressed
      const events = [
        `data: ${JSON.stringify({ type: 'started', generationId: 'held-one' })}`,
        `event: error\nid: 409\ndata: ${JSON.stringify({ code: 'generation_cancelled', message: 'The generation was stopped.' })}`,
      ]
      await route.fulfill({ contentType: 'text/event-stream', body: events.map((event) => `${event}\n\n`).join('') })
    })
    await page.route('**/api/generations/*/cancel', async (route) => {
      stopped.push(new URL(route.request().url()).pathname)
      await route.fulfill({ json: { cancelled: true } })
    })
    await page.goto('/')
    await page.getByRole('button', loud).click()
    await dialog.getByLabel('Exclude ingredients').fill('okra')
    await dialog.getByRole('button', { name: 'Generate My Recipe' }).click()
    await expect(dialog.getByText('Reading your request')).toBeVisible()
    await expectAccessible(page, 'a recipe being written')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog.getByText('Stopping')).toBeVisible()
    release?.()
    await expect(toast(page)).toContainText('This didn’t count toward today’s recipes.')
    await expect.poll(() => stopped).toEqual(['/api/generations/held-one/cancel'])
    await expect(dialog.getByLabel('Exclude ingredients')).toHaveValue('okra')
    await expect(dialog.getByText('3 of 3 left')).toBeVisible()
    await page.unroute('**/api/generate-recipe')
    await page.unroute('**/api/generations/*/cancel')
  })

  await test.step('numbers outside their bounds are said beside their field, and nothing is sent', async () => {
    const sent: string[] = []
    page.on('request', (request) => request.url().includes('generate-recipe') && sent.push(request.url()))
    const usual = await dialog.getByLabel('Prep time').inputValue()
    await dialog.getByLabel('Prep time').fill('500')
    for (const fold of ['Budget and equipment', 'Kind of dish']) await dialog.getByText(fold).click()
    await dialog.getByLabel('Budget').fill('0')
    await dialog.getByLabel('Servings', { exact: true }).fill('')
    await dialog.getByRole('button', { name: 'Generate My Recipe' }).click()
    await expect(dialog.getByLabel('Prep time')).toHaveAttribute('aria-invalid', 'true')
    await expect(dialog.getByLabel('Budget')).toHaveAttribute('aria-invalid', 'true')
    await expect(dialog.getByLabel('Servings', { exact: true })).toHaveValue('4')
    expect(sent).toEqual([])
    await dialog.getByLabel('Prep time').fill(usual)
  })

  await test.step('wishes that contradict each other are marked, nothing is counted and nothing is lost', async () => {
    failing.push('/api/generate-recipe')
    await dialog.getByLabel('Budget').fill('1')
    await dialog.getByLabel('Servings', { exact: true }).fill('10')
    await dialog.getByRole('radio', { name: 'Main Dish' }).check()
    await dialog.getByRole('button', { name: 'Generate My Recipe' }).click()
    await expect(dialog.getByRole('alert')).toContainText('This didn’t count toward today’s recipes.')
    await expect(dialog.getByLabel('Budget')).toHaveAttribute('aria-invalid', 'true')
    await expect(dialog.getByLabel('Budget')).toHaveValue('1')
    await expect(dialog.getByLabel('Servings', { exact: true })).toHaveValue('10')
    await expect(dialog.getByRole('radio', { name: 'Main Dish' })).toBeChecked()
    await expect(dialog.getByText('3 of 3 left')).toBeVisible()
    await expectAccessible(page, 'wishes that contradict each other')
    await dialog.getByLabel('Budget').fill('60')
    await dialog.getByRole('button', { name: 'Generate My Recipe' }).click()
    await expect(toast(page)).toContainText('Recipe Generated!')
  })

  await test.step('what a plan does not have is shown behind its lock, and opens with the plan', async () => {
    const administrator = await playwright.request.newContext({ baseURL: baseURL ?? '' })
    await page.goto('/?dialog=generate')
    await expect(dialog.getByRole('link', { name: 'Upgrade to unlock' })).toHaveCount(1)
    await dialog.getByText('Notes, spice and more').click()
    await expect(dialog.getByRole('link', { name: 'Upgrade to unlock' })).toHaveCount(3)
    await expect(dialog.getByRole('combobox', { name: 'Spice level' })).toBeHidden()

    await grant(administrator, user.id, 'mid')
    await page.reload()
    for (const fold of ['Fine-tuning', 'Calories per serving']) await dialog.locator('summary').getByText(fold).click()
    for (const name of ['Spice level', 'Cooking method', 'Recipe complexity', 'Season'])
      await expect(dialog.getByRole('combobox', { name })).toBeEnabled()
    await expect(dialog.getByLabel('Specific ingredients')).toBeEnabled()
    await expect(dialog.getByLabel('Special notes')).toBeEnabled()
    await expect(dialog.getByRole('link', { name: 'Upgrade to unlock' })).toHaveCount(1)
    await expect(dialog.getByRole('textbox', { name: 'Calories per serving' })).toBeHidden()
    await expectAccessible(page, 'the generation dialog of a paid plan')

    await grant(administrator, user.id, 'premium')
    await administrator.dispose()
    await page.reload()
    await expect(dialog.getByRole('link', { name: 'Upgrade to unlock' })).toHaveCount(0)
    await dialog.getByText('Fine-tuning').click()
    await dialog.getByLabel('Calories per serving').fill('500')
    await dialog.getByRole('combobox', { name: 'Spice level' }).selectOption('Hot')
    await dialog.getByRole('button', { name: 'Generate My Recipe' }).click()
    await expect(toast(page)).toContainText('Recipe Generated!')
    const [recipe] = await apiOf(page.request).recipes.list({})
    expect(Math.abs(recipe!.summary.calories - 500)).toBeLessThanOrEqual(50)
  })
})

/** Recipes made through the interface, one after the other. */
async function cookFor(page: Page, count: number, wish: GenerationForm = {}) {
  const { recipes } = apiOf(page.request)
  const made = []
  for (let index = 0; index < count; index += 1) made.push(await recipes.generate({ body: wish }))
  return made
}
