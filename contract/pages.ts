/** Every page of the product. A path that is none of these answers 404 with the not-found page. */
export const pages = [
  '/',
  '/signin',
  '/signup',
  '/account-setup',
  '/onboarding',
  '/pricing',
  '/subscribe',
  '/payment-success',
  '/checkout/:id',
  '/test-checkout',
  '/checkout-test',
  '/settings',
  '/forgot-password',
  '/reset-password',
  '/confirm-email',
  '/blog',
  '/blog/:id',
  '/newsletter',
  '/newsletter/:number',
  '/contact',
  '/check',
  '/method',
  '/about',
  '/help',
  '/privacy',
  '/terms',
  '/recipes',
  '/recipes/new',
  '/recipes/import',
  '/recipes/:id',
  '/r/:token',
  '/recipes/:id/edit',
  '/ideas',
  '/lists',
  '/lists/:id',
  '/at-home',
  '/cooked',
  '/menu-planning',
  '/menus/:id',
  '/menus/:id/cook',
  '/meal-plans/:id',
  '/meal-plans/:id/meals/:place',
  '/meal-plans/:id/meals/:place/cook',
  '/community',
  '/community/profile',
  '/community/:token',
  '/cooks/:handle',
  '/admin-analytics',
  '/admin-analytics/members/:id',
  '/admin-analytics/audit',
  '/admin-analytics/reports',
  '/admin/newsletter',
  '/admin/newsletter/subscribers',
  '/admin/newsletter/:id',
  '/admin/inbox',
  '/admin/inbox/:id',
  '/admin/jobs',
  '/admin/system',
  '/admin/blog',
  '/admin/blog/:id',
  '/admin/stores',
  '/admin/prices',
  '/admin/prices/:id',
  '/admin/corrections',
  '/admin/corrections/:id',
] as const

/** The page of the program with nothing in it. */
export const shellPath = '/shell.html'

/** Whether a page is there where the test checkout runs, and for administrators alone elsewhere. */
export function isTestGround(path: string): boolean {
  return /^\/(?:test-checkout|checkout-test)\/?$/.test(path)
}

/** Whether a page belongs to the community, and is there only where that is on. */
export function isOfCommunity(path: string): boolean {
  return /^\/(?:community|cooks|admin-analytics\/reports)(?:\/|$)/.test(path)
}

export function isPage(path: string): boolean {
  const asked = withoutSlash(path)
  if (/^\/blog\/[^/]+$/.test(asked)) return postIdAt(asked) !== undefined
  if (/^\/newsletter\/[^/]+$/.test(asked)) return issueNumberAt(asked) !== undefined
  return patterns.some((pattern) => pattern.test(asked))
}

/** The row of `pages` that an address is of; undefined where it is no page. */
export function pageOf(path: string): Page | undefined {
  const asked = withoutSlash(path)
  return pages.find((_, at) => patterns[at]!.test(asked))
}

/** What an address names: the parts of it that stand where its page has parameters. */
export function namesIn(path: string): readonly string[] {
  const asked = withoutSlash(path)
  return (
    patterns
      .find((pattern) => pattern.test(asked))
      ?.exec(asked)
      ?.slice(1) ?? []
  )
}

/** The post that an address is of, whether it is published or not. */
export function postIdAt(path: string): number | undefined {
  const [, id] = /^\/blog\/([1-9]\d{0,8})$/.exec(path) ?? []
  return id === undefined ? undefined : Number(id)
}

/** The issue of the newsletter that an address is of, whether it was sent or not. */
export function issueNumberAt(path: string): number | undefined {
  const [, number] = /^\/newsletter\/([1-9]\d{0,8})$/.exec(path) ?? []
  return number === undefined ? undefined : Number(number)
}

/** The pages that search engines are to know, besides the posts. */
export const listedPages = [
  '/',
  '/pricing',
  '/check',
  '/method',
  '/about',
  '/help',
  '/blog',
  '/newsletter',
  '/contact',
  '/privacy',
  '/terms',
] as const satisfies Page[]

/** The pages that come drawn for who is not signed in, and the one that is shown where there is none. */
export const drawnPages = [
  ...listedPages,
  '/signin',
  '/signup',
  '/blog/:id',
  '/newsletter/:number',
  '/r/:token',
  '/community',
  '/community/:token',
  '/cooks/:handle',
] as const satisfies Page[]
const nowhere = '/404'
const noPost = '/blog/none'

/** What is drawn at an address: the page there, or the one that says that there is none. */
export function drawnAt(path: string, isThere: boolean): string {
  const asked = withoutSlash(path)
  if (isThere) return asked
  return asked.startsWith('/blog/') ? noPost : nowhere
}

/** What is drawn at every address of a kind of page where there is nothing: all dead links are one page, and so are issues never sent. */
export function nothingAt(path: string): string {
  return (pageOf(path) ?? nowhere).replace(/:\w+/, (name) => (name === ':number' ? lastNumber : 'none'))
}
const lastNumber = '999999999'

export function isDrawn(path: string): boolean {
  const page = pageOf(path)
  return path === nowhere || drawnPages.some((drawn) => drawn === page)
}

/** As the table of pages writes it. */
function withoutSlash(path: string): string {
  return path.length > 1 ? path.replace(/\/$/, '') : path
}

export type Page = (typeof pages)[number]
/** A page of which there are many, each of what its address names. */
export type NamingPage = Extract<Page, `${string}:${string}`>
const patterns = pages.map((page) => new RegExp(`^${page.replace(/:\w+/g, '([^/]+)')}$`))
