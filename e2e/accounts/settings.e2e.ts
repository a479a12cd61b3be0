import { expect, expectAccessible, test, toast } from '../journey.ts'
import { tabTo } from '../keyboard.ts'
import { apiOf, grant, member, newcomer } from '../members.ts'
import { onePixel } from '../one-pixel.ts'
import { subscribe } from '../payments.ts'

const password = 'paprika and thyme'

test('each tab has its address and is denied to strangers; what no page knows is no hindrance', async ({ page }) => {
  await test.step('a stranger is denied, with the way to sign in', async () => {
    await page.goto('/settings')
    await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible()
    await expectAccessible(page, '/settings of a stranger')
    await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click()
    await expect(page).toHaveURL('/signin')
  })

  await test.step('an address that asks for what no page knows opens the page all the same', async () => {
    await page.goto('/account-setup?tier=gold&utm_source=letter')
    await expect(page.getByRole('complementary', { name: 'The Free plan' })).toBeVisible()
    await expect(page).toHaveURL('/account-setup')
    await page.goto('/reset-password?token=one&token=two')
    await expect(page.getByRole('heading', { name: 'This link doesn’t work' })).toBeVisible()
  })

  await test.step('each tab has its address; another one shows the profile; back goes back', async () => {
    await member(page)
    await page.goto('/settings?tab=none-of-ours')
    await expect(page.getByRole('tab', { name: 'Profile', selected: true })).toBeVisible()
    await expectAccessible(page, '/settings')
    // each other tab is looked at by axe where it is used
    for (const [tab, query] of [
      ['Subscription', 'subscription'],
      ['Kitchen', 'kitchen'],
      ['Grocery Delivery', 'delivery'],
      ['Profile', 'profile'],
      ['Account', 'account'],
    ] as const) {
      await page.getByRole('tab', { name: tab }).click()
      await expect(page).toHaveURL(`/settings?tab=${query}`)
      await expect(page.getByRole('tab', { name: tab, selected: true })).toBeVisible()
      await expect(page.getByRole('tabpanel', { name: tab }).getByRole('heading').first()).toBeVisible()
    }
    await page.goBack()
    await expect(page.getByRole('tab', { name: 'Profile', selected: true })).toBeVisible()

    await page.getByRole('button', { name: /Account: / }).click()
    await page.getByRole('menuitem', { name: 'Subscription' }).click()
    await expect(page).toHaveURL('/settings?tab=subscription')
  })
})

