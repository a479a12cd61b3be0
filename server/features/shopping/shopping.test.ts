import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ShoppingList } from '#contract/shopping/shopping.ts'
import { foods } from '#domain/food/foods.ts'
import { productKey } from '#domain/plan/products/product-kinds.ts'
import { type Browser, type Cook, cook, visitor } from '#server/test-world/browser.ts'
import { startApp, type TestApp } from '#server/test-world/start-app.ts'

let world: TestApp
let boss: Browser
let ada: Cook
let bob: Cook
let recipes: { id: number; title: string; servings: number; ingredients: unknown[] }[]
beforeAll(async () => {
  world = await startApp({ logLevel: 'error' })
  boss = visitor(world.app)
  await boss.api.accounts.signUp({
    body: { email: 'boss@example.org', firstName: 'B', lastName: 'O', password: 'cardamom pods' },
  })
  ada = await cook(world.app)
  bob = await cook(world.app)
  await boss.api.admin.upgradeUser({ body: { userId: ada.user.id, tier: 'premium' } })
  recipes = []
  for (const recipeType of ['Main Dish', 'Soup', 'Salad'])
    recipes.push(await ada.api.recipes.generate({ body: { recipeType } }))
})
afterAll(() => world.close())

const idsOf = (few: number) => recipes.slice(0, few).map(({ id }) => id)
const listOf = (id: number) => ada.api.shopping.ofRecipe({ params: { id }, body: undefined })
const emptyList = (who = ada, title = 'For the weekend') => who.api.shopping.create({ body: { title } })
const add = (list: ShoppingList, text: string, who = ada) =>
  who.api.shopping.addItem({ params: { id: list.id }, body: { text } })
const names = ({ items }: ShoppingList) =>
  items.map(({ amount, unit, name }) => [amount, unit, name].filter(Boolean).join(' '))

describe('a list of one recipe', () => {
  test('has every food with an aisle and a price, staples last, and costs what is to be bought', async () => {
    const list = await listOf(recipes[0]!.id)
    expect(list).toMatchObject({ userId: ada.user.id, recipeId: recipes[0]!.id, title: recipes[0]!.title, version: 1 })
    expect(list.recipeNames).toEqual([recipes[0]!.title])
    expect(list.items.length).toBeGreaterThan(3)
    for (const item of list.items) {
      expect(item.estimatedPrice).toBeGreaterThan(0)
      expect(item.category).not.toBe('Other')
      expect(item.sources.map(({ recipeId }) => recipeId)).toEqual(item.sources.map(() => recipes[0]!.id))
    }
    const cents = list.items
      .filter(({ isStaple }) => !isStaple)
      .map(({ estimatedPrice }) => Math.round(estimatedPrice * 100))
    expect(list.estimatedCost).toBe(cents.reduce((sum, each) => sum + each, 0) / 100)
    const staples = list.items.map(({ isStaple }) => Number(isStaple))
    expect(staples).toEqual(staples.toSorted((one, other) => one - other))
  })

  test('is for as many as will eat', async () => {
    const { id, servings } = recipes[0]!
    const usual = await listOf(id)
    const double = await ada.api.shopping.ofRecipe({ params: { id }, body: { servings: servings * 2 } })
    const grams = (list: ShoppingList) => list.items.reduce((sum, item) => sum + (item.grams ?? 0), 0)
    expect(grams(double) / grams(usual)).toBeCloseTo(2, 1)
  })

  test('is free, and a second recipe on it is not', async () => {
    const [one, two] = [await bob.api.recipes.generate({ body: {} }), await bob.api.recipes.generate({ body: {} })]
    const list = await bob.api.shopping.ofRecipe({ params: { id: one.id }, body: undefined })
    const again = await bob.send({
      method: 'POST',
      url: `/api/shopping-lists/${list.id}/recipes`,
      payload: { recipeId: one.id },
    })
    expect(again.statusCode).toBe(200)
    const second = {
      method: 'POST',
      url: `/api/shopping-lists/${list.id}/recipes`,
      payload: { recipeId: two.id },
    } as const
    const refused = await bob.send(second)
    expect([refused.statusCode, refused.json()]).toEqual([
      403,
      expect.objectContaining({
        code: 'upgrade_required',
        upgradeRequired: true,
        requiredTier: 'mid',
        message: expect.stringContaining('premium feature'),
      }),
    ])
    const file = await bob.send({ method: 'GET', url: `/api/shopping-lists/${list.id}/file` })
    expect([file.statusCode, file.json().message]).toEqual([403, expect.stringContaining('premium feature')])
    expect((await bob.api.shopping.get({ params: { id: list.id } })).items).toEqual(list.items)
  })
})

