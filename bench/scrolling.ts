import type { Browser } from '@playwright/test'
import { openBrowser } from '../tools/running/browser.ts'
import { startServer } from '../tools/running/running-server.ts'
import { overBound } from './figures/over-bound.ts'
import { printTable } from './figures/print-table.ts'
import { openToFill, withDatabases } from './servers/databases.ts'
import { type Diner, newDiner } from './servers/diner.ts'
import { fillWithRecipes } from './servers/many-recipes.ts'

/**
 * `node bench/scrolling.ts [recipes]`: a library of so many recipes, or 10,000, scrolled from its beginning to its end as fast as a thumb flicks, as cards and
 * as rows, on a phone whose processor is four times slower and on a desk: how long each frame takes. Needs a built client. Fails where more frames than may be
 * come late. Where the next recipes are not there yet, the window stands at the end and waits; that is counted apart.
 */
const recipes = Number(process.argv[2] ?? 10_000)
/** Different recipes of which the library is made. */
const templates = 120
/** Of a hundred frames so many may be late. */
const mostLate = 1
/** A browser tells the beginning of a frame to a tenth of a millisecond; what is a whole frame late is 16 more. */
const ofTheClock = 1
const screens = [
  { name: 'phone, processor 4 times slower', width: 390, height: 844, slower: 4 },
  { name: 'desk', width: 1280, height: 900, slower: 1 },
] as const
/** Pixels a millisecond: a flick on a phone, a spinning wheel on a desk. It goes on where a frame is late. */
const speed = 6

interface Frames {
  /** Milliseconds from one frame to the next, while there was something to scroll to. */
  readonly lengths: readonly number[]
  /** Milliseconds at the end of what had come. */
  readonly waited: number
  /** The last recipe that was seen, by its place. */
  readonly reached: number
}

const rows: string[][] = []
let isOver = false
await withDatabases(async (databases) => {
  const database = databases.embedded()
  const cook = await fill(database)
  const server = await startServer(database)
  const browser = await openBrowser()
  try {
    for (const screen of screens)
      for (const view of ['cards', 'rows'] as const) {
        const { lengths, waited, reached } = await scrollThrough(browser, server.address, cook, { ...screen, view })
        if (reached < recipes) throw new Error(`Only ${reached} of ${recipes} recipes came.`)
        const late = lengths.filter((length) => length > 16.7 + ofTheClock).length
        isOver ||= (late / lengths.length) * 100 > mostLate
        rows.push([
          `${screen.width} px, ${screen.name}`,
          view,
          String(lengths.length),
          String(late),
          ((late / lengths.length) * 100).toFixed(2),
          String(lengths.filter((length) => length > 50).length),
          Math.max(...lengths).toFixed(0),
          (waited / 1000).toFixed(1),
        ])
        console.error(rows.at(-1)!.join('  '))
      }
  } finally {
    await browser.close()
    await server.end()
  }
})
printTable(['screen', 'as', 'frames', 'over 16.7 ms', '%', 'over 50 ms', 'longest ms', 'waited for recipes s'], rows)
if (isOver) process.exitCode = overBound

/** A member with so many recipes, each of which the kitchen has written. */
async function fill(database: Parameters<typeof startServer>[0]): Promise<Diner> {
  const server = await startServer(database)
  const writer = await newDiner(server.address, 'premium')
  for (let made = 0; made < templates; made += 1)
    await writer.at(server.address).recipes.generate({ body: { servings: 1 + (made % 6) } })
  const cook = await newDiner(server.address, 'premium')
  await server.end()
  const opened = await openToFill(database)
  await fillWithRecipes(opened, writer.user.id, [{ ids: [cook.user.id], recipesEach: recipes }])
  await opened.close()
  return cook
}

async function scrollThrough(
  browser: Browser,
  address: string,
  { cookie }: Diner,
  { width, height, slower, view }: { width: number; height: number; slower: number; view: 'cards' | 'rows' },
): Promise<Frames> {
  const isPhone = width < 500
  const context = await browser.newContext({ viewport: { width, height }, hasTouch: isPhone, isMobile: isPhone })
  const [name = '', value = ''] = cookie.split('=')
  await context.addCookies([{ name, value, url: address }])
  const page = await context.newPage()
  page.setDefaultTimeout(0)
  await page.goto(`${address}/recipes`)
  const button = page.getByRole('button', { name: view === 'cards' ? 'Cards' : 'Rows', exact: true })
  // no mouse on a phone, over which the page passes
  await (isPhone ? button.tap() : button.click())
  await page.locator('[data-row]').first().waitFor()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower })
  const frames = await page.evaluate(scrollToEnd, { speed, recipes })
  await context.close()
  return frames
}

/** In the page: on by so many pixels a millisecond, until the last recipe is in sight or none has come for a minute. */
function scrollToEnd({ speed: pixels, recipes: all }: { speed: number; recipes: number }): Promise<Frames> {
  const lastPlace = () => {
    const lists = [...document.querySelectorAll('ul[aria-label^="Recipes "]')]
    return Number(/(\d+)$/.exec(lists.at(-1)?.getAttribute('aria-label') ?? '')?.[1] ?? 0)
  }
  const lengths: number[] = []
  let waited = 0
  let idle = 0
  return new Promise((done) => {
    let before = performance.now()
    const step = (now: number) => {
      const length = now - before
      before = now
      const isAtEnd = window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 1
      if (isAtEnd) {
        waited += length
        idle += length
      } else {
        lengths.push(length)
        idle = 0
      }
      const reached = isAtEnd ? lastPlace() : 0
      if (isAtEnd && (reached >= all || idle > 60_000)) return done({ lengths: lengths.slice(1), waited, reached })
      window.scrollBy({ top: pixels * length, behavior: 'instant' })
      return requestAnimationFrame(step)
    }
    requestAnimationFrame(step)
  })
}
