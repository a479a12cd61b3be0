import { foods as table } from '#domain/food/foods.ts'
import { readIngredientLine } from '#domain/food/line/ingredient-line.ts'
import { unitById } from '#domain/measure/unit.ts'
import { typedStock } from '#domain/plan/at-home/typed-stock.ts'
import { isPlainAmount, withoutPriceOrPacks } from '#domain/plan/products/name-figures.ts'
import { saysOther, wordsToFind } from '#domain/plan/products/own-words.ts'
import { wantOf } from '#domain/plan/shopping/food-of-sources.ts'
import type { ListedFood, Source } from '#domain/plan/shopping/listed-food.ts'
import { kitchenName } from '#domain/plan/shopping/listed-name.ts'
import { asLine } from '#domain/plan/shopping/typed-words.ts'

/**
 * A line of a list as a shop is asked for it: a list leaves '2-3 lb chicken thighs' and '6 x 330 ml cola' in the words that were typed, and
 * nobody finds them under those. Words that say which ones stay: '16/20 shrimp'.
 */
export function orderedAs(item: ListedFood): Pick<ListedFood, 'name' | 'amount' | 'unit'> {
  const { food: id, name, amount, unit, sources } = item
  const [source] = sources
  if (!source || !sources.some(keepsAmount)) return { name, amount, unit }
  const food = id === null ? undefined : table.get(id)
  const stock = food && amount === '' && sources.length === 1 ? typedStock(source.text) : undefined
  const said = stock ? { amount: stock.amount, unit: stock.unit } : { amount, unit }
  const words = sources.filter(({ recipeId }) => recipeId === null).map(({ text }) => wordsToFind(text))
  const called =
    food &&
    kitchenName(
      food,
      sources.map((each) => ({ want: wantOf(each, food, name) })),
      said,
    )
  const telling = words.find((each) => called === undefined || saysOther(called, each))
  return { name: telling ?? called ?? name, ...said }
}

/** Whether the words of a line say an amount that is none of the list's. A length tells which ones: '8-inch tortillas'. */
function keepsAmount({ recipeId, text }: Source): boolean {
  if (recipeId !== null) return false
  const line = readIngredientLine(asLine(text))
  const isLength = unitById(line.unit ?? '')?.dimension === 'length'
  const isLeft = line.amount !== undefined && !isLength && !isPlainAmount(line)
  return isLeft || withoutPriceOrPacks(text) !== text
}
