import { readIngredientLine } from '#domain/food/line/ingredient-line.ts'
import { withoutFood } from '#domain/food/mentions/rename-food.ts'
import { type Ingredient, ingredientText, type RecipeDraft } from '#domain/recipe/recipe.ts'
import { type Mended, othersThan } from '#domain/recipe/repair/swapping/swap-line.ts'

/** Leaves a line out that the dish can do without, and its name with it. Undefined where a sentence cannot lose it cleanly. */
export function dropLine(draft: RecipeDraft, index: number, reason: string): Mended | undefined {
  const old = draft.ingredients[index]
  if (!old || draft.ingredients.length < 3) return undefined
  const others = othersThan(draft, [index])
  const { foods, alternatives } = readIngredientLine(ingredientText(old))
  const cut = (text: string) =>
    [...foods, ...alternatives].reduce<string | undefined>(
      (left, food) => (left === undefined ? left : withoutFood(left, food, others)),
      text,
    )
  const steps = draft.instructions.map((step) => ({ ...step, description: cut(step.description) ?? '' }))
  const lost = steps.filter(({ description }) => description === '')
  const title = cut(draft.title)
  if (title === undefined || lost.some(({ step }) => !isOnlyGarnish(draft.instructions[step - 1]?.description ?? '')))
    return undefined
  const kept = steps.filter(({ description }) => description !== '').map((step, at) => ({ ...step, step: at + 1 }))
  if (kept.length === 0) return undefined
  return {
    draft: {
      ...draft,
      title,
      description: cut(draft.description) ?? '',
      ingredients: draft.ingredients.toSpliced(index, 1),
      instructions: kept,
    },
    change: { line: index, from: ingredientText(old), to: 'left out', reason },
  }
}

/** Leaves a line out that no step speaks of by its own name, or that is no food. */
export function dropFromList(draft: RecipeDraft, index: number, reason: string): Mended | undefined {
  const old = draft.ingredients[index]
  if (!old || draft.ingredients.length < 2) return undefined
  return {
    draft: { ...draft, ingredients: draft.ingredients.toSpliced(index, 1) },
    change: { line: index, from: ingredientText(old), to: 'left out', reason },
  }
}

function isOnlyGarnish(text: string): boolean {
  return /^(?:top|garnish|sprinkle|scatter|finish|dust|drizzle)\b[^.]*\.?$/i.test(text)
}

/** A line that the dish can do without: optional, to serve with, or a garnish. */
export function isDispensable(ingredient: Ingredient): boolean {
  const text = ingredientText(ingredient)
  const { optional, foods } = readIngredientLine(text)
  const role = (name: 'herb' | 'crunch') => foods.every(({ food }) => food?.roles.includes(name))
  return (
    optional ||
    /\b(?:garnish|to serve|for serving|to finish|topping|toppings|sprinkling|if desired|if you like)\b/i.test(text) ||
    (foods.length > 0 && (role('herb') || role('crunch')))
  )
}
