import { readFile } from 'node:fs/promises'
import { minutesText } from '#domain/measure/minutes.ts'
import { expectAsked } from '../first-load.ts'
import { chooseInMenu, expect, expectAccessible, test, toast } from '../journey.ts'
import { press, tabTo } from '../keyboard.ts'
import { apiOf, leave, member } from '../members.ts'

const longDinner = {
  title: 'Sunday lasagne with two sauces and a good deal of nutmeg',
  description: 'Three generations have argued about the nutmeg. This one keeps it, and takes its time with the sauce.',
  servings: 6,
  ingredients:
    `2 tbsp olive oil; 1 large onion, chopped; 2 carrots, diced; 4 cloves garlic; 500 g ground beef; 150 ml red wine;
    2 cans crushed tomatoes; 1 tsp dried oregano; 4 tbsp butter; 1/2 cup flour; 4 cups whole milk; 1/4 tsp nutmeg; 300 g egg lasagna noodles;
    100 g Parmesan; 1 tbsp flurbian paste`.split(/;\s+/),
  instructions: [
    'Warm 2 tbsp olive oil in a pot, add the onion, the carrots and the garlic and cook until soft, 10 minutes.',
    'Brown the beef in it for 10 minutes, pour in the wine, the tomatoes and the oregano and simmer for 60 minutes.',
    'Melt the butter, stir in the flour, then the milk, the nutmeg and the flurbian paste, and simmer for 8 minutes.',
    'Layer the noodles and both sauces in a dish, end with the Parmesan and bake at 375°F for 40 minutes.',
  ],
}

