import type { EaterProfile } from '#domain/recipe/profile.ts'
import type { Change, RecipeDraft } from '#domain/recipe/recipe.ts'
import { swapFood } from '#domain/recipe/repair/swaps.ts'
import { type KeptFacts, keptFacts, type WordsToKeep } from '#domain/recipe/verify/kept-facts.ts'

export interface Swapped {
  readonly draft: RecipeDraft
  readonly change: Change
  readonly kept: KeptFacts
}

/** An offered swap made in a recipe, with what is kept of it then; undefined where that food is not offered for this line. */
export function swapped(
  draft: RecipeDraft,
  line: number,
  food: string,
  eater: EaterProfile,
  own: Pick<WordsToKeep, 'tags' | 'cookNotes'>,
): Swapped | undefined {
  const made = swapFood(draft, line, food, eater)
  return made && { ...made, kept: keptFacts({ ...made.draft, ...own }, eater, 'writer') }
}
