import { listText, rangeText, wholeText } from '#client/features/recipes/format.ts'
import { capital, dollars, words } from '#client/wording.ts'
import type { Recipe } from '#contract/recipes.ts'
import type { AllergenVerdict } from '#domain/food/allergens.ts'
import { minutesText } from '#domain/measure/minutes.ts'
import { lineEnd, recipeLines } from '#domain/recipe/recipe-text.ts'

/**
 * The recipe as a text file: ingredients as given, for `servings` people; the words of the steps are written for
 * `writtenFor`, and say so where that differs. Figures are those of verification, a serving.
 */
export function recipeText(recipe: Recipe, servings: number, writtenFor: number): string {
  const { nutrition, cost, time } = recipe.verification
  const { calories, protein, carbs, fat } = nutrition.perServing
  return [
    ...recipeLines(
      recipe,
      `Serves ${servings}. Ready in ${minutesText(time.totalMinutes)}, ${minutesText(time.activeMinutes)} of it at work.`,
    ),
    ...(servings === writtenFor ? [] : ['', `Amounts named inside the steps are for ${writtenFor} people.`]),
    '',
    'CHECKED, A SERVING',
    `${Math.round(calories)} kcal (${rangeText(nutrition.range, wholeText)}), protein ${protein} g, carbohydrate ${carbs} g, fat ${fat} g`,
    `${dollars(cost.perServing)} for the amounts used`,
    ...allergenLines(recipe),
    'Allergens are read from the listed ingredients. Check labels.',
    '',
  ].join(lineEnd)
}

function allergenLines({ verification }: Recipe): string[] {
  const line = (name: string, wanted: AllergenVerdict) => {
    const found = verification.allergens.filter(({ verdict }) => verdict === wanted)
    return found.length > 0 ? [capital(`${name} ${listText(found.map(({ allergen }) => words(allergen)))}`)] : []
  }
  return [
    ...line('contains', 'contains'),
    ...line('usually contains', 'usually_contains'),
    ...line('not cleared:', 'unknown'),
  ]
}
