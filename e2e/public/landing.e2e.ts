import type { Page } from '@playwright/test'
import { expect, expectAccessible, test, toast } from '../journey.ts'
import { press, tabTo } from '../keyboard.ts'
import { linkTo } from '../letters.ts'
import { apiOf, leave, member, newEmail } from '../members.ts'

const limit = "You've used your free demo recipe. Sign up to generate unlimited personalized recipes."

test('a stranger reads the landing page without the program, which comes when it is needed', async ({ page }) => {
  await test.step('it comes at the first press of a button', async () => {
    const scripts: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
    })
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Tonight’s dinner')
    await expect
      .poll(() =>
        page
          .locator('main img')
          .first()
          .evaluate((dish) => (dish as HTMLImageElement).naturalWidth),
      )
      .toBeGreaterThan(0)
    await expectAccessible(page, 'the drawn landing page')
    expect(scripts).toEqual(['/before-paint.js', expect.stringMatching(/^\/assets\/late-start-/)])
    await page.getByRole('button', { name: 'Switch to dark mode' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expect(page.getByRole('button', { name: 'Switch to light mode' })).toBeFocused()
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    expect(scripts.length).toBeGreaterThan(2)
    // from here on it is the program: links change the page without loading it anew
    await page.evaluate(() => Object.assign(window, { isSame: true }))
    await page.getByRole('link', { name: 'Sign In' }).click()
    await expect(page.getByLabel('Password', { exact: true })).toBeVisible()
    expect(await page.evaluate(() => 'isSame' in window)).toBe(true)
  })

  await test.step('who has a session, or comes for a plan, is met by the program', async () => {
    await page.goto('/?upgrade=premium')
    await expect(page.getByRole('heading', { name: 'Plans', exact: true })).toBeInViewport()
    await member(page)
    await page.goto('/')
    await expect(page.getByRole('button', { name: /Account: / })).toBeVisible()
    await leave(page)
    // what the member left here is seen to by the program
    const program = page.waitForRequest(/\/assets\/index-/)
    await page.goto('/')
    await program
    await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible()
  })
})

