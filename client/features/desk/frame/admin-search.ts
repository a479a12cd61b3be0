import type { UserSort } from '#contract/desk/admin-views.ts'
import { type Tier, tiers } from '#contract/plans.ts'
import { cutText } from '#domain/cut-text.ts'

/** What the address of /admin-analytics may carry: which members are looked for, and in what order. */
export interface AdminSearch {
  q?: string
  tier?: Tier
  /** Without it, the newest first. */
  sort?: (typeof memberSorts)[number]
}
/** As the contract has them; its schemas would weigh on every page. */
const memberSorts = ['oldest', 'name', 'email', 'recipes'] as const satisfies readonly UserSort[]

/** What the address of the audit log may carry. */
export interface AuditSearch {
  q?: string
  action?: string
  /** What was done by or to this member. */
  user?: string
  /** Days: '2026-11-20', the first and the last. */
  from?: string
  to?: string
}

export function readAdminSearch(search: Record<string, unknown>): AdminSearch {
  return { ...texts(search, ['q']), ...one(search, 'tier', tiers), ...one(search, 'sort', memberSorts) }
}

export function readAuditSearch(search: Record<string, unknown>): AuditSearch {
  const days = Object.entries(texts(search, ['from', 'to'])).filter(([, day]) => isDay(day))
  return { ...texts(search, ['q', 'action', 'user']), ...Object.fromEntries(days) }
}

const isDay = (text: string) => /^2\d{3}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))

/** The words that a page's address asks for; empty where it asks for none. */
export const readWords = (search: Record<string, unknown>): string => texts(search, ['q'])['q'] ?? ''

/** Digits alone reach us as a number. */
function texts(search: Record<string, unknown>, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = search[name]
      const text = typeof value === 'string' || typeof value === 'number' ? cutText(String(value).trim(), 100) : ''
      return text ? [[name, text]] : []
    }),
  )
}

function one<N extends string, T extends string>(search: Record<string, unknown>, name: N, values: readonly T[]) {
  const value = values.find((each) => each === search[name])
  return (value ? { [name]: value } : {}) as { [K in N]?: T }
}
