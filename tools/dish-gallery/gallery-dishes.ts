import { compose } from '#domain/recipe/compose/compose.ts'
import { ingredientOfLine } from '#domain/recipe/ingredient-of-line.ts'
import { cuisinesOfRequest, recipeTypes } from '#domain/recipe/options.ts'
import { anything } from '#domain/recipe/wish.ts'
import type { PicturedRecipe } from '#server/ports/images/drawn-dish/composing/dish.ts'
import ownWords from './own-words.json' with { type: 'json' }

/** A dish of the gallery; `isHeld` is kept aside until everything else is drawn as it should be. */
export interface GalleryDish extends PicturedRecipe {
  readonly isHeld: boolean
}

/** Seeds that every cuisine and type are tried with. The first is taken whatever comes, the others for forms not seen yet. */
const seeds = [1, 2, 3, 4, 5, 6]

/** What the kitchen cooks: every cuisine and type once, and as many forms as those seeds bring. Always the same dishes. */
export function kitchenDishes(): GalleryDish[] {
  const forms = new Set<string>()
  const dishes: GalleryDish[] = []
  for (const seed of seeds) {
    for (const cuisine of cuisinesOfRequest) {
      for (const recipeType of recipeTypes) {
        const composed = compose({ ...anything, cuisine, recipeType }, seed)
        if ('contradiction' in composed) continue
        const form = composed.dish.split('/')[0] ?? ''
        if (seed !== seeds[0] && forms.has(form)) continue
        forms.add(form)
        dishes.push({ id: dishes.length, ...composed.draft, dish: composed.dish, isHeld: false })
      }
    }
  }
  return dishes
}

/** Dishes as people write them down: no form is known of these. Every third is held back. */
export function ownDishes(): GalleryDish[] {
  return ownWords.map(({ title, recipeType, lines, steps }, index) => ({
    id: `own ${index}`,
    title,
    recipeType,
    ingredients: lines.map(ingredientOfLine),
    instructions: [{ description: steps }],
    isHeld: index % 3 === 2,
  }))
}
