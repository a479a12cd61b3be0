import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { APIRequestContext, Browser, Page } from '@playwright/test'
import { drawnPages, pages } from '#contract/pages.ts'
import { actAsAdministrator, adminScenes } from './admin-scenes.ts'
import { atHomeScenes, fillHome } from './at-home-scenes.ts'
import { openBrowser } from './browser.ts'
import { communityScenes, fillCommunity } from './community-scenes.ts'
import { correctionScenes, suggestCorrections } from './correction-scenes.ts'
import { household, makeHousehold } from './demo-household.ts'
import { deskScenes, fillDesk } from './desk-scenes.ts'
import { shootDishes } from './dish-gallery/dish-sheets.ts'
import { kitchenScenes } from './kitchen-scenes.ts'
import { menuScenes, writeMenus } from './menu-scenes.ts'
import { operationsScenes } from './operations-scenes.ts'
import { planScenes, writePlans } from './plan-scenes.ts'
import { recipeScenes, writeLongRecipes } from './recipe-scenes.ts'
import { administrator, startServer } from './running-server.ts'
import { shopForAWeek, shoppingScenes } from './shopping-scenes.ts'
import { type Scene, scenes, type Who } from './shot-scenes.ts'

/** Addresses whose id is none of a recipe. */
const examples: Readonly<Record<string, string>> = {
  '/lists/:id': '/lists/:list',
  '/meal-plans/:id': '/meal-plans/new',
  '/blog/:id': '/blog/1',
  '/community/:token': '/community/:published',
  '/admin-analytics/members/:id': '/admin-analytics/members/nobody',
}

/**
 * `npm run shots [-- folder [name]]`: pictures of every route, signed out and signed in, of public ones without JavaScript too, of the dialogs and of
 * what is empty, on its way or failing, at 390 and 1,280 px in the light and in the dark, into a folder outside the repository. With a name only
 * the pictures whose name matches it, such as 'settings|checkout'. A route that leads elsewhere has no picture of its own and is named instead.
 * `npm run shots -- dishes [folder]`: the gallery of drawn dishes instead (see dish-sheets.ts).
 */
const [first, ...others] = process.argv.slice(2)
const [given, wanted = ''] = first === 'dishes' ? [others[0], 'dishes'] : [first, others[0]]
const folder = given ? resolve(given) : mkdtempSync(join(tmpdir(), 'mealcrafter-shots-'))
if (resolve(folder).startsWith(resolve('.')))
  throw new Error('Pictures stay outside the repository: choose another folder.')
mkdirSync(folder, { recursive: true })
if (wanted === 'dishes') {
  await shootDishes(folder)
  console.log(folder)
  process.exit()
}
const data = mkdtempSync(join(tmpdir(), 'mealcrafter-shots-data-'))
const password = 'paprika and thyme'

await makeHousehold(join(data, 'household'), new Date())
const server = await startServer({ kind: 'embedded', dataDir: join(data, 'household') })
const browser = await openBrowser()
try {
  const cookies = await everybody(browser)
  const tokens = await meetAndWrite(browser, cookies)
  const there = { ...(await placesOf(browser, cookies)), ...tokens }
  const bareRoutes = drawnPages.map(
    (path): Scene => ({
      name: nameOf('bare', path),
      who: 'visitor',
      path: examples[path] ?? path,
      isBare: true,
    }),
  )
  const routesOfAll = [...routes('visitor'), ...routes('household')]
  const all = [
    ...routesOfAll,
    ...bareRoutes,
    ...scenes,
    ...kitchenScenes,
    ...shoppingScenes,
    ...recipeScenes,
    ...menuScenes,
    ...atHomeScenes,
    ...planScenes,
    ...adminScenes,
    ...operationsScenes,
    ...correctionScenes,
    ...deskScenes,
    ...communityScenes,
  ].filter(({ name }) => new RegExp(wanted).test(name))
  for (const scene of all) for (const width of [390, 1280]) await shoot(scene, width, there, cookies[scene.who])
} finally {
  await browser.close()
  await server.end()
  rmSync(data, { recursive: true, force: true })
}
console.log(folder)

