import type { APIRequestContext, Page, Route } from '@playwright/test'
import { expect, test } from '../journey.ts'
import { apiOf, grant, type Member, member, newcomer } from '../members.ts'

test.use({ serviceWorkers: 'allow' })

/** Keys that may stay: they say how pages look, or that a program was loaded. */
const ofDevice = /^(theme|units|ad_consent|demo_used|loaded-anew:|tsr-scroll-restoration)/

test.beforeEach(({ failing }) => void failing.push('/api/', '/assets/'))

test('nothing of a member is left on the device: after signing out, a session that ended, or a deleted account', async ({
  page,
  context,
  playwright,
  baseURL,
}) => {
  const administrator = await playwright.request.newContext({ baseURL: baseURL! })
  await test.step('who signs out after a full use leaves nothing of them on the device, in no window', async () => {
    const ana = await fullUse(page, administrator)
    const other = await context.newPage()
    await other.goto('/check')
    await other.getByLabel('Recipe or ingredients').fill('Secret supper of the other window')
    await page.goto('/lists')
    await page.getByLabel('List name').fill('Secret list of this very page')
    // within the program: what it remembers stays, as it would not where a page is loaded anew
    await page.getByRole('banner').getByRole('link', { name: 'Home' }).click()
    await expect(page.getByRole('button', { name: 'Generate New Recipe' })).toBeVisible()
    const before = (await leftOn(page, ana)).join('\n')
    for (const place of [
      `local onboarding:${ana.user.id}`,
      'local recipe-draft:',
      'local timers',
      'local plan-changes:',
      'session check-text',
    ])
      expect(before).toContain(place)
    await logOut(page)
    expect(await leftOn(page, ana)).toEqual([])
    // but for the address that a visitor is sent away from
    const named = async () =>
      (await leftOn(page, ana)).filter((each) => !each.startsWith('session place_to_come_back_to /lists'))
    await expect.poll(() => leftOn(other, ana)).toEqual([])
    await other.close()
    await page.goBack()
    await page.waitForURL('/signin')
    expect(await named()).toEqual([])
    await page.goto('/check')
    await expect(page.getByLabel('Recipe or ingredients')).toHaveValue('')
    expect(await named()).toEqual([])
  })

  await test.step('whoever signs in after a session that ended elsewhere finds nothing of the one before', async () => {
    const ana = await fullUse(page, administrator)
    await page.context().clearCookies()
    await page.goto('/lists')
    await expect(page).toHaveURL('/signin')
    // it waits for the same member
    expect((await leftOn(page, ana)).some((each) => each.includes('recipe-draft'))).toBe(true)
    const ben = await member(page)
    await page.goto('/')
    await expect(page.getByRole('button', { name: /Account: / })).toBeVisible()
    const left = await leftOn(page, ana)
    expect(left.filter((each) => !each.includes(ben.user.id) && each !== 'cookie sid')).toEqual([])
    expect(left.join()).not.toContain(ana.user.id)
  })

  await test.step('nothing of a deleted account is left once the browser hears of it', async () => {
    const ana = await fullUse(page, administrator)
    await apiOf(page.request).ownData.deleteAccount({ body: { password: ana.password } })
    await page.goto('/')
    await expect(page.getByText('will be deleted on').first()).toBeVisible()
    await page.context().clearCookies()
    // for a moment the clock of an open page would read 1970
    await page.goto('about:blank')
    await page.clock.setFixedTime(Date.now() + 8 * 24 * 60 * 60 * 1000)
    await page.goto('/')
    await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible()
    await expect.poll(() => leftOn(page, ana)).toEqual([])
  })
})