describe('a list of several recipes', () => {
  test('has one line a product, from all that want it', async () => {
    const list = await ada.api.shopping.combined({ body: { recipeIds: idsOf(3) } })
    expect(list).toMatchObject({ title: 'Combined Shopping List (3 recipes)', recipeId: null, recipeIds: idsOf(3) })
    // Ditalini and penne are one food of the table, and two boxes.
    const products = list.items.map(({ food, name }) => {
      const known = foods.get(food ?? '')
      return known ? productKey(known, name) : name
    })
    expect(new Set(products).size).toBe(products.length)
    const singles = await Promise.all(idsOf(3).map(listOf))
    const weigh = (items: ShoppingList['items']) => items.reduce((sum, { grams }) => sum + (grams ?? 0), 0)
    expect(weigh(list.items)).toBeCloseTo(
      singles.reduce((sum, { items }) => sum + weigh(items), 0),
      0,
    )
  })

  test('of a menu carries the names that the menu gives', async () => {
    const recipeNames = ['Starter', '<b>Main</b>']
    const list = await ada.api.shopping.ofMenu({ body: { recipeIds: idsOf(2), recipeNames } })
    expect(list).toMatchObject({ title: 'Menu Shopping List (2 recipes)', recipeNames })
  })

  test('needs recipes, of the member’s own, and a hundred at most', async () => {
    const send = async (recipeIds: number[], url = '/api/shopping-lists/combined') => {
      const answer = await ada.send({ method: 'POST', url, payload: { recipeIds } })
      return [answer.statusCode, answer.json().message]
    }
    expect(await send([])).toEqual([400, 'Please select at least one recipe to generate shopping list.'])
    expect(await send([], '/api/shopping-list')).toEqual([400, 'No recipes found in this menu'])
    const tooMany = Array.from({ length: 500 }, (_, i) => i + 1)
    expect(await send(tooMany)).toEqual([400, 'A list can have at most 100 recipes.'])
    const theirs = await bob.api.recipes.generate({ body: {} })
    expect((await send([recipes[0]!.id, theirs.id]))[0]).toBe(404)
  })

  test('loses the foods of a recipe that is taken off, and has them back in another number', async () => {
    const list = await ada.api.shopping.combined({ body: { recipeIds: idsOf(2) } })
    const params = { id: list.id }
    await add(list, 'candles')
    const rest = await ada.api.shopping.removeRecipe({
      params: { ...params, recipeId: recipes[1]!.id },
      body: undefined,
    })
    const alone = await listOf(recipes[0]!.id)
    expect(
      names(rest)
        .filter((name) => name !== 'candles')
        .toSorted(),
    ).toEqual(names(alone).toSorted())
    const body = { recipeId: recipes[1]!.id, servings: 2 }
    const more = await ada.api.shopping.addRecipe({ params, body })
    expect(more.recipeIds).toEqual(idsOf(2))
    expect(await ada.api.shopping.addRecipe({ params, body })).toMatchObject({ items: more.items })
  })
})