test('a profile: changed, by keyboard alone, and with a picture', async ({ page, failing }) => {
  await member(page, { allergies: ['celery', 'Soy'] })

  await test.step('a profile that is changed stays changed, and a failure loses nothing that was typed', async () => {
    failing.push('/api/auth/profile')
    await page.goto('/settings')
    await expect(page.getByRole('button', { name: /^Save/ })).toHaveCount(0)
    await page.getByLabel('Last name').fill('  ')
    await page.getByRole('button', { name: 'Save name' }).click()
    await expect(page.getByLabel('Last name')).toHaveAccessibleDescription('Last name is required')
    await expect(page.getByLabel('Last name')).toBeFocused()
    await page.getByLabel('Last name').fill('Byron')

    await page.route('**/api/auth/profile', (route) => route.fulfill({ status: 503, json: { code: 'unavailable' } }))
    await page.getByRole('button', { name: 'Save name' }).click()
    await expect(toast(page)).toContainText('Error')
    await expect(toast(page)).toContainText('Failed to update profile')
    await expect(page.getByLabel('Last name')).toHaveValue('Byron')
    await page.unroute('**/api/auth/profile')
    await page.getByRole('button', { name: 'Save name' }).click()
    await expect(toast(page)).toContainText('Profile Updated!')
    await expect(page.getByRole('button', { name: 'Account: Ada Byron' })).toBeVisible()

    await page.getByRole('radio', { name: 'Vegan' }).check()
    await page.getByRole('checkbox', { name: 'Peanuts' }).check()
    await page.getByLabel('Foods you dislike').fill('okra')
    await page.getByRole('button', { name: 'Save preferences' }).click()
    await expect(page.getByRole('button', { name: 'Save preferences' })).toBeHidden()
    await page.reload()
    await expect(page.getByLabel('Last name')).toHaveValue('Byron')
    await expect(page.getByRole('radio', { name: 'Vegan' })).toBeChecked()
    await expect(page.getByLabel('Foods you dislike')).toHaveValue('okra')
    // An allergy that is no chip of onboarding is seen, and not lost by a press beside it.
    await expect(page.getByRole('checkbox', { name: 'Celery' })).toBeChecked()
    const user = await apiOf(page.request).accounts.currentUser({})
    expect(user.allergies.toSorted()).toEqual(['celery', 'peanuts', 'soy'])
  })

  await test.step('the tabs by keyboard alone, and what was typed in one stays while another is read', async () => {
    await page.getByLabel('First name').fill('Augusta')
    await page.getByRole('tab', { name: 'Profile' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('tab', { name: 'Kitchen' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/settings?tab=kitchen')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Space')
    await expect(page).toHaveURL('/settings?tab=subscription')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('First name')).toHaveValue('Augusta')
    await tabTo(page, page.getByLabel('First name'))
    await page.keyboard.press('Enter')
    await expect(toast(page)).toContainText('Profile Updated!')
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Name', exact: true })).toBeFocused()
  })

  await test.step('a picture is looked at, sent, seen in the header, and removed; what is none is refused', async () => {
    failing.push('/api/auth/profile-picture')
    const file = page.getByLabel('Picture file')
    await file.setInputFiles({ name: 'me.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') })
    await expect(page.getByRole('alert')).toHaveText('Please choose a JPEG, PNG or WebP picture.')
    await file.setInputFiles({ name: 'big.png', mimeType: 'image/png', buffer: Buffer.alloc(5 * 1024 * 1024 + 1) })
    await expect(page.getByRole('alert')).toHaveText('The picture is larger than 5 MB. Please choose a smaller one.')
    await file.setInputFiles({ name: 'no.png', mimeType: 'image/png', buffer: Buffer.from('not a picture') })
    await expect(page.getByRole('alert')).toContainText('can’t read this file as a picture')

    await file.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: onePixel })
    await expect(page.getByRole('figure', { name: /^Your choice/ })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Use this picture' })).toBeFocused()
    await expectAccessible(page, 'a picture that was chosen')
    await page.getByRole('button', { name: 'Use this picture' }).click()
    await expect(toast(page)).toContainText('Profile Updated!')
    await expect(page.getByRole('banner').locator('img')).toHaveAttribute('src', /profile-picture/)
    await page.getByRole('button', { name: 'Remove' }).click()
    await expect(page.getByRole('banner').locator('img')).toHaveCount(0)
  })
})

test('all own data comes as one file, and an account goes and is kept after all', async ({ page, failing }) => {
  await member(page)

  await test.step('where what guards the account can’t be had, each part says so, and all of it comes once it can', async () => {
    failing.push('/api/auth/security')
    let asked = 0
    await page.route('**/api/auth/security', (route) => {
      asked += 1
      return route.fulfill({ status: 500, json: { code: 'internal', message: 'Something went wrong.' } })
    })
    await page.goto('/settings?tab=account')
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(3)
    expect(asked).toBeLessThanOrEqual(2)
    await page.unroute('**/api/auth/security')
    await page.getByRole('button', { name: 'Try again' }).first().click()
    await expect(page.getByText('This browser')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0)
  })

  await test.step('all own data comes as one file', async () => {
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Download my data' }).click()
    expect((await download).suggestedFilename()).toMatch(/^mealcrafter-export-\d{4}-\d\d-\d\d\.zip$/)
  })

  await test.step('the deletion of an account is asked for, told on every page that counts, and taken back', async () => {
    failing.push('/api/account/delete')
    await page.getByRole('button', { name: 'Delete my account' }).click()
    const dialog = page.getByRole('dialog', { name: 'Delete my account' })
    await expect(dialog).toBeVisible()
    await expectAccessible(page, 'the deletion of an account', '[role=dialog]')
    await dialog.getByLabel('Your password', { exact: true }).fill('a guess')
    await dialog.getByRole('button', { name: 'Delete my account' }).click()
    await expect(dialog.getByLabel('Your password', { exact: true })).toHaveAccessibleDescription(/not your password/)
    await dialog.getByLabel('Your password', { exact: true }).fill(password)
    await dialog.getByRole('button', { name: 'Delete my account' }).click()
    await expect(toast(page)).toContainText('Your account will be deleted')
    await expect(dialog).toBeHidden()
    await expectAccessible(page, '/settings of an account that goes')
    await page.goto('/')
    await expect(page.getByText('Your account and everything in it will be deleted on')).toBeVisible()
    await page.getByRole('button', { name: 'Keep my account' }).click()
    await expect(toast(page)).toContainText('You’ve kept your account')
    await expect(page.getByRole('button', { name: 'Keep my account' })).toBeHidden()
    expect((await apiOf(page.request).accounts.currentUser({})).deletionAt).toBeNull()
  })
})