function nameOf(who: string, path: string): string {
  return `${who}${path === '/' ? '-home' : path.replaceAll(/\/:?/g, '-')}`
}

type Cookies = Parameters<Awaited<ReturnType<Browser['newContext']>>['addCookies']>[0]

function routes(who: 'visitor' | 'household'): Scene[] {
  return pages.map((path) => ({
    name: nameOf(who, path),
    who,
    path: examples[path] ?? path,
  }))
}

/** In the light, then in the dark by the same means as the switch in the header. */
async function shoot(scene: Scene, width: number, places: Places, cookies: Cookies): Promise<void> {
  const context = await browser.newContext({
    baseURL: server.address,
    viewport: { width, height: width === 390 ? 844 : 900 },
    colorScheme: 'light',
    javaScriptEnabled: !scene.isBare,
    reducedMotion: 'reduce',
  })
  context.setDefaultTimeout(8000)
  await context.addCookies(cookies)
  const page = await context.newPage()
  const address = scene.path.replace(
    /:(id|list|longest|long|token|own|week|menu|dinner|plan|fortnight|published|spent)/,
    (_, name: keyof Places) => String(places[name]),
  )
  try {
    await scene.prepare?.(page)
    await page.goto(address)
    await settled(page)
    const there = new URL(page.url()).pathname
    if (there !== address.split('?')[0]) {
      if (width === 390) console.log(`${scene.name} leads to ${there}`)
      return
    }
    await scene.arrange?.(page)
    await settled(page)
    for (const theme of ['light', 'dark'] as const) {
      if (scene.isBare) await page.emulateMedia({ colorScheme: theme })
      else
        await page.evaluate((theme) => {
          document.documentElement.dataset['theme'] = theme
        }, theme)
      const path = join(folder, `${scene.name}-${width}-${theme}.png`)
      await page.screenshot({ path, fullPage: scene.window !== true, animations: 'disabled' })
    }
  } catch (error) {
    process.exitCode = 1
    await page.screenshot({ path: join(folder, `${scene.name}-${width}-failed.png`) }).catch(() => undefined)
    console.error(`${scene.name} at ${width} px: ${String(error).split('\n')[0]}`)
  } finally {
    // a page that asks again and again may be doing so right now
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await context.close()
  }
}

/** Nothing is asked of the server any more, but what is held back; fonts and pictures are there. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: 1500 }).catch(() => undefined)
  await page.evaluate(async () => {
    await document.fonts.ready
  })
}

/** Somebody for every state an account can be in. */
async function everybody(browser: Browser): Promise<Record<Who, Cookies>> {
  const done = { hasCompletedOnboarding: true, hasCompletedSetup: true, preferredCuisines: ['Italian'] }
  return {
    visitor: [],
    household: await enter(browser, (request) => request.post('/api/auth/signin', { data: household })),
    newcomer: await enter(browser, (request) => signUp(request, 'newcomer')),
    unset: await enter(browser, (request) => signUp(request, 'unset', { hasCompletedOnboarding: true })),
    empty: await enter(browser, (request) =>
      signUp(request, 'empty', { ...done, dietaryPreference: 'Vegan', allergies: ['Peanuts'] }),
    ),
    spent: await enter(browser, async (request) => {
      await signUp(request, 'spent', done)
      for (let made = 0; made < 3; made += 1) await request.post('/api/generate-recipe', { data: {} })
    }),
    shopper: await enter(browser, async (request) => {
      await signUp(request, 'shopper', { ...done, allergies: ['Milk', 'Gluten'] })
      await enter(browser, async (boss) => {
        await boss.post('/api/auth/signup', { data: { ...person('boss'), email: administrator } })
        await shopForAWeek(request, boss)
      })
    }),
    unlimited: await enter(browser, async (request) => {
      await signUp(request, 'unlimited', done)
      await enter(browser, async (boss) => {
        await boss.post('/api/auth/signin', { data: { email: administrator, password } })
        await writeLongRecipes(request, boss)
        await writeMenus(request)
        await writePlans(request)
        await fillHome(request)
      })
    }),
    boss: await enter(browser, async (request) => {
      const governed = ['anna', 'ben', 'cleo']
      for (const name of governed) await enter(browser, (theirs) => signUp(theirs, name, done))
      await request.post('/api/auth/signin', { data: { email: administrator, password } })
      await request.patch('/api/auth/profile', { data: { firstName: 'Grace', lastName: 'Boss', ...done } })
      await actAsAdministrator(request, governed)
      await suggestCorrections(request)
    }),
  }
}

