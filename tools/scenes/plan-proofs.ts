import type { Page } from '@playwright/test'

/** The week as it is right after planning: what is at home has changed since, so its proof is gone. */
export async function prove(page: Page): Promise<void> {
  await withProof(page, { gap: 0, ended: 'proved' })
}

export async function nearlyProve(page: Page): Promise<void> {
  await withProof(page, { gap: 0.0542, ended: 'time' })
}

async function withProof(page: Page, proved: object): Promise<void> {
  await page.route(/\/api\/meal-plans\/\d+$/, async (route) => {
    const response = await route.fetch()
    const plan = (await response.json()) as { totals: { cost: number } }
    const { cost } = plan.totals
    const figures = { dishes: 212, choices: 5210, columns: 6120, rows: 310, seconds: 4.2 }
    const proof = { cost, points: 0, bound: cost, ...proved, ...figures, rules, letGo: [] }
    const sentence = 'No week of these dishes that keeps the rules costs less.'
    await route.fulfill({ response, json: { ...plan, prices, proof: { ...proof, sentence } } })
  })
}

const rules = [
  { rule: 'budget', words: 'a budget of $260.00', rows: 1 },
  ...[1, 2, 3, 4, 5].map((day) => ({ rule: `minutes:${day}`, words: `dinner on day ${day} in 45 minutes`, rows: 1 })),
  { rule: 'meatless', words: 'at least 2 dinners without meat', rows: 1 },
  { rule: 'calories', words: 'Ana has 1,700 to 2,300 kcal every day', rows: 14 },
  { rule: 'mains-apart', words: 'no main ingredient two days in a row', rows: 36 },
]
const prices = {
  rules: [
    { rule: 'mains-apart', words: 'no main ingredient two days in a row', saves: 3.1, savesAtMost: 3.1 },
    { rule: 'calories', words: 'Ana has 1,700 to 2,300 kcal every day', saves: 1.45, savesAtMost: 2.2 },
    { rule: 'meatless', words: 'at least 2 dinners without meat', saves: 0, savesAtMost: 0 },
  ],
  budgets: [],
}
