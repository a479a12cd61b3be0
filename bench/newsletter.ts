import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { DatabaseConfig } from '#server/config.ts'
import type { Database } from '#server/db/database.ts'
import { openPostgres } from '#server/db/postgres.ts'
import { plainLog } from '../tools/running/plain-log.ts'
import { administrator, startServer } from '../tools/running/running-server.ts'
import { overBound } from './figures/over-bound.ts'
import { printTable } from './figures/print-table.ts'
import { type CountingSmtp, countingSmtp } from './newsletter/counting-smtp.ts'
import { plantFault, plants } from './newsletter/plants.ts'
import { reckon } from './newsletter/reckon.ts'
import { withDatabases } from './servers/databases.ts'
import { enter } from './servers/diner.ts'

/**
 * `node bench/newsletter.ts [subscribers] [--plant]`: one issue of the newsletter to so many subscribers through a real SMTP server on
 * loopback, whose server process is killed with kill -9 after every 5 s of running, on PostgreSQL. Nobody may get it twice, and everybody
 * must be accounted for: what the database says of each email, and what administrators see of the issue, is held against what the mail server has
 * taken. Then the same to fewer at the rate of a provider. `--plant`: the same with a fault in the database, of which the harness must tell.
 */
const subscribers = Number(process.argv[2] ?? 50_000)
const isPlanted = process.argv.includes('--plant')
const runningSeconds = 5
const mostKills = 1000
/** Emails a second that one run keeps to, and to how many it goes. */
const providerRate = 14
const fewSubscribers = Math.min(700, subscribers)
/** What a mail provider lets through: 14 emails a second is where Amazon SES begins, 2,000 a day what a Google Workspace mailbox may send. */
const rates = { '10/s': 10, '14/s': 14, '2,000 a day': 2000 / 86_400 }

await withDatabases(async (databases) => {
  const asItIs = { subscribers, perSecond: 100_000 }
  const runs: Run[] = isPlanted
    ? plants.map((fault) => ({ ...asItIs, name: fault, fault }))
    : [
        { ...asItIs, name: 'as it is' },
        { name: `at ${providerRate} a second`, subscribers: fewSubscribers, perSecond: providerRate },
      ]
  const rows: string[][] = []
  for (const run of runs) {
    const { row, isRight } = await send(await databases.postgres(), run)
    rows.push(row)
    // a planted fault is to be found
    if (isRight === (run.fault !== undefined)) process.exitCode = overBound
  }
  printTable(
    [
      'kill -9 after every 5 s',
      'subscribers',
      'kills',
      'taken',
      'refused',
      'unknown (arrived)',
      'twice',
      'unaccounted',
      'shown wrong',
      'a second',
    ],
    rows,
  )
  if (isPlanted) return
  console.log()
  printTable(
    ['rate of the provider', 'hours for 50,000 subscribers'],
    Object.entries(rates).map(([name, rate]) => [name, (50_000 / rate / 3600).toFixed(1)]),
  )
})

interface Run {
  readonly name: string
  readonly subscribers: number
  readonly perSecond: number
  readonly fault?: (typeof plants)[number]
}

async function send(config: DatabaseConfig & { kind: 'postgres' }, { name, fault, ...run }: Run) {
  const smtp = await countingSmtp()
  const port = await freePort()
  const settings = {
    PORT: String(port),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    SMTP_URL: smtp.url,
    MAIL_FROM: 'MealCrafter <hello@meals.example>',
    NEWSLETTER_RATE: `${run.perSecond}/s`,
    LOG_LEVEL: 'fatal',
  }
  const first = await startServer(config, settings)
  const database = await openPostgres(config.url, plainLog)
  await addSubscribers(database, run.subscribers)
  if (fault) await plantFault(database, fault)
  const boss = await enter(first.address, administrator)
  const words = { subject: 'Soup weather', markdown: '## Soup\n\nHot soup for cold days.\n\n- leek\n- potato' }
  await boss.at(first.address).newsletterIssues.sendNewsletter({ body: words })
  const seenAt = async (address: string) => (await boss.at(address).newsletterIssues.list({ query: {} }))[0]!
  const kills = await killUntilSent(database, first, () => startServer(config, settings), smtp)
  const found = await reckon(database, smtp, await seenAt(kills.server.address))
  await kills.server.end()
  await database.close()
  await smtp.close()
  const seconds = kills.seconds
  const isRight = found.twice === 0 && found.unaccounted === 0 && found.shownWrong === 0
  console.error(`${isRight ? '✓' : '✗'} ${name}: ${JSON.stringify({ ...found, kills: kills.kills, seconds })}`)
  const row = [
    name,
    run.subscribers,
    kills.kills,
    found.taken,
    found.refused,
    `${found.unknown} (${found.unknownArrived})`,
    found.twice,
    found.unaccounted,
    found.shownWrong,
    (found.taken / seconds).toFixed(1),
  ].map(String)
  return { row, isRight }
}

type Server = Awaited<ReturnType<typeof startServer>>

/** Kills the server after every 5 s of running, until the issue is sent; the last one runs on. `seconds`: of running, starts left out. */
async function killUntilSent(
  database: Database,
  first: Server,
  start: () => Promise<Server>,
  smtp: CountingSmtp,
): Promise<{ kills: number; seconds: number; server: Server }> {
  let server = first
  let seconds = 0
  for (let kills = 0; ; kills += 1) {
    for (let tenths = 0; tenths < runningSeconds * 10; tenths += 1) {
      await sleep(100)
      seconds += 0.1
      const { rows } = await database.query<{ state: string }>('select state from newsletter_issues')
      if (rows[0]?.state !== 'sent') continue
      return { kills, seconds, server }
    }
    if (kills >= mostKills) throw new Error('The issue is not sent in time.')
    await server.kill()
    console.error(`kill ${kills + 1}: ${smtp.taken.size} taken so far`)
    server = await start()
  }
}

/** With as many again as one in ten of those who must get nothing. */
async function addSubscribers(database: Database, subscribers: number): Promise<void> {
  const fill = async (name: string, columns: string, values: string, all: number) => {
    // each is indexed by its pairs of letters, and a statement has some seconds
    for (let first = 1; first <= all; first += 5000)
      await database.query(
        `insert into newsletter_subscribers (email, ${columns})
         select '${name}' || n || '@example.org', ${values} from generate_series($1::int, $2::int) n`,
        [first, Math.min(all, first + 4999)],
      )
  }
  await fill('reader', 'confirmed_at', 'now()', subscribers)
  const ofNobody = 'case when n % 2 = 0 then now() end, n % 2 = 1'
  await fill('nobody', 'confirmed_at, is_active', ofNobody, Math.ceil(subscribers / 10))
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  await new Promise((done) => server.close(done))
  return port
}
