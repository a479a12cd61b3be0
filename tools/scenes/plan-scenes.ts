import type { APIRequestContext, Page } from '@playwright/test'
import { nearlyProve, prove } from './plan-proofs.ts'
import type { Scene } from './shot-scenes.ts'

const hold = (address: string) => async (page: Page) => void (await page.route(address, () => undefined))
const fail = (address: string) => async (page: Page) =>
  void (await page.route(address, (route) =>
    route.fulfill({ status: 500, json: { code: 'internal', message: 'Something went wrong. Please try again.' } }),
  ))
const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click()
const dialog = (page: Page) => page.getByRole('dialog').waitFor()

/** Meal plans. `:plan` is a family's week, `:fortnight` has a name of long words, empty days, and dishes that not everyone may have. */
export const planScenes: readonly Scene[] = [
  { name: 'plans', who: 'unlimited', path: '/menu-planning?tab=plans' },
  { name: 'plans-empty', who: 'shopper', path: '/menu-planning?tab=plans' },
  { name: 'plans-loading', who: 'unlimited', path: '/menu-planning?tab=plans', prepare: hold('**/api/meal-plans?*') },
  { name: 'plans-failing', who: 'unlimited', path: '/menu-planning?tab=plans', prepare: fail('**/api/meal-plans?*') },
  { name: 'plans-use-again', who: 'unlimited', path: '/menu-planning?tab=plans', arrange: useAgain, window: true },
  { name: 'plan-form', who: 'unlimited', path: '/meal-plans/new' },
  { name: 'plan-form-open', who: 'unlimited', path: '/meal-plans/new', arrange: openAll },
  { name: 'plan-form-targets', who: 'unlimited', path: '/meal-plans/new', arrange: addTargets },
  { name: 'plan-form-errors', who: 'unlimited', path: '/meal-plans/new', arrange: sendBack },
  { name: 'plan-form-locked', who: 'spent', path: '/meal-plans/new' },
  { name: 'plan-coming', who: 'unlimited', path: '/meal-plans/new', prepare: begin, arrange: press('Plan it') },
  { name: 'plan-contradiction', who: 'unlimited', path: '/meal-plans/new', prepare: refuse, arrange: press('Plan it') },
  { name: 'plan', who: 'unlimited', path: '/meal-plans/:plan' },
  { name: 'plan-proven', who: 'unlimited', path: '/meal-plans/:plan', prepare: prove },
  { name: 'plan-near-best', who: 'unlimited', path: '/meal-plans/:plan', prepare: nearlyProve },
  { name: 'plan-fortnight', who: 'unlimited', path: '/meal-plans/:fortnight' },
  { name: 'plan-second-week', who: 'unlimited', path: '/meal-plans/:fortnight?week=2' },
  { name: 'plan-day', who: 'unlimited', path: '/meal-plans/:plan?day=2' },
  { name: 'plan-day-start-ahead', who: 'unlimited', path: '/meal-plans/:plan?day=2', prepare: startAhead },
  { name: 'plan-day-copy', who: 'unlimited', path: '/meal-plans/:plan?day=2', arrange: copyDay, window: true },
  { name: 'plan-day-troubled', who: 'unlimited', path: '/meal-plans/:fortnight?day=3' },
  { name: 'plan-day-empty', who: 'unlimited', path: '/meal-plans/:fortnight?day=14' },
  { name: 'plan-meal', who: 'unlimited', path: '/meal-plans/:plan/meals/d1-dinner' },
  { name: 'plan-meal-two', who: 'unlimited', path: '/meal-plans/:plan/meals/d1-lunch' },
  { name: 'plan-meal-empty', who: 'unlimited', path: '/meal-plans/:fortnight/meals/d13-snack' },
  { name: 'plan-meal-not-found', who: 'unlimited', path: '/meal-plans/:fortnight/meals/d99-dinner' },
  {
    name: 'plan-meal-failing',
    who: 'unlimited',
    path: '/meal-plans/:fortnight/meals/d3-dinner',
    prepare: fail('**/meal?*'),
  },
  {
    name: 'plan-meal-cook',
    who: 'unlimited',
    path: '/meal-plans/:fortnight/meals/d3-dinner/cook?step=3',
    window: true,
  },
  { name: 'plan-loading', who: 'unlimited', path: '/meal-plans/:plan', prepare: hold('**/api/meal-plans/*') },
  { name: 'plan-failing', who: 'unlimited', path: '/meal-plans/:plan', prepare: fail('**/api/meal-plans/*') },
  { name: 'plan-not-found', who: 'unlimited', path: '/meal-plans/99999999' },
  { name: 'plan-entry', who: 'unlimited', path: '/meal-plans/:plan', arrange: openEntry, window: true },
  { name: 'plan-eats-out', who: 'unlimited', path: '/meal-plans/:plan', arrange: openOut, window: true },
  { name: 'plan-add', who: 'unlimited', path: '/meal-plans/:plan?add=d3-dinner', arrange: dialog, window: true },
  { name: 'plan-again', who: 'unlimited', path: '/meal-plans/:plan?dialog=again', arrange: dialog, window: true },
  { name: 'plan-list', who: 'unlimited', path: '/meal-plans/:plan?dialog=list', arrange: dialog, window: true },
  {
    name: 'plan-list-keeping',
    who: 'unlimited',
    path: '/meal-plans/:plan?dialog=list',
    prepare: spoil,
    arrange: (page) => page.getByRole('dialog').getByText('You’d freeze').waitFor(),
    window: true,
  },
  {
    name: 'plan-proof',
    who: 'unlimited',
    path: '/meal-plans/:plan?dialog=proof',
    prepare: prove,
    arrange: dialog,
    window: true,
  },
  { name: 'plan-settings', who: 'unlimited', path: '/meal-plans/:plan?dialog=settings', arrange: dialog, window: true },
  { name: 'plan-wishes', who: 'unlimited', path: '/meal-plans/:plan?dialog=wishes' },
  { name: 'plan-waiting', who: 'unlimited', path: '/meal-plans/:plan', arrange: changeOffline },
  { name: 'plan-print', who: 'unlimited', path: '/meal-plans/:fortnight', arrange: asPrinted },
  {
    name: 'plan-print-start-ahead',
    who: 'unlimited',
    path: '/meal-plans/:plan',
    prepare: startAhead,
    arrange: asPrinted,
  },
]

