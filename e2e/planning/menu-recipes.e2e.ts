import { expect, expectAccessible, test, toast } from '../journey.ts'
import { press, pressInToast } from '../keyboard.ts'
import { apiOf, grant, member } from '../members.ts'

test('the recipes of a menu are added, moved and taken out by keyboard on a phone; the timeline follows', async ({
  page,
  request: administrator,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { user } = await member(page)
  await grant(administrator, user.id, 'mid')
  const api = apiOf(page.request)
  const { menu } = await api.menus.generate({ body: { mealType: 'lunch', recipeCount: 2 } })
  const own = await api.recipes.create({
    body: {
      title: 'Grandmother’s potatoes',
      servings: 4,
      ingredients: ['2 lb potatoes'],
      instructions: ['Boil the potatoes for 20 minutes.'],
    },
  })
  const [first, second] = menu.recipes.map(({ title }) => title) as [string, string]
  await page.goto(`/menus/${menu.id}`)
  const table = page.getByRole('region', { name: 'On the table' })
  const titles = table.getByRole('heading', { level: 3 })
  await press(page, table.getByRole('button', { name: 'Add a recipe' }))
  const dialog = page.getByRole('dialog', { name: 'Add a recipe' })
  await expect(dialog.getByRole('button', { name: own.title })).toBeVisible()
  await expectAccessible(page, 'a recipe for a menu', '[role=dialog]')
  await press(page, dialog.getByRole('button', { name: own.title }))
  await expect(titles).toHaveText([first, second, own.title])
  await expect(toast(page)).toContainText('Added to the menu')
  const clock = page.getByRole('list', { name: 'The steps by the clock' })
  await expect(clock).toContainText('Boil the potatoes')

  const choose = async (title: string, item: string) => {
    await press(page, table.getByRole('button', { name: `More: ${title}` }))
    await expect(page.getByRole('menuitem', { name: item })).toBeVisible()
    await page.getByRole('menuitem', { name: item }).press('Enter')
  }
  await choose(own.title, 'Move up')
  await expect(titles).toHaveText([first, own.title, second])
  await expect(table.getByRole('button', { name: `More: ${own.title}` })).toBeFocused()
  await expectAccessible(page, 'a menu with a recipe that was added')
  await choose(first, 'Take out of the menu')
  await expect(titles).toHaveText([own.title, second])
  await pressInToast(page, 'Undo')
  await expect(titles).toHaveText([first, own.title, second])
  const { courses } = await api.menus.get({ params: { id: menu.id } })
  expect([courses[0], courses[2]]).toEqual(menu.courses)
  await choose(second, 'Take out of the menu')
  await expect(titles).toHaveText([first, own.title])
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')
})
