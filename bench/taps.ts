import type { BrowserContext, Locator, Page } from '@playwright/test'
import { openBrowser } from '../tools/running/browser.ts'
import { startServer } from '../tools/running/running-server.ts'
import { overBound } from './figures/over-bound.ts'
import { printTable } from './figures/print-table.ts'
import { withDatabases } from './servers/databases.ts'
import { type Diner, newDiner } from './servers/diner.ts'
import { pastedRecipe, recipeSite } from './servers/recipe-site.ts'

/**
 * `node bench/taps.ts`: what is done every day, from the dashboard on a phone: how many taps it takes, how many letters, and for how many seconds whoever taps
 * at once waits in all, the median of as many rounds as the first argument says, or three; of all tasks, or of those whose names the second one matches. Needs a built client. Fails where something takes more taps than the
 * least that the task could do with.
 */
const rounds = Number(process.argv[2] ?? 3)
const asked = new RegExp(process.argv[3] ?? '')

interface Hand {
  readonly page: Page
  readonly tap: (target: Locator) => Promise<void>
  readonly type: (words: string) => Promise<void>
  /** What is in the clipboard, which costs no letters. */
  readonly paste: (words: string) => Promise<void>
}

interface Task {
  readonly name: string
  /** The fewest taps that it could take, and which. */
  readonly least: number
  readonly which: string
  readonly work: (hand: Hand) => Promise<void>
}

const site = await recipeSite()

const place = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).last().getByRole('link', { name, exact: true })
const recent = (page: Page) => page.getByRole('region', { name: 'Recent Recipes' })
const firstRecipe = (page: Page) => recent(page).locator('a[data-recipe]').first()

const tasks: readonly Task[] = [
  {
    name: 'cook tonight’s dish',
    least: 1,
    which: 'Cook',
    async work({ page, tap }) {
      await tap(
        page
          .getByRole('region', { name: 'Tonight' })
          .getByRole('link', { name: /^Cook: / })
          .first(),
      )
      await page.getByText(/^Step 1 of \d+$/).waitFor()
    },
  },
  {
    name: 'keep a recipe as a favorite',
    least: 1,
    which: 'its heart',
    async work({ page, tap }) {
      const heart = recent(page)
        .getByRole('button', { name: /^Favorite: /, pressed: false })
        .first()
      const name = (await heart.getAttribute('aria-label')) ?? ''
      await tap(heart)
      await recent(page).getByRole('button', { name, exact: true, pressed: true }).waitFor()
    },
  },
  {
    name: 'rate a dish',
    least: 2,
    which: 'the dish, the thumb',
    async work({ page, tap }) {
      await tap(firstRecipe(page))
      const thumb = page.getByRole('dialog').getByRole('button', { name: 'Thumbs up' })
      await tap(thumb)
      await page.getByRole('dialog').getByRole('button', { name: 'Thumbs up', pressed: true }).waitFor()
    },
  },
  {
    name: 'note that a dish was cooked',
    least: 4,
    which: 'the dish, its menu, “I cooked this”, Save',
    async work({ page, tap }) {
      await tap(firstRecipe(page))
      await tap(page.getByRole('article').getByRole('button', { name: 'More', exact: true }))
      await tap(page.getByRole('menuitem', { name: 'I cooked this' }))
      await tap(page.getByRole('dialog', { name: 'How was it?' }).getByRole('button', { name: 'Save' }))
      await page.getByRole('dialog', { name: 'How was it?' }).waitFor({ state: 'hidden' })
    },
  },
  {
    name: 'write something missing on a list',
    least: 3,
    which: 'Lists, the list, its field',
    async work({ page, tap, type }) {
      await tap(place(page, 'Lists'))
      await tap(page.getByRole('main').getByRole('link', { name: 'Saturday' }))
      await tap(page.getByLabel('Add to the list'))
      await type('2 lemons')
      await page.keyboard.press('Enter')
      await page.getByRole('checkbox', { name: /lemons/i }).waitFor()
    },
  },
  {
    name: 'tick something in the shop',
    least: 3,
    which: 'Lists, the list, the line',
    async work({ page, tap }) {
      await tap(place(page, 'Lists'))
      await tap(page.getByRole('main').getByRole('link', { name: 'Saturday' }))
      const milk = page.getByRole('checkbox', { name: 'Milk' })
      await tap(milk)
      await page.getByRole('checkbox', { name: 'Milk', checked: true }).waitFor()
      await milk.uncheck()
    },
  },
  {
    name: 'have a list for one dish',
    least: 2,
    which: 'the dish, Generate Shopping List',
    async work({ page, tap }) {
      await tap(firstRecipe(page))
      await tap(page.getByRole('dialog').getByRole('button', { name: 'Generate Shopping List' }))
      await page.waitForURL(/\/lists\/\d+/)
      await page.getByRole('checkbox').first().waitFor()
    },
  },
  {
    name: 'have one list for five dishes',
    least: 7,
    which: 'Shopping List, the five dishes, Generate Shopping List',
    async work({ page, tap }) {
      await tap(recent(page).getByRole('button', { name: 'Shopping List', exact: true }))
      for (let dish = 0; dish < 5; dish += 1) await tap(recent(page).getByRole('checkbox').nth(dish))
      await tap(page.getByRole('button', { name: 'Generate Shopping List' }))
      await page.waitForURL(/\/lists\/\d+/)
      await page.getByRole('checkbox').first().waitFor()
    },
  },
  {
    name: 'save a recipe from pasted text',
    least: 6,
    which: 'Recipes, Add recipes, “Paste a recipe”, its field, “Read the recipe”, Save',
    async work({ page, tap, paste }) {
      await tap(place(page, 'Recipes'))
      await tap(page.getByRole('button', { name: 'Add recipes' }))
      await tap(page.getByRole('menuitem', { name: 'Paste a recipe' }))
      await tap(page.getByLabel('The recipe'))
      await paste(pastedRecipe)
      await tap(page.getByRole('button', { name: 'Read the recipe' }))
      await tap(page.getByRole('button', { name: 'Save recipe' }))
      await page.getByRole('heading', { level: 1, name: 'Banana bread' }).waitFor()
    },
  },
  {
    name: 'save a recipe from its address',
    least: 5,
    which: 'Recipes, Add recipes, Import, the field, Save',
    async work({ page, tap, paste }) {
      await tap(place(page, 'Recipes'))
      await tap(page.getByRole('button', { name: 'Add recipes' }))
      await tap(page.getByRole('menuitem', { name: 'Import' }))
      await tap(page.getByLabel('Web address'))
      await paste(`http://${site.host}/lentils`)
      await page.keyboard.press('Enter')
      await tap(page.getByRole('button', { name: 'Save recipe' }))
      await page.getByRole('heading', { level: 1, name: 'Lentils of the web' }).waitFor()
    },
  },
  {
    name: 'find a recipe by two letters',
    least: 3,
    which: 'Recipes, the search, the recipe',
    async work({ page, tap, type }) {
      await tap(place(page, 'Recipes'))
      await tap(page.getByLabel('Search your recipes'))
      await type('qu')
      await tap(page.locator('[data-row]', { hasText: 'Quince tart' }))
      await page.getByRole('heading', { level: 1, name: 'Quince tart' }).waitFor()
    },
  },
  {
    name: 'have another recipe written',
    least: 2,
    which: 'Generate, Generate My Recipe',
    async work({ page, tap }) {
      await tap(place(page, 'Generate'))
      await tap(page.getByRole('button', { name: 'Generate My Recipe' }))
      await page.getByRole('link', { name: 'Open recipe' }).waitFor()
    },
  },
  {
    name: 'go to a letter of all recipes',
    least: 3,
    which: 'Recipes, the order, the letter',
    async work({ page, tap }) {
      await tap(place(page, 'Recipes'))
      const order = page.getByLabel('Sort by')
      await tap(order)
      await order.selectOption('A to Z')
      await tap(page.getByRole('button', { name: /^Starting at Q/ }))
      await page.locator('[data-row]', { hasText: 'Quince tart' }).waitFor()
    },
  },
  {
    name: 'have next week planned',
    least: 2,
    which: 'Plan a week, Plan it',
    async work({ page, tap }) {
      await tap(page.getByRole('link', { name: 'Plan a week' }))
      await tap(page.getByRole('button', { name: 'Plan it' }))
      await page.waitForURL(/\/meal-plans\/\d+$/, { timeout: 120_000 })
    },
  },
]

