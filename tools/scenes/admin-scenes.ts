import type { APIRequestContext, Page } from '@playwright/test'
import type { WrittenPost } from '#contract/blog/blog-desk.ts'
import type { Activity, AdminUser, Analytics } from '#contract/desk/admin-views.ts'
import type { Scene } from './shot-scenes.ts'

const answer = (address: string, json: () => unknown) => async (page: Page) =>
  void (await page.route(address, (route) => route.fulfill({ json: json() })))
const hold = async (page: Page) => void (await page.route('**/api/admin/**', () => undefined))
const fail = async (page: Page) =>
  void (await page.route('**/api/admin/**', (route) =>
    route.fulfill({ status: 500, json: { code: 'internal', message: 'Something went wrong. Please try again.' } }),
  ))

/** The pages of administration, on a day on which much has happened, on the first day, and when nothing answers. */
export const adminScenes: readonly Scene[] = [
  { name: 'admin-analytics', who: 'boss', path: '/admin-analytics', prepare: busy, arrange: drawn },
  { name: 'admin-first-day', who: 'boss', path: '/admin-analytics', arrange: drawn },
  { name: 'admin-nobody-found', who: 'boss', path: '/admin-analytics?q=nobody', prepare: busy, arrange: drawn },
  { name: 'admin-loading', who: 'boss', path: '/admin-analytics', prepare: hold },
  { name: 'admin-failing', who: 'boss', path: '/admin-analytics', prepare: fail },
  { name: 'admin-password', who: 'boss', path: '/admin-analytics', arrange: askForPassword, window: true },
  { name: 'admin-denied', who: 'household', path: '/admin-analytics' },
  { name: 'admin-audit', who: 'boss', path: '/admin-analytics/audit' },
  { name: 'admin-member', who: 'boss', path: '/admin-analytics', arrange: openMember },
  { name: 'admin-blog', who: 'boss', path: '/admin/blog' },
  { name: 'admin-blog-post', who: 'boss', path: '/admin/blog/4', arrange: previewed },
  { name: 'admin-stores', who: 'boss', path: '/admin/stores' },
  { name: 'admin-blog-history', who: 'boss', path: '/admin/blog/5', arrange: openHistory },
]

/** Members of these names with plans, and what was done to them; those of the other pictures stay as they are. */
export async function actAsAdministrator(boss: APIRequestContext, names: readonly string[]): Promise<void> {
  const everybody = (await (await boss.get('/api/admin/users')).json()) as AdminUser[]
  const users = everybody.filter(({ email }) => names.includes(email.split('@')[0]!))
  for (const [place, { id }] of users.entries()) {
    const tier = (['mid', 'premium', 'free'] as const)[place % 3]
    await boss.post('/api/admin/upgrade-user', { data: { userId: id, tier } })
    await boss.post(`/api/admin/users/${id}/reset-generations`, { data: {} })
  }
  const [changed] = users
  await boss.patch(`/api/admin/users/${changed?.id}`, { data: { firstName: 'Benedikta', isAdmin: true } })
  await boss.patch(`/api/admin/users/${changed?.id}`, { data: { isAdmin: false } })
  await boss.post('/api/admin/export-emails', { data: { tier: 'mid' } })
  const { words } = (await (await boss.get('/api/admin/blog/5')).json()) as WrittenPost
  const excerpt = words.excerpt.replace(/^\S+/, 'These')
  const markdown = words.markdown.replace('protein', 'good protein')
  await boss.patch('/api/admin/blog/5', { data: { ...words, excerpt, markdown, seen: 0 } })
  await boss.post('/api/admin/blog/5/publish', {
    data: { seen: 1, at: new Date(Date.now() + 86_400_000).toISOString() },
  })
}

async function busy(page: Page): Promise<void> {
  await answer('**/api/admin/analytics', analytics)(page)
  await answer('**/api/admin/activity', activity)(page)
}

/** The bars come once the page has a width. */
async function drawn(page: Page): Promise<void> {
  await page.getByRole('figure', { name: 'Recipes by day' }).waitFor()
}

async function askForPassword(page: Page): Promise<void> {
  await page.route('**/api/admin/export-emails', (route) =>
    route.fulfill({
      status: 403,
      json: { code: 'password_needed', message: 'Please enter your password again to do this.' },
    }),
  )
  await page.getByRole('button', { name: 'Export emails of all members' }).click()
  await page.getByRole('dialog').getByLabel('Your password').waitFor()
}

/** The page in the frame is there, its typefaces too. */
async function previewed(page: Page): Promise<void> {
  await page.frameLocator('iframe').getByRole('heading', { level: 1 }).waitFor()
}

async function openHistory(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'History' }).click()
  await page.getByRole('button', { name: 'What changed' }).first().click()
  await page.getByText('Summary', { exact: true }).last().waitFor()
}

async function openMember(page: Page): Promise<void> {
  await page.getByRole('table', { name: 'Users' }).getByRole('link', { name: 'Benedikta Cook' }).click()
  await page.getByRole('heading', { name: 'Emails sent' }).waitFor()
}

/** The last 30 days, newest first, with a number for each that goes up and down as weeks do. */
function days<T>(of: (wave: number) => T): (T & { date: string })[] {
  return Array.from({ length: 30 }, (_, back) => {
    const at = new Date(Date.now() - back * 86_400_000)
    const wave = 1 + 0.45 * Math.sin((at.getUTCDay() / 7) * 2 * Math.PI) + ((back * 37) % 11) / 22 - back / 60
    return { date: at.toISOString().slice(0, 10), ...of(wave) }
  })
}

function analytics(): Analytics {
  const dailySignups = days((wave) => ({ signups: Math.round(96 * wave), paidSignups: Math.round(11 * wave) }))
  const since = (count: number) => dailySignups.slice(0, count).reduce((sum, { signups }) => sum + signups, 0)
  return {
    totalUsers: 48_213,
    todaySignups: since(1),
    weekSignups: since(7),
    monthSignups: since(30),
    freeUsers: 43_006,
    premiumUsers: 3884,
    unlimitedUsers: 1323,
    totalRecipes: 612_940,
    totalShoppingLists: 148_207,
    dailySignups,
  }
}

function activity(): Activity {
  return {
    days: days((wave) => ({ recipes: Math.round(2900 * wave), shoppingLists: Math.round(740 * wave) })),
    topRecipes: [
      { dish: 'sheet pan', food: 'chicken thigh', flavour: 'mediterranean', likes: 1204 },
      { dish: 'curry', food: 'chickpeas', flavour: 'indian', likes: 988 },
      { dish: 'skillet hash', food: 'potato', flavour: 'smoky', likes: 871 },
      { dish: 'grain bowl', food: 'salmon', flavour: 'japanese', likes: 640 },
      { dish: 'soup', food: 'red lentils', flavour: 'middle eastern', likes: 512 },
      { dish: 'overnight oats', food: '', flavour: 'plain', likes: 498 },
    ],
  }
}
