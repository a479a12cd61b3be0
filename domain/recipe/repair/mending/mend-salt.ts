import { scaleIngredient } from '#domain/measure/print.ts'
import { ingredientText, type RecipeDraft } from '#domain/recipe/recipe.ts'
import type { Mended } from '#domain/recipe/repair/swapping/swap-line.ts'
import { gramsOf, saltOf } from '#domain/recipe/verify/amounts.ts'
import { readRecipe } from '#domain/recipe/verify/reading/read-recipe.ts'

/** Percent of the weight of a dish that tastes seasoned. */
const seasoned = 0.7
/** What is left of the salt where sauces and cheese season the dish already, in percent of its weight. */
const least = 0.1

/** Brings the salt of a dish that nobody could eat down to what seasons it, by the line that holds most of it. */
export function mendSalt(draft: RecipeDraft): Mended | undefined {
  const { lines } = readRecipe(draft)
  const salts = lines.map(saltOf)
  const grams = lines.reduce((sum, line) => sum + gramsOf(line), 0)
  const total = salts.reduce((sum, salt) => sum + salt, 0)
  const index = salts.indexOf(Math.max(...salts))
  const salt = salts[index] ?? 0
  const old = draft.ingredients[index]
  const wanted = Math.max(salt - (total - (grams * seasoned) / 100), (grams * least) / 100)
  if (!old || salt <= 0 || wanted >= salt) return undefined
  const fresh = scaleIngredient(old, wanted / salt)
  if (ingredientText(fresh) === ingredientText(old)) return undefined
  return {
    draft: { ...draft, ingredients: draft.ingredients.with(index, fresh) },
    change: {
      line: index,
      from: ingredientText(old),
      to: ingredientText(fresh),
      reason: 'nobody could eat it that salty',
    },
  }
}
