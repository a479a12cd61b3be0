import type { FastifyInstance } from 'fastify'
import { Feed } from 'feed'
import type { PostCard } from '#contract/blog/blog.ts'
import { AppError } from '#contract/errors.ts'
import { listedPages } from '#contract/pages.ts'
import type { AppContext } from '#server/context.ts'
import { countPublished, publishedAddresses } from '#server/features/community/store.ts'
import { sentIssues } from '#server/features/newsletter/store.ts'
import { networkOf } from '#server/http/limits/limits.ts'

/**
 * What programs read of the site: what they may look at, which pages there are, and the articles as RSS 2.0. Plain routes, since they answer no
 * JSON. `mostInFile`: published recipes in one file of the sitemap, their cooks on top; the protocol allows 50,000 addresses. Where there are more,
 * the sitemap is a list of files.
 */
export function addSiteFiles(
  app: FastifyInstance,
  { address, config, database, limits }: Pick<AppContext, 'address' | 'config' | 'database' | 'limits'>,
  posts: () => Promise<readonly PostCard[]>,
  mostInFile = 5000,
): void {
  app.get('/robots.txt', (_request, reply) => {
    reply.header('cache-control', cached).type('text/plain; charset=utf-8')
    return [...rules, `Sitemap: ${address()}/sitemap.xml`, ''].join('\n')
  })

  app.get('/sitemap.xml', async (request, reply) => {
    await limits.consume('read', networkOf(request.ip))
    reply.header('cache-control', asked).type('application/xml; charset=utf-8')
    const files = await filesOfMembers()
    if (files <= 1) return urlset([...(await ofHouse()), ...(await ofMembers(1))])
    const locations = Array.from({ length: files + 1 }, (_, file) => `${address()}/sitemap/${file}.xml`)
    const sitemaps = locations.map((location) => `<sitemap><loc>${location}</loc></sitemap>`).join('')
    return `${declaration}<sitemapindex xmlns="${namespace}">${sitemaps}</sitemapindex>\n`
  })

  // the first file has the pages of the house, the others what members publish
  app.get<{ Params: { name: string } }>('/sitemap/:name', async (request, reply) => {
    await limits.consume('read', networkOf(request.ip))
    const [, number] = /^(\d{1,6})\.xml$/.exec(request.params.name) ?? []
    const file = Number(number ?? Number.NaN)
    if (!(file <= (await filesOfMembers()))) throw new AppError('not_found', 'There’s nothing at this address.')
    reply.header('cache-control', asked).type('application/xml; charset=utf-8')
    return urlset(file === 0 ? await ofHouse() : await ofMembers(file))
  })

  async function ofHouse(): Promise<string[]> {
    const articles = (await posts()).map(({ id, changedOn }) => entry(`${address()}/blog/${id}`, changedOn))
    const pages = [...listedPages, ...(config.community ? ['/community'] : [])].map((path) => entry(address() + path))
    const issues = (await sentIssues(database)).map(({ number, sentOn }) =>
      entry(`${address()}/newsletter/${number}`, sentOn),
    )
    return [...pages, ...articles, ...issues]
  }

  async function filesOfMembers(): Promise<number> {
    return config.community ? Math.ceil((await countPublished(database)) / mostInFile) : 0
  }

  /** A cook stands before the first of their recipes. */
  async function ofMembers(file: number): Promise<string[]> {
    const rows = config.community ? await publishedAddresses(database, (file - 1) * mostInFile, mostInFile) : []
    return rows.flatMap(({ token, changedOn, cook, isFirst }) => [
      ...(isFirst ? [entry(`${address()}/cooks/${cook}`)] : []),
      entry(`${address()}/community/${token}`, changedOn),
    ])
  }

  app.get('/feed.xml', async (request, reply) => {
    await limits.consume('read', networkOf(request.ip))
    reply.header('cache-control', asked).type('application/rss+xml; charset=utf-8')
    return rss(address(), await posts())
  })
}

const cached = 'public, max-age=3600'
/** What is published is seen at the next read. */
const asked = 'public, no-cache'
const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n'

/** Data is nobody's to look through; pictures that a page shows of itself are. */
const rules = [
  'User-agent: *',
  ...['/api/showcase/', '/api/shared/', '/api/community/recipes/'].map((path) => `Allow: ${path}`),
  'Disallow: /api/',
]

const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9'

function urlset(entries: readonly string[]): string {
  return `${declaration}<urlset xmlns="${namespace}">${entries.join('')}</urlset>\n`
}

/** Addresses of ours hold nothing that XML would read otherwise. */
function entry(url: string, changed?: string): string {
  return `<url><loc>${url}</loc>${changed === undefined ? '' : `<lastmod>${changed}</lastmod>`}</url>`
}

function rss(address: string, posts: readonly PostCard[]): string {
  const feed = new Feed({
    title: 'Kitchen notes from MealCrafter',
    description:
      'Articles about cooking, shopping and eating well, with tables calculated by the kitchen that checks your recipes.',
    id: `${address}/blog`,
    link: `${address}/blog`,
    language: 'en-US',
    feedLinks: { rss: `${address}/feed.xml` },
    ...(posts[0] && { updated: dayOf(posts[0]) }),
  })
  for (const post of posts) {
    const link = `${address}/blog/${post.id}`
    const { title, excerpt: description, category } = post
    feed.addItem({ title, id: link, link, description, date: dayOf(post), category: [{ name: category }] })
  }
  return feed.rss2()
}

const dayOf = ({ date }: PostCard) => new Date(`${date}T00:00:00Z`)
