import { type APIRequestContext, type Locator, type Page, test } from '@playwright/test'
import type { User } from '#contract/accounts/accounts.ts'
import { type Client, createClient } from '#contract/client.ts'
import { type Contract, contract } from '#contract/index.ts'
import type { Tier } from '#contract/plans.ts'
import { hashOf } from '#domain/chance.ts'
import { testSeed } from '../tools/test-runs/test-seed.ts'

export interface Member {
  readonly email: string
  readonly password: string
  readonly user: User
}

type Profile = Parameters<Client<Contract>['accounts']['changeProfile']>[0]['body']

const password = 'paprika and thyme'

/** An address that nobody has yet; the same in every run with this seed, as are the recipes of whoever has it. */
export function newEmail(): string {
  const { titlePath, repeatEachIndex } = test.info()
  const journey = [testSeed(), ...titlePath, repeatEachIndex].join(' ')
  const count = (given.get(journey) ?? 0) + 1
  given.set(journey, count)
  return `ada.${hashOf(journey).toString(16)}.${count}@example.org`
}
const given = new Map<string, number>()

/** Forgets who is signed in, of a page that was left before: of one that is open a late call is refused, which the browser says aloud. */
export async function leave(page: Page): Promise<void> {
  await page.goto('about:blank')
  await page.context().clearCookies()
}

/** A new account, signed in on this page; nothing was answered yet. */
export async function newcomer(page: Page): Promise<Member> {
  const email = newEmail()
  const user = await apiOf(page.request).accounts.signUp({
    body: { email, password, firstName: 'Ada', lastName: 'Cook' },
  })
  return { email, password, user }
}

/** A member who has finished onboarding, signed in on this page. */
export async function member(page: Page, profile: Profile = {}): Promise<Member> {
  const { email } = await newcomer(page)
  const done = { hasCompletedOnboarding: true, hasCompletedSetup: true }
  const user = await apiOf(page.request).accounts.changeProfile({ body: { ...done, ...profile } })
  return { email, password, user }
}

/** The form to sign in with, and no other: a page that is about to go may have a newsletter's field of the same name. */
export function signInForm(page: Page): Locator {
  return page.locator('form').filter({ has: page.getByRole('button', { name: 'Sign In', exact: true }) })
}

/** Fills the form to sign in and sends it. */
export async function signIn(page: Page, { email, password }: Pick<Member, 'email' | 'password'>): Promise<void> {
  const form = signInForm(page)
  await form.getByLabel('Email').fill(email)
  await form.getByLabel('Password', { exact: true }).fill(password)
  await form.getByRole('button', { name: 'Sign In', exact: true }).click()
}

/** The calls of the contract with the cookies of a page. */
export function apiOf(request: APIRequestContext): Client<Contract> {
  return createClient(contract, async (url, { method, headers, body }) => {
    const response = await request.fetch(url, { method, headers, ...(body !== undefined && { data: body }) })
    return {
      ok: response.ok(),
      status: response.status(),
      statusText: response.statusText(),
      headers: { get: (name) => response.headers()[name] ?? null },
      text: () => response.text(),
      body: null,
    }
  })
}

/** A plan granted by the administrator whom the server's settings name. */
export async function grant(administrator: APIRequestContext, userId: string, tier: Tier): Promise<void> {
  await asAdministrator(administrator)
  await apiOf(administrator).admin.upgradeUser({ body: { userId, tier } })
}

/** Signs the administrator in whom the server's settings name. */
export async function asAdministrator(request: APIRequestContext): Promise<void> {
  const api = apiOf(request)
  // Another journey may have made the account already, or be about to.
  await api.accounts
    .signUp({ body: { ...adminAccount, firstName: 'Grace', lastName: 'Boss' } })
    .catch(() => api.accounts.signIn({ body: adminAccount }))
}

export const adminAccount = { email: 'admin@example.com', password: 'salt for everyone' }
