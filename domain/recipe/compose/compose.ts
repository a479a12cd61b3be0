import { attempt, type Composed } from '#domain/recipe/compose/attempt.ts'
import { type Contradiction, contradictionIn, isImpossible, refusedWant } from '#domain/recipe/compose/contradiction.ts'
import { readWish } from '#domain/recipe/compose/read-wish.ts'
import { joined } from '#domain/recipe/compose/sentences.ts'
import type { RecipeDraft } from '#domain/recipe/recipe.ts'
import type { Wish } from '#domain/recipe/wish.ts'

/**
 * Writes a recipe that keeps every wish, or names the wishes that cannot be kept together. The same wish and seed give
 * the same recipe. What is returned was verified for the eater of the wish and has nothing that blocks.
 */
export function compose(wish: Wish, seed: number): Composed | { contradiction: Contradiction } {
  const refused = refusedWant(wish)
  if (refused) return { contradiction: refused }
  if (isImpossible(wish)) return { contradiction: contradictionIn(wish, seed) }
  const composed = attempt(wish, seed, 60)
  if (composed) return composed
  const modest = wish.include.length || wish.notes ? attempt(withoutWants(wish), seed, 40) : undefined
  return modest ? { ...modest, draft: owned(modest.draft, wish) } : { contradiction: contradictionIn(wish, seed) }
}

/** Foods she would like are wishes of the heart: where nothing holds them with all the rest, the rest is kept and the dish says so. */
function withoutWants(wish: Wish): Wish {
  return { ...wish, include: [], notes: '', exclude: [...wish.exclude, ...readWish(wish).refusedInNotes] }
}
function owned(draft: RecipeDraft, wish: Wish): RecipeDraft {
  const words = joined(readWish(wish).wanted.map((want) => want.words))
  const note = words
    ? `No dish with ${words} keeps all your other wishes, so this one goes without`
    : 'Your notes could not be kept with the rest'
  return { ...draft, notes: [note.slice(0, 300), ...draft.notes].slice(0, 12) }
}
