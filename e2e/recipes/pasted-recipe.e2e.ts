import { expect, expectAccessible, test } from '../journey.ts'
import { member } from '../members.ts'

const bread = `Banana bread
Makes 1 loaf, serves 8

Ingredients
4 cups flour
1 cup sugar
1 cup butter
4 bananas
1 cup walnuts

Method
Mash the bananas with the butter and sugar, then stir in the flour and walnuts.
Bake at 350°F for 55 minutes, then cool for 10 minutes.`

test('a recipe that is pasted, and the form on a low screen', async ({ page }) => {
  await member(page)

  await test.step('on a low screen no bar takes a third of it', async () => {
    await page.setViewportSize({ width: 640, height: 450 })
    await page.goto('/recipes/new')
    await expect(page.getByLabel('Title')).toBeVisible()
    const bars = await page.evaluate(() => {
      const stays = (element: Element) => ['fixed', 'sticky'].includes(getComputedStyle(element).position)
      const shown = [...document.querySelectorAll('body *')].filter(stays).map((bar) => bar.getBoundingClientRect())
      return shown
        .filter(({ width, top, bottom }) => width > 300 && bottom > 0 && top < window.innerHeight)
        .reduce((sum, { height }) => sum + height, 0)
    })
    expect(bars).toBeLessThan(450 / 3)
    await page.setViewportSize({ width: 1280, height: 720 })
  })

  await test.step('a loaf that serves eight is eight servings, its steps have timers, and no figure that cannot be is ticked', async () => {
    await page.goto('/recipes/new?paste=1')
    await page.getByLabel('The recipe').fill(bread)
    await page.getByRole('button', { name: 'Read the recipe' }).click()
    await expect(page.getByLabel('Serves', { exact: true })).toHaveValue('8')
    const aside = page.getByRole('complementary', { name: 'Checked as you type' })
    await expect(aside.getByRole('button', { name: /Calories/ })).toContainText('per serving')
    await expect(aside.getByText('Is it really one serving')).toBeHidden()

    await page.getByLabel('Serves', { exact: true }).fill('1')
    await expect(aside.getByText('Is it really one serving, or is an amount wrong?')).toBeVisible()
    await expect(aside.getByRole('button', { name: /Calories/ })).toContainText(
      /kcal\?.*does it really make 1 serving\?/s,
    )
    const doubted = page.locator('.foot-bar').getByText(/^\d[\d,]+ kcal\?$/)
    await expect(doubted).toBeVisible()
    await expectAccessible(page, 'a recipe with a figure that cannot be')
    await page.getByLabel('Serves', { exact: true }).fill('8')
    await expect(aside.getByText('Is it really one serving')).toBeHidden()

    await page.getByRole('button', { name: 'Save recipe' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Banana bread' })).toBeVisible()
    const timer = page.getByRole('button', { name: '55 min: start a timer for step 2' })
    await expect(timer).toBeVisible()
    await expect(page.getByRole('button', { name: /start a timer for step 2$/ })).toHaveText(['55 min', '10 min'])
    await expect(page.getByRole('button', { name: /start a timer/ })).toHaveCount(2)
    await timer.click()
    await expect(page.getByRole('button', { name: /left: pause the timer for step 2/ }).first()).toBeVisible()
    await page.goto(`${page.url()}?cook=2`)
    await expect(page.getByRole('button', { name: '55 minutes: started' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Start 10 minutes', exact: true })).toBeVisible()
  })
})
