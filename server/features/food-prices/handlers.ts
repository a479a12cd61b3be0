import { type FoodPrice, type foodPrices, mostCounted, type OpenedFoodPrice } from '#contract/desk/food-prices.ts'
import { AppError } from '#contract/errors.ts'
import type { Food } from '#domain/food/food.ts'
import { foods } from '#domain/food/foods.ts'
import { searchFoods } from '#domain/food/match/search-foods.ts'
import { hasSetPrice, priceIn, type SetPrice } from '#domain/food/prices/set-price.ts'
import type { AppContext } from '#server/context.ts'
import type { UserRow } from '#server/features/accounts/store.ts'
import { monthOf, monthsChanged, setPrice, takeBackPrice } from '#server/features/food-prices/set-price.ts'
import { monthInForce, pricesInForce, pricesSetFor } from '#server/features/food-prices/store.ts'
import { countConcerned } from '#server/features/recipes/store.ts'
import type { Handlers } from '#server/http/binding.ts'
import { afterCursor, linkNextPage } from '#server/http/pages.ts'

export const foodPriceHandlers: Handlers<typeof foodPrices, UserRow> = {
  async list({ database, reply }, { query: { q, isSet, limit, cursor } }) {
    const set = new Map((await pricesInForce(database)).map((one) => [one.food, one.set]))
    const asked = q ? searchFoods(q, foods.size) : byName
    const wanted = isSet ? asked.filter(({ id }) => set.get(id)) : asked
    const first = afterCursor(cursor) ?? 0
    if (wanted.length > first + limit) linkNextPage(reply, first + limit)
    return wanted.slice(first, first + limit).map((food) => viewOf(food, set.get(food.id)))
  },

  read: (context, { params }) => opened(context, foodNamed(params.food)),

  async preview(context, { body }) {
    const { database, kitchen } = context
    const months = await monthsChanged(context, body)
    const { before, after } = months[0]!
    const [recipes, dish] = await Promise.all([
      countConcerned(database, { food: body.food }, mostCounted),
      kitchen.ask('priceEffect', body.food, before, after),
    ])
    return { months: [...months], recipes, dish }
  },

  async set(context, { body }) {
    await setPrice(context, context.account.id, body)
    return opened(context, foodNamed(body.food))
  },

  async takeBack(context, { params, body }) {
    const food = foodNamed(params.food)
    await takeBackPrice(context, context.account.id, food, body.id)
    return opened(context, food)
  },
}

const byName = [...foods.values()].sort((one, other) => one.name.localeCompare(other.name, 'en'))

async function opened({ database, now }: Pick<AppContext, 'database' | 'now'>, food: Food): Promise<OpenedFoodPrice> {
  const [prices, recipes] = [
    await pricesSetFor(database, food.id),
    await countConcerned(database, { food: food.id }, mostCounted),
  ]
  const today = (await monthInForce(database)) ?? monthOf(now())
  const current = priceIn(today, prices)
  const { usd, source, month } = food.tablePrice
  return {
    ...viewOf(food, current),
    table: { usd, source, month },
    pack: food.pack,
    canBeSet: hasSetPrice(food),
    today,
    prices: prices.map(({ id, usd, since, months, source }) => ({
      id,
      usd,
      since,
      months,
      source,
      isNow: id === current?.id,
    })),
    recipes,
  }
}

function viewOf({ id, name, tablePrice }: Food, set: SetPrice | null | undefined): FoodPrice {
  const { usd, source, month } = set ? { ...set, month: set.since } : tablePrice
  return { food: { id, name }, usd, source, month, isSet: Boolean(set) }
}

function foodNamed(id: string): Food {
  const food = foods.get(id)
  if (!food) throw new AppError('not_found', 'We can’t find that food.')
  return food
}
