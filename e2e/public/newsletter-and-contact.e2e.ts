import { alive, expect, expectAccessible, test, toast } from '../journey.ts'
import { letterTo, linkTo } from '../letters.ts'
import { member, newEmail } from '../members.ts'

test('a stranger subscribes at the foot of a page, a member in a dialog', async ({ page, failing }) => {
  await test.step('at the foot of the drawn landing page: confirmed by letter, and left by letter', async () => {
    failing.push('/api/newsletter/subscribe')
    const email = newEmail()
    await page.goto('/')
    const foot = page.getByRole('contentinfo')
    for (const [name, path] of documentedLinks)
      await expect(foot.getByRole('link', { name, exact: true })).toHaveAttribute('href', path)
    // folded where the page has another form of its own
    await foot.getByText('The newsletter').click()
    // the program comes while somebody types, and takes over what is there
    const field = foot.getByLabel('Email address')
    await field.pressSequentially(email)
    await expect(foot.locator('form[novalidate]')).toBeVisible()
    await expect(field).toHaveValue(email)
    await expect(field).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(toast(page)).toContainText(/Success!.*Welcome!/)
    await expect(field).toHaveValue('')
    const press = foot.getByRole('button', { name: 'Subscribe' })
    await expect(press).toBeDisabled()
    await expectAccessible(page, 'the foot of a page after subscribing')

    await field.fill('ada at home')
    await press.click()
    await expect(toast(page)).toContainText(/Invalid Email.*Please enter a valid email address/)
    await field.fill(email.toUpperCase())
    await press.click()
    await expect(toast(page)).toContainText(/Subscription Failed.*This email is already subscribed to our newsletter/)
    await expect(field).toHaveValue(email.toUpperCase())
    await page.route('**/api/newsletter/subscribe', (route) => route.abort())
    await press.click()
    await expect(toast(page)).toContainText(/Subscription Failed.*Failed to subscribe\. Please try again\./)
    await page.unroute('**/api/newsletter/subscribe')

    await page.goto(await linkTo(email, '/newsletter/confirm'))
    await expectAccessible(page, '/newsletter/confirm')
    await page.getByRole('button', { name: 'Confirm my subscription' }).click()
    await expect(page.getByRole('heading', { name: 'You’re subscribed' })).toBeVisible()
    await expectAccessible(page, '/newsletter/confirm done')
    await page.goto(await linkTo(email, '/newsletter/unsubscribe'))
    await expectAccessible(page, '/newsletter/unsubscribe')
    await page.getByRole('button', { name: 'Unsubscribe' }).click()
    await expect(page.getByRole('heading', { name: 'You’re unsubscribed' })).toBeVisible()
  })

  await test.step('a member subscribes in a dialog; a link that does not work changes nothing', async () => {
    failing.push('/newsletter/confirm')
    await member(page)
    await page.goto('/')
    await expect(page.getByRole('contentinfo').getByLabel('Email address')).toBeHidden()
    await page.getByRole('button', { name: 'Newsletter' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Email address').fill(newEmail())
    await expectAccessible(page, 'the newsletter in a dialog', '[role=dialog]')
    await page.keyboard.press('Enter')
    await expect(dialog.getByText('Thanks for subscribing!')).toBeVisible()
    // a toast over the dialog says the same, and more
    await expect(dialog.getByText(/^Please open the email/)).toBeFocused()
    await page.keyboard.press('Escape')
    await page.goto(`/newsletter/confirm?token=${'x'.repeat(43)}`)
    await page.getByRole('button', { name: 'Confirm my subscription' }).click()
    await expect(page.getByRole('heading', { name: 'This link doesn’t work' })).toBeVisible()
    await expectAccessible(page, '/newsletter/confirm with a link that does not work')
  })
})

test('a message reaches support and its sender hears of it; what was typed outlives every failure', async ({
  page,
  failing,
}) => {
  failing.push('/api/contact')
  const email = newEmail()
  await page.goto('/check')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Contact us' })).toBeVisible()
  for (const words of [/recipe generation/, /cancel Premium/, /dietary requirements/])
    await expect(page.getByRole('heading', { name: words })).toBeVisible()
  await expectAccessible(page, '/contact')
  const send = page.getByRole('button', { name: 'Send message' })
  await send.click()
  await expect(page.getByLabel('Name')).toBeFocused()
  await alive(page)
  await send.click()
  await expect(page.getByLabel('Message')).toHaveAccessibleDescription('Please write a message')
  await expectAccessible(page, '/contact with nothing in it')
  await page.getByLabel('Name').fill('Ada Cook')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Subject').fill('Too much salt')
  await page.getByLabel('Message').fill('Dear kitchen,\nthe soup was salty.')

  const isStill = () => expect(page.getByLabel('Message')).toHaveValue('Dear kitchen,\nthe soup was salty.')
  await page.route('**/api/contact', (route) => route.abort())
  await send.click()
  await expect(toast(page)).toContainText(
    /Error.*Failed to send message\. Please check your connection and try again\./,
  )
  await isStill()
  await page.unroute('**/api/contact')
  await page.route('**/api/contact', (route) => route.fulfill({ status: 502, body: 'Bad gateway' }))
  await send.click()
  await expect(toast(page)).toContainText(/Error.*Failed to send message\. Please try again\./)
  await page.unroute('**/api/contact')
  const busy = { code: 'too_many_requests', message: 'Too many attempts. Please wait 40 minutes.' }
  await page.route('**/api/contact', (route) => route.fulfill({ status: 429, json: busy }))
  await send.click()
  await expect(toast(page)).toContainText(/Error.*Please wait 40 minutes\./)
  await isStill()
  await page.unroute('**/api/contact')
  await send.click()
  await expect(toast(page)).toContainText(
    /Message Sent!.*Thanks for contacting us\. We'll get back to you within 24 hours\./,
  )
  for (const label of ['Name', 'Email', 'Subject', 'Message']) await expect(page.getByLabel(label)).toHaveValue('')
  await letterTo(email, /within 24 hours/)
  const passedOn = await letterTo('support@localhost', new RegExp(email))
  expect(passedOn).toMatchObject({ replyTo: email, subject: 'Contact: Too much salt' })
  expect(passedOn.text).toContain('> Dear kitchen,\n> the soup was salty.')
})

const documentedLinks = [
  ['Premium Features', /^\/subscribe/],
  ['Recipe Generator', '/api/login'],
  ['About', '/about'],
  ['Blog', '/blog'],
  ['Contact', '/contact'],
  ['Help Center', '/help'],
  ['Privacy Policy', '/privacy'],
  ['Terms of Service', '/terms'],
] as const
