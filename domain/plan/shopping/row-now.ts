import { wasPriced } from '#domain/food/prices/price-of.ts'
import { correctedRow } from '#domain/plan/shopping/corrected-row.ts'
import { foodOfSources } from '#domain/plan/shopping/food-of-sources.ts'
import type { ListedFood } from '#domain/plan/shopping/listed-food.ts'

/**
 * A row of a list as corrections read it now and prices have it now: rows are kept as they were read, and at what they cost, when they were
 * made. The row itself where nobody has set anything that it speaks of.
 */
export function rowNow(row: ListedFood): ListedFood {
  return pricedRow(correctedRow(row))
}

function pricedRow(row: ListedFood): ListedFood {
  if (row.food === null || !wasPriced(row.food) || row.sources.length === 0) return row
  const { quantity, package: label, estimatedPrice, usedPrice } = foodOfSources(row.food, row.name, row.sources, [row])
  const isSame = estimatedPrice === row.estimatedPrice && usedPrice === row.usedPrice
  return isSame ? row : { ...row, quantity, package: label, estimatedPrice, usedPrice }
}
