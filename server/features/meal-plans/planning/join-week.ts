import { isDeepStrictEqual } from 'node:util'
import { daysOfPlan } from '#domain/plan/meal-plan/calendar/calendar-days.ts'
import { shownEntries } from '#domain/plan/meal-plan/calendar/shown-entries.ts'
import { withoutGone } from '#domain/plan/meal-plan/eaters/seating.ts'
import type { Eater, PlanEntry, PlanRules } from '#domain/plan/meal-plan/meal-plan.ts'
import { changedMeals, mealOf } from '#server/features/meal-plans/changed-meals.ts'
import { seatedRow } from '#server/features/meal-plans/planning/joined-wishes.ts'
import type { StoredEntry } from '#server/features/meal-plans/tables.ts'

interface WeekToJoin {
  readonly planId: number
  /** What was planned, with what stays. */
  readonly standing: readonly PlanEntry[]
  /** The rows as the planner was given them, and as they are by now. */
  readonly was: readonly StoredEntry[]
  readonly is: readonly StoredEntry[]
  /** The dates and hours that were planned. */
  readonly span: { readonly startDate: string; readonly endDate: string; readonly rules: Pick<PlanRules, 'meals'> }
  /** Who eats by now. */
  readonly eaters: readonly Eater[]
  /** When the planner began: all that people did since is later. */
  readonly began: Date
}

/** `isOther`: some meals are not as they were planned; `isNothing`: nothing that was planned anew stands. */
interface JoinedWeek {
  readonly rows: StoredEntry[]
  readonly isOther: boolean
  readonly isNothing: boolean
}

/**
 * The rows of a plan once it is planned, as if the planner had answered the moment it began: meals that people changed since stay as they
 * left them, and so do notes and locks. What somebody wrote since about a dish that goes stays as a note of its meal. What stands beyond
 * the end stays out of sight.
 */
export function joinedWeek({ planId, standing, was, is, span, eaters, began }: WeekToJoin): JoinedWeek {
  const seated = (entries: readonly PlanEntry[]) => entries.flatMap((entry) => withoutGone(entry, eaters) ?? [])
  const shown = (rows: readonly StoredEntry[]) => seated(shownEntries(rows, daysOfPlan(span), span))
  const before = shown(was)
  const planned = seated(standing)
  const changed = changedMeals({ before, now: shown(is), planned })
  const isAsPlanned = (entry: PlanEntry) => entry.kind !== 'note' && !changed.has(mealOf(entry))
  const stays = byId(planned.filter(isAsPlanned))
  const kept = byId(planned)
  const goes = byId(before.filter((entry) => isAsPlanned(entry) && !kept.has(entry.id)))
  const at = began.getTime()
  const rows = is.map((row) => {
    const [entry, going] = [stays.get(row.id), goes.get(row.id)]
    return entry ? replaced(row, entry, at) : going ? taken(row, going, at) : row
  })
  const known = byId(is)
  const made = planned.filter(({ id }) => !known.has(id))
  const fresh = made.filter(isAsPlanned)
  const edits = { place: at, dish: at, note: at, lock: at }
  const added = fresh.map((entry) => ({ ...entry, planId, isRemoved: false, edits }))
  return {
    rows: [...rows, ...added].map((row) => seatedRow(row, eaters, began)),
    isOther: changed.size > 0,
    isNothing: made.length > 0 && fresh.length === 0,
  }
}

function byId<One extends { readonly id: string }>(entries: readonly One[]): ReadonlyMap<string, One> {
  return new Map(entries.map((entry) => [entry.id, entry]))
}

/** Words and locks are people's own. What is not as it was is later than all that was done before and comes late. */
function replaced(row: StoredEntry, entry: PlanEntry, at: number): StoredEntry {
  // of a leftover both are worked out from what is cooked
  const isLeft = entry.kind === 'leftover' && row.kind === 'leftover'
  const recipeId = isLeft ? row.recipeId : entry.recipeId
  const cookedAt = isLeft && entry.cookedAt === null ? row.cookedAt : entry.cookedAt
  const after = { ...row, ...entry, recipeId, cookedAt, note: row.note, isLocked: row.isLocked }
  const changed = Object.entries(parts).filter(
    ([, keys]) => !keys.every((key) => isDeepStrictEqual(row[key], after[key])),
  )
  if (changed.length === 0) return row
  return { ...after, edits: { ...row.edits, ...Object.fromEntries(changed.map(([part]) => [part, at])) } }
}

const parts = {
  place: ['day', 'meal'],
  dish: ['kind', 'recipeId', 'menuId', 'cookedAt', 'eaters', 'without'],
} as const

/** A dish that goes, or the note that somebody has written on it since. */
function taken(row: StoredEntry, before: PlanEntry, at: number): StoredEntry {
  if (row.note === '' || row.note === before.note)
    return { ...row, isRemoved: true, edits: { ...row.edits, removed: at } }
  const nothing = { kind: 'note' as const, recipeId: null, menuId: null, cookedAt: null, eaters: [], without: [] }
  return { ...row, ...nothing, edits: { ...row.edits, dish: at } }
}
