import type { EaterProfile } from '#domain/recipe/profile.ts'
import type { RecipeDraft } from '#domain/recipe/recipe.ts'
import { untrueClaims } from '#domain/recipe/verify/claims/name-claims.ts'
import { readRecipe } from '#domain/recipe/verify/reading/read-recipe.ts'
import { verifyRecipe } from '#domain/recipe/verify/verify.ts'

/**
 * A recipe without what its title and description claim and list and steps do not make true: the word leaves the title, the sentence the
 * description. A word that names the dish itself stays, as nothing is left to call it by.
 */
export function withTrueNames(draft: RecipeDraft, eater: EaterProfile): RecipeDraft {
  const { diets, time, findings } = verifyRecipe(draft, eater)
  if (!findings.some(({ code }) => code === 'untrue_name')) return draft
  let { title, description } = draft
  for (const { place, said } of untrueClaims(readRecipe(draft), diets, time.totalMinutes)) {
    const words = new RegExp(
      `(?<![\\p{L}\\p{N}])${said.replace(/[^\p{L}\p{N}]+/gu, '[^\\p{L}\\p{N}]+')}(?![\\p{L}\\p{N}])`,
      'iu',
    )
    if (place === 'title') title = withoutWord(title, words)
    else
      description = description
        .split(/(?<=[.!?]) /)
        .filter((sentence) => !words.test(sentence))
        .join(' ')
  }
  return { ...draft, title, description }
}

/** What stands before another word goes; the last one is the dish. */
function withoutWord(title: string, words: RegExp): string {
  const found = words.exec(title)
  if (!found) return title
  const [before, after] = [title.slice(0, found.index), title.slice(found.index + found[0].length)]
  return /^[ ,-]+\p{L}/u.test(after) ? `${before}${after.replace(/^[ ,-]+/, '')}` : title
}
