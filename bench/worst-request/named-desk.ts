import { PostWords } from '#contract/blog/blog-desk.ts'
import { IssueWords } from '#contract/newsletter/newsletter-issues.ts'
import { ContactMessage } from '#contract/public/contact.ts'
import { corrections } from '#contract/recipes/corrections.ts'
import type { Maker, Making, Row, Voice } from './making.ts'
import { rowOf } from './named-community.ts'

const day = 24 * 60 * 60 * 1000
const inAWeek = new Date(Date.now() + 7 * day).toISOString()
/** A food that many recipes have, and one that no line means by chance. */
const [common, seldom] = ['butter', 'saffron']
const ofFood = `/api/admin/food-prices/${common}`
/** 'YYYY-MM', of some day of the month after this one. */
const nextMonth = new Date(Date.now() + 31 * day).toISOString().slice(0, 7)

/** What addresses of administrators name: an issue of the newsletter, an article, a message, a correction, a price. */
export const deskMakers: readonly Maker[] = [
  [
    /^\/api\/admin\/newsletters\/:id/,
    async ({ send, legal, path }) => {
      const { id, changedAt } = await send('POST', '/api/admin/newsletters', legal(IssueWords))
      const times = { changedAt, scheduledAt: inAWeek }
      if (path.endsWith('/stop')) await send('POST', `/api/admin/newsletters/${Number(id)}/send`, times)
      return { id, '.changedAt': changedAt, '.scheduledAt': inAWeek }
    },
  ],
  [/^\/api\/admin\/send-newsletter$/, () => Promise.resolve({ '.scheduledAt': inAWeek, '.testTo': undefined })],
  [
    /^\/api\/newsletter\/issues\/:number/,
    async ({ once, boss, legal }) => ({
      number: await once('issue', async () => {
        await boss.send('POST', '/api/admin/send-newsletter', legal(IssueWords))
        for (;;) {
          const [issue] = (await boss.send('GET', '/api/newsletter/issues')) as unknown as Row[]
          if (issue) return Number(issue['number'])
          await new Promise((resolve) => setTimeout(resolve, 100))
        }
      }),
    }),
  ],
  [
    /^\/api\/admin\/blog\/:id/,
    async ({ send, legal, path }) => {
      // what came with the program is shown again where it was changed
      const kept = path.endsWith('/original')
      const words = legal(PostWords)
      const first = kept ? await send('GET', '/api/admin/blog/1') : await send('POST', '/api/admin/blog', words)
      const written = kept
        ? await send('PATCH', '/api/admin/blog/1', { ...words, seen: first['revision'] })
        : path.endsWith('/unschedule')
          ? await send('POST', `/api/admin/blog/${Number(first['id'])}/publish`, {
              seen: first['revision'],
              at: inAWeek,
            })
          : first
      const { id, version } = written
      return { id, number: version, '.seen': written['revision'], '.version': version, '.at': inAWeek }
    },
  ],
  [
    /^\/api\/admin\/messages\/:id/,
    async ({ send, legal, mark, member }) => {
      const message = { ...legal(ContactMessage, ['.form']), subject: mark, website: '' }
      await member.send('POST', '/api/contact', message)
      const isMeant = ({ subject }: Row) => subject === mark
      const row = await rowOf(send, '/api/admin/messages?limit=100', isMeant, ({ id }) =>
        send('PATCH', `/api/admin/messages/${Number(id)}`, { isDone: true }),
      )
      return { ...row, '.seen': 0 }
    },
  ],
  [/^\/api\/food-corrections$/, async (making) => (await correctable(making, making)).values],
  [
    /^\/api\/admin\/food-corrections\/:id/,
    async (making) => {
      const { send, newcomer } = making
      const accepted = '/api/admin/food-corrections?state=accepted&limit=100'
      for (const { id } of (await send('GET', accepted)) as unknown as Row[]) await decide(send, id, 'withdraw')
      const somebody = await newcomer()
      const { body, values } = await correctable(making, somebody)
      await somebody.send('POST', '/api/food-corrections', body)
      const isMeant = ({ line }: Row) => line === values['.line']
      const queue = '/api/admin/food-corrections?limit=100'
      const row = await rowOf(send, queue, isMeant, ({ id }) => decide(send, id, 'decline'))
      return { ...row, '.decision': 'accept' }
    },
  ],
  [
    /^\/api\/admin\/food-prices\//,
    async ({ send, path }) => {
      if (path.endsWith('/preview')) return price
      return { food: common, '.id': path.endsWith('/take-back') ? (await newestPrice(send))['id'] : undefined }
    },
  ],
  [
    /^\/api\/admin\/food-prices$/,
    async ({ send, method }) => {
      if (method === 'GET') return { '.isSet': undefined, '.q': undefined }
      await takePricesBack(send)
      return price
    },
  ],
]

/** What is said of the common food in a body. */
const price = { '.food': common, '.since': nextMonth, '.usd': 1.2 }

async function newestPrice(send: Voice['send']): Promise<Row> {
  await takePricesBack(send)
  const set = { food: common, usd: 1.2, since: nextMonth, source: 'The shop' }
  const { prices } = await send('POST', '/api/admin/food-prices', set)
  return (prices as Row[]).at(-1) ?? {}
}

async function takePricesBack(send: Voice['send']): Promise<void> {
  const { prices } = await send('GET', ofFood)
  for (const { id } of prices as Row[]) await send('POST', `${ofFood}/take-back`, { id })
}

async function decide(send: Voice['send'], id: unknown, decision: string): Promise<unknown> {
  return send('POST', `/api/admin/food-corrections/${Number(id)}/decide`, { decision, sentence: 'Not today.' })
}

/** A line of the candidate's words, and a correction of a name that is read in it. */
async function correctable({ legal }: Making, { send }: Voice): Promise<{ body: Row; values: Row }> {
  const line = String(legal(corrections.readLine.query)['line'])
  const { names } = await send('GET', `/api/food-corrections/line?line=${encodeURIComponent(line)}`)
  const [name] = (names ?? []) as Row[]
  const correction = { kind: 'food', words: name?.['words'] ?? line, food: seldom }
  return { body: { line, correction }, values: { '.line': line, '.correction': correction } }
}
