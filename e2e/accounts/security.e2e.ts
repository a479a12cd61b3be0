import { readFileSync } from 'node:fs'
import type { APIRequestContext, Browser, Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { expect, expectAccessible, test, toast } from '../journey.ts'
import { linkTo } from '../letters.ts'
import { apiOf, leave, member } from '../members.ts'

const password = 'paprika and thyme'

test('a password is changed, other browsers are signed out, and a forgotten one is set anew', async ({
  page,
  browser,
  failing,
}) => {
  const { email } = await member(page)

  await test.step('a password is changed: the old one is dead, and so is the other browser', async () => {
    failing.push('/api/auth/change-password', '/api/auth/signin')
    const other = await signIn(browser, { email, password })
    await page.goto('/settings?tab=account')
    await page.getByRole('button', { name: 'Change password' }).click()
    await expect(page.getByLabel('Current password')).toBeFocused()
    await page.getByLabel('Current password').fill('not my password')
    await page.getByLabel('New password', { exact: true }).fill('four words of basil')
    await expectAccessible(page, 'the change of a password')
    await page.getByRole('button', { name: 'Save new password' }).click()
    await expect(page.getByLabel('Current password')).toHaveAccessibleDescription(/not your password/)
    await expect(page.getByLabel('New password', { exact: true })).toHaveValue('four words of basil')
    await page.getByLabel('Current password').fill(password)
    await page.getByRole('button', { name: 'Save new password' }).click()
    await expect(toast(page)).toContainText('Your password has been changed')
    await expect(page.getByRole('button', { name: 'Change password' })).toBeFocused()
    await expect(page.getByRole('list', { name: 'Browsers' }).getByRole('listitem')).toHaveCount(1)
    expect((await other.get('/api/auth/user')).status()).toBe(401)
    expect((await page.request.get('/api/auth/user')).status()).toBe(200)

    await page.getByRole('button', { name: 'Sign Out', exact: true }).click()
    await expect(page).toHaveURL('/')
    await page.goto('/signin')
    await fillSignIn(page, email, password)
    await expect(page.getByRole('alert')).toContainText('Sign In Failed')
    await fillSignIn(page, email, 'four words of basil')
    await expect(toast(page)).toContainText('Welcome back!')
  })

  await test.step('other browsers are seen and signed out, one by one and all together', async () => {
    const first = await signIn(
      browser,
      { email, password: 'four words of basil' },
      'Mozilla/5.0 (X11; Linux x64; rv:140.0) Gecko/20100101 Firefox/140.0',
    )
    const second = await signIn(browser, { email, password: 'four words of basil' })
    await page.goto('/settings?tab=account')
    const list = page.getByRole('list', { name: 'Browsers' })
    await expect(list.getByRole('listitem')).toHaveCount(3)
    await expect(list.getByText('This browser')).toHaveCount(1)
    await list.getByRole('button', { name: 'Sign out Firefox on Linux' }).click()
    await expect(list.getByRole('listitem')).toHaveCount(2)
    expect((await first.get('/api/auth/user')).status()).toBe(401)
    expect((await second.get('/api/auth/user')).status()).toBe(200)
    await page.getByRole('button', { name: 'Sign Out Everywhere' }).click()
    await expect(page.getByRole('link', { name: 'Get Started Free' })).toBeVisible()
    expect((await second.get('/api/auth/user')).status()).toBe(401)
    expect((await page.request.get('/api/auth/user')).status()).toBe(401)
  })

  await test.step('a forgotten password is set anew by a letter, once', async () => {
    failing.push('/api/auth/reset-password')
    await page.goto('/signin')
    await page.getByRole('link', { name: 'Forgot your password?' }).click()
    await expect(page.getByRole('button', { name: 'Send the link' })).toBeVisible()
    await expectAccessible(page, '/forgot-password')
    await page.getByLabel('Email').fill('nobody.at.all@example.org')
    await page.getByRole('button', { name: 'Send the link' }).click()
    const answer = page.getByText(/^If this address has an account/)
    await expect(answer).toBeFocused()
    const words = await answer.innerText()
    await page.getByRole('button', { name: 'Try another address' }).click()
    await page.getByLabel('Email').fill(email)
    await page.getByRole('button', { name: 'Send the link' }).click()
    await expect(answer).toHaveText(words)
    await expectAccessible(page, '/forgot-password answered')

    const link = await linkTo(email, '/reset-password')
    await page.goto(link)
    await page.getByLabel('New password', { exact: true }).fill('password1')
    await page.getByRole('button', { name: 'Set the new password' }).click()
    await expect(page.getByLabel('New password', { exact: true })).toHaveAccessibleDescription(/harder to guess/)
    await page.getByLabel('New password', { exact: true }).fill('a whole new recipe')
    await expectAccessible(page, '/reset-password')
    await page.getByRole('button', { name: 'Set the new password' }).click()
    await expect(page.getByRole('heading', { name: 'Your new password is set' })).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click()
    await fillSignIn(page, email, 'a whole new recipe')
    await expect(toast(page)).toContainText('Welcome back!')

    await page.goto(link)
    await page.getByLabel('New password', { exact: true }).fill('yet another recipe')
    await page.getByRole('button', { name: 'Set the new password' }).click()
    await expect(page.getByRole('heading', { name: 'This link doesn’t work' })).toBeVisible()
    await expectAccessible(page, '/reset-password with a spent link')
    await page.getByRole('link', { name: 'Ask for a new link' }).click()
    await expect(page).toHaveURL('/forgot-password')
  })
})

test('a second factor is set up, asked for at the next sign-in, and switched off', async ({ page, failing }) => {
  failing.push('/api/auth/signin', '/api/auth/two-factor')
  const { email } = await member(page)
  await page.goto('/settings?tab=account')
  await page.getByRole('button', { name: 'Set up two-step verification' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Your password', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog.getByText('The key for the app, as a QR code')).toBeAttached()
  await expectAccessible(page, 'the key of a second factor', '[role=dialog]')
  const key = (await dialog.getByText(/^[A-Z2-7]{4}( [A-Z2-7]{1,4})+$/).innerText()).replaceAll(' ', '')
  const app = new TOTP({ secret: Secret.fromBase32(key) })
  await dialog.getByLabel('Code', { exact: true }).fill('000000')
  await dialog.getByRole('button', { name: 'Turn it on' }).click()
  await expect(dialog.getByLabel('Code', { exact: true })).toHaveAccessibleDescription(/isn’t right/)
  await dialog.getByLabel('Code', { exact: true }).fill(app.generate())
  await dialog.getByRole('button', { name: 'Turn it on' }).click()
  const list = dialog.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await expect(list).toHaveCount(10)
  const codes = await list.allInnerTexts()
  await expectAccessible(page, 'recovery codes', '[role=dialog]')
  const saved = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Download' }).click()
  expect(
    readFileSync(await (await saved).path(), 'utf8')
      .trim()
      .split('\n'),
  ).toEqual(codes)
  await dialog.getByRole('button', { name: 'I’ve saved them' }).click()
  await expect(page.getByText('10 recovery codes are left.')).toBeVisible()

  await leave(page)
  await page.goto('/signin')
  await fillSignIn(page, email, password)
  const code = page.getByLabel('Code', { exact: true })
  await expect(code).toBeFocused()
  await expectAccessible(page, '/signin with its code')
  await code.fill('123 456')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(code).toHaveAccessibleDescription(/isn’t right/)
  await expect(code).toBeFocused()
  // The code of the next half minute: that of this one is used up.
  await code.fill(app.generate({ timestamp: Date.now() + 30_000 }))
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(toast(page)).toContainText('Welcome back!')
  await expect(page).toHaveURL('/')

  await page.goto('/settings?tab=account')
  await page.getByRole('button', { name: 'Turn off' }).click()
  await dialog.getByLabel('Your password', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Use a recovery code' }).click()
  await dialog.getByLabel('Recovery code').fill(codes[0]!)
  await dialog.getByRole('button', { name: 'Turn it off' }).click()
  await expect(toast(page)).toContainText('Two-step verification is off')
  await expect(page.getByRole('button', { name: 'Set up two-step verification' })).toBeVisible()
})

test('an address is confirmed by its letter, and another one takes effect once both have agreed', async ({
  page,
  failing,
}) => {
  await test.step('until it is confirmed a line asks for it, and can be sent away', async () => {
    failing.push('/api/auth/confirm-email')
    const { email } = await member(page)
    await page.goto('/')
    await expect(page.getByText(`Confirm your email: we’ve sent a link to ${email}`)).toBeVisible()
    await page.getByRole('button', { name: 'Not now' }).click()
    await page.goto('/settings')
    await expect(page.getByText('Confirm your email')).toBeHidden()
    await page.goto('/settings?tab=account')
    await expect(page.getByText('Not confirmed yet')).toBeVisible()

    const link = await linkTo(email, '/confirm-email')
    await page.goto(link)
    await expect(page.getByRole('heading', { name: 'Your email address is confirmed' })).toBeVisible()
    await expectAccessible(page, '/confirm-email')
    await page.goto('/settings?tab=account')
    await expect(page.getByText('Confirmed', { exact: true })).toBeVisible()
    await page.goto(link)
    await expect(page.getByRole('heading', { name: 'This link doesn’t work' })).toBeVisible()
    await expectAccessible(page, '/confirm-email with a spent link')
  })

  await test.step('another address takes effect once both have agreed', async () => {
    await leave(page)
    const { email } = await member(page)
    const newEmail = `new.${email}`
    await page.goto('/settings?tab=account')
    await page.getByRole('button', { name: 'Change email address' }).click()
    await page.getByLabel('New address').fill(newEmail)
    await page.getByLabel('Your password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Send the emails' }).click()
    await expect(page.getByText('The current address isn’t confirmed yet')).toBeVisible()
    await expectAccessible(page, 'a change of address that waits')
    await page.goto(await linkTo(newEmail, '/confirm-email'))
    await expect(page.getByRole('heading', { name: 'One more email to go' })).toBeVisible()
    await page.goto('/settings?tab=account')
    await expect(page.getByText('You’ve confirmed the new address')).toBeVisible()
    await page.goto(await linkTo(email, '/confirm-email', /change/i))
    await expect(page.getByRole('heading', { name: 'Your email address has changed' })).toBeVisible()
    expect((await apiOf(page.request).accounts.currentUser({})).email).toBe(newEmail)
  })
})

async function fillSignIn(page: Page, email: string, word: string) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(word)
  await page.getByRole('button', { name: 'Sign In' }).click()
}

/** Another browser of the same member. */
async function signIn(
  browser: Browser,
  account: { email: string; password: string },
  userAgent?: string,
): Promise<APIRequestContext> {
  const context = await browser.newContext(userAgent === undefined ? {} : { userAgent })
  await apiOf(context.request).accounts.signIn({ body: account })
  return context.request
}