test('the subscription tab', async ({ page, browser, failing }) => {
  await test.step('a plan that was granted is shown, and given up after being asked', async () => {
    failing.push('/api/update-subscription')
    const { user } = await newcomer(page)
    await apiOf(page.request).accounts.changeProfile({
      body: { hasCompletedOnboarding: true, hasCompletedSetup: true },
    })
    await page.goto('/settings?tab=subscription')
    await expect(page.getByText('0/3')).toBeVisible()
    await expectAccessible(page, '/settings?tab=subscription')
    await expect(page.getByRole('link', { name: 'Upgrade to Premium' })).toHaveAttribute('href', '/subscribe?tier=mid')
    const administrator = await browser.newContext()
    await grant(administrator.request, user.id, 'premium')
    await administrator.close()
    await page.reload()
    const panel = page.getByRole('tabpanel', { name: 'Subscription' })
    await expect(panel.getByText('Unlimited: as many recipes as you like.')).toBeVisible()
    await expect(panel.getByRole('link', { name: 'Downgrade to Premium' })).toBeVisible()
    await expectAccessible(page, '/settings?tab=subscription of a paid plan')
    await panel.getByRole('button', { name: 'View All Plans & Features' }).click()
    await expect(page.getByRole('dialog', { name: 'Choose Your Plan' })).toBeVisible()
    await page.keyboard.press('Escape')
    await panel.getByRole('button', { name: 'Downgrade to Free' }).click()
    const dialog = page.getByRole('dialog', { name: 'Cancel Subscription' })
    await expect(dialog).toContainText('ends right away')
    await expectAccessible(page, 'the end of a subscription', '[role=dialog]')
    await page.route('**/api/update-subscription', (route) =>
      route.fulfill({ status: 503, json: { code: 'unavailable' } }),
    )
    await dialog.getByRole('button', { name: 'Cancel Subscription' }).click()
    await expect(toast(page)).toContainText('Update Failed')
    await expect(toast(page)).toContainText('Failed to update subscription')
    await page.unroute('**/api/update-subscription')
    await dialog.getByRole('button', { name: 'Cancel Subscription' }).click()
    await expect(toast(page)).toContainText('Subscription Updated!')
    await expect(panel.getByText('0/3')).toBeVisible()
  })

  await test.step('a paid plan shows its price, its next payment and its invoices, and leads to the page of the provider', async () => {
    await subscribe(page, 'mid')
    await page.reload()
    const panel = page.getByRole('tabpanel', { name: 'Subscription' })
    await expect(panel.getByText('$7.00 a month')).toBeVisible()
    await expect(panel.getByText('Next payment')).toBeVisible()
    const invoices = page.getByRole('region', { name: 'Invoices' })
    await expect(invoices.getByRole('listitem')).toHaveCount(1)
    await expect(invoices).toContainText('Paid')
    await expectAccessible(page, 'a plan that is paid for')
    await panel.getByRole('button', { name: 'Cards and invoices' }).click()
    await expect(page).not.toHaveURL(/settings/)
  })
})
