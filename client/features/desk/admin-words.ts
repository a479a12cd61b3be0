import type { AuditEntry } from '#contract/desk/admin-views.ts'
import { type AuditAction, type AuditField, auditActions, auditFields } from '#contract/desk/audit.ts'
import { plans, type Tier, tiers } from '#contract/plans.ts'

/** '12,345'. */
export const countText = (count: number) => count.toLocaleString('en-US')

/** '$1,234'. */
export const wholeDollars = (amount: number) => `$${countText(amount)}`

/** 'Nov 20' of a UTC day ('2026-11-20'). */
export function dayText(date: string): string {
  return new Date(`${date}T12:00:00Z`).toLocaleDateString('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })
}

/** 'Ada Cook', or the address where there is no name. */
export function nameText({ firstName, lastName, email }: { firstName: string; lastName: string; email: string }) {
  return [firstName, lastName].filter(Boolean).join(' ') || email
}

/** Everything that the log may be narrowed to. */
export const actionOptions = Object.entries(auditActions).map(([value, label]) => ({ value, label }))

/** An action as people read it; one of an older version by its code. */
export const actionText = (action: string) =>
  Object.hasOwn(auditActions, action) ? auditActions[action as AuditAction] : action.replaceAll('-', ' ')

/** Who an entry speaks of; never the first word. */
export function personText({ id, name, email }: AuditEntry['actor']): string {
  if (name) return name
  if (email) return email
  return { payments: 'the payment provider', command: 'someone at the command line', members: 'all members' }[id] ?? id
}

/** What an entry changed, line by line: `before` is empty where nothing was there. */
export function changesOf({ before, after }: AuditEntry): { field: string; before: string; after: string }[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return names.map((name) => ({
    field: Object.hasOwn(auditFields, name) ? auditFields[name as AuditField] : name,
    before: valueText(before[name]),
    after: valueText(after[name]),
  }))
}

function valueText(value: string | number | boolean | null | undefined): string {
  if (value === undefined || value === null || value === '') return ''
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  const tier = tiers.find((each) => each === value)
  return tier ? plans[tier].name : String(value)
}

/** A plan by its name, with the code that files and calls have for it. */
export const planOptions = tiers.map((tier: Tier) => ({ value: tier, label: plans[tier].name }))
