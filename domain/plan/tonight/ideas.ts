import type { Wish } from '#domain/options/wish.ts'
import { askedFoods, type Larder, missingFoods } from '#domain/plan/tonight/missing-foods.ts'
import { type PicturedIdea, picturedIdea } from '#domain/plan/tonight/pictured-idea.ts'
import { composeIfKept } from '#domain/recipe/compose/compose.ts'
import { refusedWant } from '#domain/recipe/compose/nothing-fits/contradiction.ts'
import type { EaterProfile } from '#domain/recipe/profile.ts'
import type { Ingredient } from '#domain/recipe/recipe.ts'
import { type RecipeSummary, recipeFacts, summaryFor } from '#domain/recipe/verify/summary.ts'

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
  readonly seed: number
  readonly title: string
  readonly dish: string
  readonly pictured: PicturedIdea
  readonly summary: RecipeSummary
}

/**
 * Dishes that use some of what is there, one for each seed until one lacks no more than `mostMissing` foods or there is none; of the dishes
 * that are known already none again. The same for the same wish and seeds. The wish is read once for all of them.
 */
export function ideasFor(
  wish: Wish,
  seeds: readonly number[],
  larder: Larder,
  eater: EaterProfile,
  { known, mostMissing }: { known: readonly string[]; mostMissing: number },
): Idea[] {
  const ideas = new Map<string, Idea>()
  for (const seed of seeds) {
    const idea = ideaFor(wish, seed, larder, eater)
    if (!idea) break
    if (known.includes(idea.dish) || ideas.has(idea.dish)) continue
    ideas.set(idea.dish, idea)
    if (idea.missing.length <= mostMissing) break
  }
  return [...ideas.values()]
}

function ideaFor(wish: Wish, seed: number, larder: Larder, eater: EaterProfile): Idea | undefined {
  const composed = composeIfKept(wish, seed)
  if (!composed) return undefined
  const { draft, dish, verification } = composed
  const found = missingFoods(askedFoods(draft.ingredients), larder)
  if (found.uses.length === 0) return undefined
  const summary = summaryFor(recipeFacts(verification), eater)
  return { seed, title: draft.title, dish, pictured: picturedIdea(draft), summary, ...found }
}