const rows: string[][] = []
let isOver = false
await withDatabases(async (databases) => {
  const server = await startServer(databases.embedded(), { RECIPE_PAGES_INNER: site.host })
  const browser = await openBrowser()
  try {
    for (const { name, least, which, work } of tasks.filter((task) => asked.test(task.name))) {
      const walks: Walk[] = []
      for (let round = 0; round < rounds; round += 1) {
        const cook = await kitchenOf(server.address)
        const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true })
        walks.push(await walk(context, server.address, cook, work))
        await context.close()
      }
      const [middle] = walks.toSorted((one, other) => one.seconds - other.seconds).slice(Math.floor(rounds / 2))
      const { taps, letters, seconds } = middle!
      isOver ||= taps > least
      rows.push([name, String(taps), String(least), letters > 0 ? String(letters) : '', seconds.toFixed(1), which])
      console.error(rows.at(-1)!.join('  '))
    }
  } finally {
    await browser.close()
    await server.end()
  }
})
site.close()
printTable(['from the dashboard', 'taps', 'least', 'letters', 'seconds', 'which are the least'], rows)
if (isOver) process.exitCode = overBound

interface Walk {
  readonly taps: number
  readonly letters: number
  readonly seconds: number
}

/** A member of the largest plan with a dozen recipes and a list, and no plan of a week. */
async function kitchenOf(address: string): Promise<Diner> {
  const cook = await newDiner(address, 'premium')
  const { recipes, shopping } = cook.at(address)
  for (const title of ['Quince tart', 'Lentil soup', 'Apple rice']) {
    const body = {
      title,
      servings: 2,
      ingredients: ['2 onions', '1 cup rice'],
      instructions: ['Simmer for 20 minutes.'],
    }
    await recipes.create({ body })
  }
  for (let made = 0; made < 9; made += 1) await recipes.generate({ body: {} })
  const { id } = await shopping.create({ body: { title: 'Saturday' } })
  for (const text of ['2 milk', '1 kg potatoes']) await shopping.addItem({ params: { id }, body: { text } })
  return cook
}

/** What it takes; the page is at rest before the first tap, and each tap comes as soon as what it is for can be tapped. */
async function walk(context: BrowserContext, address: string, { cookie }: Diner, work: Task['work']): Promise<Walk> {
  const [name = '', value = ''] = cookie.split('=')
  await context.addCookies([{ name, value, url: address }])
  const page = await context.newPage()
  await page.goto(address)
  await firstRecipe(page).waitFor()
  await page.waitForLoadState('networkidle')
  let taps = 0
  let letters = 0
  const before = performance.now()
  await work({
    page,
    async tap(target) {
      await target.tap()
      taps += 1
    },
    async type(words) {
      await page.keyboard.type(words)
      letters += words.length
    },
    paste: (words) => page.keyboard.insertText(words),
  })
  return { taps, letters, seconds: (performance.now() - before) / 1000 }
}
