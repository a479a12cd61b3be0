import { expect, expectAccessible, test, toast } from '../journey.ts'
import { leave, member, newEmail } from '../members.ts'

const noodles = `Peanut noodles
Serves 2

Ingredients
200 g rice noodles
3 tbsp peanut butter
2 tbsp butter

Method
1. Soak the noodles for 10 minutes.
2. Stir in the peanut butter and the butter.`

test('where nothing mends it all, the verdict leads to the swap of the line that is in the way', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/check')
  await page
    .getByLabel('Recipe or ingredients')
    .fill(noodles.replace('\n\nMethod', '\n1 cup frobnicated wub\n\nMethod'))
  await page.getByRole('button', { name: 'Must avoid Nothing yet' }).click()
  await page.getByRole('checkbox', { name: 'Dairy' }).check()
  await page.getByRole('button', { name: 'Check it' }).click()
  const lead = page.getByRole('button', { name: 'Swap line 3: butter' })
  for (let presses = 0; presses < 2; presses += 1) {
    await lead.click()
    await expect(page.getByRole('list', { name: /^Instead of .*butter/ })).toBeInViewport()
    await expect(page.getByRole('button', { name: /^Swap ?: 2 tbsp butter/ })).toBeFocused()
  }
  await expect(page.getByRole('button', { name: /^Swap line/ })).toHaveCount(1)
  await expectAccessible(page, 'a check that leads to a swap')
})

test('what was checked is swapped, handed on and kept', async ({ page, browser }) => {
  await test.step('a stranger tries a swap, hands the recipe on, and keeps it with a new account', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/check')
    await page.getByLabel('Recipe or ingredients').fill(noodles)
    await page.getByRole('button', { name: 'Must avoid Nothing yet' }).click()
    await page.getByRole('checkbox', { name: 'Dairy' }).check()
    await expectAccessible(page, 'what a stranger must avoid')
    await page.getByRole('button', { name: 'Check it' }).click()
    const lines = page.getByRole('region', { name: 'Line by line' }).getByRole('listitem')
    await expect(lines.nth(2)).toContainText('Contains dairy')

    await lines
      .nth(2)
      .getByRole('button', { name: /^Swap ?: 2 tbsp butter/ })
      .click()
    const offers = page.getByRole('list', { name: /^Instead of .*butter/ }).getByRole('listitem')
    await expect(offers.first()).toContainText('dairy')
    await expectAccessible(page, 'swaps of a checked text')
    await offers.first().getByRole('button').click()
    await expect(lines.nth(2)).not.toContainText('Contains dairy')
    await expect(lines.nth(2).getByRole('button', { name: /^Say what it is/ })).toBeFocused()
    await expect(page.getByLabel('Recipe or ingredients')).not.toHaveValue(/2 tbsp butter\n/)
    const text = await page.getByLabel('Recipe or ingredients').inputValue()

    await page.evaluate(() => {
      const clipboard = {
        writeText: (copied: string) => Promise.resolve(void (document.body.dataset['copied'] = copied)),
      }
      Object.defineProperty(navigator, 'clipboard', { value: clipboard })
    })
    await page.getByRole('button', { name: 'Share', exact: true }).click()
    await expect(toast(page)).toContainText('Copied to Clipboard!')
    const link = (await page.locator('body').getAttribute('data-copied')) ?? ''
    const friend = await (await browser.newContext({ serviceWorkers: 'block' })).newPage()
    await friend.goto(link)
    await expect(friend.getByRole('heading', { name: 'Peanut noodles' })).toBeFocused()
    await expect(friend.getByLabel('Recipe or ingredients')).toHaveValue(text)
    // whom it was checked for stays with who checked it
    await expect(friend.getByRole('checkbox', { name: 'Dairy' })).not.toBeChecked()
    await expect(friend).toHaveURL('/check')
    await friend.goto('about:blank')
    await friend.goto(link.slice(0, -20))
    await expect(toast(friend)).toContainText('This link is broken')
    await friend.context().close()

    await page.getByRole('button', { name: 'Save it with a free account' }).click()
    await page.waitForURL('/account-setup?tier=free')
    await page.getByLabel('First name').fill('Ada')
    await page.getByLabel('Last name').fill('Cook')
    await page.getByLabel('Email').fill(newEmail())
    await page.getByLabel('Password', { exact: true }).fill('paprika and thyme')
    await page.getByRole('main').getByRole('button', { name: 'Create Account' }).click()
    await page.waitForURL('/onboarding')
    await page.goto('/onboarding?step=6')
    await page.getByRole('button', { name: 'Complete Setup' }).click()
    await expect(toast(page)).toContainText('Filled in from your text')
    await page.getByRole('button', { name: 'Save recipe' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Peanut noodles' })).toBeVisible()
  })

  await test.step('a member saves what was checked in two presses', async () => {
    await leave(page)
    await member(page)
    await page.goto('/check')
    await page.getByLabel('Recipe or ingredients').fill(noodles)
    await page.getByRole('button', { name: 'Check it' }).click()
    await page.getByRole('button', { name: 'Save to my recipes' }).click()
    await page.getByRole('button', { name: 'Save recipe' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Peanut noodles' })).toBeVisible()
  })
})
