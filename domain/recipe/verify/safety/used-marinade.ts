import type { Finding } from '#domain/recipe/verification.ts'
import { finding } from '#domain/recipe/verify/codes.ts'
import { type Action, actionsOf } from '#domain/recipe/verify/cooking/actions.ts'
import type { ReadRecipe } from '#domain/recipe/verify/read-recipe.ts'
import { meatKindOf } from '#domain/recipe/verify/safety/safe-temperatures.ts'

/**
 * What raw meat, poultry or fish lay in is boiled before it is eaten (USDA FSIS, Poultry: Basting, Brining, and Marinating): what was kept
 * apart before is clean, and what goes on before the last heat is cooked along.
 */
export function usedMarinade(recipe: ReadRecipe): Finding[] {
  const raw = new Set(recipe.lines.flatMap((line, index) => (meatKindOf(line) ? [index] : [])))
  let isUsed = false
  let isCooked = false
  let eaten: Action | undefined
  for (const action of raw.size === 0 ? [] : actionsOf(recipe)) {
    const { affirmed } = action.clause
    const isWithRaw = [...raw].some((line) => action.along.has(line))
    if (!isUsed) {
      if (keptApart.test(affirmed) && liquid.test(affirmed)) return []
      const isJoined = action.along.size > 1 || /\bin (?:it|them|this)\b/.test(affirmed)
      isUsed =
        action.heat === undefined &&
        ((isWithRaw && isJoined && steeping.test(affirmed)) || (raw.size > 0 && /\bmarinat/.test(affirmed)))
      if (!isUsed && action.heat !== undefined) for (const line of action.along) raw.delete(line)
      continue
    }
    const isOfMarinade = marinade.test(affirmed)
    if (isOfMarinade && boiling.test(affirmed)) return []
    if (action.heat !== undefined && isWithRaw) isCooked = true
    if (action.clause.heat !== undefined && isWithRaw) eaten = undefined
    else if (isCooked && isOfMarinade && !disposing.test(affirmed)) eaten ??= action
  }
  return eaten ? [finding('used_marinade', {}, { step: eaten.step })] : []
}

const keptApart =
  /\breserv|\bfor (?:later|serving|dipping|the table)\b|\b(?:set|put|keep|hold|pour|leav)\w* (?:[\w/,-]+ ){0,8}?(?:aside|back|apart)\b|\b(?:half|some|most|part|third|thirds|quarter|quarters|cups?|tablespoons?|tbsp) of (?:the|this|that|your) (?:marinade|mixture|sauce|dressing)\b/
const steeping =
  /\bmarinat|\brefrigerat|\bchill|\b(?:fridge|overnight|soak|steep|hours?|hrs?|minutes?)\b|\blet (?:\w+ ){0,3}(?:sit|stand|rest)\b/
/** By its name, or as what is left of it. */
const marinade =
  /\bmarinade\b|\b(?:left|leftover|saved|used) (?:\w+ ){0,3}(?:bowl|bag|dish|liquid|sauce|mixture|dressing|glaze|brine|buttermilk|yogurt)\b|\b(?:from|in|(?<!\bout )of) the (?:\w+ ){0,2}(?:bowl|bag|dish|plate|container)\b|\bthe dish of\b|\b(?:came out of|was in|sat in)\b/
const boiling =
  /\b(?:boil|simmer|reduc|bubbl)|\b(?:into|in) (?:a|the) (?:\w+ )?(?:saucepan|pan|pot|skillet)\b|\b(?:fresh|new|clean|unused)\b/
const disposing =
  /\b(?:bast|discard|throw|toss out|drain|shak|drip|wip|scrap|lift|remov|pull|fall|pat|pour(?:ing)? (?:off|out))/
/** What is kept apart is of the marinade, not of another food. */
const liquid =
  /\b(?:marinade|mixture|sauce|dressing|liquid|brine|glaze|half|some|part|third|thirds|quarter|quarters|cups?|tablespoons?|tbsp|spoonfuls|few|it|rest)\b/
