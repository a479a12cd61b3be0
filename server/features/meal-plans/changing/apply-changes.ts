import type { PlanChange, PlanDish } from '#contract/planning/plan-wish.ts'
import type { EntryEdits, StoredEntry } from '#server/features/meal-plans/tables.ts'

/**
 * The entries that changes leave otherwise than they were. Of two changes of one thing the later one stands, whichever comes first and
 * however often; what was taken out does not come back by anything but a later wish to have it back; what is heard of an entry before
 * its addition waits for it. So phones that were out of reach end alike, in whatever order they are heard. What is put on a day beyond
 * the end of the plan, which was longer when somebody did so, stands on its last one.
 */
export function applyChanges(
  stored: readonly StoredEntry[],
  changes: readonly PlanChange[],
  plan: { readonly planId: number; readonly days: number; readonly now: number },
): StoredEntry[] {
  const rows = new Map(stored.map((row) => [row.id, row]))
  const changed = new Set<string>()
  for (const change of changes) {
    const row = rows.get(change.entry)
    const after =
      change.kind === 'add'
        ? added(row, change, plan)
        : changedBy(row ?? awaited(change.entry, plan.planId), change, plan)
    if (!after) continue
    rows.set(change.entry, after)
    changed.add(change.entry)
  }
  return [...changed].map((id) => rows.get(id)!)
}

/** A fresh entry that nothing has been heard of, to be filled. */
function awaited(id: string, planId: number): StoredEntry {
  const nothing = {
    day: 0,
    meal: 'dinner',
    kind: 'note',
    recipeId: null,
    menuId: null,
    cookedAt: null,
    note: '',
  } as const
  const untouched = { eaters: [], without: [], isLocked: false, isRemoved: false }
  return { id, planId, ...nothing, ...untouched, edits: { awaited: true } }
}

type Add = Extract<PlanChange, { kind: 'add' }>
type Moment = Parameters<typeof applyChanges>[2]

/** Undefined where it was added before. */
function added(row: StoredEntry | undefined, change: Add, plan: Moment): StoredEntry | undefined {
  const isThere = row !== undefined && !row.edits.awaited
  // what says no time is sent once more, or comes before what was heard
  if (isThere && change.at === undefined) return undefined
  const at = change.at ?? (row ? 0 : plan.now)
  const { awaited: _awaited, ...edits } = row?.edits ?? {}
  const blank = { ...(row ?? awaited(change.entry, plan.planId)), edits }
  const placed = put(blank, 'place', at, placeIn(change, plan)) ?? blank
  const cooked = put(placed, 'dish', at, dishOf(change.dish)) ?? placed
  const whole = put(cooked, 'note', at, { note: change.note }) ?? cooked
  return whole === blank && isThere ? undefined : whole
}

/** The entry as the change leaves it; undefined where a later change has been heard already. */
function changedBy(
  row: StoredEntry,
  change: Exclude<PlanChange, { kind: 'add' }>,
  plan: Moment,
): StoredEntry | undefined {
  // what is made just now comes after everything that was heard, also within one millisecond
  const momentOf = (part: Part) => change.at ?? Math.max(plan.now, (row.edits[part] ?? -1) + 1)
  switch (change.kind) {
    case 'move':
      return put(row, 'place', momentOf('place'), placeIn(change, plan))
    case 'dish':
      return put(row, 'dish', momentOf('dish'), dishOf(change.dish))
    case 'note':
      return put(row, 'note', momentOf('note'), { note: change.note })
    case 'lock':
      return put(row, 'lock', momentOf('lock'), { isLocked: change.isLocked })
    case 'remove':
      return put(row, 'removed', momentOf('removed'), { isRemoved: true })
    case 'restore':
      return put(row, 'removed', momentOf('removed'), { isRemoved: false })
  }
}

type Part = Exclude<keyof EntryEdits, 'awaited'>

/** What a change of one thing writes; of two in the same millisecond the greater stands, so that it does not matter who is heard first. */
function put(row: StoredEntry, part: Part, at: number, columns: Partial<StoredEntry>): StoredEntry | undefined {
  const last = row.edits[part]
  const before = Object.fromEntries(Object.keys(columns).map((key) => [key, row[key as keyof StoredEntry]]))
  const isLater = last === undefined || at > last || (at === last && JSON.stringify(columns) > JSON.stringify(before))
  return isLater ? { ...row, ...columns, edits: { ...row.edits, [part]: at } } : undefined
}

function placeIn({ day, meal }: Pick<Add, 'day' | 'meal'>, { days }: Moment) {
  return { day: Math.min(day, days - 1), meal }
}

/** Which lines are left off whose plate was said of the dish that was there. */
function dishOf(dish: PlanDish) {
  return {
    kind: dish.kind,
    recipeId: dish.kind === 'recipe' ? dish.recipeId : null,
    menuId: dish.kind === 'recipe' ? (dish.menuId ?? null) : null,
    cookedAt: dish.kind === 'leftover' ? dish.cookedAt : null,
    eaters: 'eaters' in dish ? dish.eaters : [],
    without: [],
  }
}
