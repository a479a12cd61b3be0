import { type Action, actionsOf, linesOf } from '#domain/recipe/verify/cooking/actions.ts'
import { type Clause, isAsked } from '#domain/recipe/verify/cooking/clauses.ts'
import type { LineSet } from '#domain/recipe/verify/cooking/lines.ts'
import type { ReadRecipe } from '#domain/recipe/verify/reading/read-recipe.ts'
import { leastTimes } from '#domain/recipe/verify/time/step-minutes.ts'
import { rememberedFor } from '#domain/remembered.ts'

/** The lines that are boiled, or cooked under pressure, for long enough to destroy what makes kidney beans poisonous. */
export const boiledLines = rememberedFor((recipe: ReadRecipe): LineSet => {
  const actions = actionsOf(recipe)
  return linesOf(actions.flatMap((action, at) => (isLongBoil(actions, action, at) ? [action.foods] : [])))
})

/** A boil that says how long it lasts, lasts ten minutes; one that does not is not ended by what comes next. */
function isLongBoil(actions: readonly Action[], { heat, clause }: Action, at: number): boolean {
  if (isAsked(clause, actions[at + 1]?.clause)) return false
  if (heat !== 'boil') return heat === 'pressure'
  const minutes = boilOf(clause.affirmed)
  if (minutes === undefined) return !isEndedBy(clause, actions[at + 1])
  return minutes >= leastBoil || isSimmeredOn(actions, at + 1)
}

/**
 * The first edition of FDA's Bad Bug Book hands on the advice of the British Public Health Laboratory Service, ten minutes of brisk boiling; the second
 * says thirty, to be sure that all of the pot was hot for long enough. What is shorter than either blocks.
 */
const leastBoil = 10
const longSimmer = 30

const longest = (text: string): number | undefined => {
  const times = leastTimes(text)
  return times.length > 0 ? Math.max(...times) : undefined
}

/** How long a clause says that it boils: the first time behind the word, as in 'boil for two minutes, soaking for an hour after it'. */
function boilOf(text: string): number | undefined {
  const behind = text.slice(Math.max(0, text.search(/\bboil/)))
  return leastTimes(behind)[0] ?? leastTimes(text)[0]
}

/** 'Bring to a boil, turn off the heat', 'bring to a boil and drain' and 'bring to a boil and boil for a minute' say with what follows how long it lasts. */
function isEndedBy({ affirmed }: Clause, next: Action | undefined): boolean {
  if (!next) return false
  if (next.heat === 'boil' && boilOf(next.clause.affirmed) !== undefined) return true
  const isBrought = /\b(?:bring\w*|comes?|until (?:it|they) boils?)\b/.test(affirmed)
  return takenOff.test(next.clause.affirmed) || (isBrought && next.clause.verb?.base === 'drain')
}
const takenOff =
  /\b(?:off|from) (?:the |your )?(?:heat|stove|burner|hob|fire)\b|\bturn (?:\w+ ){0,3}off\b|\bswitch (?:\w+ ){0,3}off\b/

/** What was brought to a boil and is kept on the fire in the same pot for as long as the FDA asks for. */
function isSimmeredOn(actions: readonly Action[], from: number): boolean {
  for (let at = from; at < Math.min(from + mostNext, actions.length); at += 1) {
    const { heat, clause } = actions[at]!
    if (takenOff.test(clause.affirmed) || /\b(?:drain|slow|crock)/.test(clause.affirmed)) return false
    if (heat !== undefined && (longest(clause.affirmed) ?? 0) >= longSimmer) return true
  }
  return false
}
const mostNext = 4
