import type { Page } from '@playwright/test'
import { postIds } from '#contract/blog/post-pictures.ts'
import { drawnPages, type pages } from '#contract/pages.ts'
import { chanceFrom, hashOf } from '#domain/chance.ts'
import { testSeed } from '../tools/test-runs/test-seed.ts'
import { expect } from './journey.ts'
import { linkTo } from './letters.ts'
import { apiOf, leave, member } from './members.ts'
import { strangersCheckout } from './payments.ts'

/** A page that anybody may open. */
export interface PublicPlace {
  readonly name: string
  /** Its address; where it shows what a member has, that is made first. The page is then nobody's. */
  readonly address: (page: Page) => Promise<string>
}

type Row = (typeof pages)[number]
type Drawn = (typeof drawnPages)[number]
type Naming = Extract<Drawn, `${string}:${string}`>

/** What each page shows that names something. */
const named: Readonly<Record<Naming, readonly PublicPlace[]>> = {
  '/blog/:id': postIds.map((id) => still(`/blog/${id}`)),
  '/newsletter/:number': [
    {
      name: 'an issue of the newsletter',
      async address({ request }) {
        const [issue] = await apiOf(request).newsletter.archive({ query: { limit: 1 } })
        return issue ? `/newsletter/${issue.number}` : '/newsletter/999999'
      },
    },
  ],
  '/r/:token': [
    {
      name: 'a shared recipe',
      async address(page) {
        await member(page)
        const { recipes } = apiOf(page.request)
        const { id } = await recipes.generate({ body: {} })
        const { sharePath } = await recipes.share({ params: { id }, body: {} })
        await leave(page)
        return sharePath
      },
    },
  ],
  '/community/:token': [{ name: 'a published recipe', address: async (page) => (await publishedBy(page)).path }],
  '/cooks/:handle': [{ name: 'a cook', address: async (page) => `/cooks/${(await publishedBy(page)).handle}` }],
}

/**
 * Pages that the program draws, for strangers as well. Of every other row a stranger is led to sign in: which is which has to be said here
 * before a new page compiles.
 */
const undrawn: Readonly<Record<Exclude<Row, Drawn | OfMembers>, readonly PublicPlace[]>> = {
  '/account-setup': [still('/account-setup')],
  '/forgot-password': [still('/forgot-password')],
  '/reset-password': [still('/reset-password')],
  '/confirm-email': [still('/confirm-email')],
  '/payment-success': [still('/payment-success')],
  '/checkout/:id': [
    { name: 'a checkout', address: async ({ request }) => `/checkout/${await strangersCheckout(request)}` },
  ],
}
type OfMembers =
  | '/onboarding'
  | '/settings'
  | '/recipes'
  | '/recipes/new'
  | '/recipes/import'
  | '/recipes/:id'
  | '/recipes/:id/edit'
  | '/ideas'
  | '/lists'
  | '/lists/:id'
  | '/at-home'
  | '/cooked'
  | '/menu-planning'
  | '/menus/:id'
  | '/menus/:id/cook'
  | '/meal-plans/:id'
  | '/meal-plans/:id/meals/:place'
  | '/meal-plans/:id/meals/:place/cook'
  | '/community/profile'
  // leads on to a checkout
  | '/subscribe'
  // are there for who tries out an installation
  | '/test-checkout'
  | '/checkout-test'
  | `/admin${string}`

/** Addresses of pages that come drawn and say the same to everybody at any time. */
export const fixedAddresses = [
  ...drawnPages.filter((row) => !row.includes(':') && row !== '/community'),
  ...named['/blog/:id'].map(({ name }) => name),
]

/** Every public page, and the one that says that there is none. */
const all: readonly PublicPlace[] = [
  ...drawnPages.flatMap((row) => (isNaming(row) ? named[row] : [still(row)])),
  ...Object.values(undrawn).flat(),
  still('/no-such-page'),
]

/** With TEST_SIDES=drawn the third of them that the seed of the run draws; without, as by hand, all. In so many heaps. */
export function publicPlaces(heaps: number): PublicPlace[][] {
  const order = new Map(all.map((place) => [place, chanceFrom(hashOf(`${testSeed()} ${place.name}`))()]))
  const drawn = all.toSorted((one, other) => order.get(one)! - order.get(other)!)
  const some = process.env['TEST_SIDES'] === 'drawn' ? drawn.slice(0, Math.ceil(all.length / 3)) : drawn
  return Array.from({ length: heaps }, (_, heap) => some.filter((_place, at) => at % heaps === heap))
}

/** A member who has published a recipe, and said something about it; they are signed in on this page. */
export async function publisher(page: Page): Promise<{ handle: string; path: string; title: string }> {
  const { email, user } = await member(page)
  await page.goto(await linkTo(email, '/confirm-email'))
  const { accounts, community, recipes } = apiOf(page.request)
  await expect.poll(async () => (await accounts.currentUser({})).emailConfirmed).toBe(true)
  const handle = `cook-${user.id.toLowerCase().replace(/[^a-z0-9]/g, '')}`.slice(0, 20)
  await community.saveProfile({ body: { handle } })
  const title = `Onion soup of ${handle}`
  const instructions = ['Boil the onions for 20 minutes.']
  const { id } = await recipes.create({
    body: { title, servings: 2, ingredients: ['2 onions', '1 l water'], instructions },
  })
  const path = (await community.publish({ params: { id }, body: {} })).path!
  const params = { token: path.replace('/community/', '') }
  await community.comment({ params, body: { content: 'Smells good already.' } })
  return { handle, path, title }
}

async function publishedBy(page: Page) {
  const published = await publisher(page)
  await leave(page)
  return published
}

function still(path: string): PublicPlace {
  return { name: path, address: () => Promise.resolve(path) }
}

function isNaming(row: Drawn): row is Naming {
  return row.includes(':')
}
