import type { APIRequestContext, Page } from '@playwright/test'
import type { Scene } from './shot-scenes.ts'

const hold = (address: string) => async (page: Page) => void (await page.route(address, () => undefined))
const fail = (address: string) => async (page: Page) =>
  void (await page.route(address, (route) =>
    route.fulfill({ status: 500, json: { code: 'internal', message: 'Something went wrong. Please try again.' } }),
  ))

/** Menus. `:menu` has a recipe that was deleted and a name of long words, `:dinner` is whole. */
export const menuScenes: readonly Scene[] = [
  { name: 'menus-locked', who: 'spent', path: '/menu-planning' },
  { name: 'menus-generate', who: 'unlimited', path: '/menu-planning' },
  { name: 'menus-generate-day', who: 'unlimited', path: '/menu-planning', arrange: chooseDay },
  { name: 'menus-generate-errors', who: 'unlimited', path: '/menu-planning', arrange: generate },
  { name: 'menus-refused', who: 'unlimited', path: '/menu-planning', arrange: askTooMuch },
  { name: 'menus-too-little-left', who: 'unlimited', path: '/menu-planning', arrange: askTooMany },
  { name: 'menus-writing', who: 'unlimited', path: '/menu-planning', prepare: begin, arrange: chooseAndGenerate },
  { name: 'menus-mine', who: 'unlimited', path: '/menu-planning?tab=menus' },
  { name: 'menus-saved-empty', who: 'unlimited', path: '/menu-planning?tab=menus&saved=1' },
  { name: 'menus-empty', who: 'shopper', path: '/menu-planning?tab=menus' },
  { name: 'menus-loading', who: 'unlimited', path: '/menu-planning?tab=menus', prepare: hold('**/api/menus?*') },
  { name: 'menus-failing', who: 'unlimited', path: '/menu-planning?tab=menus', prepare: fail('**/api/menus?*') },
  { name: 'menu-dinner', who: 'unlimited', path: '/menus/:dinner' },
  { name: 'menu-used', who: 'unlimited', path: '/menus/:dinner', prepare: cookedIt },
  { name: 'menu-dish-more', who: 'unlimited', path: '/menus/:dinner', arrange: openMore, window: true },
  { name: 'menu-add-recipe', who: 'unlimited', path: '/menus/:dinner', arrange: addRecipe, window: true },
  { name: 'menu-deleted-recipe', who: 'unlimited', path: '/menus/:menu' },
  { name: 'menu-loading', who: 'unlimited', path: '/menus/:dinner', prepare: hold('**/api/menus/*') },
  { name: 'menu-failing', who: 'unlimited', path: '/menus/:dinner', prepare: fail('**/api/menus/*') },
  { name: 'menu-timeline-failing', who: 'unlimited', path: '/menus/:dinner', prepare: fail('**/timeline') },
  { name: 'menu-not-found', who: 'unlimited', path: '/menus/99999999' },
  { name: 'menu-rename', who: 'unlimited', path: '/menus/:dinner', arrange: rename, window: true },
  { name: 'menu-print', who: 'unlimited', path: '/menus/:dinner', arrange: asPrinted },
  { name: 'menu-print-day', who: 'unlimited', path: '/menus/:menu', arrange: asPrinted },
  { name: 'menu-cook-prepare', who: 'unlimited', path: '/menus/:dinner/cook?step=1', window: true },
  { name: 'menu-cook', who: 'unlimited', path: '/menus/:dinner/cook?step=6', window: true },
  { name: 'menu-cook-timer', who: 'unlimited', path: '/menus/:dinner/cook?step=6', arrange: startTimer, window: true },
  { name: 'menu-cook-locked', who: 'spent', path: '/menus/:dinner/cook' },
]

/** A dinner, and a menu with a long name of which a recipe is gone. */
export async function writeMenus(member: APIRequestContext): Promise<void> {
  const make = async (data: object): Promise<{ id: number; recipeIds: number[] }> => {
    const { menu } = (await (await member.post('/api/generate-menu', { data })).json()) as {
      menu: { id: number; recipeIds: number[] }
    }
    return menu
  }
  await make({ mealType: 'dinner', recipeCount: 4, cuisineType: 'Italian' })
  const { id, recipeIds } = await make({ mealType: 'complete_day', recipeCount: 4, dietaryPreferences: ['Vegetarian'] })
  const title = 'Donaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauamtsfeier with the whole family'
  await member.patch(`/api/menus/${id}`, { data: { title } })
  await member.delete(`/api/recipes/${recipeIds[1]}`)
}

async function chooseDay(page: Page): Promise<void> {
  await page.getByText('Full day', { exact: true }).click()
}

async function generate(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Generate Menu' }).click()
}

async function askTooMuch(page: Page): Promise<void> {
  await page.route('**/api/generate-menu', (route) =>
    route.fulfill({
      status: 422,
      json: {
        code: 'wishes_contradict',
        message: 'The cheapest menu we found with 3 recipes for 4 people costs $61.20, more than your budget of $50.',
        wishes: ['budget', 'recipeCount', 'servings'],
      },
    }),
  )
  await chooseAndGenerate(page)
}

async function askTooMany(page: Page): Promise<void> {
  await page.route('**/api/generate-menu', (route) =>
    route.fulfill({
      status: 429,
      json: { code: 'daily_limit_reached', message: 'That is more than is left.', limit: 20, used: 18 },
    }),
  )
  await chooseAndGenerate(page)
}

/** A stream that has begun and goes no further. */
async function begin(page: Page): Promise<void> {
  const events = [
    { type: 'started', generationId: 'held', courses: ['salad', 'main', 'dessert'] },
    {
      type: 'recipe',
      place: 0,
      course: 'salad',
      title: 'Sicilian Orange and Fennel Salad',
      description: '',
      totalMinutes: 24,
      calories: 224,
      estimatedCost: 10.47,
    },
  ]
  await page.addInitScript(
    (lines) => {
      const real = window.fetch.bind(window)
      window.fetch = (input, init) =>
        String(input instanceof Request ? input.url : input).endsWith('/api/generate-menu')
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

async function chooseAndGenerate(page: Page): Promise<void> {
  await page.getByText('Dinner', { exact: true }).click()
  await generate(page)
  await page.waitForTimeout(400)
}

async function rename(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Rename menu' }).click()
  await page.getByRole('dialog').waitFor()
}

async function startTimer(page: Page): Promise<void> {
  const timer = page.locator('[data-step-timer]').first()
  const next = page.getByRole('button', { name: 'Next step' })
  while (!(await timer.isVisible())) await next.click()
  await timer.click()
  await next.click()
}

/** As wide as a sheet between its margins. */
async function asPrinted(page: Page): Promise<void> {
  await page.setViewportSize({ width: 718, height: 1000 })
  await page.emulateMedia({ media: 'print' })
}

/** As it is after its last step, while what of it is at home is not answered yet. */
async function cookedIt(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { pathname } = location
    const place = /^\/menus\/(\d+)$/.exec(pathname)?.[1]
    if (place) localStorage.setItem(`used-menu-${place}`, JSON.stringify([{ recipeId: 1, servings: 4 }]))
  })
  await page.route('**/api/at-home/recipes/*', (route) =>
    route.fulfill({ json: [{ name: 'rice', grams: 400, left: 0 }] }),
  )
}

async function openMore(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^More: / })
    .nth(1)
    .click()
  await page.getByRole('menuitem').first().waitFor()
}

async function addRecipe(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add a recipe' }).click()
  await page.getByRole('dialog').waitFor()
}
