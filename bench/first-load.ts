import { gzipSync } from 'node:zlib'
import { type Browser, chromium } from '@playwright/test'
import { findBrowser } from '../tools/browser.ts'
import { startServer } from '../tools/running-server.ts'
import { withDatabases } from './databases.ts'
import { newDiner } from './diner.ts'
import { printTable } from './print-table.ts'

/** `node bench/first-load.ts`: what a browser that has nothing yet fetches for a page, kilobytes after gzip. Needs a built client. */
const rows: string[][] = []
await withDatabases(async (databases) => {
  const server = await startServer(databases.embedded())
  const { executablePath, args, env } = await findBrowser()
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: [...args],
    ...(env && { env }),
  })
  try {
    const diner = await newDiner(server.address)
    const { id } = await diner.at(server.address).recipes.generate({ body: {} })
    for (const path of ['/', '/signin', '/account-setup?tier=free', '/pricing'])
      rows.push([`${path}, signed out`, ...(await firstLoad(browser, server.address, path))])
    for (const path of ['/', `/recipes/${id}`])
      rows.push([
        `${path.replace(/\d+/, ':id')}, signed in`,
        ...(await firstLoad(browser, server.address, path, diner.cookie)),
      ])
  } finally {
    await browser.close()
    await server.end()
  }
})
printTable(['page', 'JavaScript kB', 'CSS kB', 'fonts kB', 'files', 'data kB', 'sent kB'], rows)

async function firstLoad(browser: Browser, address: string, path: string, cookie?: string): Promise<string[]> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  if (cookie !== undefined) {
    const [name = '', value = ''] = cookie.split('=')
    await context.addCookies([{ name, value, url: address }])
  }
  const page = await context.newPage()
  const fetched: { kind: string; bytes: number; sent: number }[] = []
  const reading: Promise<void>[] = []
  page.on('requestfinished', (request) => {
    reading.push(
      (async () => {
        const response = await request.response()
        const body = await response?.body().catch(() => undefined)
        const { responseBodySize } = await request.sizes()
        const kind = new URL(request.url()).pathname.startsWith('/api/') ? 'data' : request.resourceType()
        if (body)
          fetched.push({ kind, bytes: kind === 'font' ? body.length : gzipSync(body).length, sent: responseBodySize })
      })(),
    )
  })
  await page.goto(`${address}${path}`, { waitUntil: 'networkidle' })
  await Promise.all(reading)
  await context.close()
  const kilobytes = (kind: string) => inKilobytes(fetched.filter((one) => one.kind === kind).map(({ bytes }) => bytes))
  return [
    kilobytes('script'),
    kilobytes('stylesheet'),
    kilobytes('font'),
    String(fetched.filter(({ kind }) => kind !== 'data').length),
    kilobytes('data'),
    inKilobytes(fetched.map(({ sent }) => sent)),
  ]
}

function inKilobytes(sizes: readonly number[]): string {
  return (sizes.reduce((sum, size) => sum + size, 0) / 1000).toFixed(1)
}
