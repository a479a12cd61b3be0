import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { chromium } from '@playwright/test'
import { findBrowser } from '../tools/running/browser.ts'
import { startServer } from '../tools/running/running-server.ts'
import { overBound } from './figures/over-bound.ts'
import { printTable } from './figures/print-table.ts'
import { withDatabases } from './servers/databases.ts'
import { newDiner } from './servers/diner.ts'
import { publicAddresses } from './servers/public-addresses.ts'

/**
 * `node bench/lighthouse.ts`: Lighthouse on a slow phone (its mobile preset), the median of five runs a page, or as many as
 * the first argument says; of all pages, or of those whose names the second one matches. Needs a built client. Fails where a page
 * is below what it is to reach.
 * Lighthouse is fetched here alone: it brings 92 packages, a sixth of all that everybody would install.
 */
const lighthouse = 'lighthouse@13.5.0'
const runs = Number(process.argv[2] ?? 5)
const asked = new RegExp(process.argv[3] ?? '')
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
/** What each is to reach; performance of public pages, and of those of members. */
const least = { public: 97, member: 90, rest: 100 }
/** Of public pages: seconds to the largest thing on the first screen, and how far anything moves. */
const most = { paint: 2, shift: 0 }
const rows: string[][] = []
const below: string[] = []
const faults = new Set<string>()

await withDatabases(async (databases) => {
  const database = databases.embedded()
  const server = await startServer(database)
  const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'))
  const { executablePath, args, env } = await findBrowser()
  const browser = await chromium.launchPersistentContext(folder, {
    ...(executablePath && { executablePath }),
    args: [...args, '--remote-debugging-port=0'],
    ...(env && { env }),
  })
  try {
    const port = Number(readFileSync(join(folder, 'DevToolsActivePort'), 'utf8').split('\n')[0])
    const diner = await newDiner(server.address)
    const { recipes } = diner.at(server.address)
    const { id } = await recipes.generate({ body: {} })
    const pages: readonly Page[] = [
      // search engines are told to leave a shared recipe out, and there is nothing to index where no page is
      ...(await publicAddresses(server, database))
        .filter(({ name }) => name !== '/no-such-page')
        .map((page) => ({ ...page, isMember: false, ...(page.name === '/r/:token' && { isHidden: true as const }) })),
      { name: 'dashboard', path: '/', isMember: true },
      { name: 'recipe', path: `/recipes/${id}`, isMember: true },
    ]
    for (const { name, path, isMember, isHidden } of pages.filter((page) => asked.test(page.name))) {
      if (isMember) await browser.addCookies([cookieOf(diner, server.address)])
      const { scores, paint, shift, metrics } = await median(`${server.address}${path}`, port)
      if (!isMember && paint >= most.paint) below.push(`${name}: the largest paint after ${most.paint} s or more`)
      if (!isMember && shift > most.shift) below.push(`${name}: something moves`)
      for (const [at, category] of categories.entries()) {
        const bound = category === 'performance' ? (isMember ? least.member : least.public) : least.rest
        if (scores[at]! < bound && !(category === 'seo' && isHidden)) below.push(`${name}: ${category} under ${bound}`)
      }
      rows.push([
        name,
        ...scores.map((score, at) => (categories[at] === 'seo' && isHidden ? '' : String(score))),
        ...metrics,
      ])
    }
  } finally {
    await browser.close()
    await server.end()
    rmSync(folder, { recursive: true, force: true })
  }
})
printTable(
  [
    'page',
    'performance',
    'accessibility',
    'practices',
    'SEO',
    'LCP s',
    'TBT ms',
    'CLS',
    'script kB',
    'sent kB',
    'requests',
  ],
  rows,
)
if (faults.size > 0) console.log('')
for (const fault of faults) console.log(`- ${fault}`)
for (const each of below) console.error(each)
if (below.length > 0) process.exitCode = overBound

/** The part of Lighthouse's report that is read here. */
interface Report {
  audits: Record<
    string,
    {
      id: string
      title: string
      score: number | null
      scoreDisplayMode: string
      numericValue?: number
      details?: { items?: { resourceType: string; transferSize: number }[] }
    }
  >
  categories: Record<string, { score: number | null }>
}

interface Page {
  readonly name: string
  readonly path: string
  readonly isMember: boolean
  /** From search engines. */
  readonly isHidden?: true
}

interface Score {
  categories: number[]
  metrics: number[]
}

/** In the browser's own jar: what a page sets beside it must not take its place. */
function cookieOf({ cookie }: { cookie: string }, url: string) {
  const [name = '', value = ''] = cookie.split('=')
  return { name, value, url }
}

async function median(url: string, port: number) {
  const scores: Score[] = []
  for (let run = 0; run < runs; run++) scores.push(await score(url, port))
  const { categories, metrics } = scores.toSorted((one, other) => one.categories[0]! - other.categories[0]!)[
    Math.floor(runs / 2)
  ]!
  const [lcp = 0, tbt = 0, cls = 0, script = 0, sent = 0, requests = 0] = metrics
  return {
    scores: categories,
    paint: lcp / 1000,
    shift: cls,
    metrics: [
      (lcp / 1000).toFixed(1),
      tbt.toFixed(0),
      cls.toFixed(3),
      (script / 1000).toFixed(0),
      (sent / 1000).toFixed(0),
      String(requests),
    ],
  }
}

async function score(url: string, port: number): Promise<Score> {
  const options = [`--port=${port}`, '--output=json', '--quiet', `--only-categories=${categories.join()}`]
  const { stdout } = await promisify(execFile)('npx', ['--yes', lighthouse, url, ...options], {
    maxBuffer: 100_000_000,
  })
  const { audits, categories: found } = JSON.parse(stdout) as Report
  // shared recipes are blocked on purpose
  for (const { id, title, score, scoreDisplayMode } of Object.values(audits))
    if (score === 0 && scoreDisplayMode === 'binary' && id !== 'is-crawlable')
      faults.add(`${new URL(url).pathname}: ${id}: ${title}`)
  const requests = audits['network-requests']?.details?.items
  const scripts = requests?.filter(({ resourceType }) => resourceType === 'Script') ?? []
  return {
    categories: categories.map((name) => Math.round((found[name]?.score ?? 0) * 100)),
    metrics: [
      audits['largest-contentful-paint']?.numericValue ?? 0,
      audits['total-blocking-time']?.numericValue ?? 0,
      audits['cumulative-layout-shift']?.numericValue ?? 0,
      bytesOf(scripts),
      bytesOf(requests ?? []),
      requests?.length ?? 0,
    ],
  }
}

function bytesOf(requests: readonly { transferSize: number }[]): number {
  return requests.reduce((sum, { transferSize }) => sum + transferSize, 0)
}