test('the ingredients begin on the first screen; a working opens above them, and each has one tab stop', async ({
  page,
}) => {
  await member(page, { allergies: ['Dairy'], dietaryPreference: 'Vegan' })
  const { recipes } = apiOf(page.request)
  const made = await recipes.generate({ body: { recipeType: 'Main Dish' } })
  const long = await recipes.create({ body: longDinner })
  const ingredients = page.getByRole('region', { name: 'Ingredients', exact: true })
  const topOf = async () => (await ingredients.boundingBox())?.y ?? Number.POSITIVE_INFINITY
  for (const [width, height, highest] of [
    [390, 844, 900],
    [1280, 800, 700],
  ] as const)
    for (const { id } of [made, long]) {
      await page.setViewportSize({ width, height })
      await page.goto(`/recipes/${id}`)
      await expect(ingredients.getByRole('checkbox').first()).toBeAttached()
      expect(await topOf(), `at ${width} px`).toBeLessThan(highest)
    }

  // what was found and is the reader's own stands in sight, everything else in one line
  const strip = page.getByRole('region', { name: 'What was checked' })
  await expect(strip.getByRole('button', { expanded: true })).toHaveCount(0)
  const allergens = strip.getByRole('button', { name: 'Allergens' })
  await expect(allergens).toContainText('Contains dairy')
  const before = await topOf()
  await press(page, allergens)
  const working = strip.getByRole('region', { name: 'Allergens' })
  await expect(working.getByRole('listitem').filter({ hasText: 'Dairy: your allergy' })).toContainText('butter')
  await expect(working.getByRole('listitem').filter({ hasText: 'Peanut' })).toHaveCount(0)
  await expect(working).toContainText(/not ruled out: .*peanut/)
  await expectAccessible(page, 'a working above the ingredients')
  const { y, height } = (await working.boundingBox())!
  expect(await topOf(), 'nothing lies under the working').toBeGreaterThanOrEqual(y + height)
  await page.keyboard.press('Escape')
  await expect(working).toBeHidden()
  await expect(allergens).toBeFocused()
  expect((await topOf()) + (await page.evaluate(() => scrollY))).toBeCloseTo(before, 0)
  await press(page, strip.getByRole('button', { name: 'Time' }))
  await press(page, strip.getByRole('button', { name: 'Cost' }))
  await expect(strip.getByRole('button', { expanded: true })).toHaveAccessibleName(/Cost/)
  await strip.getByRole('button', { name: 'Close' }).click()
  await expect(strip.getByRole('button', { expanded: true })).toHaveCount(0)

  const ticks = ingredients.getByRole('checkbox')
  await tabTo(page, ticks.first())
  for (let line = 1; line < longDinner.ingredients.length; line += 1) {
    await page.keyboard.press('Tab')
    await expect(ticks.nth(line)).toBeFocused()
  }
  await page.keyboard.press('Tab')
  await expect(ingredients.getByRole('button', { name: 'Something missing?' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(ingredients.getByRole('button', { name: 'I’m out of olive oil' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(ingredients.getByRole('button', { name: 'I’m out of onion' })).toBeFocused()
  const method = page.getByRole('region', { name: 'Method' })
  await expect(method.locator('b', { hasText: '2 tbsp olive oil' })).toBeVisible()
  await expect(
    method.getByText('2 tbsp olive oil, 1 large onion, 2 carrots, 4 cloves garlic', { exact: true }),
  ).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await ingredients.getByRole('button', { name: 'Method' }).click()
  await expect(method.getByRole('heading', { name: 'Method' })).toBeFocused()
  await expect(method.getByRole('listitem').filter({ hasText: 'Warm' })).toBeInViewport()

  // on a phone the head of each part stays at the top as long as any of the part is read
  for (const part of [ingredients, method]) {
    const head = part.getByRole('heading').first()
    for (const share of [0.4, 0.8]) {
      await part.evaluate((element, share) => {
        const { top, height } = element.getBoundingClientRect()
        window.scrollBy({ top: top + height * share, behavior: 'instant' })
      }, share)
      const { y, height } = (await head.boundingBox())!
      expect(y, `the head at ${share} of its part`).toBeGreaterThanOrEqual(0)
      expect(y + height).toBeLessThan(60)
    }
  }
})

test('the page of a recipe: it comes, is rescaled, saved, rated and deleted, and is nobody else’s', async ({
  page,
  failing,
}) => {
  await member(page)
  const recipe = await apiOf(page.request).recipes.generate({ body: { recipeType: 'Main Dish' } })

  await test.step('it asks for nothing that it does not show, and for the picture of the dish once', async () => {
    await expectAsked(page, `/recipes/${recipe.id}`, [
      '/api/auth/user',
      '/api/collections',
      '/api/recipes/:id',
      '/api/recipes/:id/image.svg',
      '/api/recipes/:id/worth',
    ])
  })

  await test.step('a recipe that does not come says so and can be asked for again', async () => {
    failing.push('/api/recipes/')
    await page.route('**/api/recipes/*', (route) =>
      route.fulfill({ status: 503, json: { code: 'unavailable', message: 'Not just now.' } }),
    )
    await page.goto(`/recipes/${recipe.id}`)
    await expect(page.getByRole('alert')).toContainText('Not just now.')
    await expectAccessible(page, 'a recipe that does not come')
    await page.unroute('**/api/recipes/*')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { level: 1, name: recipe.title })).toBeVisible()
  })

  await test.step('servings rescale the amounts at once, in words a cook would say, and back', async () => {
    const ingredients = page.getByRole('region', { name: 'Ingredients', exact: true })
    await expect(ingredients).toContainText(`For ${recipe.servings} people`)
    // without the notes on scaling, which are items too and come and go with the servings
    const lines = ingredients.getByRole('listitem').filter({ has: page.getByRole('checkbox') })
    await expect(lines).toHaveCount(recipe.ingredients.length)
    const before = await lines.allInnerTexts()
    await ingredients.getByRole('button', { name: 'Servings: one more' }).click()
    await expect(ingredients).toContainText(`For ${recipe.servings + 1} people`)
    const after = await lines.allInnerTexts()
    expect(after).toHaveLength(before.length)
    expect(after).not.toEqual(before)
    await ingredients.getByLabel('Servings', { exact: true }).fill(String(recipe.servings))
    await expect.poll(() => lines.allInnerTexts()).toEqual(before)
  })

  await test.step('a recipe is saved as a text with its title, every ingredient and every step', async () => {
    const download = page.waitForEvent('download')
    await chooseInMenu(page, 'Save Recipe')
    const saved = await download
    expect(saved.suggestedFilename()).toMatch(/^[\p{L}\p{N}-]+\.txt$/u)
    const text = await readFile(await saved.path(), 'utf8')
    expect(text).toContain(recipe.title)
    for (const { name } of recipe.ingredients) expect(text).toContain(name)
    for (const { description } of recipe.instructions) expect(text.replaceAll(/\s+/g, ' ')).toContain(description)
  })

  await test.step('thumbs rate, and the same thumb again takes it back', async () => {
    failing.push('/rate')
    const rating = async () => (await apiOf(page.request).recipes.get({ params: { id: recipe.id } })).userRating
    const up = page.getByRole('button', { name: 'Thumbs up' })
    const down = page.getByRole('button', { name: 'Thumbs down' })
    await up.click()
    await expect(toast(page)).toContainText('Recipe Rated')
    expect(await rating()).toBe(1)
    await down.click()
    await expect(down).toHaveAttribute('aria-pressed', 'true')
    await expect(up).toHaveAttribute('aria-pressed', 'false')
    await expect.poll(rating).toBe(-1)
    await down.click()
    await expect.poll(rating).toBe(null)

    await page.route('**/rate', (route) => route.fulfill({ status: 500, json: { code: 'internal' } }))
    await up.click()
    await expect(toast(page)).toContainText('Failed to rate recipe. Please try again.')
    await expect(up).toHaveAttribute('aria-pressed', 'false')
  })

  await test.step('minutes of preparing and of cooking stand on the page and in the dialog; the tooltips share one wait', async () => {
    const isTold = async () => {
      for (const [name, minutes] of [
        ['Prep', recipe.prepTime],
        ['Cook', recipe.cookTime],
      ] as const) {
        const fact = page.locator('dl > div').filter({ has: page.getByText(name, { exact: true }) })
        await expect(fact.getByRole('definition')).toHaveText(minutesText(minutes))
      }
    }
    await isTold()
    await page.getByRole('button', { name: 'Favorite' }).hover()
    await expect(page.getByText('Add to favorites')).toBeVisible()
    await expect(page.getByText('Add to favorites')).not.toHaveAttribute('data-at-once')
    await page.getByRole('link', { name: 'Edit', exact: true }).hover()
    await expect(page.getByText('Edit', { exact: true })).toBeVisible()
    // the second tooltip of a row does not wait 700 ms again
    await expect(page.getByText('Edit', { exact: true })).toHaveAttribute('data-at-once')
    // by keyboard the words come with the focus and go with it
    await page.mouse.move(0, 0)
    await expect(page.getByText('Edit', { exact: true })).toBeHidden()
    await tabTo(page, page.getByRole('button', { name: 'Favorite' }))
    await expect(page.getByText('Add to favorites')).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(page.getByText('Add to favorites')).toBeHidden()
    await expect(page.getByText('Edit', { exact: true })).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'More', exact: true })).toBeFocused()
    await expect(page.getByText('Edit', { exact: true })).toBeHidden()

    await page.goto(`/?recipe=${recipe.id}`)
    await expect(page.getByRole('dialog', { name: recipe.title })).toBeVisible()
    await isTold()
  })

  await test.step('a recipe that is deleted from its page leads home', async () => {
    await page.getByRole('link', { name: 'Open recipe' }).click()
    await expect(page.getByRole('heading', { level: 1, name: recipe.title })).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await chooseInMenu(page, 'Delete')
    await expect(page.getByRole('alertdialog')).toContainText(recipe.title)
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await page.waitForURL('/')
    await expect(page.getByText('No recipes yet')).toBeVisible()
  })

  await test.step('another member’s recipe, and an address that names none, are not found', async () => {
    failing.push('/recipes', '/shopping-lists/7')
    const { id } = await apiOf(page.request).recipes.generate({ body: {} })
    await leave(page)
    await member(page)
    for (const dead of [`/recipes/${id}`, '/recipes/spoon', '/recipes/2147483647']) {
      expect((await page.goto(dead))?.status()).toBe(404)
      await expect(page.getByRole('heading', { name: 'Recipe Not Found' })).toBeVisible()
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    }
    expect((await page.goto('/recipes?collection=2147483647'))?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'Collection Not Found' })).toBeVisible()
    expect((await page.goto('/shopping-lists/7'))?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible()
    await page.getByRole('link', { name: 'Recipes', exact: true }).first().click()
    await expect(page.locator('meta[name=robots]')).toHaveCount(0)
  })
})
