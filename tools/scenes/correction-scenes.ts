import type { APIRequestContext, Page } from '@playwright/test'
import type { Correction } from '#contract/recipes/corrections.ts'
import type { Scene } from './shot-scenes.ts'

/** What cooks say of lines, and what administrators make of it. */
export const correctionScenes: readonly Scene[] = [
  { name: 'corrections-list', who: 'boss', path: '/admin/corrections' },
  { name: 'corrections-accepted', who: 'boss', path: '/admin/corrections?state=accepted' },
  { name: 'corrections-one', who: 'boss', path: '/admin/corrections', arrange: openFirst },
  { name: 'corrections-decided', who: 'boss', path: '/admin/corrections?state=accepted', arrange: openAccepted },
  { name: 'corrections-working', who: 'unlimited', path: '/recipes/:long', arrange: openWorking, window: true },
  { name: 'corrections-dialog', who: 'unlimited', path: '/recipes/:long', arrange: openDialog, window: true },
]

/** Some that wait, and one that is in force. */
export async function suggestCorrections(boss: APIRequestContext): Promise<void> {
  const food = (line: string, words: string, id: string) => ({ line, correction: { kind: 'food', words, food: id } })
  const can = { kind: 'weight', food: 'coconut-milk', unit: 'can', grams: 165 }
  for (const data of [
    food('1 cup Oatly Barista Edition, warmed', 'Oatly Barista Edition', 'oat-milk'),
    { line: '2 cans coconut milk', correction: can },
    food('1 cup almond milk', 'almond milk', 'rice-milk'),
    food('1 tbsp pomona paste', 'pomona paste', 'tomato-paste'),
  ])
    await boss.post('/api/food-corrections', { data })
  const waiting = (await (await boss.get('/api/admin/food-corrections')).json()) as Correction[]
  const data = { decision: 'accept', sentence: 'Well spotted!' }
  await boss.post(`/api/admin/food-corrections/${waiting.at(-1)?.id}/decide`, { data })
}

async function openFirst(page: Page): Promise<void> {
  await page.getByRole('link', { name: /is unsweetened oat milk/ }).click()
  await page.getByRole('button', { name: 'Accept' }).waitFor()
}

async function openAccepted(page: Page): Promise<void> {
  await page.getByRole('list').getByRole('link').first().click()
  await page.getByRole('button', { name: 'Withdraw' }).waitFor()
}

async function openWorking(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Calories/ }).click()
  await page.getByRole('table', { name: 'Calories, line by line' }).waitFor()
}

async function openDialog(page: Page): Promise<void> {
  await openWorking(page)
  await page
    .getByRole('button', { name: /^Not right\?.*potato/ })
    .first()
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Send suggestion' }).waitFor()
  await page.waitForTimeout(300)
}