/** What members say to each other and to support, and what is written to them. */
async function meetAndWrite(browser: Browser, cookies: Record<Who, Cookies>) {
  const by = async (who: Who) => {
    const context = await browser.newContext({ baseURL: server.address })
    await context.addCookies(cookies[who])
    return context.request
  }
  const [boss, unlimited] = [await by('boss'), await by('unlimited')]
  await fillDesk(boss, unlimited, await by('visitor'))
  const [household, shopper, empty] = [await by('household'), await by('shopper'), await by('empty')]
  return fillCommunity({ household, unlimited, shopper, empty, boss }, join(data, 'household', 'outbox'))
}

async function enter(browser: Browser, work: (request: APIRequestContext) => Promise<unknown>): Promise<Cookies> {
  const context = await browser.newContext({ baseURL: server.address })
  await work(context.request)
  const cookies = await context.cookies()
  await context.close()
  return cookies
}

async function signUp(request: APIRequestContext, name: string, profile?: object): Promise<void> {
  await request.post('/api/auth/signup', { data: person(name) })
  if (profile) await request.patch('/api/auth/profile', { data: profile })
}

function person(name: string) {
  return { firstName: 'Ada', lastName: 'Cook', email: `${name}@demo.example`, password }
}

interface Places {
  id: number
  list: number
  long: number
  own: number
  week: number
  menu: number
  dinner: number
  plan: number
  fortnight: number
  spent: number
  token: string
  published: string
  longest: string
}

/** The recipe that the household shares and its newest list; the recipe of the longest words; a recipe and the week of the shopper. */
async function placesOf(
  browser: Browser,
  cookies: Record<Who, Cookies>,
): Promise<Omit<Places, 'published' | 'longest'>> {
  const ask = async (who: Who, path: string) => {
    const context = await browser.newContext({ baseURL: server.address })
    await context.addCookies(cookies[who])
    const rows = (await (await context.request.get(path)).json()) as Record<string, unknown>[]
    await context.close()
    return rows
  }
  const newest = async (who: Who, path: string) => Number((await ask(who, `${path}?limit=1`))[0]?.['id'])
  const recipe = (await ask('household', '/api/recipes?limit=20')).find(({ isShared }) => isShared)
  const written = await ask('unlimited', '/api/recipes?limit=20&writer=cook')
  const menus = await ask('unlimited', '/api/menus')
  const plans = await ask('unlimited', '/api/meal-plans?template=false')
  return {
    id: Number(recipe?.['id']),
    list: await newest('household', '/api/shopping-lists'),
    long: Number(written.find(({ title }) => String(title).startsWith('Donau'))?.['id']),
    own: await newest('shopper', '/api/recipes'),
    week: await newest('shopper', '/api/shopping-lists'),
    menu: Number(menus[0]?.['id']),
    dinner: Number(menus[1]?.['id']),
    plan: Number(plans[1]?.['id']),
    fortnight: Number(plans[0]?.['id']),
    spent: await newest('spent', '/api/recipes'),
    token: String(recipe?.['sharePath']).replace('/r/', ''),
  }
}
