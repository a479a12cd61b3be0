import { z } from 'zod'
import { allergens, allergenVerdicts } from '#domain/food/allergens.ts'
import { diets } from '#domain/food/diets.ts'
import type { NamedFood } from '#domain/food/line.ts'
import { lineNotes } from '#domain/food/line-notes.ts'
import { printAmount } from '#domain/measure/print.ts'
import { unitById } from '#domain/measure/unit.ts'
import { type ReadLine, readRecipe, type Verifiable } from '#domain/recipe/verify/read-recipe.ts'

export const FoodName = z.strictObject({ id: z.string(), name: z.string() })

/** The words of a line that name a food, the food of our table that they mean, or the nearest one to offer. */
const ReadFood = z.strictObject({ words: z.string(), food: FoodName.nullable(), nearest: FoodName.nullable() })

/** What we make of one line: how it was read, and what follows from it alone. */
export const LineReport = z.strictObject({
  text: z.string(),
  /** 'For the sauce:' names a part of the recipe and is no food. */
  heading: z.boolean(),
  /** '1 1/2 cups' as it was understood; empty where the line gives none. */
  amount: z.string(),
  foods: z.array(ReadFood),
  /** What may be taken instead; the line is judged by its worst side. */
  alternatives: z.array(ReadFood),
  preparation: z.string(),
  optional: z.boolean(),
  /** False where a word of it is in no table: then nothing may be called absent. */
  known: z.boolean(),
  allergens: z.array(
    z.strictObject({ allergen: z.enum(allergens), verdict: z.enum(allergenVerdicts), because: z.string() }),
  ),
  breaks: z.array(z.strictObject({ diet: z.enum(diets), because: z.string() })),
  notes: z.array(z.string()),
})
export type LineReport = z.infer<typeof LineReport>

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
