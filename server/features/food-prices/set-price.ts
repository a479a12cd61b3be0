import { monthsAhead, monthsLookedAt, mostPrices, type PriceToSet } from '#contract/desk/food-prices.ts'
import { AppError } from '#contract/errors.ts'
import type { Food } from '#domain/food/food.ts'
import { foods } from '#domain/food/foods.ts'
import { hasSetPrice, monthsFrom, mostTimes, priceIn, type SetPrice } from '#domain/food/prices/set-price.ts'
import type { AppContext } from '#server/context.ts'
import { insertAuditEntry } from '#server/features/audit/store.ts'
import {
  countPricesSet,
  endPrice,
  findPrice,
  pricesSetFor,
  putPrice,
  turnMonth,
} from '#server/features/food-prices/store.ts'
import { inNextEdition } from '#server/kitchen/editions.ts'

type World = Pick<AppContext, 'database' | 'events' | 'jobs' | 'kitchen' | 'now'>

/** What 100 g cost in a month by what was set before and by what is set after, in dollars. */
interface ChangedMonth {
  readonly month: string
  readonly before: number
  readonly after: number
}

/**
 * Sets what a food costs, and writes it into the audit log. In force on every instance, and on this one before it answers. Throws invalid_input
 * where nothing may cost that, and where nothing would change.
 */
export async function setPrice(world: World, actorId: string, wish: PriceToSet): Promise<void> {
  const { database, now } = world
  const [at, today] = [now(), monthOf(now())]
  await inNextEdition(world, async () => {
    const turned = await turnMonth(database, today)
    const changed = await monthsChanged(world, wish)
    if ((await countPricesSet(database)) >= mostPrices)
      throw new AppError(
        'invalid_input',
        `There can be at most ${mostPrices.toLocaleString('en-US')} custom prices. Please remove one first.`,
      )
    await putPrice(database, rounded(wish), at)
    const details = { from: { usd: changed[0]!.before }, to: wordsOf(rounded(wish)) }
    const subjectId = subjectOf(wish.food)
    await insertAuditEntry(database, { at, actorId, action: 'set-food-price', subjectId, details })
    return refreshed(turned, wish.food, changed, today)
  })
}

/** Takes back a price that is set, in the same way. Throws not_found, and changed_elsewhere where it is not set any longer. */
export async function takeBackPrice(world: World, actorId: string, food: Food, id: number): Promise<void> {
  const { database, now } = world
  const [at, today] = [now(), monthOf(now())]
  await inNextEdition(world, async () => {
    const turned = await turnMonth(database, today)
    const found = await findPrice(database, food.id, id)
    if (!found) throw new AppError('not_found', 'We can’t find that price.')
    if (found.state !== 'set')
      throw new AppError('changed_elsewhere', 'Someone has already changed this price. Please look at it again.')
    const before = await pricesSetFor(database, food.id)
    const after = before.filter((one) => one.id !== id)
    const changed = changesOf(food, today, before, after)
    await endPrice(database, id)
    const details = { from: wordsOf(found), to: { usd: changed[0]?.after ?? null } }
    const subjectId = subjectOf(food.id)
    await insertAuditEntry(database, { at, actorId, action: 'take-back-food-price', subjectId, details })
    return refreshed(turned, food.id, changed, today)
  })
}

/** The months that a price would change. Throws invalid_input where nothing may cost that, and where it changes none. */
export async function monthsChanged(
  { database, now }: Pick<World, 'database' | 'now'>,
  wish: PriceToSet,
): Promise<readonly ChangedMonth[]> {
  const food = foods.get(wish.food)
  const refusal = food ? whyNot(food, wish, monthOf(now())) : 'Please choose a food from the list.'
  if (!food || refusal) throw new AppError('invalid_input', refusal)
  const before = await pricesSetFor(database, food.id)
  const others = before.filter((one) => one.since !== wish.since || one.months.join() !== wish.months.join())
  const changed = changesOf(food, monthOf(now()), before, [...others, rounded(wish)])
  if (changed.length === 0)
    throw new AppError('invalid_input', 'That changes nothing: the price is already set, or another one overrides it.')
  return changed
}

/** 'YYYY-MM' of an instant, everywhere the same. */
export const monthOf = (at: Date): string => at.toISOString().slice(0, 7)

/** Under which the audit log has what is done to the price of a food. */
const subjectOf = (food: string) => `price of ${food}`

function whyNot(food: Food, wish: PriceToSet, today: string): string {
  const { usd } = food.tablePrice
  const last = monthsFrom(today, monthsAhead + 1).at(-1)!
  if (!hasSetPrice(food)) return `We count ${food.name} as free.`
  if (wish.since > last) return `Please choose a month no later than ${last}.`
  const ours = `Our table says $${usd.toFixed(2)} for 100 g.`
  if (wish.usd > usd * mostTimes) return `${ours} Your price is more than ${mostTimes} times that. Please check it.`
  if (wish.usd * mostTimes < usd) return `${ours} Your price is less than 1/${mostTimes} of that. Please check it.`
  return ''
}

function changesOf(food: Food, today: string, before: readonly SetPrice[], after: readonly SetPrice[]): ChangedMonth[] {
  return monthsFrom(today, monthsLookedAt).flatMap((month) => {
    const [was, is] = [priceIn(month, before), priceIn(month, after)]
    if (was?.usd === is?.usd && was?.source === is?.source) return []
    const { usd } = food.tablePrice
    return [{ month, before: was?.usd ?? usd, after: is?.usd ?? usd }]
  })
}

/** Stored figures are of this month. */
function refreshed(turned: readonly string[], food: string, changed: readonly ChangedMonth[], today: string) {
  const own = changed[0]?.month === today ? [food] : []
  return [...new Set([...turned, ...own])].map((each) => ({ food: each }))
}

/** To a hundredth of a cent. */
const rounded = (wish: PriceToSet): PriceToSet => ({ ...wish, usd: Math.round(wish.usd * 10_000) / 10_000 })

const wordsOf = ({ usd, since, months, source }: SetPrice) => ({
  usd,
  since,
  ...(months.length > 0 && { months: months.join(', ') }),
  source,
})
