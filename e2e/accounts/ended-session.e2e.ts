import type { Page } from '@playwright/test'
import { chooseInMenu, expect, test, toast } from '../journey.ts'
import { apiOf, member, signIn } from '../members.ts'

test.use({ serviceWorkers: 'allow' })

test.beforeEach(({ failing }) => void failing.push('/api/'))

/** The session ends where nobody sees it: elsewhere, or by time. */
const endSession = (page: Page) => page.context().clearCookies()

/** The window comes to the front again after a minute. */
const comeBack = (page: Page) =>
  page.evaluate(() => {
    const clock = Date.now
    Date.now = () => clock() + 60_000
    dispatchEvent(new Event('visibilitychange'))
  })

async function isAskedToSignIn(page: Page): Promise<void> {
  await expect(toast(page)).toContainText('Unauthorized')
  await expect(toast(page)).toContainText('You are logged out. Logging in again...')
  await page.waitForURL('/signin')
}

test('what is being written and what waits is still there after the session ended', async ({ page }) => {
  const ada = await member(page)

  await test.step('a recipe that is being written is still there after the session ended, and saves', async () => {
    await page.goto('/recipes/new')
    await page.getByLabel('Title').fill('Leeks in butter')
    await page.getByRole('textbox', { name: /^Ingredient/ }).fill('3 leeks')
    await page.getByLabel('Step 1', { exact: true }).fill('Fry the leeks for 10 minutes.')
    // what is checked as it is typed is not asked for after the session has ended
    await expect(page.getByRole('button', { name: /^Time.*10 min/ })).toBeVisible()
    await endSession(page)
    await page.getByRole('button', { name: 'Save recipe' }).click()
    await isAskedToSignIn(page)
    await signIn(page, ada)
    await page.waitForURL('/recipes/new')
    await expect(page.getByLabel('Title')).toHaveValue('Leeks in butter')
    await page.getByRole('button', { name: 'Save recipe' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Leeks in butter' })).toBeVisible()
  })

  await test.step('a file is never saved in the place of the sign-in', async () => {
    const saved: string[] = []
    page.on('download', (download) => saved.push(download.suggestedFilename()))
    await chooseInMenu(page, 'Save as…')
    const formats = page.getByRole('dialog', { name: 'Save as' })
    await formats.getByRole('link', { name: 'Markdown' }).click()
    await expect.poll(() => saved).toEqual(['leeks-in-butter.md'])
    await endSession(page)
    await formats.getByRole('link', { name: 'PDF' }).click()
    await isAskedToSignIn(page)
    await signIn(page, ada)
    await expect(page.getByRole('heading', { level: 1, name: 'Leeks in butter' })).toBeVisible()
    await page.goto('/recipes/import')
    await expect(page.getByRole('link', { name: 'Download the file' })).toBeVisible()
    await endSession(page)
    await page.getByRole('link', { name: 'Download the file' }).click()
    await isAskedToSignIn(page)
    await signIn(page, ada)
    await page.waitForURL('/recipes/import')
    await page.goto('/settings?tab=account')
    await expect(page.getByRole('link', { name: 'Download my data' })).toBeVisible()
    await endSession(page)
    await page.getByRole('link', { name: 'Download my data' }).click()
    await isAskedToSignIn(page)
    expect(saved).toEqual(['leeks-in-butter.md'])
  })

  await test.step('a recipe that is being changed is still as it was typed, and saves', async () => {
    await signIn(page, ada)
    await page.waitForURL('/settings?tab=account')
    const [recipe] = await apiOf(page.request).recipes.list({ query: {} })
    const edit = `/recipes/${recipe?.id}/edit`
    await page.goto(edit)
    await page.getByLabel('Title').fill('Leeks in brown butter')
    await endSession(page)
    await page.getByRole('button', { name: 'Save changes' }).click()
    await isAskedToSignIn(page)
    await signIn(page, ada)
    await page.waitForURL(edit)
    await expect(page.getByLabel('Title')).toHaveValue('Leeks in brown butter')
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Leeks in brown butter' })).toBeVisible()
  })

  await test.step('a changed list asks for the sign-in, and what waited is sent after it', async () => {
    const { id } = await apiOf(page.request).shopping.create({ body: { title: 'Saturday' } })
    await apiOf(page.request).shopping.addItem({ params: { id }, body: { text: 'milk' } })
    await page.goto(`/lists/${id}`)
    await expect(page.getByRole('checkbox', { name: 'Milk' })).toBeVisible()
    await endSession(page)
    let answer = () => {}
    const heard = new Promise<void>((resolve) => void (answer = resolve))
    await page.route(`**/api/shopping-lists/${id}`, async (route) => {
      await heard
      await route.fallback()
    })
    await page.getByRole('button', { name: 'More options for this list' }).click()
    await page.getByRole('menuitem', { name: 'Rename' }).click()
    await page.getByLabel('Name', { exact: true }).fill('Sunday')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Sunday' })).toBeVisible()
    await expect(toast(page).filter({ hasText: 'Sunday' })).toHaveCount(0)
    await page.getByLabel('Add to the list').fill('3 leeks')
    await page.keyboard.press('Enter')
    await page.getByRole('checkbox', { name: 'Milk' }).check()
    answer()
    await isAskedToSignIn(page)
    await signIn(page, ada)
    await page.waitForURL(`/lists/${id}`)
    await expect(page.getByRole('checkbox', { name: 'Milk' })).toBeChecked()
    await expect
      .poll(async () => {
        const { title, items } = await apiOf(page.request).shopping.get({ params: { id } })
        return [title, ...items.map(({ name, checked }) => `${name}${checked ? ' ✓' : ''}`)]
      })
      .toEqual(['Sunday', 'leeks', 'milk ✓'])
  })

  await test.step('who logs out while writing is asked first, and arrives at the landing page', async () => {
    await page.goto('/recipes/new')
    await page.getByLabel('Title').fill('Leeks in butter')
    const logOut = async () => {
      await page.getByRole('button', { name: 'Account: Ada Cook' }).click()
      await page.getByRole('menuitem', { name: 'Log out' }).click()
    }
    const leaving = page.getByRole('alertdialog', { name: 'Sign out with unsaved changes?' })
    await logOut()
    await leaving.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByLabel('Title')).toHaveValue('Leeks in butter')
    await logOut()
    await leaving.getByRole('button', { name: 'Sign out anyway' }).click()
    await expect(page.getByRole('link', { name: 'Get Started Free' })).toBeVisible()
    expect((await page.request.get('/api/auth/user')).status()).toBe(401)
  })
})

test('what was typed comes back to its own member alone, and a password never', async ({ page, browser, baseURL }) => {
  const ada = await member(page)

  await test.step('a name that is typed in the settings is kept, a password never', async () => {
    await page.goto('/settings')
    await page.getByLabel('Last name').fill('Byron')
    await endSession(page)
    await page.getByRole('button', { name: 'Save name' }).click()
    await isAskedToSignIn(page)
    await signIn(page, ada)
    await page.waitForURL('/settings')
    await expect(page.getByLabel('Last name')).toHaveValue('Byron')

    await page.goto('/settings?tab=account')
    await page.getByRole('button', { name: 'Change password' }).click()
    await page.getByLabel('Current password').fill('a password of mine')
    await page.getByRole('button', { name: 'Show password' }).first().click()
    await page.getByLabel('Current password').fill('that one is of mine')
    await endSession(page)
    await page.getByRole('link', { name: 'Download my data' }).click()
    await isAskedToSignIn(page)
    expect(
      await page.evaluate(() => JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)])),
    ).not.toContain('of mine')
  })

  await test.step('a wish comes back as it was typed and chosen, to its own member alone', async () => {
    await signIn(page, ada)
    await expect(page.getByRole('button', { name: /Account: / })).toBeVisible()
    const other = await browser.newPage({ baseURL: baseURL ?? '' })
    const bea = await member(other)
    await other.close()
    const dialog = page.getByRole('dialog', { name: 'Generate Your Perfect Recipe' })
    const wish = async () => {
      await page.goto('/')
      await page.getByRole('button', { name: 'Generate New Recipe' }).click()
      await dialog.getByLabel('Exclude ingredients').fill('okra')
      await dialog.getByText('Kind of dish').click()
      await dialog.getByLabel('Cuisine').selectOption('Italian')
      await dialog.getByText('Soup', { exact: true }).click()
      await dialog.getByLabel('Servings', { exact: true }).fill('3')
      await endSession(page)
      await dialog.getByRole('button', { name: 'Generate My Recipe' }).click()
      await isAskedToSignIn(page)
    }
    await wish()
    await signIn(page, ada)
    await page.waitForURL('/?dialog=generate')
    await expect(dialog.getByLabel('Exclude ingredients')).toHaveValue('okra')
    await expect(dialog.getByLabel('Cuisine')).toHaveValue('Italian')
    await dialog.getByText('Kind of dish').click()
    await expect(dialog.getByRole('radio', { name: 'Soup' })).toBeChecked()
    await expect(dialog.getByLabel('Servings', { exact: true })).toHaveValue('3')

    const typedAgain = [
      ['/settings', page.getByLabel('Last name'), 'Noel'],
      ['/?dialog=generate', dialog.getByLabel('Exclude ingredients'), 'leeks'],
    ] as const
    for (const [place, field, words] of typedAgain) {
      await page.goto(place)
      await field.fill(words)
      await endSession(page)
      await comeBack(page)
      await isAskedToSignIn(page)
      await signIn(page, ada)
      await page.waitForURL(place)
      await expect(field).toHaveValue(words)
    }

    await page.goto('/help')
    await expect(page.getByRole('button', { name: /Account: / })).toBeVisible()
    await endSession(page)
    await comeBack(page)
    await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible()
    await expect(toast(page)).toHaveCount(0)
    await expect(page).toHaveURL('/help')
    await page.goto('/signin')
    await signIn(page, ada)
    await expect(page.getByRole('button', { name: /Account: / })).toBeVisible()

    await wish()
    await signIn(page, bea)
    await expect(page.getByRole('button', { name: 'Account: Ada Cook' })).toBeVisible()
    await page.goto('/?dialog=generate')
    await expect(dialog.getByLabel('Exclude ingredients')).toHaveValue('')
    expect(await page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)))).not.toContain('okra')
  })
})
