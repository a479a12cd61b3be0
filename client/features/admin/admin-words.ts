import type { AuditEntry } from '#contract/admin-views.ts'
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

const actions: Readonly<Record<string, string>> = {
  'upgrade-user': 'Granted a plan',
  'update-user': 'Changed a member',
  'reset-generations': 'Reset the day’s recipes',
  'export-emails': 'Exported email addresses',
  'send-newsletter': 'Sent a newsletter',
  'change-delivery-store': 'Corrected a store',
  'retry-job': 'Tried a job again',
  'reset-delivery-store': 'Reset a store',
  'write-post': 'Began an article',
  'change-post': 'Changed an article',
  'restore-post': 'Went back to a version',
  'publish-post': 'Published an article',
  'schedule-post': 'Scheduled an article',
  'unschedule-post': 'Unscheduled an article',
  'restore-original-post': 'Went back to the original',
  'take-down-post': 'Took an article down',
  'discard-post': 'Deleted a draft article',
  'add-post-picture': 'Added a picture to the blog',
  'end-surplus-subscription': 'Ended a second subscription',
  'accept-correction': 'Accepted a correction',
  'decline-correction': 'Declined a correction',
  'withdraw-correction': 'Withdrew a correction',
  'set-food-price': 'Set a price',
  'take-back-food-price': 'Took a price back',
  'settle-report-of-recipe': 'Settled a report about a recipe',
  'settle-report-of-comment': 'Settled a report about a comment',
  'settle-report-of-cook': 'Settled a report about a profile',
  administrator: 'Made an administrator',
  member: 'Removed an administrator',
  'second-factor-off': 'Turned two-step verification off',
}
/** Everything that the log may be narrowed to. */
export const actionOptions = Object.entries(actions).map(([value, label]) => ({ value, label }))

/** An action as people read it; one that nobody has named yet by its code. */
export const actionText = (action: string) => actions[action] ?? action.replaceAll('-', ' ')

/** Who an entry speaks of. */
export function personText({ id, name, email }: AuditEntry['actor']): string {
  if (name) return name
  if (email) return email
  return { payments: 'The payment provider', command: 'The command line', members: 'All members' }[id] ?? id
}

const fields: Readonly<Record<string, string>> = {
  subscriptionTier: 'Plan',
  isAdmin: 'Administrator',
  firstName: 'First name',
  lastName: 'Last name',
  dailyGenerationsUsed: 'Recipes used today',
  stripeCustomerId: 'Customer ID',
  stripeSubscriptionId: 'Subscription ID',
  tier: 'Members',
  state: 'State',
  failure: 'Cause',
  name: 'Name',
  orderUrl: 'Ordering page',
  searchUrl: 'Search page',
  lastChecked: 'Last checked',
  title: 'Title',
  version: 'Version',
  at: 'Shown from',
  address: 'Address',
  words: 'Name',
  food: 'Food',
  unit: 'Unit',
  grams: 'Grams',
  usd: 'Dollars for 100 g',
  since: 'From',
  months: 'Months of the year',
  source: 'Source',
  isHidden: 'Hidden',
  isSettled: 'Settled',
  report: 'Report',
}

/** What an entry changed, line by line: `before` is empty where nothing was there. */
export function changesOf({ before, after }: AuditEntry): { field: string; before: string; after: string }[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return names.map((name) => ({
    field: fields[name] ?? name,
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
