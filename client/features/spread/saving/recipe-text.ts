import type { CookedRecipe } from '#client/features/cooking/cooked-recipe.ts'
import type { Cooking } from '#client/features/cooking/use-cooking.ts'
import { listText, peopleText, rangeText } from '#client/features/dishes/format.ts'
import { capital, dollars, words } from '#client/wording.ts'
import type { AllergenVerdict } from '#domain/food/allergens/allergens.ts'
import { caloriesText, wholeText } from '#domain/measure/figures.ts'
import { lineEnd, openingText, recipeLines } from '#domain/recipe/texts/recipe-text.ts'
import { worthHead } from '#domain/recipe/worth/worth-lines.ts'

/**
 * The recipe as a text file, its lines and steps as they are cooked. Where a step names an amount that is still the one
 * the recipe was written with, the text says so. `worth` follows the method. Figures are those of verification, a serving.
 */
export function recipeText(
  recipe: CookedRecipe,
  cooking: Pick<Cooking, 'servings' | 'lines' | 'steps'>,
  worth: readonly string[] = [],
): string {
  const { nutrition, cost, time } = recipe.verification
  const { calories, protein, carbs, fat } = nutrition.perServing
  const people = recipe.servings === 1 ? '1 person' : `${recipe.servings} people`
  const shown = {
    ...recipe,
    ingredients: cooking.lines,
    instructions: recipe.instructions.map((instruction, step) => ({
      ...instruction,
      description: cooking.steps[step]?.text ?? instruction.description,
    })),
  }
  return [
    ...recipeLines(shown, openingText(peopleText(cooking.servings), time)),
    ...(cooking.steps.some(({ isScaled }) => !isScaled) ? ['', `Amounts in the steps are for ${people}.`] : []),
    ...(worth.length > 0 ? ['', worthHead.toUpperCase(), ...worth] : []),
    '',
    'CHECKED, PER SERVING',
    `${caloriesText(calories)} (${rangeText(nutrition.range, wholeText)}), protein ${protein} g, carbs ${carbs} g, fat ${fat} g`,
    `${dollars(cost.perServing)} for the amounts used`,
    ...allergenLines(recipe),
    'Allergens are based on the ingredients listed. Check labels.',
    '',
  ].join(lineEnd)
}

function allergenLines({ verification }: CookedRecipe): string[] {
  const line = (name: string, wanted: AllergenVerdict) => {
    const found = verification.allergens.filter(({ verdict }) => verdict === wanted)
    return found.length > 0 ? [capital(`${name} ${listText(found.map(({ allergen }) => words(allergen)))}`)] : []
  }
  return [
    ...line('contains', 'contains'),
    ...line('usually contains', 'usually_contains'),
    ...line('not ruled out:', 'unknown'),
  ]
}