/** Onboarding half filled in, a recipe half written, a text pasted, a list without reception, a recipe half cooked with its timer, a plan whose change waits. */
async function fullUse(page: Page, administrator: APIRequestContext): Promise<Member> {
  const ana = await newcomer(page)
  await page.goto('/onboarding?step=1')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const api = apiOf(page.request)
  await api.accounts.changeProfile({ body: { hasCompletedOnboarding: true, hasCompletedSetup: true } })
  await page.goto('/recipes/new')
  await page.getByLabel('Title').fill('Secret supper')
  await expect.poll(() => keysOf(page)).toContain(`recipe-draft:${ana.user.id}:new`)
  await page.goto('/check')
  await page.getByLabel('Recipe or ingredients').fill('Secret supper\nIngredients\n1 egg')
  const { id } = await api.shopping.create({ body: { title: 'Secret list' } })
  await api.shopping.addItem({ params: { id }, body: { text: 'secret sauce' } })
  await page.goto(`/lists/${id}`)
  await expect(page.getByRole('checkbox').first()).toBeVisible()
  const recipe = await api.recipes.create({
    body: {
      title: 'Secret lentils',
      servings: 4,
      ingredients: ['1 cup green lentils'],
      instructions: ['Simmer for 25 minutes.'],
    },
  })
  await page.goto(`/recipes/${recipe.id}`)
  await page.getByRole('checkbox').first().check()
  await page.getByRole('button', { name: /start a timer for step/ }).click()
  await grant(administrator, ana.user.id, 'premium')
  const plan = await api.mealPlans.create({
    body: { title: 'Secret week', startDate: '2030-01-07', endDate: '2030-01-13' },
  })
  await page.goto(`/meal-plans/${plan.id}`)
  const unsent = (route: Route) => (route.request().method() === 'PATCH' ? route.abort() : route.fallback())
  await page.route('**/api/meal-plans/*', unsent)
  await page.getByRole('button', { name: 'Add to Thursday dinner' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Eating out' }).click()
  await expect.poll(() => keysOf(page)).toContain(`plan-changes:${plan.id}`)
  await page.unroute('**/api/meal-plans/*', unsent)
  return ana
}

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Account: / }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  const question = page.getByRole('alertdialog', { name: 'Sign out with unsaved changes?' })
  await expect(question).toContainText('an unsaved recipe')
  await question.getByRole('button', { name: 'Sign out anyway' }).click()
  await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible()
  await expect(question).toBeHidden()
}

const keysOf = (page: Page) => page.evaluate(() => Object.keys(localStorage))

/** What is kept beyond how pages look, and whatever names the member or what they wrote, in every place that a browser has. */
async function leftOn(page: Page, { email, user }: Member): Promise<string[]> {
  const kept = await page.evaluate(async () => {
    const texts: [place: string, key: string, text: string][] = []
    for (const [place, storage] of [
      ['local', localStorage],
      ['session', sessionStorage],
    ] as const)
      for (const key of Object.keys(storage)) texts.push([place, key, storage.getItem(key) ?? ''])
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((done, failed) => {
        const request = indexedDB.open(name)
        request.addEventListener('success', () => done(request.result))
        request.addEventListener('error', () => failed(request.error ?? new Error(name)))
      })
      for (const store of database.objectStoreNames) {
        const rows = await new Promise<unknown[]>((done) => {
          const request = database.transaction(store).objectStore(store).getAll()
          request.addEventListener('success', () => done(request.result))
        })
        texts.push(['indexed', `${name}/${store}`, JSON.stringify(rows)])
      }
      database.close()
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const { url } of await cache.keys()) {
        const answer = await cache.match(url)
        texts.push([
          'cache',
          url,
          /json|html|text\/plain/.test(answer?.headers.get('content-type') ?? '') ? ((await answer?.text()) ?? '') : '',
        ])
      }
    }
    return texts
  })
  const cookies = await page.context().cookies()
  const named = [email, user.id, 'secret', '/api/']
  const isTheirs = (text: string) => named.some((each) => text.toLowerCase().includes(each.toLowerCase()))
  return [
    ...kept
      .filter(([place, key, text]) =>
        place === 'local' || place === 'session' ? !ofDevice.test(key) || isTheirs(key + text) : isTheirs(key + text),
      )
      .map((each) => each.join(' ').slice(0, 200)),
    ...cookies.filter(({ name }) => name.endsWith('sid')).map(({ name }) => `cookie ${name}`),
  ]
}
