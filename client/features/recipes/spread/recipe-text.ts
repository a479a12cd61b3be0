import { listText, minutesText, rangeText, wholeText } from '#client/features/recipes/format.ts'
import { capital, dollars, words } from '#client/wording.ts'
import type { Recipe } from '#contract/recipes.ts'
import type { AllergenVerdict } from '#domain/food/allergens.ts'
import { ingredientText } from '#domain/recipe/recipe.ts'

/**
 * The recipe as a text file: ingredients as given, for `servings` people; the words of the steps are written for
 * `writtenFor`, and say so where that differs. Figures are those of verification, a serving.
 */
export function recipeText(recipe: Recipe, servings: number, writtenFor: number): string {
  const { title, description, ingredients, instructions, verification } = recipe
  const { nutrition, cost, time } = verification
  const { calories, protein, carbs, fat } = nutrition.perServing
  return [
    title,
    '='.repeat(Math.min(title.length, 72)),
    '',
    description,
    '',
    `Serves ${servings}. Ready in ${minutesText(time.totalMinutes)}, ${minutesText(time.activeMinutes)} of it at work.`,
    '',
    'INGREDIENTS',
    ...ingredients.map((ingredient, line) => `${String(line + 1).padStart(2)}. ${ingredientText(ingredient)}`),
    '',
    'METHOD',
    ...instructions.map(({ description: words, time: minutes }, step) =>
      [`${String(step + 1).padStart(2)}. ${words}`, minutes > 0 ? ` (${minutesText(minutes)})` : ''].join(''),
    ),
    ...(servings === writtenFor ? [] : ['', `Amounts named inside the steps are for ${writtenFor} people.`]),
    '',
    'CHECKED, A SERVING',
    `${Math.round(calories)} kcal (${rangeText(nutrition.range, wholeText)}), protein ${protein} g, carbohydrate ${carbs} g, fat ${fat} g`,
    `${dollars(cost.perServing)} for the amounts used`,
    ...allergenLines(recipe),
    'Allergens are read from the listed ingredients. Check labels.',
    '',
  ].join('\r\n')
}

/** 'masoor-dal-tadka.txt': letters, digits and hyphens alone, never empty, never a name that a system keeps for itself. */
export function safeFileName(title: string): string {
  const plain = title
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-+|-+$/g, '')
  return `${plain === '' || reserved.test(plain) ? `recipe${plain && `-${plain}`}` : plain}.txt`
}

const reserved = /^(con|prn|aux|nul|com\d|lpt\d)$/

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
