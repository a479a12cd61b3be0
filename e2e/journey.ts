import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { test as bare, expect, type Page } from '@playwright/test'
import type axe from 'axe-core'
import { chanceFrom, hashOf } from '#domain/chance.ts'
import { testSeed } from '../tools/test-runs/test-seed.ts'

/** What a journey may say about its page besides what Playwright offers. */
interface Journey {
  /** Calls that this journey makes fail on purpose, as part of their address: the browser notes each in its console. */
  readonly failing: string[]
  /** Ends every journey: nothing was written to the console as an error, thrown, or refused by the content policy. */
  readonly quiet: undefined
  /** What a page changes is on its way for as many milliseconds as SLOW_WRITES says. */
  readonly slowWrites: undefined
}

export const test = bare.extend<Journey>({
  failing: async ({ page: _page }, use) => use([]),
  quiet: [
    async ({ page, failing }, use) => {
      await clearOfMidnight()
      const heard: string[] = []
      page.on('pageerror', (error) => heard.push(`thrown: ${error.message}`))
      page.on('console', (message) => {
        if (message.type() !== 'error' && message.type() !== 'warning') return
        const { url } = message.location()
        const text = message.text()
        if (text === 'Service Worker registration blocked by Playwright') return
        // a clock says so, and not the page: what it asks for and how often is counted elsewhere
        if (text.includes('was preloaded using link preload but not used within a few seconds')) return
        const isAnswer = text.startsWith('Failed to load resource') || text.includes('dynamically imported module')
        if (isAnswer && [whoAmI, ...failing].some((part) => `${url} ${text}`.includes(part))) return
        heard.push(`${message.type()}: ${text} (${url})`)
      })
      await use(undefined)
      expect(heard, 'what the browser complained of').toEqual([])
    },
    { auto: true },
  ],
  slowWrites: [
    async ({ context }, use) => {
      const delay = Number(process.env['SLOW_WRITES'] ?? 0)
      if (delay > 0)
        await context.route(isOurs, async (route) => {
          if (route.request().method() !== 'GET') await sleep(delay)
          await route.fallback()
        })
      await use(undefined)
    },
    { auto: true },
  ],
})

const isOurs = ({ pathname }: URL) => pathname.startsWith('/api/')

export { expect }

/** Recipes are counted by the day of UTC: a journey that would run into the next one begins in it. */
async function clearOfMidnight(): Promise<void> {
  const day = 24 * 60 * 60 * 1000
  const left = day - (Date.now() % day)
  if (left < 60_000) await sleep(left)
}

/** Answers 401 to strangers, as it should; browsers note every such answer. */
const whoAmI = '/api/auth/user'

/** What is done with a recipe less often stands in the menu of its page or dialog. */
export async function chooseInMenu(page: Page, item: string): Promise<void> {
  await page.getByRole('article').getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: item, exact: true }).click()
}

/** The small one: a page reads it in half the time. */
const axeSource = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')

type Theme = 'light' | 'dark'

/** With TEST_SIDES=drawn the seed of the run says in which light, and on which screen, a page is looked at; without, as by hand, on both. */
function drawnFor<Side extends string>(what: string, one: Side, other: Side): readonly Side[] {
  if (process.env['TEST_SIDES'] !== 'drawn') return [one, other]
  return [chanceFrom(hashOf(`${testSeed()} ${what}`))() < 0.5 ? one : other]
}

/** Nothing that axe knows of is wrong with what is seen, in the light or in the dark; `within` a part of the page, or all. */
export async function expectAccessible(page: Page, what: string, within?: string): Promise<void> {
  await page.locator('h1').first().waitFor()
  for (const [place, theme] of drawnFor<Theme>(what, 'light', 'dark').entries()) {
    await switchTo(page, theme)
    // in the other light nothing but the colors is otherwise
    const rules = place > 0 ? ['color-contrast', 'link-in-text-block'] : undefined
    let found = await violations(page, within, rules)
    // in the one frame in which a toast went, its colours were nobody's: what is wrong stays wrong
    if (found.length > 0) {
      await atRest(page)
      found = await violations(page, within, rules)
    }
    expect.soft(found, `axe on ${what} (${theme})`).toEqual([])
    await takePicture(page, `${what} ${theme}`)
  }
  await switchTo(page, 'light')
}