interface Plan {
  id: number
  entries: { id: string; kind: string; recipeId: number | null }[]
}

/** Milliseconds: a week is planned for some seconds, and longer on a busy machine. */
const patience = 120_000

/** A family's week, and the same as a fortnight with a long name, changed by hand. */
export async function writePlans(member: APIRequestContext): Promise<void> {
  const post = async (path: string, data: object) =>
    (await (await member.post(path, { data, timeout: patience })).json()) as Plan
  const plan = await post('/api/meal-plans/generate', {
    startDate: '2026-11-23',
    endDate: '2026-11-29',
    seconds: 15,
    eaters: [
      { id: 'eater-ana', name: 'Ana', targets: [{ nutrient: 'calories', per: 'day', least: 1700, most: 2300 }] },
      { id: 'eater-ben', name: 'Ben', allergies: ['Wheat/Gluten'], dislikes: 'mushrooms' },
      { id: 'eater-mia', name: 'Mia', diet: 'Vegan' },
      { id: 'eater-leo', name: 'Leo', portion: 0.6 },
    ],
    rules: { budget: 260, aim: 'best', meatlessAtLeast: 2 },
  })
  const title = 'Donaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauamtsfeier with the whole family'
  const fortnight = await post(`/api/meal-plans/${plan.id}/duplicate`, { startDate: '2026-11-30', title })
  const cooked = fortnight.entries.filter(({ kind }) => kind === 'recipe')
  const everyone = cooked.slice(0, 6).map(({ id, recipeId }) => ({
    kind: 'dish',
    entry: id,
    dish: { kind: 'recipe', recipeId, eaters: [] },
  }))
  const note = { kind: 'note', entry: cooked[8]!.id, note: 'Take the dough out in the morning' }
  const lock = { kind: 'lock', entry: cooked[9]!.id, isLocked: true }
  const gone = cooked.slice(10, 13).map(({ id }) => ({ kind: 'remove', entry: id }))
  const changes = [...everyone, note, lock, ...gone]
  await member.patch(`/api/meal-plans/${fortnight.id}`, { data: { endDate: '2026-12-13', repeats: 3, changes } })
  await post(`/api/meal-plans/${plan.id}/duplicate`, { isTemplate: true, title: 'A week for four' })
}

async function useAgain(page: Page): Promise<void> {
  await press(/^More: /)(page)
  await page.getByRole('menuitem', { name: 'Use again starting…' }).click()
  await dialog(page)
}

async function openAll(page: Page): Promise<void> {
  for (const name of ['When', 'People', 'Meals', 'Time', 'Money', 'Variety'])
    await page.getByRole('heading', { name, exact: true }).click()
  await page.locator('details details summary').first().click()
}

