import type { Locator, Page } from '@playwright/test'
import type { GenerationForm } from '#contract/recipes/generation.ts'
import { expect, expectAccessible, test, toast } from './journey.ts'
import { apiOf, grant, newcomer, newEmail } from './members.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

test('from the landing page to a first recipe in twelve taps, and nothing over Next', async ({ page }) => {
  let taps = 0
  const tap = async (target: Locator) => {
    await target.tap()
    taps += 1
  }
  const type = async (label: string, words: string) => {
    await tap(page.getByLabel(label, { exact: true }))
    await page.keyboard.type(words)
  }
  await page.goto('/')
  await tap(page.getByRole('link', { name: 'Get Started Free' }))
  await type('First name', 'Ada')
  await type('Last name', 'Cook')
  await type('Email', newEmail())
  await type('Password', 'paprika and thyme')
  await tap(page.getByRole('main').getByRole('button', { name: 'Create Account' }))
  await expect(toast(page)).toContainText('Account Created!')
  await page.waitForURL('/onboarding')
  await expect(page.getByRole('link', { name: /Upgrade/ })).toHaveCount(0)
  const next = page.getByRole('button', { name: 'Next' })
  await expect(toast(page)).toContainText('Account Created!')
  expect(await isOnTop(next), 'Next under its toast').toBe(true)
  for (let step = 1; step < 6; step += 1) {
    await expect(page.getByText(`Step ${step} of 6`)).toBeVisible()
    await expect(next).toBeInViewport()
    // it stays where it is, and two taps on it within a third of a second are one
    await page.waitForTimeout(400)
    await tap(next)
  }
  await expect(page.getByRole('checkbox', { name: /first recipe/ })).toBeChecked()
  await tap(page.getByRole('button', { name: 'Complete Setup' }))
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Ingredients', exact: true })).toBeVisible()
  expect(taps).toBeLessThanOrEqual(12)
  test.info().annotations.push({ type: 'taps', description: String(taps) })
  await expect(page.getByText('Each try counts as a recipe: 2 of 3 left.')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect((await apiOf(page.request).recipes.list({})).length).toBe(1)
})

test('the summary of onboarding, the form on one screen, and another try', async ({
  page,
  failing,
  request: administrator,
}) => {
  const { user } = await newcomer(page)
  const dialog = page.getByRole('dialog', { name: 'Generate Your Perfect Recipe' })

  await test.step('an answer is changed from the summary, and its step leads back there', async () => {
    await page.goto('/onboarding?step=6')
    await page.getByRole('link', { name: /^Skill/ }).tap()
    await page.getByRole('radio', { name: 'Advanced' }).check()
    await page.getByRole('button', { name: 'Next' }).tap()
    await expect(page.getByRole('link', { name: /^Skill/ })).toContainText('Advanced')
    await page.getByRole('button', { name: 'Previous' }).tap()
    await page.getByRole('button', { name: 'Next' }).tap()
    await page.getByRole('checkbox', { name: /first recipe/ }).uncheck()
    await page.getByRole('button', { name: 'Complete Setup' }).tap()
    await expect(page).toHaveURL('/')
    await expect(page.getByText('3 of 3 recipes left today')).toBeVisible()
  })

  await test.step('another, quicker, cheaper or without a food: one tap from the recipe, counted and said', async () => {
    failing.push('/api/generate-recipe')
    const { recipes } = apiOf(page.request)
    await page.goto('/?dialog=generate')
    await isOneScreen(dialog)
    await expectAccessible(page, 'the folded form')
    await dialog.getByText('Kind of dish').tap()
    await dialog.getByRole('radio', { name: 'Soup' }).check()
    await page.getByRole('button', { name: 'Generate My Recipe' }).tap()
    const tries = page.getByRole('region', { name: 'Another try' })
    await expect(tries).toContainText('Each try counts as a recipe: 2 of 3 left.')
    await expect(tries.getByRole('button', { name: 'Another', exact: true })).toBeInViewport()
    await page.reload()
    await expect(tries).toContainText('2 of 3 left')
    // the list begins on the first screen, under the dish, which reaches both sides, and what is pressed where it is not liked
    await expect(page.getByRole('dialog').getByRole('checkbox').first()).toBeInViewport({ ratio: 1 })
    const dish = (await page
      .getByRole('dialog')
      .getByRole('img', { name: /^Drawing of the dish/ })
      .boundingBox())!
    expect(dish.x).toBeLessThanOrEqual(0)
    expect(dish.x + dish.width).toBeGreaterThanOrEqual(page.viewportSize()!.width)
    // and it takes no part of the screen from whoever reads on
    await page.getByRole('dialog').getByRole('heading', { name: 'Method', exact: true }).scrollIntoViewIfNeeded()
    await expect(tries).not.toBeInViewport()
    await tries.scrollIntoViewIfNeeded()
    const [first] = await recipes.list({})
    const without = tries.getByRole('button', { name: /^No / }).first()
    await eachTryIsOneTap(page, tries, without)
    await page.getByRole('link', { name: 'Open recipe' }).tap()
    await page.waitForURL('/recipes/*')
    await expect(tries).toContainText('2 of 3 left')
    await expectAccessible(page, 'another try on the page of a recipe')
    // it waits under the method, so that the ingredients begin on the first screen
    await tries.scrollIntoViewIfNeeded()
    await eachTryIsOneTap(page, tries, without)

    await page.goBack()

    await tries.getByRole('button', { name: 'Without something else' }).tap()
    await expect(page.getByRole('menuitem', { name: /^Without / }).nth(3)).toBeVisible()
    await page.keyboard.press('Escape')
    const sent = page.waitForRequest('**/api/generate-recipe')
    await without.tap()
    const [name] = ((await sent).postDataJSON() as { excludeIngredients: string[] }).excludeIngredients
    await expect(tries).toContainText('1 of 3 left')
    const [second] = await recipes.list({})
    expect(second!.id).not.toBe(first!.id)
    const { verification } = await recipes.get({ params: { id: second!.id } })
    expect(verification.nutrition.lines.map((line) => line.food)).not.toContain(name)

    const minutes = second!.summary.totalMinutes
    // of the quickest soups there is none that is quicker
    const isSlow = minutes > 40
    await tries.getByRole('button', { name: isSlow ? 'Quicker' : 'Another', exact: true }).tap()
    await expect(tries).toContainText('can’t try again today')
    await expect(tries.getByRole('button', { name: 'Another', exact: true })).toBeDisabled()
    const [third] = await recipes.list({})
    expect(third!.id).not.toBe(second!.id)
    if (isSlow) expect(third!.summary.totalMinutes).toBeLessThan(minutes)
  })

  await test.step('of a paid plan too the form is one screen with its button, foods first, and words are as good as fields', async () => {
    await apiOf(page.request).accounts.changeProfile({ body: { allergies: ['Peanuts'] } })
    await grant(administrator, user.id, 'mid')
    await page.goto('/?dialog=generate')
    await isOneScreen(dialog)
    await expect(dialog.locator('summary').getByText('no peanuts')).toBeVisible()
    const foods = dialog.getByLabel('Specific ingredients')
    await foods.fill('something with the leeks')
    const plate = dialog.locator('figure:visible img')
    await expect(plate).toHaveAttribute('src', /leeks/)
    const drawn = await page.request.get((await plate.getAttribute('src')) ?? '')
    expect(await drawn.text()).toContain('A plate with leeks')
    await foods.press('Enter')
    await expect(toast(page)).toContainText('Recipe Generated!')
    const { recipes } = apiOf(page.request)
    const [made] = await recipes.list({})
    const { ingredients } = await recipes.get({ params: { id: made!.id } })
    expect(ingredients.map(({ name }) => name).join()).toMatch(/leek/)
  })
})

/** Of another, a quicker, a cheaper one and one without a food each is asked for by a single tap on what is in sight. */
async function eachTryIsOneTap(page: Page, tries: Locator, without: Locator): Promise<void> {
  const wishes: GenerationForm[] = []
  await page.route('**/api/generate-recipe', (route) => {
    wishes.push(route.request().postDataJSON() as GenerationForm)
    return route.fulfill({
      status: 422,
      json: { code: 'wishes_contradict', message: 'We have nothing for “12 minutes”.', wishes: ['prepTime'] },
    })
  })
  for (const target of [
    ...['Another', 'Quicker', 'Cheaper'].map((name) => tries.getByRole('button', { name })),
    without,
  ]) {
    await expect(target).toBeInViewport({ ratio: 1 })
    await target.tap()
    await expect(page.getByRole('dialog')).toContainText('We have nothing for “12 minutes”.')
    await expect(page.getByRole('dialog')).toContainText('This didn’t count toward today’s recipes.')
    // what has come under a finger meanwhile takes no second press
    await page.waitForTimeout(400)
    await page.getByRole('button', { name: 'Close', exact: true }).last().tap()
    await expect(tries).toContainText('2 of 3 left')
    await page.waitForTimeout(400)
  }
  expect(wishes).toEqual([
    expect.objectContaining({ otherThan: [expect.any(Number)] }),
    expect.objectContaining({ prepTime: expect.any(Number) }),
    expect.objectContaining({ budget: expect.any(Number) }),
    expect.objectContaining({ excludeIngredients: [expect.any(String)] }),
  ])
  await page.unroute('**/api/generate-recipe')
}

/** Everything that is not folded away, and the button, without scrolling. */
async function isOneScreen(dialog: Locator): Promise<void> {
  await expect(dialog.getByRole('button', { name: 'Generate My Recipe' })).toBeInViewport({ ratio: 1 })
  const foot = (await dialog.getByRole('button', { name: 'Generate My Recipe' }).boundingBox())!.y
  for (const fold of await dialog.locator('summary').all()) {
    const box = (await fold.boundingBox())!
    expect(box.y + box.height, await fold.innerText()).toBeLessThanOrEqual(foot)
  }
}

async function isOnTop(target: Locator): Promise<boolean> {
  return target.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
  })
}
