import { getTableColumns, sql } from '#server/db/drizzle.ts'
import { type StoredItem, shoppingListItemsTable } from '#server/features/shopping/tables.ts'

/** What the columns of a list's rows are called in the database. */
export const columnNames = Object.fromEntries(
  Object.entries(getTableColumns(shoppingListItemsTable)).map(([key, { name }]) => [key, name]),
) as Record<keyof StoredItem, string>

/** A row of a list, `i`, as a `ReadItem`. The database makes the JSON: Node has then one text to read instead of two thousand columns. */
export const itemJson = sql`json_build_object(
  'id', i.id, 'position', i.position, 'food', i.food, 'name', i.name, 'amount', i.amount, 'unit', i.unit,
  'quantity', i.quantity, 'package', i.package, 'category', i.category, 'estimatedPrice', i.estimated_price,
  'usedPrice', i.used_price, 'isStaple', i.is_staple, 'grams', i.grams, 'sources', i.sources, 'warnings', i.warnings,
  'isOwn', i.is_own, 'checked', i.checked, 'edits', i.edits)`

/** Rows as `jsonb_populate_recordset` takes them: however many, they are one parameter. */
export function asJson(rows: readonly StoredItem[]): string {
  return JSON.stringify(
    rows.map((row) =>
      Object.fromEntries(Object.entries(row).map(([key, value]) => [columnNames[key as keyof StoredItem], value])),
    ),
  )
}

/** A row as `json_agg(i)` has it: by the names of the columns, moments as texts, money as numbers. */
export type RawItem = Readonly<Record<string, unknown>>

export function storedItem(raw: RawItem): StoredItem {
  const row = Object.fromEntries(Object.entries(columnNames).map(([key, name]) => [key, raw[name]]))
  return {
    ...(row as StoredItem),
    estimatedPrice: String(raw['estimated_price']),
    usedPrice: String(raw['used_price']),
    checkedAt: momentOf(raw['checked_at']),
    removedAt: momentOf(raw['removed_at']),
  }
}

function momentOf(text: unknown): Date | null {
  return typeof text === 'string' ? new Date(text) : null
}
