import type { APIRequestContext, Page } from '@playwright/test'
import type { Scene } from './shot-scenes.ts'

const hold = async (page: Page) => void (await page.route('**/api/at-home', () => undefined))
const fail = async (page: Page) =>
  void (await page.route('**/api/at-home', (route) =>
    route.fulfill({ status: 500, json: { code: 'internal', message: 'Something went wrong. Please try again.' } }),
  ))

/** What is at home and what was cooked, which the unlimited member keeps. */
export const atHomeScenes: readonly Scene[] = [
  { name: 'at-home', who: 'unlimited', path: '/at-home' },
  { name: 'at-home-change', who: 'unlimited', path: '/at-home', arrange: change, window: true },
  { name: 'at-home-empty', who: 'shopper', path: '/at-home' },
  { name: 'at-home-locked', who: 'spent', path: '/at-home' },
  { name: 'at-home-loading', who: 'unlimited', path: '/at-home', prepare: hold },
  { name: 'at-home-failing', who: 'unlimited', path: '/at-home', prepare: fail },
  { name: 'cooked', who: 'unlimited', path: '/cooked' },
  { name: 'cooked-empty', who: 'shopper', path: '/cooked' },
  { name: 'cooked-how', who: 'household', path: '/recipes/:id?dialog=cooked', window: true },
  { name: 'generate-at-home', who: 'unlimited', path: '/?dialog=generate', window: true },
  { name: 'at-home-list', who: 'unlimited', path: '/lists', arrange: openList },
]

/** A fridge and a cupboard, and a list that wants some of what is in them. */
export async function fillHome(member: APIRequestContext): Promise<void> {
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  const stock = [
    { text: '2 lb chicken thighs', useBy: day(2) },
    { text: 'half a cabbage', useBy: day(-3) },
    { text: '3 eggs', useBy: day(9) },
    { text: '1 kg flour' },
    { text: '1 lb butter' },
    { text: '2 cans black beans' },
    { text: 'olive oil' },
    { text: '1 onion' },
    { text: 'Donaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauamt' },
  ]
  for (const data of stock) await member.post('/api/at-home', { data })
  const ingredients = ['500 g flour', '2 lb chicken thighs', '3 onions', '2 eggs', '1 lb potatoes', '2 tbsp olive oil']
  const recipe = { title: 'Chicken pie', servings: 4, ingredients, instructions: ['Bake it all.'] }
  const { id } = (await (await member.post('/api/recipes', { data: recipe })).json()) as { id: number }
  const list = await member.post(`/api/recipes/${id}/shopping-list`, { data: {} })
  const { id: listId, items } = (await list.json()) as { id: number; items: { id: string }[] }
  for (const [days, how] of [
    [-1, { rating: 1, note: 'More lemon next time. The children ate all of it.' }],
    [-12, {}],
    [-40, { rating: -1, note: 'Too salty.' }],
  ] as const)
    await member.post('/api/cooked', { data: { recipeId: id, cookedOn: day(days), servings: 4, ...how } })
  const changes = [{ kind: 'tick', item: items[0]!.id, checked: true }]
  await member.patch(`/api/shopping-lists/${listId}`, { data: { changes } })
}

async function change(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Change: eggs' }).click()
  await page.getByRole('dialog').waitFor()
}

async function openList(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Chicken pie' }).click()
  await page.getByRole('region', { name: 'At home' }).waitFor()
}
