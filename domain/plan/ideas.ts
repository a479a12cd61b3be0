import { askedFoods, type Larder, missingFoods } from '#domain/plan/missing-foods.ts'
import { compose } from '#domain/recipe/compose/compose.ts'
import { refusedWant } from '#domain/recipe/compose/contradiction.ts'
import type { EaterProfile } from '#domain/recipe/profile.ts'
import type { Ingredient } from '#domain/recipe/recipe.ts'
import { type RecipeSummary, recipeFacts, summaryFor } from '#domain/recipe/verify/summary.ts'
import type { Wish } from '#domain/recipe/wish.ts'

/** What a recipe takes of what is there, and what it takes besides; foods by their names. */
export interface Uses {
  readonly uses: string[]
  readonly missing: string[]
}

/** For each recipe, by its lines. */
export function usesOfRecipes(recipes: readonly (readonly Ingredient[])[], larder: Larder): Uses[] {
  return recipes.map((ingredients) => missingFoods(askedFoods(ingredients), larder))
}

/** Those of these wishes for foods that the eater may have: what they may not have is in the house for somebody else. */
export function allowedWants(wish: Wish, wants: readonly (readonly string[])[]): number[] {
  return wants.flatMap((include, at) => (refusedWant({ ...wish, include: [...include] }) ? [] : [at]))
}

export interface Idea extends Uses {
  readonly title: string
  readonly dish: string
  readonly summary: RecipeSummary
}

/** A dish that uses some of what is there; the same for the same wish and seed. */
export function ideaFor(wish: Wish, seed: number, larder: Larder, eater: EaterProfile): Idea | undefined {
  const composed = compose(wish, seed)
  if ('contradiction' in composed) return undefined
  const { draft, dish, verification } = composed
  const found = missingFoods(askedFoods(draft.ingredients), larder)
  if (found.uses.length === 0) return undefined
  return { title: draft.title, dish, summary: summaryFor(recipeFacts(verification), eater), ...found }
}
