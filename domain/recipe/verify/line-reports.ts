import type { z } from 'zod'
import type { Food } from '#domain/food/food.ts'
import { lineNotes } from '#domain/food/line/evidence/line-notes.ts'
import type { NamedFood } from '#domain/food/line/line.ts'
import { doubtOf } from '#domain/food/line/weighing/line-doubts.ts'
import { findFood } from '#domain/food/match/find-food.ts'
import { printAmount } from '#domain/measure/print.ts'
import { unitById } from '#domain/measure/unit.ts'
import type { FoodName, LineReport, ReadFood } from '#domain/recipe/line-report.ts'
import { type ReadLine, readRecipe, type Verifiable } from '#domain/recipe/verify/reading/read-recipe.ts'
import { rememberedFor } from '#domain/remembered.ts'

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
    notes: [...doubtsOf(line), ...lineNotes(line).map(({ because, note }) => `“${because}”: ${note}`)],
  }
}

function doubtsOf({ foods, alternatives }: ReadLine['line']): string[] {
  return [...foods, ...alternatives].flatMap((named) => doubtOf(named)?.how ?? [])
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

function foodOf(named: NamedFood): z.infer<typeof ReadFood> {
  const { words, food } = named
  return { words, food: nameOf(food), nearest: food ? null : nameOf(nearestTo(named)) }
}

/** The food to offer where the table knows none: looked for where lines are shown, and nowhere else. */
const nearestTo = rememberedFor(({ words }: NamedFood) => findFood(words).nearest)

function nameOf(food: Food | undefined): z.infer<typeof FoodName> | null {
  return food ? { id: food.id, name: food.name } : null
}