test('without JavaScript the landing page says all it has to say, and its links lead on', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto('/')
  const words = (await page.locator('body').innerText()).split(/\s+/)
  expect(words.length).toBeGreaterThan(300)
  for (const name of ['Create Account', 'Check a recipe', 'Choose Premium'])
    await expect(page.getByRole('link', { name }).first()).toHaveAttribute('href', /^\/(account-setup|check|subscribe)/)
  // what needs a script is not there, what is said stands
  await expect(page.getByRole('button', { name: 'Write me a recipe' })).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Don’t take our word for it' })).toBeVisible()
  await page.getByRole('link', { name: 'View Premium Features' }).click()
  await expect(page.getByRole('heading', { name: 'Plans', exact: true })).toBeInViewport()

  await test.step('the newsletter’s form at the foot is answered by a page, and so are the links of its email', async () => {
    const email = newEmail()
    await page.getByRole('contentinfo').getByText('The newsletter').click()
    await page.getByLabel('Email address').last().fill(email)
    await page.getByRole('contentinfo').getByRole('button', { name: 'Subscribe' }).click()
    await expect(page.getByRole('heading', { name: 'Thanks for subscribing!' })).toBeVisible()
    for (const [path, button, outcome] of [
      ['/newsletter/confirm', 'Confirm my subscription', 'You’re subscribed'],
      ['/newsletter/unsubscribe', 'Unsubscribe', 'You’re unsubscribed'],
    ] as const) {
      await page.goto(await linkTo(email, path))
      await page.getByRole('button', { name: button }).click()
      await expect(page.getByRole('heading', { name: outcome })).toBeVisible()
    }
  })
  await page.close()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('a visitor types before the program is there, is written a recipe, and finds it again as a member', async ({
    page,
  }) => {
    test.slow()
    await page.goto('/')
    const query = page.getByLabel('What are you in the mood for?')
    const write = page.getByRole('button', { name: 'Write me a recipe' })
    for (const sight of [page.getByRole('heading', { level: 1 }), page.locator('main img').first(), query, write])
      await expect(sight).toBeInViewport({ ratio: 1 })

    const release = await heldProgram(page)
    const working = page.locator('summary').first()
    await press(page, working)
    await tabTo(page, query)
    await page.keyboard.type('three stews without onions, allergic to peanuts')
    await page.getByLabel('Calories').selectOption('300 to 500')
    await page.getByLabel('Time').selectOption('30 to 60 minutes')
    await query.evaluate((field: HTMLInputElement) => {
      field.focus()
      field.setSelectionRange(0, 11)
    })
    await release()
    // nothing of it is lost when the program takes the place of the page
    await expect(query).toBeFocused()
    await page.keyboard.type('a stew')
    await expect(query).toHaveValue('a stew without onions, allergic to peanuts')
    await expect(page.getByLabel('Calories')).toHaveValue('300-500')
    await expect(page.getByLabel('Time')).toHaveValue('30-60')
    await expect(page.locator('details').first()).toHaveAttribute('open')

    await page.keyboard.press('Enter')
    const recipe = page.locator('section[aria-labelledby="demo-recipe"]')
    const title = recipe.getByRole('heading', { level: 2 })
    await expect(title).toBeFocused()
    await expect(toast(page)).toContainText('Recipe Generated')
    await expect(recipe.getByText('onion')).toHaveCount(0)
    const checked = recipe.getByRole('region', { name: 'What was checked' })
    await expect(checked).toContainText(
      /peanuts not found\s*(?:in the listed ingredients|contains [^.]+)\. check labels/i,
    )
    // what was asked about stands open under it, whatever else is pressed
    await expect(checked.getByRole('region', { name: /^Allergens/ })).toBeVisible()
    await title.click()
    await expect(checked.getByRole('region', { name: /^Allergens/ })).toBeVisible()
    await press(page, checked.getByRole('button', { name: /^Calories/ }))
    await expect(checked.getByRole('table', { name: 'Calories, line by line' })).toBeVisible()
    await expectAccessible(page, 'the landing page with a demo recipe')
    const name = await title.innerText()

    await page.reload()
    await expect(title).toHaveText(name)
    const more = page.getByRole('button', { name: 'Sign Up for More Recipes' })
    await press(page, more)
    await expect(toast(page)).toContainText(limit)
    await page.waitForURL('/account-setup?tier=free')
    await signUp(page)
    const { recipes, accounts } = apiOf(page.request)
    await expect.poll(async () => (await recipes.list({})).map(({ title: own }) => own)).toEqual([name])
    expect(await accounts.currentUser({})).toMatchObject({ dailyGenerationsUsed: 0 })
    await expect.poll(() => page.evaluate(() => localStorage.getItem('demo-recipe'))).toBeNull()

    await accounts.changeProfile({ body: { hasCompletedOnboarding: true, hasCompletedSetup: true } })
    await page.goto('/')
    await expect(page.getByRole('link', { name }).first()).toBeVisible()
    await page.getByRole('button', { name: /Account: / }).click()
    await page.getByRole('menuitem', { name: 'Log out' }).click()
    await expect(more).toBeVisible()
    await expect(recipe).toHaveCount(0)
    // that there was one stays, what it was does not
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['demo_used'])
  })
})

test('a link that is being pressed when the program comes is followed', async ({ page }) => {
  await page.goto('/')
  const link = page.getByRole('link', { name: 'Choose Premium' })
  await link.hover()
  await page.mouse.down()
  const program = page.waitForEvent('requestfinished', (request) => request.resourceType() === 'script')
  await page
    .getByLabel('What are you in the mood for?')
    .evaluate((field: HTMLElement) => field.focus({ preventScroll: true }))
  await program
  await page.waitForLoadState('networkidle')
  await page.mouse.up()
  await page.waitForURL('/subscribe?tier=mid')
})

