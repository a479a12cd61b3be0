import type { Page } from '@playwright/test'
import { alertCauses } from '#contract/desk/alerts.ts'
import type { Alert, JobKind, System, TroubledJob } from '#contract/desk/operations.ts'
import type { Scene } from './shot-scenes.ts'

const hour = 60 * 60 * 1000
const ago = (hours: number) => new Date(Date.now() - hours * hour).toISOString()

/** How the site is running: as it is after a start, and on a night on which much went wrong. */
export const operationsScenes: readonly Scene[] = [
  { name: 'operations-jobs', who: 'boss', path: '/admin/jobs' },
  { name: 'operations-jobs-failed', who: 'boss', path: '/admin/jobs', prepare: badNight },
  { name: 'operations-prices', who: 'boss', path: '/admin/prices' },
  { name: 'operations-price', who: 'boss', path: '/admin/prices/onion', arrange: previewPrice },
  { name: 'operations-system', who: 'boss', path: '/admin/system' },
  { name: 'operations-system-failed', who: 'boss', path: '/admin/system', prepare: badNight },
  { name: 'operations-system-postgres', who: 'boss', path: '/admin/system', prepare: archiveFails },
]

/** One that holds, and another that is looked at before it is saved. */
async function previewPrice(page: Page): Promise<void> {
  const set = async (usd: string, source: string) => {
    await page.getByLabel('Price per 100 g').fill(usd)
    await page.getByLabel('Source').fill(source)
    await page.getByRole('button', { name: 'See what changes' }).click()
  }
  await set('0.3', 'receipts from five stores')
  const save = page.getByRole('button', { name: 'Save this price' })
  // a price that was set for another picture changes nothing
  if (
    await save.waitFor({ timeout: 5000 }).then(
      () => true,
      () => false,
    )
  )
    await save.click()
  await page.getByText('current', { exact: true }).waitFor()
  await page.getByText('Change history').click()
  await page.getByRole('checkbox', { name: 'Jul' }).check({ force: true })
  await set('0.2', 'the farmers’ market')
  await save.waitFor()
}

async function badNight(page: Page): Promise<void> {
  await page.route('**/api/admin/alerts', (route) => route.fulfill({ json: alerts() }))
  await page.route('**/api/admin/queue', (route) => route.fulfill({ json: queue() }))
  await page.route('**/api/admin/system', async (route) => {
    const system = (await (await route.fetch()).json()) as System
    await route.fulfill({ json: { ...system, backups: backups() } })
  })
}

async function archiveFails(page: Page): Promise<void> {
  const archive = { isOn: true, lastAt: ago(7), lastFailedAt: ago(0.1) }
  await page.route('**/api/admin/system', async (route) => {
    const system = (await (await route.fetch()).json()) as System
    await route.fulfill({ json: { ...system, backups: { areOurs: false, kept: [], trials: [], archive } } })
  })
}

const alerts = (): Alert[] => alertCauses.map((cause, place) => ({ cause, count: place + 2, since: ago(9 - place) }))

function queue(): { kinds: JobKind[]; troubled: TroubledJob[] } {
  const kind = (name: string, waiting: number, failed: number, doneLately: number): JobKind => ({
    name,
    waiting,
    running: waiting > 9 ? 5 : 0,
    failed,
    doneLately,
    lastDoneAt: doneLately > 0 ? ago(0.2) : null,
  })
  const job = { createdAt: ago(30), failedAt: null, nextTryAt: null } as const
  return {
    kinds: [
      kind('send-letter', 1204, 2, 31_877),
      kind('reconcile-payments', 0, 1, 0),
      kind('send-newsletter', 1, 0, 1440),
      kind('paint-dish', 12, 0, 388),
      kind('delete-accounts', 0, 0, 24),
      kind('try-restore', 0, 0, 0),
    ],
    troubled: [
      {
        ...job,
        id: '1',
        name: 'send-letter',
        state: 'failed',
        tries: 1,
        failedAt: ago(4),
        failure: 'The mail server refused the email (EENVELOPE 550).',
      },
      {
        ...job,
        id: '2',
        name: 'reconcile-payments',
        state: 'failed',
        tries: 14,
        failedAt: ago(6),
        failure: 'StripeConnectionError (ECONNREFUSED)',
      },
      {
        ...job,
        id: '3',
        name: 'send-letter',
        state: 'retry',
        tries: 5,
        nextTryAt: ago(-0.4),
        failure: 'MailFailure (ETIMEDOUT)',
      },
    ],
  }
}

function backups(): System['backups'] {
  const kept = [31, 55, 79, 103].map((hours) => ({
    name: `${ago(hours).replaceAll(':', '-')}.tar.gz`,
    at: ago(hours),
    bytes: 48_213_000 - hours * 90_000,
  }))
  const trial = { backup: kept[0]!.name, tables: 48, rows: 612_940, seconds: 14.2, failure: null }
  return {
    areOurs: true,
    archive: null,
    kept,
    trials: [
      { ...trial, at: ago(20), failure: 'it cannot be unpacked', tables: 0, rows: 0, seconds: 2.1 },
      { ...trial, at: ago(20 + 168), backup: '2026-11-08T05-00-12.412Z.tar.gz' },
    ],
  }
}
