import type { Browser } from '@playwright/test'
import { memberCookie } from '#contract/accounts/member-cookie.ts'
import { openBrowser } from '../tools/running/browser.ts'
import { startServer } from '../tools/running/running-server.ts'
import { overBound } from './figures/over-bound.ts'
import { printTable } from './figures/print-table.ts'
import { withDatabases } from './servers/databases.ts'
import { newDiner } from './servers/diner.ts'

/**
 * `node bench/first-load.ts`: what a browser that has nothing yet fetches for a page, kilobytes as they are sent. Needs a built client.
 * Fails where a page fetches more than it may.
 */
const mostFonts = 100
const mostRequests = 30
/** What is opened, and how many kilobytes of JavaScript it may fetch. */
const strangers: readonly Page[] = [
  { path: '/', script: 90 },
  { path: '/signin' },
  { path: '/account-setup?tier=free' },
  { path: '/pricing' },
  { path: '/check' },
]
const ofMember: readonly Page[] = [
  { path: '/', script: 140 },
  { path: '/recipes', script: 150 },
  { path: '/recipes/:id', script: 160 },
]
interface Page {
  readonly path: string
  readonly script?: number
}

const over: string[] = []
const rows: string[][] = []
await withDatabases(async (databases) => {
  const server = await startServer(databases.embedded())
  const browser = await openBrowser()
  try {
    const diner = await newDiner(server.address)
    const { id } = await diner.at(server.address).recipes.generate({ body: {} })
    for (const page of strangers) await measure(`${page.path}, signed out`, page, page.path)
    for (const page of ofMember)
      await measure(`${page.path}, signed in`, page, page.path.replace(':id', String(id)), diner.cookie)

    async function measure(name: string, { script }: Page, path: string, cookie?: string): Promise<void> {
      const { files, requests, ...kilobytes } = await firstLoad(browser, server.address, path, cookie)
      const { javascript, css, fonts, data, sent } = kilobytes
      const inKilobytes = [javascript, css, fonts].map((each) => each.toFixed(1))
      rows.push([name, ...inKilobytes, String(files), String(requests), data.toFixed(1), sent.toFixed(1)])
      if (script !== undefined && javascript > script) over.push(`${name}: more than ${script} kB of JavaScript`)
      if (fonts > mostFonts) over.push(`${name}: more than ${mostFonts} kB of fonts`)
      if (requests > mostRequests) over.push(`${name}: more than ${mostRequests} requests`)
    }
  } finally {
    await browser.close()
    await server.end()
  }
})
printTable(['page', 'JavaScript kB', 'CSS kB', 'fonts kB', 'files', 'requests', 'data kB', 'sent kB'], rows)
for (const each of over) console.error(each)
if (over.length > 0) process.exitCode = overBound

/** Kilobytes; `files` are all requests but those of data. */
async function firstLoad(browser: Browser, address: string, path: string, cookie?: string) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  if (cookie !== undefined) {
    const [name = '', value = ''] = cookie.split('=')
    await context.addCookies([
      { name, value, url: address },
      { name: memberCookie, value: '1', url: address },
    ])
  }
  const page = await context.newPage()
  const fetched: { kind: string; bytes: number }[] = []
  const reading: Promise<void>[] = []
  let asked = 0
  page.on('request', () => {
    asked += 1
  })
  page.on('requestfinished', (request) => {
    reading.push(
      (async () => {
        const response = await request.response()
        const body = await response?.body().catch(() => undefined)
        const { responseBodySize } = await request.sizes()
        const kind = new URL(request.url()).pathname.startsWith('/api/') ? 'data' : request.resourceType()
        if (body) fetched.push({ kind, bytes: responseBodySize })
      })(),
    )
  })
  await page.goto(`${address}${path}`, { waitUntil: 'networkidle' })
  // what comes later is not of the first load, and its page may be gone
  page.removeAllListeners('requestfinished')
  await Promise.all(reading)
  await context.close()
  const kilobytes = (kind: string) => sum(fetched.filter((one) => one.kind === kind).map(({ bytes }) => bytes))
  return {
    javascript: kilobytes('script'),
    css: kilobytes('stylesheet'),
    fonts: kilobytes('font'),
    files: fetched.filter(({ kind }) => kind !== 'data').length,
    requests: asked,
    data: kilobytes('data'),
    sent: sum(fetched.map(({ bytes }) => bytes)),
  }
}

function sum(bytes: readonly number[]): number {
  return bytes.reduce((total, each) => total + each, 0) / 1000
}
