import { Agent, get } from 'node:http'
import type { Activity, Analytics } from '#contract/desk/admin-views.ts'
import type { Database } from '#server/db/database.ts'
import { file } from './administration/file.ts'
import { writeUntil } from './administration/fill.ts'
import { withFilledServer } from './administration/filled-server.ts'
import { type Honesty, honesty } from './administration/honesty.ts'
import { overBound } from './figures/over-bound.ts'
import { printTable } from './figures/print-table.ts'
import type { Diner } from './servers/diner.ts'

/**
 * `node bench/administration.ts [members] [recipes] [calls]`: what administrators read, on PostgreSQL, with so many members and recipes and as
 * many lists as members, each call so often, four at a time, after forty of every kind to get warm; every figure beside an honest count of all rows, also after others have written; and the
 * file of everybody's address with the memory that the server takes for it, opened in LibreOffice (Debian: libreoffice-calc). Fails where the p99
 * of a call is over 100 ms.
 */
const [members = 100_000, recipes = 1_000_000, calls = 400] = process.argv.slice(2).map(Number)
const atOnce = 4
/** Calls of each kind before any is counted: a server that has just started compiles what it runs. */
const warm = 40
const writers = 4
/** Milliseconds, p99 of each call. */
const longest = 100
const agent = new Agent({ keepAlive: true })

await withFilledServer(members, recipes, async ({ server, database, signedIn }) => {
  const all = await readings(database)
  const rows: string[][] = []
  for (const paths of Object.values(all)) await timesOf(warm, server.address, signedIn, paths)
  for (const [name, paths] of Object.entries(all)) rows.push([name, ...(await timed(server.address, signedIn, paths))])
  const quiet = await honesty(database, await shown(server.address, signedIn))
  // the changes of the counts pile up until the job of the next minute
  const stop = new AbortController()
  const writing = Promise.all(Array.from({ length: writers }, () => writeUntil(stop.signal, database, members)))
  for (const name of ['the figures', 'activity and top recipes'])
    rows.push([`${name}, while others write`, ...(await timed(server.address, signedIn, all[name]!))])
  stop.abort()
  const written = (await writing).reduce((sum, each) => sum + each, 0)
  const { rowCount: pending } = await database.query('select from count_changes')
  const afterwards = await honesty(database, await shown(server.address, signedIn))
  printTable(['call', 'least ms', 'p50 ms', 'p99 ms'], rows)
  console.log(
    `\n${told(quiet)}\n\nAfter ${written} changes, ${pending} of them not added up yet: ${told(afterwards)}\n`,
  )
  const { rows: counted } = await database.query<{ all: number }>('select count(*)::int as all from users')
  console.log(await file(server, signedIn, counted[0]!.all))
  agent.destroy()
})

async function shown(address: string, { cookie }: Diner): Promise<Analytics & Activity> {
  const read = async (path: string) => (await fetch(`${address}/api/admin/${path}`, { headers: { cookie } })).json()
  return { ...((await read('analytics')) as Analytics), ...((await read('activity')) as Activity) }
}

function told({ wrong, compared, took }: Honesty): string {
  for (const each of wrong) console.error(`wrong: ${each}`)
  if (wrong.length > 0) process.exitCode = overBound
  const verdict = wrong.length === 0 ? 'equal to' : `${wrong.length} NOT equal to`
  return `${compared} figures are ${verdict} an honest count of all rows, which takes ${took.toFixed(0)} ms.`
}

/** Addresses by what they are; each is asked in turn. */
async function readings(database: Database): Promise<Record<string, string[]>> {
  const { rows } = await database.query<{ id: string }>('select id from users order by random() limit 50')
  const list = '/api/admin/users?limit=10'
  return {
    'the figures': ['/api/admin/analytics'],
    'activity and top recipes': ['/api/admin/activity'],
    'the newest members': [list, '/api/admin/users'],
    'members by name, by address, by recipes': ['name', 'email', 'recipes'].map((sort) => `${list}&sort=${sort}`),
    'a part of many names': [`${list}&q=zo%C3%AB`, `${list}&q=mail.example`],
    'one address of all': rows.map(({ id }) => `${list}&q=${id.replace('-', '')}%40`),
    'nobody has it': [`${list}&q=xylophone`],
    'a letter or two of few, of some and of nearly everybody': ['q', 'qu', '%C3%B8s', '%2B', '7%40', 'zo', 'a'].map(
      (q) => `${list}&q=${q}`,
    ),
    'a letter or two of nobody': ['xq', '%C3%9F', '%25'].map((q) => `${list}&q=${q}&sort=name`),
    'members of a plan': ['free', 'mid', 'premium'].map((tier) => `${list}&tier=${tier}`),
    'a member’s page': rows.map(({ id }) => `/api/admin/users/${id}`),
    'the audit log': ['/api/admin/audit', '/api/admin/audit?q=nobody'],
    // hardly any entry is of this kind, and the newest are of none of the other
    'the audit log by action': ['upgrade-user', 'retry-job'].map((action) => `/api/admin/audit?action=${action}`),
    'the audit log by a letter or two': ['q', 'qu', 'xq', 'a', '7%40'].map((q) => `/api/admin/audit?q=${q}`),
    'the audit log by what it was about': ['newsletter 77', 'article 4', 'plums number 5000', 'sour plums', 'zo'].map(
      (q) => `/api/admin/audit?q=${encodeURIComponent(q)}`,
    ),
    'jobs, and what needs a person': ['/api/admin/queue', '/api/admin/alerts'],
  }
}

async function timed(address: string, signedIn: Diner, paths: readonly string[]): Promise<string[]> {
  const sorted = (await timesOf(calls, address, signedIn, paths)).toSorted((a, b) => a - b)
  const figures = [0, 0.5, 0.99].map((share) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]!)
  if (figures[2]! > longest) process.exitCode = overBound
  return figures.map((each) => each.toFixed(0))
}

/** Milliseconds of each of so many calls, which take the paths in turn, to the last byte as it is packed: what unpacks is the reader's machine. */
async function timesOf(count: number, address: string, { cookie }: Diner, paths: readonly string[]): Promise<number[]> {
  const took: number[] = []
  let next = 0
  const ask = async () => {
    while (next < count) {
      const path = paths[next % paths.length]!
      next += 1
      const before = performance.now()
      await readWhole(`${address}${path}`, cookie)
      took.push(performance.now() - before)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, ask))
  return took
}

function readWhole(url: string, cookie: string): Promise<void> {
  return new Promise((done, failed) => {
    get(url, { agent, headers: { cookie, 'accept-encoding': 'gzip, deflate, br' } }, (response) => {
      response.resume().on('error', failed)
      response.on('end', () =>
        response.statusCode === 200 ? done() : failed(new Error(`${url} answered ${response.statusCode}`)),
      )
    }).on('error', failed)
  })
}
