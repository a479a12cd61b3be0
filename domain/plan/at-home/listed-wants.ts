import { foods } from '#domain/food/foods.ts'
import type { HomeWant } from '#domain/plan/at-home/take.ts'
import { productOfListed } from '#domain/plan/at-home/typed-stock.ts'
import { partOfPiece } from '#domain/plan/products/bought-as.ts'
import { wholeOf } from '#domain/plan/products/whole-of.ts'
import { partsOfListed } from '#domain/plan/shopping/food-of-sources.ts'
import type { ListedFood } from '#domain/plan/shopping/listed-food.ts'
import { gramsByPart } from '#domain/plan/shopping/wanted-food.ts'

/**
 * What so many grams of a line of a list want of what is at home: what is used whole, and each part of a piece. What is a part itself can be
 * taken from its piece too: oranges where there is no carton of their juice.
 */
export function wantsOfListed(listed: ListedFood, grams: number): HomeWant[] {
  const product = productOfListed(listed)
  const food = listed.food === null ? undefined : foods.get(listed.food)
  if (product === null || !food) return []
  const piece = wholeOf(food, listed.name)
  if (piece) {
    const part = partOfPiece(food, listed.name)
    return [
      [
        { product, grams },
        { product: piece.product, grams: grams * piece.share, part },
      ],
    ]
  }
  const { whole, parts } = gramsByPart(pieces.has(food.id) ? partsOfListed(listed) : [])
  const all = whole + Math.max(0, ...parts.values())
  if (!(all > 0)) return [[{ product, grams }]]
  const share = grams / all
  return [
    ...(whole > 0 ? [[{ product, grams: whole * share }]] : []),
    ...[...parts].map(([part, each]) => [{ product, grams: each * share, part }]),
  ]
}

/** What has parts. */
const pieces = new Set([...foods.values()].flatMap(({ partOf }) => partOf?.food ?? []))
