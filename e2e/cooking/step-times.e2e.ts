import { expect, expectAccessible, test } from '../journey.ts'
import { apiOf, member } from '../members.ts'

const chicken = {
  title: 'Roast chicken thighs',
  servings: 2,
  ingredients: ['4 chicken thighs', '2 tbsp olive oil', '1 tsp salt'],
  instructions: [
    {
      description:
        'Sear the chicken thighs in the olive oil for 3 to 4 minutes. Roast for 40 minutes, turning every 10 minutes, then let it rest for 10 minutes.',
      time: 54,
    },
    { description: 'Fry the skin with the salt for 3 minutes, turn and fry 3 minutes more.', time: 6 },
    { description: 'Carry it to the table while it is hot.', time: 1 },
  ],
}

test('each time that a step states is started where it stands, and runs by itself', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-11-20T12:00:00Z') })
  await member(page)
  const { id } = await apiOf(page.request).recipes.create({ body: chicken })
  await page.goto(`/recipes/${id}?cook=1`)
  const dialog = page.getByRole('dialog', { name: chicken.title })
  const starts = dialog.getByRole('button', { name: /^Start \d/ })
  const ten = dialog.getByRole('button', { name: 'Start 10 minutes', exact: true })
  const forty = dialog.getByRole('button', { name: 'Start 40 minutes', exact: true })

  await test.step('those of its length, each with its name, and no second button for one of them', async () => {
    await expect(starts).toHaveCount(3)
    expect(await starts.evaluateAll((all) => all.map((each) => each.getAttribute('aria-label')))).toEqual([
      'Start 3 to 4 minutes: rings after 3 min',
      'Start 40 minutes',
      'Start 10 minutes',
    ])
    await expect(dialog.getByRole('button', { name: /start a timer/ })).toHaveCount(0)
    await expectAccessible(page, 'a step of three times')
  })

  await test.step('a press beside the words hits them too, and two of them run at once', async () => {
    const box = (await forty.boundingBox())!
    // as far out as a thumb of 44 pixels may be
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2 - 21)
    await ten.press('Enter')
    await expect(
      dialog.getByRole('button', { name: /^(?:40|39):\d\d left: pause the timer for step 1, 40 min$/ }),
    ).toBeVisible()
    await expect(
      dialog.getByRole('button', { name: /^(?:10|9):\d\d left: pause the timer for step 1, 10 min$/ }),
    ).toBeVisible()
    await expect(dialog.getByRole('button', { name: '10 minutes: started' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expectAccessible(page, 'a step of which two times run')
  })

  await test.step('one is over while the other goes on, also after a reload', async () => {
    await page.clock.runFor(5 * 60_000)
    await page.reload()
    await page.clock.runFor(5 * 60_000 + 1000)
    const over = dialog.getByRole('button', { name: 'Time is up: end the timer for step 1, 10 min' })
    await expect(over).toBeVisible()
    await expect(
      dialog.getByRole('button', { name: /^(?:30|29):\d\d left: pause the timer for step 1, 40 min$/ }),
    ).toBeVisible()
    await over.press('Enter')
    await expect(ten).toBeFocused()
    await expect(starts).toHaveCount(2)
  })

  await test.step('elsewhere a timer says which step and which time it is of', async () => {
    await page.keyboard.press('ArrowRight')
    await expect(page).toHaveURL(/cook=2/)
    // what had the focus went with its step
    await expect(dialog).toBeFocused()
    const timers = page.getByRole('list', { name: 'Timers' })
    await expect(timers.getByRole('listitem')).toHaveCount(1)
    await expect(timers).toContainText('Step 1, 40 min')
    await expect(
      timers.getByRole('button', { name: `Stop the timer for step 1 of ${chicken.title}, 40 min` }),
    ).toBeVisible()
  })

  await test.step('two times that are equal are one, started under the words', async () => {
    await expect(starts).toHaveCount(0)
    await dialog.getByRole('button', { name: '3 min: start a timer for step 2' }).press('Enter')
    await expect(
      dialog.getByRole('button', { name: /^[32]:\d\d left: pause the timer for step 2, 3 min$/ }),
    ).toBeVisible()
  })

  await test.step('a step that names no food shows what the one before it worked with', async () => {
    await expect(dialog.getByRole('region', { name: 'For this step' })).toContainText('salt')
    await page.keyboard.press('ArrowRight')
    await expect(dialog.getByRole('region', { name: 'From step 2' })).toContainText('salt')
  })

  await test.step('the times stay where they are in other measures and for more people', async () => {
    await page.keyboard.press('Escape')
    await page.getByLabel('Servings', { exact: true }).fill('6')
    await page.getByLabel('Units', { exact: true }).selectOption('Metric')
    await page.goto(`/recipes/${id}?cook=1`)
    await expect(starts).toHaveCount(2)
    await expect(dialog.getByRole('button', { name: '40 minutes: started' })).toBeVisible()
  })
})
