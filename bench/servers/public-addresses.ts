import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { postIds } from '#contract/blog/post-pictures.ts'
import { drawnPages } from '#contract/pages.ts'
import type { DatabaseConfig } from '#server/config.ts'
import { lettersIn } from '../../tools/running/outbox-letters.ts'
import { administrator, type RunningServer } from '../../tools/running/running-server.ts'
import { enter, newDiner } from './diner.ts'

type ManyOf = Extract<(typeof drawnPages)[number], `${string}:${string}`>

/** An address of every kind of page that comes drawn, with its name, and one of none, on a server that has something at each of them. */
export async function publicAddresses(
  server: RunningServer,
  database: DatabaseConfig & { kind: 'embedded' },
): Promise<{ name: string; path: string }[]> {
  const diner = await newDiner(server.address)
  const { community, recipes, security } = diner.at(server.address)
  const { id } = await recipes.generate({ body: {} })
  const { sharePath } = await recipes.share({ params: { id }, body: {} })
  const outbox = join(database.dataDir, 'outbox')
  const token = await soon(async () =>
    (await lettersIn(outbox))
      .filter(({ to }) => to === diner.user.email)
      .map(({ text }) => /\/confirm-email\?token=([\w-]+)/.exec(text)?.[1])
      .find((found) => found !== undefined),
  )
  await security.confirmEmail({ body: { token } })
  await community.saveProfile({ body: { handle: 'ada', about: 'Cooks on weekdays.' } })
  const { path } = await community.publish({ params: { id }, body: {} })
  const words = { subject: 'Soup weather', markdown: '## Soup\n\nHot soup for cold days.\n\n- leek\n- potato' }
  const boss = (await enter(server.address, administrator)).at(server.address)
  await boss.newsletterIssues.sendNewsletter({ body: words })
  const number = await soon(async () => (await boss.newsletter.archive({ query: {} }))[0]?.number)
  const many: Readonly<Record<ManyOf, readonly string[]>> = {
    '/blog/:id': postIds.map((post) => `/blog/${post}`),
    '/newsletter/:number': [`/newsletter/${number}`],
    '/r/:token': [sharePath],
    '/community/:token': [path!],
    '/cooks/:handle': ['/cooks/ada'],
  }
  const one = drawnPages.filter((kind) => !kind.includes(':')).map((path) => ({ name: path, path }))
  const ofMany = Object.entries(many).flatMap(([kind, paths]) =>
    paths.map((path) => ({ name: paths.length > 1 ? path : kind, path })),
  )
  return [...one, ...ofMany, { name: '/no-such-page', path: '/no-such-page' }]
}

/** What is there within two minutes: emails and issues leave by jobs. */
async function soon<Found>(look: () => Promise<Found | undefined>): Promise<Found> {
  for (let second = 0; second < 120; second += 1) {
    const found = await look()
    if (found !== undefined) return found
    await sleep(1000)
  }
  throw new Error('What was waited for did not come.')
}
