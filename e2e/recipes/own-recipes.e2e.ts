import type { Page } from '@playwright/test'
import { expect, expectAccessible, test, toast } from '../journey.ts'
import { apiOf, grant, member } from '../members.ts'

const supper = {
  title: 'Grandmother’s lentils',
  servings: 4,
  ingredients: ['1 cup green lentils', '2 tbsp butter', '1 onion, sliced'],
  instructions: ['Simmer the lentils with the onion for 25 minutes, then stir in the butter.'],
}
const salad = { ...supper, title: 'Crème-free slaw', ingredients: ['1 cabbage', '2 tbsp olive oil'], instructions: [] }

test('a recipe of one’s own, checked as it is typed, kept over a reload, and offered only once', async ({
  page,
  failing,
}) => {
  failing.push('/api/recipes')
  await member(page, { allergies: ['Dairy'] })
  await page.goto('/recipes')
  await expect(page.getByText('No recipes yet')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Write a recipe' }).first().click()
  await page.getByLabel('Title').fill(supper.title)
  await line(page, 1).focus()
  await page.keyboard.type('1 cup green lentils')
  await page.keyboard.press('Enter')
  await page.keyboard.type('2 tbsp butter')
  await expect(page.getByText('Contains dairy, which you avoid')).toBeVisible()
  await page.keyboard.press('Enter')
  await page.keyboard.type('1 tbsp flurbian paste')
  await expect(page.getByText('We don’t recognize this. What is it?')).toBeVisible()
  await expectAccessible(page, 'the editor')
  await page.getByRole('button', { name: 'Keep as is' }).click()
  await expect(page.getByText('Kept as is.')).toBeVisible()
  await line(page, 3).fill('1 onion, sliced')
  await page.getByLabel('Step 1', { exact: true }).fill(supper.instructions[0] ?? '')

  await page.reload()
  await expect(page.getByText('What you typed before is still here')).toBeVisible()
  await expect(line(page, 3)).toHaveValue('1 onion, sliced')
  await page.getByRole('link', { name: 'MealCrafter', exact: true }).click()
  const leaving = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await leaving.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Save recipe' }).click()
  await expect(page.getByRole('heading', { level: 1, name: supper.title })).toBeVisible()
  await expect(page.getByText('Written by you')).toBeVisible()
  await page.goto('/recipes/new')
  await expect(page.getByLabel('Title')).toHaveValue('')

  await page.goto('/recipes/new?paste=1')
  const pasted = `${supper.title}\nServes 4\n\nIngredients\n${supper.ingredients.join('\n')}\n\nMethod\n${supper.instructions[0]}`
  await page.getByLabel('The recipe').fill(pasted)
  await page.getByRole('button', { name: 'Read the recipe' }).click()
  await expect(page.getByLabel('Title')).toHaveValue(supper.title)
  await page.getByRole('button', { name: 'Save recipe' }).click()
  const exists = page.getByRole('dialog', { name: 'You already have this recipe' })
  await exists.getByRole('button', { name: 'Make a variation' }).click()
  await expect(page.getByRole('link', { name: 'A variation of another recipe' })).toBeVisible()
})

test('own recipes are looked for, made of what is there, and edited by two', async ({
  page,
  request: administrator,
  failing,
}) => {
  const { user } = await member(page)
  const { recipes } = apiOf(page.request)
  const { id } = await recipes.create({ body: supper })
  await recipes.create({ body: salad })

  await test.step('looking for a recipe by keyboard, deleting it, and having it back', async () => {
    await page.goto('/recipes')
    const rows = page
      .getByRole('main')
      .getByRole('list', { name: /^Recipes 1 to/ })
      .getByRole('link')
    await expect(rows).toHaveText([salad.title, supper.title])
    await page.keyboard.press('/')
    await page.keyboard.type('creme')
    await expect(rows).toHaveText([salad.title])
    await expect(page).toHaveURL('/recipes?q=creme')
    await page.keyboard.press('Escape')
    await expect(rows).toHaveCount(2)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await expect(rows.last()).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowUp')
    await expect(page.getByLabel('Search your recipes')).toBeFocused()

    await page.getByLabel('Diet').selectOption('Vegan')
    await expect(rows).toHaveText([salad.title])
    await page.getByLabel('Search your recipes').fill('butter')
    await expect(page.getByText(/^No vegan recipes/)).toBeVisible()
    await expectAccessible(page, 'nothing fits')
    await page.getByRole('button', { name: 'Remove “Vegan”' }).click()
    await expect(rows).toHaveText([supper.title])
    await page.goBack()
    await expect(page).toHaveURL(/diet=vegan/)
    await page.goto('/recipes?q=butter')
    await rows.first().click()
    await page.getByRole('link', { name: 'Your recipes' }).click()
    await expect(page).toHaveURL('/recipes?q=butter')
    await page.goto('/recipes')

    await page.getByRole('button', { name: `More: ${salad.title}` }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(toast(page)).toContainText('Deleted')
    await expect(rows).toHaveText([supper.title])
    await page.keyboard.press('F8')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(rows).toHaveText([salad.title, supper.title])
    await expectAccessible(page, 'all recipes')
  })

  await test.step('what can be made of what is there: locked below Unlimited, then own recipes and composed ones', async () => {
    await page.goto('/ideas')
    await expect(page.getByRole('link', { name: 'Upgrade to unlock' })).toBeVisible()
    await expectAccessible(page, 'ideas, locked')
    await grant(administrator, user.id, 'premium')
    await page.reload()
    await page.getByRole('textbox', { name: 'What you have' }).fill('lentils, onion, rice')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/with=lentils/)
    const own = page.getByRole('region', { name: 'From your recipes' }).getByRole('listitem')
    await expect(own.filter({ hasText: supper.title })).toContainText(/Missing: .*butter/)
    const composed = page.getByRole('region', { name: 'New ideas' })
    await expectAccessible(page, 'ideas')
    await composed
      .getByRole('button', { name: /^Generate/ })
      .first()
      .click()
    await page.waitForURL(/\/recipes\/\d+$/)
    await expect(toast(page)).toContainText('Recipe Generated!')
  })

  await test.step('two who edit one recipe see both and lose nothing; tags and notes are written where they stand', async () => {
    failing.push(`/api/recipes/${id}`)
    await page.goto(`/recipes/${id}/edit`)
    await page.getByLabel('Title').fill('Mine')
    await recipes.toggleFavorite({ params: { id }, body: {} })
    await recipes.update({ params: { id }, body: { title: 'Theirs' } })
    await page.getByRole('button', { name: 'Save changes' }).click()
    const both = page.getByRole('dialog', { name: 'This recipe was changed in the meantime' })
    await expect(both.getByRole('region', { name: 'Title' })).toHaveText(/Mine.*Theirs/s)
    await both.getByRole('button', { name: 'Keep mine' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Mine' })).toBeVisible()

    await page.getByRole('button', { name: 'Add tags' }).click()
    await page.getByRole('combobox', { name: 'Tags' }).fill('Week night,')
    await page.getByRole('button', { name: 'Done', exact: true }).click()
    await expect(page.getByRole('link', { name: '#week night' })).toBeVisible()
    await page.getByRole('button', { name: 'Add a note' }).click()
    await page.keyboard.type('Twice the <b>onions</b>.')
    await recipes.update({ params: { id }, body: { cookNotes: 'From the other phone.' } })
    await page.getByRole('button', { name: 'Save note' }).click()
    await expect(page.getByLabel('Your notes')).toHaveValue('Twice the <b>onions</b>.\n\nFrom the other phone.')
    await page.getByRole('button', { name: 'Save note' }).click()
    await expect(page.getByText('Twice the <b>onions</b>.').first()).toBeVisible()
    await page.getByRole('link', { name: '#week night' }).click()
    await expect(page).toHaveURL(/tag=week/)
    await expect(page.getByRole('link', { name: 'Mine' })).toBeVisible()
  })
})

const line = (page: Page, number: number) => page.getByLabel(`Ingredient, line ${number}`, { exact: true })