async function sendBack(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'People', exact: true }).click()
  await press('Add a person')(page)
  await page.getByRole('heading', { name: 'Money' }).click()
  await page.getByLabel('Weekly budget').fill('0')
  await press('Plan it')(page)
}

async function openEntry(page: Page): Promise<void> {
  // days that are over are folded
  await page.locator('[data-entry]').filter({ visible: true }).last().click()
  await dialog(page)
}

async function openOut(page: Page): Promise<void> {
  await openEntry(page)
  await press(/who’s eating out/)(page)
  await page.getByRole('group', { name: 'Who’s eating out?' }).waitFor()
}

async function changeOffline(page: Page): Promise<void> {
  await page.route('**/api/meal-plans/*', (route) => route.abort())
  await openEntry(page)
  await press(/^Lock/)(page)
  await page.getByText('saved on this device until you’re back').waitFor()
}

/** What would not stay fresh on the days that are chosen. */
async function spoil(page: Page): Promise<void> {
  const frozen = ['boneless, skinless chicken thighs', 'salmon fillets', 'country bread']
  const spoils = ['baby spinach', 'basil', 'cilantro', 'mushrooms', 'scallions', 'strawberries']
  await page.route('**/api/meal-plans/*/shopping-days', (route) =>
    route.fulfill({ json: { frozen, spoils, add: [3, 6] } }),
  )
}

async function refuse(page: Page): Promise<void> {
  await page.route('**/api/meal-plans/generate', (route) =>
    route.fulfill({
      status: 422,
      json: {
        code: 'wishes_contradict',
        message: 'No plan of these dishes keeps to all of this.',
        ways: [
          { rules: ['budget'], words: ['a budget of $55.00'], wouldDo: '$71.20', cost: 71.2, eased: {} },
          {
            rules: ['minutes:2'],
            words: ['dinner on days 1 to 5 in 20 minutes'],
            wouldDo: '35 minutes',
            cost: 88.2,
            eased: {},
          },
          {
            rules: ['times:0', 'mains-apart'],
            words: ['fish 3 times', 'no main ingredient two days'],
            wouldDo: null,
            cost: 93.4,
          },
        ],
      },
    }),
  )
}

async function startAhead(page: Page): Promise<void> {
  const soak = { entry: 'entry-of-it', recipeId: 1, title: 'Baked Beans with Smoked Paprika and Mustard' }
  const begun = [
    {
      ...soak,
      words: 'Soak the beans in plenty of cold water for 8 hours',
      day: 1,
      at: '09:15',
      meal: 'dinner',
      inDays: 0,
    },
    {
      ...soak,
      entry: 'other-of-it',
      title: 'Overnight Oats',
      words: 'Leave the oats in the milk overnight',
      day: 1,
      at: '21:00',
      meal: 'breakfast',
      inDays: 1,
    },
  ]
  await page.route(/meal-plans\/(?:\d+\/)?ahead/, (route) => route.fulfill({ json: begun }))
}

async function addTargets(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'People', exact: true }).click()
  await page.locator('details details summary').first().click()
  await press('Add another target')(page)
  await page.getByLabel('At least (g)').fill('50')
  await page.getByLabel('At most (g)').fill('40')
  await press('Add another target')(page)
  await press('Plan it')(page)
}

async function copyDay(page: Page): Promise<void> {
  await press('Copy this day to…')(page)
  await dialog(page)
}

/** A stream that has begun and goes no further. */
async function begin(page: Page): Promise<void> {
  const meals = ['breakfast', 'lunch', 'dinner'].flatMap((meal) =>
    [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, meal, titles: ['Red Lentil Dal with Spinach'] })),
  )
  const events = [
    { type: 'started', generationId: 'held' },
    { type: 'progress', message: 'Composing dishes', done: 120, of: 300 },
    { type: 'better', cost: 101.22, gap: 0.032, seconds: 3, meals },
  ]
  await page.addInitScript(
    (lines) => {
      const real = window.fetch.bind(window)
      window.fetch = (input, init) =>
        String(input instanceof Request ? input.url : input).endsWith('/api/meal-plans/generate')
          ? Promise.resolve(
              new Response(new ReadableStream({ start: (stream) => stream.enqueue(new TextEncoder().encode(lines)) }), {
                headers: { 'content-type': 'text/event-stream' },
              }),
            )
          : real(input, init)
    },
    events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join(''),
  )
}

/** A sheet that lies on its side, between its margins. */
async function asPrinted(page: Page): Promise<void> {
  await page.setViewportSize({ width: 980, height: 720 })
  await page.emulateMedia({ media: 'print' })
}