describe('what is typed', () => {
  test('joins the line of the same food, once, however often it is sent', async () => {
    const list = await emptyList()
    const send = () =>
      ada.api.shopping.addItem({ params: { id: list.id }, body: { text: '1 milk', item: 'typed-on-a-phone' } })
    await send()
    const twice = await send()
    expect(twice.items).toHaveLength(1)
    const joined = await add(list, '2 milk')
    expect(joined.items).toHaveLength(1)
    expect(joined.items[0]).toMatchObject({ name: expect.stringContaining('milk'), category: 'Dairy & Eggs' })
    expect(joined.items[0]!.grams).toBeCloseTo(twice.items[0]!.grams! * 3)
  })

  test('stands beside what is in the basket already', async () => {
    const list = await emptyList()
    const [milk] = (await add(list, 'milk')).items
    const tick = { kind: 'tick', item: milk!.id, checked: true } as const
    await ada.api.shopping.update({ params: { id: list.id }, body: { changes: [tick] } })
    const { items } = await add(list, '2 milk')
    expect(items.map(({ checked, sources }) => [checked, sources[0]!.text])).toEqual([
      [true, 'milk'],
      [false, '2 milk'],
    ])
  })

  test('is text, whatever it looks like, on the page and in files', async () => {
    const list = await emptyList(ada, '../../=cmd|"/x"!A1 <script>')
    for (const text of [
      '=HYPERLINK("http://evil")',
      '<img src=x onerror=alert(1)>',
      '"; drop table users; --',
      '+1 @SUM(A1)',
    ])
      await add(list, text)
    const { items, title } = await ada.api.shopping.get({ params: { id: list.id } })
    expect([items.length, title]).toEqual([4, '../../=cmd|"/x"!A1 <script>'])
    const csv = await ada.send({ method: 'GET', url: `/api/shopping-lists/${list.id}/file?format=csv` })
    expect(csv.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="cmd-x-a1-script-shopping-list.csv"',
    })
    expect(csv.payload).not.toMatch(/(^|,)"?[=+@-]/m)
    const txt = await ada.send({ method: 'GET', url: `/api/shopping-lists/${list.id}/file?format=txt` })
    expect(txt.payload).toContain('<img src=x onerror=alert(1)>')
    expect((await ada.send({ method: 'GET', url: `/api/shopping-lists/${list.id}/file?format=exe` })).statusCode).toBe(
      400,
    )
  })

  test('is refused in a sentence where it is none, too long, or one too many', async () => {
    const list = await emptyList()
    const send = async (text: string) => {
      const answer = await ada.send({ method: 'POST', url: `/api/shopping-lists/${list.id}/items`, payload: { text } })
      return [answer.statusCode, answer.json().code, answer.json().message]
    }
    expect(await send('  ')).toEqual([400, 'invalid_input', 'Please type what to buy'])
    expect((await send('x'.repeat(100_000)))[0]).toBe(400)
    const changes = Array.from({ length: 500 }, (_, i) => ({
      kind: 'add' as const,
      item: `numbered-${i}`,
      text: `thing number ${'abcdefghij'[i % 10]}${'klmnopqrst'[Math.floor(i / 10) % 10]}${'uvwxyz'[Math.floor(i / 100)]}zz`,
    }))
    const full = await ada.api.shopping.update({ params: { id: list.id }, body: { changes } })
    expect(full.items).toHaveLength(500)
    expect(await send('one more')).toEqual([
      400,
      'invalid_input',
      'A list can have at most 500 items. Please start another one.',
    ])
    expect((await ada.api.shopping.get({ params: { id: list.id } })).items).toHaveLength(500)
  })
})

describe('the shop', () => {
  test('is walked in the order that the member gave, on every list', async () => {
    const list = await emptyList()
    for (const text of ['milk', '3 onions', 'kitchen paper']) await add(list, text)
    const params = { id: list.id }
    const aisles = ['Household', 'Dairy & Eggs'] as const
    const after = await ada.api.shopping.update({ params, body: { aisles: [...aisles] } })
    expect(after.aisles.slice(0, 2)).toEqual(aisles)
    expect(after.items.map(({ category }) => category)).toEqual(['Household', 'Dairy & Eggs', 'Produce'])
    expect((await emptyList()).aisles.slice(0, 2)).toEqual(aisles)
    await ada.api.shopping.update({ params, body: { aisles: [] } })
  })

  test('a thing stands in the aisle, and among the staples, where the member put it', async () => {
    const list = await emptyList()
    const [onions] = (await add(list, '3 onions')).items
    const { items } = await ada.api.shopping.update({
      params: { id: list.id },
      body: {
        title: 'Renamed',
        changes: [
          { kind: 'move', item: onions!.id, category: 'Frozen' },
          { kind: 'staple', item: onions!.id, isStaple: true },
        ],
      },
    })
    expect(items).toMatchObject([{ category: 'Frozen', isStaple: true }])
    const { items: reworded, title } = await ada.api.shopping.update({
      params: { id: list.id },
      body: { changes: [{ kind: 'reword', item: onions!.id, text: '2 leeks' }] },
    })
    expect([title, reworded]).toMatchObject(['Renamed', [{ name: 'leeks', amount: '2', category: 'Frozen' }]])
  })
})

test('a recipe that is deleted leaves its foods and its name on the list', async () => {
  const dora = await cook(world.app)
  const recipe = await dora.api.recipes.generate({ body: {} })
  const list = await dora.api.shopping.ofRecipe({ params: { id: recipe.id }, body: undefined })
  await dora.api.recipes.remove({ params: { id: recipe.id }, body: undefined })
  await world.database.query('delete from recipes where id = $1', [recipe.id])
  const after = await dora.api.shopping.get({ params: { id: list.id } })
  expect(after).toMatchObject({ items: list.items, recipeNames: [recipe.title], recipeIds: [], recipeId: null })
})
