import { type PriceNow, priceIn, type SetPrice } from '#domain/food/prices/set-price.ts'
import type { Db } from '#server/db/database.ts'
import { and, asc, count, eq, sql } from '#server/db/drizzle.ts'
import { instanceSettingsTable as settings } from '#server/db/tables.ts'
import { foodPricesTable } from '#server/features/food-prices/tables.ts'

const prices = foodPricesTable
export type StoredPrice = typeof prices.$inferSelect
const isSet = eq(prices.state, 'set')
const monthKey = 'prices month'

/** What every food costs that a price was ever set for, in the month that is in force. */
export async function pricesInForce(db: Db): Promise<PriceNow[]> {
  const month = await monthInForce(db)
  if (month === undefined) return []
  const found = await db.db.selectDistinct({ food: prices.food }).from(prices).orderBy(asc(prices.food))
  const byFood = await setByFood(db)
  return found.map(({ food }) => ({ food, set: said(priceIn(month, byFood.get(food) ?? [])) }))
}

const said = (price: StoredPrice | undefined): SetPrice | null =>
  price ? { usd: price.usd, since: price.since, months: price.months, source: price.source } : null

/** 'YYYY-MM', by which prices hold on every instance; undefined where none was ever set. */
export async function monthInForce({ db }: Db): Promise<string | undefined> {
  const [row] = await db.select().from(settings).where(eq(settings.key, monthKey))
  return row?.value
}

/**
 * Brings a month into force that is later than the one that is, and answers the foods that cost otherwise in it. Call it where the edition is
 * counted up, which holds everybody else.
 */
export async function turnMonth(db: Db, month: string): Promise<string[]> {
  const before = await monthInForce(db)
  if (before !== undefined && before >= month) return []
  const row = { key: monthKey, value: month }
  await db.db.insert(settings).values(row).onConflictDoUpdate({ target: settings.key, set: row })
  if (before === undefined) return []
  return [...(await setByFood(db))].flatMap(([food, set]) =>
    priceIn(before, set)?.id === priceIn(month, set)?.id ? [] : [food],
  )
}

/** Those set for one food, in the order in which they were. */
export async function pricesSetFor({ db }: Db, food: string): Promise<StoredPrice[]> {
  return db
    .select()
    .from(prices)
    .where(and(eq(prices.food, food), isSet))
    .orderBy(asc(prices.id))
}

export async function findPrice({ db }: Db, food: string, id: number): Promise<StoredPrice | undefined> {
  const [row] = await db
    .select()
    .from(prices)
    .where(and(eq(prices.food, food), eq(prices.id, id)))
  return row
}

export async function countPricesSet({ db }: Db): Promise<number> {
  const [row] = await db.select({ all: count() }).from(prices).where(isSet)
  return row!.all
}

/** Keeps a price; one that begins in the same month for the same months is replaced by it. */
export async function putPrice(
  { db }: Db,
  { food, usd, since, months, source }: SetPrice & Pick<PriceNow, 'food'>,
  createdAt: Date,
): Promise<void> {
  const inMonths = sql`${prices.months} = ${sql.param([...months])}::integer[]`
  await db
    .update(prices)
    .set({ state: 'replaced' })
    .where(and(eq(prices.food, food), eq(prices.since, since), inMonths, isSet))
  await db.insert(prices).values({ food, usd, since, months: [...months], source, createdAt })
}

export async function endPrice({ db }: Db, id: number): Promise<void> {
  await db.update(prices).set({ state: 'taken back' }).where(eq(prices.id, id))
}

async function setByFood({ db }: Db): Promise<Map<string, StoredPrice[]>> {
  const byFood = new Map<string, StoredPrice[]>()
  for (const row of await db.select().from(prices).where(isSet).orderBy(asc(prices.id))) {
    const same = byFood.get(row.food)
    if (same) same.push(row)
    else byFood.set(row.food, [row])
  }
  return byFood
}
