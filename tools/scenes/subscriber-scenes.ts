import type { Page } from '@playwright/test'
import type { Subscriber } from '#contract/newsletter/newsletter-subscribers.ts'
import { ago, answerWith, fail, longAddress } from './desk-scenes.ts'
import type { Scene } from './shot-scenes.ts'

const subscribers = '**/api/admin/newsletter-subscribers*'
const readers = { who: 'boss', path: '/admin/newsletter/subscribers' } as const

/** Who gets the newsletter, as administrators see it. */
export const subscriberScenes: readonly Scene[] = [
  { name: 'desk-subscribers', ...readers, prepare: answerWith(subscribers, manySubscribers) },
  {
    name: 'desk-subscribers-ask',
    ...readers,
    prepare: answerWith(subscribers, manySubscribers),
    arrange: askToEnd,
    window: true,
  },
  { name: 'desk-subscribers-none-found', ...readers, prepare: answerWith(subscribers, () => []), arrange: lookFor },
  { name: 'desk-subscribers-empty', ...readers, prepare: answerWith(subscribers, () => []) },
  {
    name: 'desk-subscribers-loading',
    ...readers,
    prepare: async (page) => void (await page.route(subscribers, () => undefined)),
  },
  { name: 'desk-subscribers-failing', ...readers, prepare: fail(subscribers) },
]

function manySubscribers(): Subscriber[] {
  const of = (id: number, email: string, state: Subscriber['state'], ended: Partial<Subscriber> = {}): Subscriber => ({
    id,
    email,
    state,
    subscribedAt: ago(24 * id),
    confirmedAt: state === 'waiting' ? null : ago(24 * id - 1),
    endedBy: null,
    endedAt: null,
    ...ended,
  })
  return [
    of(1, 'emil@demo.example', 'waiting'),
    of(2, 'zoë@bücher.example', 'subscribed'),
    of(9, longAddress, 'ended', { endedBy: 'bounced', endedAt: ago(30) }),
    of(12, 'ada@demo.example', 'ended', { endedBy: 'unsubscribed', endedAt: ago(60) }),
    of(30, 'cem@demo.example', 'ended', { endedBy: 'refused', endedAt: ago(80) }),
    of(50, 'dee@demo.example', 'ended', { endedBy: 'complained', endedAt: ago(90) }),
    of(51, 'eve@demo.example', 'ended', { endedBy: 'administrator', endedAt: ago(91) }),
    of(70, longAddress.replace('b', 'd'), 'subscribed'),
    of(400, 'old@demo.example', 'ended'),
  ]
}

async function askToEnd(page: Page): Promise<void> {
  await page.getByRole('button', { name: `End the subscription of ${longAddress.replace('b', 'd')}` }).click()
  await page.getByRole('alertdialog').waitFor()
  await page.waitForTimeout(300)
}

async function lookFor(page: Page): Promise<void> {
  await page.getByLabel('Search subscribers').fill('xylophone')
  await page.getByText('No subscribers found').waitFor()
}
