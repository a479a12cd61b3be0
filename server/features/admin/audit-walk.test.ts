import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { placeholderWords, type WrittenPost } from '#contract/blog/blog-desk.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { contract } from '#contract/index.ts'
import { type Browser, type Cook, cook, visitor } from '#server/test-world/browser.ts'
import { plainRoutes } from '#server/test-world/plain-routes.ts'
import { startApp, type TestApp } from '#server/test-world/start-app.ts'

/** Everything that administrators write with: each leaves an entry with what was so before it or after it. */
const rows = Object.values(contract)
  .flatMap((table) => Object.values(table as Record<string, Endpoint>))
  .filter(({ access, method }) => access === 'admin' && method !== 'GET')
  .map(({ method, path }) => `${method} ${path}`)
const plain = plainRoutes.filter((route) => /^(?!GET)\w+ \/api\/admin\//.test(route))

/** What leaves none. */
const silent: Readonly<Record<string, string>> = {
  'POST /api/admin/confirm-password': 'it says who is sitting there, and changes nothing',
  'POST /api/admin/food-prices/preview': 'it shows what setting a price would change',
}

let world: TestApp
let boss: Browser
let ada: Cook
beforeAll(async () => {
  world = await startApp()
  boss = visitor(world.app)
  await boss.api.accounts.signUp({
    body: { email: 'boss@example.org', firstName: 'Grace', lastName: 'Boss', password: 'cardamom pods' },
  })
  ada = await cook(world.app)
  await world.database.query('update users set email_confirmed_at = now()')
})
afterAll(() => world.close())

let count = 0
const words = { subject: 'Soup weather', markdown: 'Hot soup.' }
const post = { ...placeholderWords, title: 'Beans', excerpt: 'Beans.', metaDescription: 'Beans.', markdown: 'Beans.' }
const draft = () => boss.api.newsletterIssues.write({ body: words })
const article = () => boss.api.blogDesk.write({ body: post })
const of = ({ id, revision }: WrittenPost) => ({ params: { id }, body: { seen: revision } })
const published = async () => boss.api.blogDesk.publish(of(await article()))
const saved = async (id: number, markdown: string) => {
  const { revision } = await boss.api.blogDesk.read({ params: { id } })
  return boss.api.blogDesk.save({ params: { id }, body: { ...post, markdown, seen: revision } })
}
const message = async () => {
  count += 1
  const email = `writer${count}@example.org`
  await visitor(world.app).api.contact.send({ body: { email, name: 'A', subject: 'Salt', message: 'Too much.' } })
  return { params: { id: (await boss.api.inbox.list({ query: { limit: 100 } })).at(-1)!.id } }
}
const failedJob = async () => {
  await world.jobs.add('send-letter', { userId: ada.user.id, kind: 'welcome' })
  const { rows: failed } = await world.database.query<{ id: string }>(
    "update jobs.job set state = 'failed', completed_on = now(), retry_count = retry_limit where name = 'send-letter' returning id",
  )
  return failed[0]!.id
}
const price = (usd: number) =>
  boss.api.foodPrices.set({ body: { food: 'onion', usd, since: '2026-11', source: 'receipts' } })
const tomorrow = '2026-11-21T12:00:00.000Z'

/** By its route: what is there before, and the act. */
const acts: Readonly<Record<string, () => Promise<() => Promise<unknown>>>> = {
  'POST /api/admin/blog': async () => article,
  'PATCH /api/admin/blog/:id': async () => {
    const { id } = await published()
    return () => saved(id, 'More beans.')
  },
  'POST /api/admin/blog/:id/restore': async () => {
    const { id } = await published()
    const { revision } = await saved(id, 'Fewer beans.')
    return () => boss.api.blogDesk.restore({ params: { id }, body: { seen: revision, version: 1 } })
  },
  'POST /api/admin/blog/:id/publish': async () => {
    const written = await article()
    return () => boss.api.blogDesk.publish(of(written))
  },
  'POST /api/admin/blog/:id/unschedule': async () => {
    const asked = of(await article())
    const later = await boss.api.blogDesk.publish({ ...asked, body: { ...asked.body, at: tomorrow } })
    return () => boss.api.blogDesk.unschedule(of(later))
  },
  'POST /api/admin/blog/:id/original': async () => {
    const changed = await saved(1, 'Beans, and nothing else.')
    return () => boss.api.blogDesk.original(of(changed))
  },
  'POST /api/admin/blog/:id/take-down': async () => {
    const shown = await published()
    return () => boss.api.blogDesk.takeDown(of(shown))
  },
  'DELETE /api/admin/blog/:id': async () => {
    const { id, revision } = await article()
    return () => boss.api.blogDesk.discard({ params: { id }, query: { seen: String(revision) }, body: undefined })
  },
  'POST /api/admin/blog/pictures': async () => {
    const { width, height } = { width: 40, height: 30 }
    const payload = await sharp({ create: { width, height, channels: 3, background: 'red' } })
      .png()
      .toBuffer()
    const headers = { 'content-type': 'image/png' }
    return () => boss.send({ method: 'POST', url: '/api/admin/blog/pictures', payload, headers })
  },
  'POST /api/admin/send-newsletter': async () => () =>
    boss.api.newsletterIssues.sendNewsletter({ body: { ...words, testTo: 'friend@example.org' } }),
  'POST /api/admin/newsletters': async () => draft,
  'PATCH /api/admin/newsletters/:id': async () => {
    const { id, changedAt } = await draft()
    const body = { ...words, markdown: 'Cold soup.', changedAt }
    return () => boss.api.newsletterIssues.change({ params: { id }, body })
  },
  'DELETE /api/admin/newsletters/:id': async () => {
    const { id } = await draft()
    return () => boss.api.newsletterIssues.discard({ params: { id }, body: undefined })
  },
  'POST /api/admin/newsletters/:id/test': async () => {
    const { id } = await draft()
    return () => boss.api.newsletterIssues.test({ params: { id }, body: undefined })
  },
  'POST /api/admin/newsletters/:id/send': async () => {
    const { id, changedAt } = await draft()
    return () => boss.api.newsletterIssues.send({ params: { id }, body: { changedAt } })
  },
  'POST /api/admin/newsletters/:id/stop': async () => {
    const { id, changedAt } = await draft()
    await boss.api.newsletterIssues.send({ params: { id }, body: { changedAt, scheduledAt: tomorrow } })
    return () => boss.api.newsletterIssues.stop({ params: { id }, body: undefined })
  },
  'POST /api/admin/newsletters/compose': async () => {
    // as the clock has it composed
    await world.database.query(
      "insert into newsletter_issues (author, subject, markdown, created_at, changed_at) values ('kitchen', 'Leeks', 'Leeks', now(), now())",
    )
    return () => boss.api.newsletterIssues.compose({ body: undefined })
  },
  'POST /api/admin/newsletter-subscribers/:id/end': async () => {
    const { rows: asked } = await world.database.query<{ id: number }>(
      "insert into newsletter_subscribers (email, confirmed_at) values ('reader@example.org', now()) returning id",
    )
    return () => boss.api.newsletterSubscribers.end({ params: { id: asked[0]!.id }, body: undefined })
  },
  'POST /api/admin/messages/:id/answer': async () => {
    const { params } = await message()
    return () => boss.api.inbox.answer({ params, body: { text: 'Halve it.' } })
  },
  'POST /api/admin/messages/:id/replies/:replyId/send-again': async () => {
    const { params } = await message()
    const { replies } = await boss.api.inbox.answer({ params, body: { text: 'Halve it.' } })
    await world.database.query("update contact_replies set failure = 'Refused.' where id = $1", [replies[0]!.id])
    return () => boss.api.inbox.sendAgain({ params: { ...params, replyId: replies[0]!.id }, body: undefined })
  },
  'POST /api/admin/messages/:id/note': async () => {
    const { params } = await message()
    return () => boss.api.inbox.note({ params, body: { text: 'Ask about the stock.' } })
  },
  'PATCH /api/admin/messages/:id': async () => {
    const { params } = await message()
    return () => boss.api.inbox.change({ params, body: { isDone: true } })
  },
  'POST /api/admin/food-corrections/:id/decide': async () => {
    const decide = async (food: string) => {
      const correction = { kind: 'food', words: 'Morgenstern', food } as const
      await ada.api.corrections.propose({ body: { line: '1 cup Morgenstern', correction } })
      const [waiting] = await boss.api.correctionDesk.list({ query: {} })
      const params = { id: waiting!.id }
      return () => boss.api.correctionDesk.decide({ params, body: { decision: 'accept', sentence: '' } })
    }
    await (await decide('oat-milk'))()
    return decide('milk')
  },
  'POST /api/admin/food-prices': async () => () => price(0.5),
  'POST /api/admin/food-prices/:food/take-back': async () => {
    const { prices } = await price(0.4)
    return () => boss.api.foodPrices.takeBack({ params: { food: 'onion' }, body: { id: prices[0]!.id } })
  },
  'POST /api/admin/reports/:id/settle': async () => {
    await ada.api.community.saveProfile({ body: { handle: 'ada' } })
    await boss.api.community.saveProfile({ body: { handle: 'grace' } })
    await boss.api.community.report({ body: { about: { kind: 'cook', handle: 'ada' }, reason: 'spam' } })
    const [report] = await boss.api.moderation.list({})
    return () => boss.api.moderation.settle({ params: { id: report!.id }, body: { isHidden: true } })
  },
  'POST /api/admin/community/hide': async () => {
    const about = { kind: 'cook', handle: 'ada' } as const
    const hide = (isHidden: boolean) => boss.api.moderation.hide({ body: { about, isHidden } })
    await ada.api.community.saveProfile({ body: { handle: 'ada' } }).catch(() => undefined)
    await hide(false)
    return () => hide(true)
  },
  'PATCH /api/admin/users/:id': async () => () =>
    boss.api.admin.updateUser({ params: { id: ada.user.id }, body: { lastName: 'Lovelace' } }),
  'POST /api/admin/users/:id/reset-generations': async () => {
    await ada.api.recipes.generate({ body: {} })
    return () => boss.api.admin.resetGenerations({ params: { id: ada.user.id }, body: undefined })
  },
  'PATCH /api/admin/delivery-stores/:service': async () => () =>
    boss.api.admin.changeDeliveryStore({ params: { service: 'kroger' }, body: { name: 'Kroger’s' } }),
  'DELETE /api/admin/delivery-stores/:service': async () => {
    await boss.api.admin.changeDeliveryStore({ params: { service: 'kroger' }, body: { name: 'Kroger again' } })
    return () => boss.api.admin.resetDeliveryStore({ params: { service: 'kroger' }, body: undefined })
  },
  'POST /api/admin/upgrade-user': async () => () =>
    boss.api.admin.upgradeUser({ body: { userId: ada.user.id, tier: 'mid' } }),
  'POST /api/admin/jobs/:id/retry': async () => {
    const id = await failedJob()
    return () => boss.api.operations.retryJob({ params: { id }, body: {} })
  },
  'POST /api/admin/queue/:name/retry': async () => {
    await failedJob()
    return () => boss.api.operations.retryKind({ params: { name: 'send-letter' }, body: {} })
  },
  'POST /api/admin/jobs/:id/dismiss': async () => {
    const id = await failedJob()
    return () => boss.api.operations.dismissJob({ params: { id }, body: {} })
  },
  'POST /api/admin/queue/:name/dismiss': async () => {
    await failedJob()
    return () => boss.api.operations.dismissKind({ params: { name: 'send-letter' }, body: {} })
  },
  'POST /api/admin/export-emails': async () => () => boss.send({ method: 'POST', url: '/api/admin/export-emails' }),
}

test('everything that administrators write with is walked here, or is silent for a reason', () => {
  expect([...rows, ...plain].toSorted()).toEqual([...Object.keys(acts), ...Object.keys(silent)].toSorted())
})

interface Kept {
  action: string
  actor_id: string
  details: { from?: object; to?: object }
}

test.each(Object.keys(acts))('%s is written down with what was before and after it', async (route) => {
  const act = await acts[route]!()
  const { rows: known } = await world.database.query<{ last: string }>(
    'select coalesce(max(id), 0) as last from audit_log',
  )
  await act()
  const { rows: entries } = await world.database.query<Kept>(
    'select action, actor_id, details from audit_log where id > $1 order by id',
    [known[0]!.last],
  )
  const actions = entries.map(({ action }) => action)
  expect(actions).toEqual(several[route] ?? actions.slice(0, 1))
  expect(actions).not.toEqual([])
  const { id: bossId } = await boss.api.accounts.currentUser({})
  for (const { actor_id, details } of entries) {
    const { from = {}, to = {} } = details
    expect(actor_id).toBe(bossId)
    expect(Object.keys({ ...from, ...to })).not.toEqual([])
    expect(from).not.toEqual(to)
    expect(begins.test(route) || Object.keys(from).length > 0).toBe(true)
  }
})

/** What does two things at once. */
const several: Readonly<Record<string, string[]>> = {
  'POST /api/admin/send-newsletter': ['write-newsletter', 'test-newsletter'],
  'POST /api/admin/newsletters/compose': ['replace-newsletter', 'compose-newsletter'],
  'POST /api/admin/food-corrections/:id/decide': ['replace-correction', 'accept-correction'],
}
/** Before these there was nothing. */
const begins =
  /^POST \/api\/admin\/(blog|blog\/pictures|newsletters|newsletters\/compose|newsletters\/:id\/test|send-newsletter|export-emails)$/
