import type { FastifyInstance } from 'fastify'
import { Feed } from 'feed'
import type { PostCard } from '#contract/blog.ts'
import { listedPages } from '#contract/pages.ts'
import type { AppContext } from '#server/context.ts'
import { sentIssues } from '#server/features/newsletter/store.ts'
import { networkOf } from '#server/http/limits.ts'

/** What programs read of the site: what they may look at, which pages there are, and the articles as RSS 2.0. Plain routes, since they answer no JSON. */
export function addSiteFiles(
  app: FastifyInstance,
  { address, database, limits }: Pick<AppContext, 'address' | 'database' | 'limits'>,
  posts: () => Promise<readonly PostCard[]>,
): void {
  app.get('/robots.txt', (_request, reply) => {
    reply.header('cache-control', cached).type('text/plain; charset=utf-8')
    return [...rules, `Sitemap: ${address()}/sitemap.xml`, ''].join('\n')
  })

  app.get('/sitemap.xml', async (request, reply) => {
    await limits.consume('read', networkOf(request.ip))
    reply.header('cache-control', asked).type('application/xml; charset=utf-8')
    const articles = (await posts()).map(({ id, changedOn }) => entry(`${address()}/blog/${id}`, changedOn))
    const pages = listedPages.map((path) => entry(address() + path))
    const issues = (await sentIssues(database)).map(({ number, sentOn }) =>
      entry(`${address()}/newsletter/${number}`, sentOn),
    )
    return `${declaration}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${[...pages, ...articles, ...issues].join('')}</urlset>\n`
  })

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
const rules = ['User-agent: *', 'Allow: /api/showcase/', 'Allow: /api/shared/', 'Disallow: /api/']

/** Addresses of ours hold nothing that XML would read otherwise. */
function entry(url: string, changed?: string): string {
  return `<url><loc>${url}</loc>${changed === undefined ? '' : `<lastmod>${changed}</lastmod>`}</url>`
}

function rss(address: string, posts: readonly PostCard[]): string {
  const feed = new Feed({
    title: 'Kitchen notes from MealCrafter',
    description: 'Articles about cooking, shopping and eating well, with tables calculated by the kitchen itself.',
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
