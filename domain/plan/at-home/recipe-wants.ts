import { labelsOf } from '#domain/food/line/evidence/line-labels.ts'
import { readIngredientLine } from '#domain/food/line/ingredient-line.ts'
import { weigh } from '#domain/food/line/weighing/weigh.ts'
import { wantsOfListed } from '#domain/plan/at-home/listed-wants.ts'
import type { HomeWant } from '#domain/plan/at-home/take.ts'
import { boughtFor, plainName } from '#domain/plan/products/bought-as.ts'
import { productKey } from '#domain/plan/products/product-kinds.ts'
import { foodsToBuy, type RecipeWanted } from '#domain/plan/shopping/foods-to-buy.ts'
import type { ListedFood } from '#domain/plan/shopping/listed-food.ts'

/**
 * What cooking a recipe takes of what is there: a want for each food, and for each part of its pieces, as bought, with what its line takes as
 * well ('butter or oil'). Nothing is taken where no amount can be weighed.
 */
export function wantsOfRecipe(recipe: RecipeWanted): HomeWant[] {
  return foodsToBuy([recipe])
    .flat()
    .flatMap((listed) => {
      if (listed.grams === null || listed.grams <= 0) return []
      const [most, ...wants] = wantsOfListed(listed, listed.grams).toSorted(
        (one, other) => other[0]!.grams - one[0]!.grams,
      )
      return most ? [[...most, ...othersOf(listed)], ...wants] : []
    })
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
