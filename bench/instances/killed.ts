import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { openPostgres } from '#server/db/postgres.ts'
import type { PostgresServer } from '#server/test-world/postgres-server.ts'
import { plainLog } from '../../tools/running/plain-log.ts'
import { enter } from '../servers/diner.ts'
import { type MailServer, startMailServer } from './mail-servers.ts'
import { isServed } from './report.ts'
import { newDatabase, underLoad } from './under-load.ts'

const bound = 'fails for 2.5 s at most; cut-off letters out in 20 s, once'
const lettersWithin = 20_000

/**
 * kill -9 of one of three while twenty people sign up and it hands over letters of theirs. Each instance has a mail server of its own, so
 * that it is known which letters were in its hands.
 */
export async function killed({ url }: PostgresServer): Promise<void> {
  const posts = [await startMailServer(), await startMailServer(), await startMailServer()]
  const site = { PUBLIC_URL: 'http://127.0.0.1', MAIL_FROM: 'kitchen@example.org', SUPPORT_EMAIL: 'help@example.org' }
  const settings = posts.map((post) => ({ ...site, SMTP_URL: post.url }))
  const victim = 1
  const database = await newDatabase(url)
  await underLoad(
    database,
    'kill -9 of one of three',
    bound,
    async (house, load) => {
      await sleep(3000)
      const signUps = Array.from({ length: 20 }, () => enter(house.address, `${randomUUID()}@example.org`))
      const signedUp = Promise.allSettled(signUps)
      await holdsLetters(posts[victim]!)
      const cutOff = posts[victim]!.inHand()
      const at = performance.now()
      await house.kill(victim, 3000)
      await signedUp
      await sleep(3000)
      const late = load.calls.filter((call) => !isServed(call) && (call.at < at - 1000 || call.at > at + 2500))
      const letters = await lettersOf(database, posts)
      const waits = cutOff.map(
        (id) =>
          (posts.flatMap(({ taken }) => taken).find((each) => each.id === id)?.at ?? Number.POSITIVE_INFINITY) - at,
      )
      const longest = Math.round(Math.max(...waits))
      const { due, missing, twice } = letters
      return {
        holds: late.length === 0 && missing === 0 && twice === 0 && cutOff.length > 0 && longest < lettersWithin,
        what: `letters ${due}, missing ${missing}, twice ${twice}; ${cutOff.length} cut off, out after ${longest} ms`,
      }
    },
    { settings },
  )
  for (const post of posts) await post.close()
}

async function holdsLetters(post: MailServer): Promise<void> {
  for (let tries = 0; tries < 3000 && post.inHand().length === 0; tries += 1) await sleep(10)
}

/** Everybody who has an account is due two letters; they are waited for for a minute. */
async function lettersOf(url: string, posts: readonly MailServer[]) {
  const database = await openPostgres(url, plainLog)
  const { rows } = await database.query<{ n: number }>('select 2 * count(*)::int as n from users')
  await database.close()
  const due = rows[0]!.n
  const ids = () => posts.flatMap(({ taken }) => taken.map(({ id }) => id))
  for (let tries = 0; tries < 60 && new Set(ids()).size < due; tries += 1) await sleep(1000)
  const letters = ids()
  const different = new Set(letters).size
  return { due, missing: due - different, twice: letters.length - different }
}
