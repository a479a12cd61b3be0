import { AppError, type ErrorCode } from '#contract/errors.ts'
import type { WordsToKeep } from '#domain/recipe/verify/kept-facts.ts'
import type { MadeFacts } from '#server/features/recipes/figures/keep-figures.ts'
import type { StoredRecipe } from '#server/features/recipes/tables.ts'
import type { Kitchen } from '#server/kitchen/kitchen.ts'

/** Letters that the kitchen is given at once: some tens of milliseconds, so that members' own requests come in between. */
const mostLetters = 20_000

/** A recipe that nothing could be worked out of, and why. */
interface FailedRecipe {
  readonly recipe: StoredRecipe
  readonly error: unknown
}

/**
 * What is kept beside the words of these recipes, worked out anew: as many at once as are short enough, and those of a portion that failed one by
 * one, so that one of them fails nobody else. Throws `cancelled`.
 */
export async function factsOfMany(
  kitchen: Pick<Kitchen, 'ask'>,
  recipes: readonly StoredRecipe[],
): Promise<{ made: MadeFacts[]; failed: FailedRecipe[] }> {
  const made: MadeFacts[] = []
  const failed: FailedRecipe[] = []
  const work = async (some: readonly StoredRecipe[]): Promise<void> => {
    const words = some.map((recipe) => ({ words: wordsToKeep(recipe), author: authorOf(recipe) }))
    try {
      const facts = await kitchen.ask('keptFactsOfMany', words)
      made.push(...some.map(({ id, updatedAt }, at) => ({ id, updatedAt, ...facts[at]! })))
    } catch (error) {
      if (isCode(error, 'cancelled')) throw error
      // a kitchen with its hands full has not looked at any of them
      if (some.length === 1 || isCode(error, 'busy')) failed.push(...some.map((recipe) => ({ recipe, error })))
      else for (const one of some) await work([one])
    }
  }
  for (const some of inPortions(recipes)) await work(some)
  return { made, failed }
}

export function isCode(error: unknown, code: ErrorCode): boolean {
  return error instanceof AppError && error.code === code
}

/** What cooks write themselves is told what is not known; what was written for them must be known. */
export function authorOf({ writer }: Pick<StoredRecipe, 'writer'>): 'cook' | 'writer' {
  return writer.kind === 'cook' ? 'cook' : 'writer'
}

/** The words of a stored recipe that all of that is worked out of. */
export function wordsToKeep(stored: StoredRecipe): WordsToKeep {
  const { title, description, servings, cuisine, recipeType, ingredients, instructions, tags, cookNotes } = stored
  return { title, description, servings, cuisine, recipeType, ingredients, instructions, tags, cookNotes }
}

function* inPortions(recipes: readonly StoredRecipe[]): Generator<StoredRecipe[]> {
  let portion: StoredRecipe[] = []
  let letters = 0
  for (const recipe of recipes) {
    const length = JSON.stringify(wordsToKeep(recipe)).length
    if (portion.length > 0 && letters + length > mostLetters) {
      yield portion
      portion = []
      letters = 0
    }
    portion.push(recipe)
    letters += length
  }
  if (portion.length > 0) yield portion
}
