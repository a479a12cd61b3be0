import { plain } from '#domain/plain-text.ts'
import type { Finding, Verification } from '#domain/recipe/verification.ts'
import { type Claim, claims, type Grounds } from '#domain/recipe/verify/claims/claims.ts'
import { finding } from '#domain/recipe/verify/codes.ts'
import type { ReadRecipe } from '#domain/recipe/verify/reading/read-recipe.ts'

/** What is claimed of a dish in its title or description and is not so. */
export interface UntrueClaim {
  readonly place: 'title' | 'description'
  /** As it is said, in plain words. */
  readonly said: string
  /** Why it is not so, as the end of a sentence. */
  readonly reason: string
}

/** A name is a claim like any other: 'Meatless', 'One-Pan' and 'Caprese' stand where list and steps make them true. */
export function nameClaims(recipe: ReadRecipe, diets: Verification['diets'], minutes: number): Finding[] {
  return untrueClaims(recipe, diets, minutes).map(({ place, said, reason }) =>
    finding('untrue_name', { place, claim: said, reason }),
  )
}

/** Each claim that has no ground, the first time it is made. */
export function untrueClaims(recipe: ReadRecipe, diets: Verification['diets'], minutes: number): UntrueClaim[] {
  const title = plain(recipe.title)
  const sentences = plain(recipe.description.replace(/[.;:!?]{1,3}(?=\s|$)/g, ' ; ')).split(' ; ')
  const said = claims.flatMap((claim) => claimIn(title, sentences, claim))
  if (said.length === 0) return []
  const steps = recipe.steps.map(({ text }) => text).join(' ')
  const given: Grounds = {
    recipe,
    diets,
    minutes,
    steps,
    lines: recipe.lines.map(({ line }) => plain(line.text)).join('\n'),
  }
  return said.flatMap(({ place, words, denied }) => {
    const reason = denied(given, words)
    return reason ? [{ place, said: words[0].trim(), reason }] : []
  })
}

interface Said {
  readonly place: UntrueClaim['place']
  readonly words: RegExpExecArray
  readonly denied: Claim['denied']
}

function claimIn(title: string, sentences: readonly string[], { says, alsoTold, denied }: Claim): Said[] {
  const inTitle = says.exec(title)
  if (inTitle) return [{ place: 'title', words: inTitle, denied }]
  const told = alsoTold && sentences.map((sentence) => alsoTold.exec(sentence)).find(Boolean)
  return told ? [{ place: 'description', words: told, denied }] : []
}
