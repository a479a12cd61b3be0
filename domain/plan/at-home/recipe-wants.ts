import { foods } from '#domain/food/foods.ts'
import { readIngredientLine } from '#domain/food/ingredient-line.ts'
import { labelsOf } from '#domain/food/line-labels.ts'
import { weigh } from '#domain/food/weigh.ts'
import type { HomeWant } from '#domain/plan/at-home/take.ts'
import { productOfListed } from '#domain/plan/at-home/typed-stock.ts'
import { boughtFor, plainName } from '#domain/plan/bought-as.ts'
import { foodsToBuy, type RecipeWanted } from '#domain/plan/foods-to-buy.ts'
import type { ListedFood } from '#domain/plan/listed-food.ts'
import { productKey } from '#domain/plan/product-kinds.ts'
import { wholeOf } from '#domain/plan/whole-of.ts'

/** What cooking a recipe takes of what is there: one want a food, as bought, with what its line takes as well ('butter or oil'). */
export function wantsOfRecipe(recipe: RecipeWanted): HomeWant[] {
  return foodsToBuy([recipe])
    .flat()
    .map(wantOf)
    .filter((want) => want.length > 0)
}

/** Nothing is taken where no amount can be weighed. */
function wantOf(listed: ListedFood): HomeWant {
  const product = productOfListed(listed)
  if (product === null || listed.grams === null || listed.grams <= 0) return []
  return [{ product, grams: listed.grams }, ...wholeFor(listed, listed.grams), ...othersOf(listed)]
}

/** Oranges where there is no carton of their juice. */
function wholeFor({ food, name }: ListedFood, grams: number): HomeWant {
  const known = food === null ? undefined : foods.get(food)
  const whole = known && wholeOf(known, name)
  return whole ? [{ product: whole.product, grams: grams * whole.share }] : []
}

function othersOf({ sources }: ListedFood): HomeWant {
  const [source] = sources
  if (!source || sources.length > 1) return []
  const line = readIngredientLine(source.text)
  if (line.foods.length > 1) return []
  return line.alternatives.flatMap((named) => {
    const bought = boughtFor(named, weigh(line, named), { ...line, labels: labelsOf(line, named) })
    if (!bought || !(bought.grams !== null && bought.grams > 0)) return []
    const { food, claim, kind, grams } = bought
    return { product: productKey(food, claim + (kind ?? plainName(food))), grams }
  })
}
