import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { APIRequestContext, Browser, Page } from '@playwright/test'
import { drawnPages, pages } from '#contract/pages.ts'
import { openBrowser } from '../running/browser.ts'
import { household, makeHousehold } from '../running/demo-household.ts'
import { administrator, startServer } from '../running/running-server.ts'
import { actAsAdministrator, adminScenes } from './admin-scenes.ts'
import { atHomeScenes, fillHome } from './at-home-scenes.ts'
import { communityScenes, fillCommunity } from './community-scenes.ts'
import { cookingScenes } from './cooking-scenes.ts'
import { correctionScenes, suggestCorrections } from './correction-scenes.ts'
import { deskScenes, fillDesk } from './desk-scenes.ts'
import { kitchenScenes } from './kitchen-scenes.ts'
import { menuScenes, writeMenus } from './menu-scenes.ts'
import { operationsScenes } from './operations-scenes.ts'
import { planScenes, writePlans } from './plan-scenes.ts'
import { recipeScenes, writeLongRecipes } from './recipe-scenes.ts'
import { shopForAWeek, shoppingScenes } from './shopping-scenes.ts'
import { type Scene, scenes, type Who } from './shot-scenes.ts'
import { subscriberScenes } from './subscriber-scenes.ts'

/** Addresses whose id is none of a recipe. */
const examples: Readonly<Record<string, string>> = {
  '/lists/:id': '/lists/:list',
  '/meal-plans/:id': '/meal-plans/new',
  '/blog/:id': '/blog/1',
  '/community/:token': '/community/:published',
  '/admin-analytics/members/:id': '/admin-analytics/members/nobody',
}

const password = 'paprika and thyme'

/** Everything there is to see: every route, signed out and signed in, and all scenes. */
export const allScenes: readonly Scene[] = [
  ...routes('visitor'),
  ...routes('household'),
  ...drawnPages.map((path): Scene => ({ ...routeOf('visitor', path), name: nameOf('bare', path), isBare: true })),
  ...scenes,
  ...kitchenScenes,
  ...shoppingScenes,
  ...recipeScenes,
  ...cookingScenes,
  ...menuScenes,
  ...atHomeScenes,
  ...planScenes,
  ...adminScenes,
  ...operationsScenes,
  ...correctionScenes,
  ...deskScenes,
  ...subscriberScenes,
  ...communityScenes,
]

/** A browser, and a server with somebody in every state that an account can be in. */
export interface ShotWorld {
  readonly browser: Browser
  readonly address: string
  readonly cookies: Readonly<Record<Who, Cookies>>
  readonly places: Places
}

/** The world of all scenes for as long as the work takes; nothing of it is left. */
export async function withShotWorld(work: (world: ShotWorld) => Promise<void>): Promise<void> {
  const data = mkdtempSync(join(tmpdir(), 'mealcrafter-shots-data-'))
  await makeHousehold(join(data, 'household'), new Date())
  const server = await startServer({ kind: 'embedded', dataDir: join(data, 'household') })
  const browser = await openBrowser()
  try {
    const { address } = server
    const cookies = await everybody(browser, address)
    const tokens = await meetAndWrite(browser, address, cookies, join(data, 'household', 'outbox'))
    const places = { ...(await placesOf(browser, address, cookies)), ...tokens }
    await work({ browser, address, cookies, places })
  } finally {
    await browser.close()
    await server.end()
    rmSync(data, { recursive: true, force: true })
  }
}

type Cookies = Parameters<Awaited<ReturnType<Browser['newContext']>>['addCookies']>[0]

function routes(who: 'visitor' | 'household'): Scene[] {
  return pages.map((path) => routeOf(who, path))
}

function routeOf(who: 'visitor' | 'household', path: string): Scene {
  return { name: nameOf(who, path), who, path: examples[path] ?? path }
}

function nameOf(who: string, path: string): string {
  return `${who}${path === '/' ? '-home' : path.replaceAll(/\/:?/g, '-')}`
}

/** The path of a scene in this world. */
export function pathOf({ path }: Scene, places: Places): string {
  return path.replace(
    /:(id|list|longest|long|token|own|week|menu|dinner|plan|fortnight|published|spent)/,
    (_, name: keyof Places) => String(places[name]),
  )
}

/** Nothing is asked of the server any more, but what is held back; fonts and pictures are there. */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: 5000 }).catch(() => undefined)
  await page.evaluate(async () => {
    await document.fonts.ready
  })
}

/** Somebody for every state an account can be in. */
async function everybody(browser: Browser, address: string): Promise<Record<Who, Cookies>> {
  const enter = (work: (request: APIRequestContext) => Promise<unknown>) => cookiesOf(browser, address, work)
  const done = { hasCompletedOnboarding: true, hasCompletedSetup: true, preferredCuisines: ['Italian'] }
  return {
    visitor: [],
    household: await enter((request) => request.post('/api/auth/signin', { data: household })),
    newcomer: await enter((request) => signUp(request, 'newcomer')),
    unset: await enter((request) => signUp(request, 'unset', { hasCompletedOnboarding: true })),
    empty: await enter((request) =>
      signUp(request, 'empty', { ...done, dietaryPreference: 'Vegan', allergies: ['Peanuts'] }),
    ),
    spent: await enter(async (request) => {
      await signUp(request, 'spent', done)
      for (let made = 0; made < 3; made += 1) await request.post('/api/generate-recipe', { data: {} })
    }),
    shopper: await enter(async (request) => {
      await signUp(request, 'shopper', { ...done, allergies: ['Milk', 'Gluten'] })
      await enter(async (boss) => {
        await boss.post('/api/auth/signup', { data: { ...person('boss'), email: administrator } })
        await shopForAWeek(request, boss)
      })
    }),
    unlimited: await enter(async (request) => {
      await signUp(request, 'unlimited', done)
      await enter(async (boss) => {
        await boss.post('/api/auth/signin', { data: { email: administrator, password } })
        await writeLongRecipes(request, boss)
        await writeMenus(request)
        await writePlans(request)
        await fillHome(request)
      })
    }),
    boss: await enter(async (request) => {
      const governed = ['anna', 'ben', 'cleo']
      for (const name of governed) await enter((theirs) => signUp(theirs, name, done))
      await request.post('/api/auth/signin', { data: { email: administrator, password } })
      await request.patch('/api/auth/profile', { data: { firstName: 'Grace', lastName: 'Boss', ...done } })
      await actAsAdministrator(request, governed)
      await suggestCorrections(request)
    }),
  }
}

/** What members say to each other and to support, and what is written to them. */
async function meetAndWrite(browser: Browser, address: string, cookies: Record<Who, Cookies>, outbox: string) {
  const by = async (who: Who) => {
    const context = await browser.newContext({ baseURL: address })
    await context.addCookies(cookies[who])
    return context.request
  }
  const [boss, unlimited] = [await by('boss'), await by('unlimited')]
  await fillDesk(boss, unlimited, await by('visitor'))
  const [household, shopper, empty] = [await by('household'), await by('shopper'), await by('empty')]
  return fillCommunity({ household, unlimited, shopper, empty, boss }, outbox)
}

async function cookiesOf(
  browser: Browser,
  address: string,
  work: (request: APIRequestContext) => Promise<unknown>,
): Promise<Cookies> {
  const context = await browser.newContext({ baseURL: address })
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
  address: string,
  cookies: Record<Who, Cookies>,
): Promise<Omit<Places, 'published' | 'longest'>> {
  const ask = async (who: Who, path: string) => {
    const context = await browser.newContext({ baseURL: address })
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
