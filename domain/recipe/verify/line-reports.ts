import type { z } from 'zod'
import type { NamedFood } from '#domain/food/line.ts'
import { lineNotes } from '#domain/food/line-notes.ts'
import { printAmount } from '#domain/measure/print.ts'
import { unitById } from '#domain/measure/unit.ts'
import type { FoodName, LineReport, ReadFood } from '#domain/recipe/line-report.ts'
import { type ReadLine, readRecipe, type Verifiable } from '#domain/recipe/verify/read-recipe.ts'

/** One report for each ingredient line, in order. Never throws. */
export function lineReports(recipe: Pick<Verifiable, 'ingredients'>): LineReport[] {
  return readRecipe({ servings: 1, ingredients: recipe.ingredients }).lines.map(reportOf)
}

function reportOf({ line, heading, known, allergens: found, diets: verdicts }: ReadLine): LineReport {
  return {
    text: line.text,
    heading,
    amount: heading ? '' : amountOf(line),
    foods: heading ? [] : line.foods.map(foodOf),
    alternatives: heading ? [] : line.alternatives.map(foodOf),
    preparation: line.preparation,
    optional: line.optional,
    known,
    allergens: found.map(({ allergen, certainty, because }) => ({
      allergen,
      verdict: certainty === 'certain' ? 'contains' : 'usually_contains',
      because,
    })),
    breaks: [...verdicts].flatMap(([diet, { verdict, because = '' }]) =>
      verdict === 'breaks' ? [{ diet, because }] : [],
    ),
    notes: lineNotes(line).map(({ because, note }) => `${because} ${note}`),
  }
}

function amountOf({ amount, unit, packageSize, toTaste }: ReadLine['line']): string {
  if (!amount) return toTaste ? 'to taste' : ''
  const several = amount.high.n > amount.high.d
  const size =
    packageSize && `(${printAmount(packageSize.amount)} ${unitById(packageSize.unit)?.one ?? packageSize.unit})`
  const known = unit === undefined || unit === 'each' ? undefined : unitById(unit)
  const word = known ? (several ? known.many : known.one) : unit === 'each' ? '' : unit
  return [printAmount(amount), size, word].filter(Boolean).join(' ')
}

function foodOf({ words, food, nearest }: NamedFood): z.infer<typeof ReadFood> {
  return { words, food: nameOf(food), nearest: food ? null : nameOf(nearest) }
}

function nameOf(food: NamedFood['food']): z.infer<typeof FoodName> | null {
  return food ? { id: food.id, name: food.name } : null
}