/** The same, also on a phone, which shows the page without anything that is wider than its screen. */
export async function expectSound(page: Page, what: string, within?: string): Promise<void> {
  const screens = drawnFor(`the screen of ${what}`, 'desk', 'phone')
  if (screens.includes('desk')) await expectAccessible(page, what, within)
  const before = page.viewportSize()
  await page.setViewportSize({ width: 390, height: 844 })
  // what measures itself, as charts do, has drawn itself anew
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  await expectNoExcess(page, `${what} on a phone`)
  if (screens.includes('phone')) await expectAccessible(page, `${what} phone`, within)
  if (before) await page.setViewportSize(before)
}

/** Nothing can be scrolled sideways. */
export async function expectFits(page: Page, what = page.url()): Promise<void> {
  await page.waitForLoadState('networkidle')
  expect(await excessWidth(page), `${what} is wider than the screen`).toBeLessThanOrEqual(0)
}

/** The same of a page that has come already, and the journey goes on where it does not. */
export async function expectNoExcess(page: Page, what: string): Promise<void> {
  expect.soft(await excessWidth(page), `${what} is wider than the screen`).toBeLessThanOrEqual(0)
}

/** Pixels by which the page is wider than the window. */
const excessWidth = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** With JOURNEY_PICTURES set to a folder, a journey leaves a picture there of every page that it stops at. */
async function takePicture(page: Page, what: string): Promise<void> {
  const folder = process.env['JOURNEY_PICTURES']
  if (!folder) return
  taken += 1
  const name = `${String(taken).padStart(2, '0')}-${what.replace(/\W+/g, '-')}.png`
  await page.screenshot({
    path: join(folder, test.info().title.slice(0, 40).replace(/\W+/g, '-'), name),
    fullPage: true,
  })
}
let taken = 0

/**
 * What a frame shows is an email or an advertisement: axe would send it messages that a sandbox refuses aloud. Nor does it fetch
 * the style sheets once more, which no rule of those that are on reads. `rules` are those to look at, or all.
 */
async function violations(page: Page, within: string | undefined, rules?: string[]): Promise<string[]> {
  const options: axe.RunOptions = {
    iframes: false,
    preload: false,
    resultTypes: ['violations'],
    ...(rules && { runOnly: rules }),
  }
  const asked = { within, options }
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  return page.evaluate(async ({ within, options }) => {
    const { axe: inPage } = window as unknown as { axe: typeof axe }
    const { violations: found } = await inPage.run(within ?? document, options)
    return found.map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ target }) => target).join(' | ')}`)
  }, asked)
}

/** Until the program has taken the place of a page that came drawn. */
export async function alive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const root = document.getElementById('root') ?? {}
    return Object.keys(root).some((key) => key.startsWith('__reactContainer'))
  })
}

/** As the switch in the header does. */
async function switchTo(page: Page, theme: Theme): Promise<void> {
  await page.evaluate((theme) => {
    document.documentElement.dataset['theme'] = theme
  }, theme)
  await atRest(page)
}

/** Waits until no colour is on its way any more; one that has arrived may set another one off, which inherits it. */
async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const endless = (animation: Animation) => animation.effect?.getComputedTiming().iterations === Infinity
    const running = () =>
      document.getAnimations().filter((animation) => animation.playState === 'running' && !endless(animation))
    for (let left = running(); left.length > 0; left = running())
      await Promise.allSettled(left.map(({ finished }) => finished))
  })
}

/** The one toast that is shown; reads 'title description'. */
export function toast(page: Page) {
  return page.locator('[data-toasts]')
}
