import type { ListChange } from '#contract/shopping/list-change.ts'
import type { ListedFood } from '#domain/plan/shopping/listed-food.ts'
import type { StoredItem } from '#server/features/shopping/tables.ts'

/** A change whose moment is one of our clock: milliseconds since 1970, undefined for one that is just being made. */
export type TimedChange = ListChange

/**
 * The rows that changes leave otherwise than they were. Of two changes of one thing the later one stands, whichever comes
 * first and however often; what was added is added once; what was taken off does not come back by anything but a later
 * wish to have it back; what is heard of an item before its addition waits for it. So phones that were out of reach end
 * alike, in whatever order they are heard.
 */
export function applyChanges(
  stored: readonly StoredItem[],
  changes: readonly TimedChange[],
  fresh: { listId: number; position: number; now: number; read: (text: string) => ListedFood },
): StoredItem[] {
  const rows = new Map(stored.map((row) => [row.id, row]))
  const changed = new Set<string>()
  let { position } = fresh
  const put = (row: StoredItem | undefined) => {
    if (!row) return
    rows.set(row.id, isAwaited(row) && row.removedAt === null ? { ...row, removedAt: notAdded } : row)
    changed.add(row.id)
  }
  for (const change of changes) {
    if (change.kind === 'add') {
      const heard = seenAs(rows.get(change.item))
      if (heard && !isAwaited(heard)) continue
      const added = typedRow(change, position, fresh)
      put(heard ? withHeard(added, heard) : added)
      position += 1
      continue
    }
    for (const [place, id] of change.item.split('.').entries()) {
      const row = seenAs(rows.get(id)) ?? newRow(id, fresh.listId, awaited, unheard)
      put(place > 0 && change.kind === 'reword' ? removed(row, change.at ?? fresh.now) : after(row, change, fresh))
    }
  }
  return [...changed].map((id) => rows.get(id)!)
}

/** Whether a row holds what was heard of an item that nobody has added yet; it counts as taken off, so that nobody sees it. */
export function isAwaited({ position }: Pick<StoredItem, 'position'>): boolean {
  return position === awaited
}

type RowChange = Exclude<TimedChange, { kind: 'add' }>

interface Moment {
  now: number
  read: (text: string) => ListedFood
}

/** The row as the change leaves it; undefined where a later change has been heard already. */
function after(row: StoredItem, change: RowChange, { now, read }: Moment): StoredItem | undefined {
  const { edits } = row
  // what is made just now comes after everything that was heard, also within one millisecond
  const momentAfter = (last = -1) => change.at ?? Math.max(now, last + 1)
  switch (change.kind) {
    case 'tick': {
      const { checked } = change
      const last = row.checkedAt?.getTime() ?? -1
      const at = momentAfter(last)
      const wins = at > last || (at === last && checked && !row.checked)
      return wins ? { ...row, checked, checkedAt: new Date(at) } : undefined
    }
    case 'remove':
      return removed(row, momentAfter(edits.removed?.at))
    case 'restore': {
      const at = momentAfter(edits.removed?.at)
      return at > (edits.removed?.at ?? -1)
        ? { ...row, removedAt: null, edits: { ...edits, removed: { at } } }
        : undefined
    }
    case 'reword': {
      const { text } = change
      const at = momentAfter(edits.text?.at)
      if (!isLater(at, text, edits.text, (last) => last.text)) return undefined
      return { ...row, ...columnsOf(read(text)), isOwn: true, edits: { ...edits, text: { at, text } } }
    }
    case 'move': {
      const { category } = change
      const at = momentAfter(edits.category?.at)
      if (!isLater(at, category, edits.category, (last) => last.category)) return undefined
      return { ...row, edits: { ...edits, category: { at, category } } }
    }
    case 'staple': {
      const { isStaple } = change
      const at = momentAfter(edits.staple?.at)
      if (!isLater(at, String(isStaple), edits.staple, (last) => String(last.isStaple))) return undefined
      return { ...row, edits: { ...edits, staple: { at, isStaple } } }
    }
  }
}

/** The row taken off the list, unless it was put back later. */
function removed(row: StoredItem, at: number): StoredItem | undefined {
  const last = row.edits.removed?.at ?? -1
  const wins = at > last || (at === last && row.removedAt === null)
  return wins ? { ...row, removedAt: new Date(at), edits: { ...row.edits, removed: { at } } } : undefined
}

/** Two changes of the same millisecond: the greater word stands, so that it does not depend on who is heard first. */
function isLater<Edit extends { at: number }>(
  at: number,
  word: string,
  last: Edit | undefined,
  wordOf: (edit: Edit) => string,
): boolean {
  return last === undefined || at > last.at || (at === last.at && word > wordOf(last))
}

function typedRow(
  { item, text, at }: Extract<TimedChange, { kind: 'add' }>,
  position: number,
  { listId, now, read }: Moment & { listId: number },
): StoredItem {
  return { ...newRow(item, listId, position, read(text)), isOwn: true, edits: { text: { at: at ?? now, text } } }
}

/** What is known of an item of which only changes were heard. */
const unheard: ListedFood = {
  food: null,
  name: '',
  amount: '',
  unit: '',
  quantity: 1,
  package: '',
  category: 'Other',
  estimatedPrice: 0,
  usedPrice: 0,
  isStaple: false,
  grams: null,
  sources: [{ recipeId: null, title: '', text: '', grams: null, steps: [], optional: false }],
  warnings: [],
}

/** The position of what is not on the list yet; and its `removedAt`, before any moment that a phone can name. */
const awaited = -1
const notAdded = new Date(-1)

/** A row for further changes: that it was not added yet is no removal. */
function seenAs(row: StoredItem | undefined): StoredItem | undefined {
  return row?.removedAt?.getTime() === notAdded.getTime() ? { ...row, removedAt: null } : row
}

/** What is added now, with what was heard of it before. */
function withHeard(added: StoredItem, heard: StoredItem): StoredItem {
  const { checked, checkedAt, removedAt, edits } = heard
  const isReworded =
    edits.text !== undefined && isLater(edits.text.at, edits.text.text, added.edits.text, (last) => last.text)
  return {
    ...(isReworded ? heard : added),
    position: added.position,
    checked,
    checkedAt,
    removedAt,
    edits: { ...added.edits, ...edits, ...(!isReworded && added.edits) },
  }
}

/** A food as a row of a list that nobody has touched yet. */
export function newRow(id: string, listId: number, position: number, food: ListedFood): StoredItem {
  return {
    listId,
    id,
    position,
    ...columnsOf(food),
    isOwn: false,
    checked: false,
    checkedAt: null,
    removedAt: null,
    edits: {},
  }
}

function columnsOf({ estimatedPrice, usedPrice, ...food }: ListedFood) {
  return { ...food, estimatedPrice: estimatedPrice.toFixed(2), usedPrice: usedPrice.toFixed(2) }
}