// by itself, with a mouse that nobody has moved: one that rests over the page wakes the program
test('Enter before the program is there counts, and whatever becomes of it is said', async ({ page, failing }) => {
  failing.push('/api/demo-recipe')
  await page.goto('/')
  const query = page.getByLabel('What are you in the mood for?')
  let answer = { status: 500, body: '{"code":"internal","message":"Something broke."}' }
  await page.route('**/api/demo-recipe', (route) => route.fulfill({ ...answer, contentType: 'application/json' }))
  const release = await heldProgram(page)
  await query.pressSequentially('mushroom risotto without mushrooms')
  await page.keyboard.press('Enter')
  await page.evaluate(() => scrollTo(0, 900))
  await release()
  expect(await page.evaluate(() => scrollY), 'stays where its reader is').toBe(900)
  await expect(toast(page)).toContainText('Demo Unavailable')
  await expect(toast(page)).toContainText('sign up to access recipe generation')
  await expect(query).toHaveValue('mushroom risotto without mushrooms')

  await page.unroute('**/api/demo-recipe')
  await press(page, page.getByRole('button', { name: 'Write me a recipe' }))
  await expect(query).toBeFocused()
  await expect(query).toHaveAccessibleDescription(/We can’t make a dish with mushroom but without mushrooms/)

  // an address that has had its share
  answer = { status: 429, body: JSON.stringify({ code: 'too_many_requests', message: limit }) }
  await page.route('**/api/demo-recipe', (route) => route.fulfill({ ...answer, contentType: 'application/json' }))
  await query.fill('soup')
  await page.keyboard.press('Enter')
  await expect(toast(page)).toContainText(limit)
  await page.waitForURL('/account-setup?tier=free')
})

test.describe('fields', () => {
  // the page is written anew, which the content policy allows no script
  test.use({ bypassCSP: true })

  test('whatever kinds of fields a drawn page has, what was done in them goes over', async ({ page }) => {
    await page.goto('/')
    const went = await page.evaluate(() => {
      const fields = `
        <input name="title" value="Soup"><input id="mail" type="email"><textarea name="notes"></textarea>
        <select name="diet"><option value="">Any</option><option>Vegan</option></select>
        <input type="radio" name="size" value="small" checked><input type="radio" name="size" value="large">
        <input type="checkbox" name="mild" checked><input type="checkbox" name="hot"><input type="file" name="photo">
        <details><summary>More</summary></details><details><summary>Most</summary></details><a href="#x">Read</a>`
      const root = document.getElementById('root')!
      root.innerHTML = fields
      const place = document.createElement('div')
      place.innerHTML = `<p>${fields}</p>`
      const field = (name: string) => root.querySelector<HTMLInputElement>(name)!
      field('[name=title]').value = 'Stew'
      field('#mail').value = 'ada@example.org'
      field('[name=notes]').value = 'two\nlines'
      field('[name=diet]').value = 'Vegan'
      for (const ticked of ['[value=large]', '[name=mild]', '[name=hot]']) field(ticked).click()
      root.querySelectorAll('details')[1]!.open = true
      field('#mail').focus()
      const heard: string[] = []
      place.addEventListener('input', ({ target }) => heard.push((target as HTMLInputElement).name))
      document.dispatchEvent(new Event('taking-place'))
      place.id = 'root'
      root.replaceWith(place)
      document.dispatchEvent(new Event('drawn'))
      const values = [...place.querySelectorAll('input, textarea, select')].map((each) =>
        each instanceof HTMLInputElement && /radio|checkbox/.test(each.type)
          ? each.checked
          : (each as HTMLInputElement).value,
      )
      const opened = [...place.querySelectorAll('details')].map(({ open }) => open)
      return { values, opened, focused: document.activeElement?.id, heard }
    })
    expect(went).toEqual({
      values: ['Stew', 'ada@example.org', 'two\nlines', 'Vegan', false, true, false, true, ''],
      opened: [false, true],
      focused: 'mail',
      heard: ['title', '', 'notes', 'diet', 'size', 'mild', 'hot'],
    })
  })
})

/** From now on the program does not arrive until it is let through; answers when it has taken the page's place. */
async function heldProgram(page: Page): Promise<() => Promise<void>> {
  const program = await page.locator('script[data-app]').getAttribute('data-app')
  const gate = Promise.withResolvers<void>()
  await page.route(`**${program ?? ''}`, async (route) => {
    await gate.promise
    await route.continue()
  })
  await page.evaluate(() => {
    document.addEventListener('drawn', () => document.body.setAttribute('data-drawn', ''))
  })
  return async () => {
    gate.resolve()
    await page.locator('body[data-drawn]').waitFor()
  }
}

async function signUp(page: Page): Promise<void> {
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Cook')
  await page.getByLabel('Email').fill(newEmail())
  await page.getByLabel('Password', { exact: true }).fill('paprika and thyme')
  await page.getByRole('main').getByRole('button', { name: 'Create Account' }).click()
  await page.waitForURL('/onboarding')
}
