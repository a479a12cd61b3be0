import { readFileSync } from 'node:fs'
import { formIds } from '#domain/catalogue/forms/form-ids.ts'
import { cuisinesOfRequest, recipeTypes } from '#domain/options/options.ts'
import { anything, type Wish } from '#domain/options/wish.ts'
import { compose } from '#domain/recipe/compose/compose.ts'
import { ingredientOfLine } from '#domain/recipe/ingredient-of-line.ts'
import type { PicturedRecipe } from '#server/ports/images/drawn-dish/composing/dish.ts'

/** A dish of the gallery; `isHeld` is kept aside until everything else is drawn as it should be. */
export interface GalleryDish extends PicturedRecipe {
  readonly isHeld: boolean
}

/** Of one form no more than this many: thirteen cuisines make the same crisp chickpeas. */
const mostOfForm = 2

/** What the kitchen cooks: every cuisine and type, for as many forms as they bring, and the other forms by their names. Always the same dishes. */
export function kitchenDishes(): GalleryDish[] {
  const forms = new Map<string, number>()
  const dishes: GalleryDish[] = []
  const take = (wish: Partial<Wish>, seed: number, most: number) => {
    const composed = compose({ ...anything, ...wish }, seed)
    if ('contradiction' in composed) return
    const form = composed.dish.split('/')[0] ?? ''
    const known = forms.get(form) ?? 0
    if (known >= most) return
    forms.set(form, known + 1)
    dishes.push({ id: dishes.length, ...composed.draft, dish: composed.dish, isHeld: false })
  }
  for (const seed of [1, 2, 3, 4, 5, 6]) {
    for (const cuisine of cuisinesOfRequest)
      for (const recipeType of recipeTypes) take({ cuisine, recipeType }, seed, seed === 1 ? mostOfForm : 1)
  }
  // what no wish of these brings is asked for by its name
  for (const form of formIds) if (!forms.has(form)) take({ notes: form.replaceAll('-', ' ') }, 1, mostOfForm)
  return dishes
}

/** Dishes as people write them down: no form is known of these. Every third is held back. */
export function ownDishes(): GalleryDish[] {
  const written = JSON.parse(readFileSync(new URL('own-words.json', import.meta.url), 'utf8')) as OwnWords[]
  return written.map(({ title, recipeType, lines, steps }, index) => ({
    id: `own ${index}`,
    title,
    recipeType,
    ingredients: lines.map(ingredientOfLine),
    instructions: [{ description: steps }],
    isHeld: index % 3 === 2,
  }))
}

interface OwnWords {
  readonly title: string
  readonly recipeType: string
  readonly lines: readonly string[]
  readonly steps: string
}
