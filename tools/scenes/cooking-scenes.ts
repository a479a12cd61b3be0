import type { Page } from '@playwright/test'
import type { Scene } from './shot-scenes.ts'

const press = (name: string | RegExp) => async (page: Page) => page.getByRole('button', { name }).first().click()
const own = { who: 'unlimited' } as const

/** Cooking step by step, and its timers. */
export const cookingScenes: readonly Scene[] = [
  { name: 'cooking', who: 'household', path: '/recipes/:id?cook=2', window: true },
  { name: 'cooking-first', who: 'household', path: '/recipes/:id?cook=1', window: true },
  { name: 'cooking-last', who: 'household', path: '/recipes/:id?cook=99', window: true },
  { name: 'cooking-timed', who: 'household', path: '/recipes/:id?cook=1', arrange: timeSteps, window: true },
  { name: 'cooking-times', ...own, path: '/recipes', arrange: cookTimes, window: true },
  { name: 'cooking-times-started', ...own, path: '/recipes', arrange: startTimes, window: true },
  { name: 'timers-over', who: 'household', path: '/recipes/:id', prepare: overTimers, window: true },
  { name: 'timers', who: 'household', path: '/recipes/:id', arrange: press(/start a timer for step/), window: true },
]

const chicken = {
  title: 'Roast chicken thighs',
  servings: 2,
  keepBoth: true,
  ingredients: ['4 chicken thighs', '2 tbsp olive oil', '1 tsp salt', '1 lemon'],
  instructions: [
    'Sear the chicken thighs in the olive oil for 3 to 4 minutes. Roast for 40 minutes, then let it rest for 10 minutes.',
    'Squeeze the lemon over it and season with the salt.',
  ],
}

async function timeSteps(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  for (let step = 1; step <= 3; step += 1) {
    const timer = dialog.locator('[data-step-timer]').first()
    if (await timer.isVisible()) await timer.click()
    if (step < 3) await page.keyboard.press('ArrowRight')
  }
}

async function cookTimes(page: Page): Promise<void> {
  const { id } = (await (await page.request.post('/api/recipes', { data: chicken })).json()) as { id: number }
  await page.goto(`/recipes/${id}?cook=1`)
  await page.getByRole('dialog').waitFor()
}

async function startTimes(page: Page): Promise<void> {
  await cookTimes(page)
  const dialog = page.getByRole('dialog')
  for (const time of ['Start 3 to 4 minutes', 'Start 40 minutes'])
    await dialog.getByRole('button', { name: new RegExp(time) }).click()
  await dialog.getByRole('button', { name: /left: pause .* 3 min$/ }).click()
}

async function overTimers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const timer = (step: number, endsAt: number | null) => ({
      id: `/recipes/${step}#${step}`,
      path: `/recipes/${step}`,
      step,
      owner: '',
      seconds: 600,
      left: 254,
      hasRung: true,
      title: 'Donaudampfschifffahrtsgesellschaftskapitänsfrühstückspfannkuchen',
      endsAt,
    })
    localStorage.setItem(
      'timers',
      JSON.stringify([timer(1, Date.now() - 5000), timer(2, null), timer(3, Date.now() + 3_700_000)]),
    )
  })
}
