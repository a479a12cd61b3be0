import { foods as table } from '#domain/food/foods.ts'
import { isMetricUnit, restOf } from '#domain/plan/at-home/less-at-home.ts'
import { type ReadStock, stockOfListed } from '#domain/plan/at-home/typed-stock.ts'
import { packagesFor, pieceOf } from '#domain/plan/products/packages.ts'
import { gramsBought } from '#domain/plan/shopping/food-of-sources.ts'
import { amountOfGrams } from '#domain/plan/shopping/list-amount.ts'
import { itemText } from '#domain/plan/shopping/list-text.ts'
import type { ListedFood } from '#domain/plan/shopping/listed-food.ts'

/** What is carried home when a line of a list has been bought: whole packages. `given`: grams that lay there already and were not bought. */
export function boughtStock(listed: ListedFood, given: number): ReadStock & { text: string } {
  const food = listed.food === null ? undefined : table.get(listed.food)
  if (!food) return { ...stockOfListed(listed), text: itemText(listed) }
  const rest = restOf(listed, given)
  const one = pieceOf(food)
  const pieces = one === undefined ? undefined : Number(rest.amount) || undefined
  const grams = hundredths(given > 0 ? packagesFor(food, rest.grams, pieces).grams : gramsBought(listed)!)
  const said =
    one !== undefined && rest.unit === ''
      ? { amount: String(Math.max(1, Math.round(grams / one))), unit: '' }
      : amountOfGrams(food, grams, isMetricUnit(rest.unit))
  return { ...stockOfListed({ ...rest, grams, ...said }), text: itemText({ ...said, name: rest.name }) }
}

const hundredths = (grams: number) => Math.round(grams * 100) / 100
