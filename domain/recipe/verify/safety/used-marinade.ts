import type { Finding } from '#domain/recipe/verification.ts'
import { finding } from '#domain/recipe/verify/codes.ts'
import { type Action, actionsOf } from '#domain/recipe/verify/cooking/actions.ts'
import { linesAt, none } from '#domain/recipe/verify/cooking/lines.ts'
import type { ReadRecipe } from '#domain/recipe/verify/reading/read-recipe.ts'
import { meatKindOf } from '#domain/recipe/verify/safety/safe-temperatures.ts'

/**
 * What raw meat, poultry or fish lay in is boiled before it is eaten (USDA FSIS, Poultry: Basting, Brining, and Marinating): what was kept
 * apart before is clean, and what goes on before the last heat is cooked along.
 */
export function usedMarinade(recipe: ReadRecipe): Finding[] {
  let raw = linesAt(recipe.lines.flatMap((line, index) => (meatKindOf(line) ? [index] : [])))
  let isUsed = false
  let isCooked = false
  let eaten: Action | undefined
  for (const action of raw === none ? [] : actionsOf(recipe)) {
    const { affirmed } = action.clause
    const isWithRaw = (action.along.lines & raw) !== none
    if (!isUsed) {
      if (isKeptApart(affirmed)) return []
      const isJoined = action.along.size > 1 || /\bin (?:it|them|this)\b/.test(affirmed)
      isUsed =
        action.heat === undefined &&
        ((isWithRaw && isJoined && steeping.test(affirmed)) || (raw !== none && /\bmarinat/.test(affirmed)))
      if (!isUsed && action.heat !== undefined) raw &= ~action.along.lines
      continue
    }
    const isOfMarinade = isMarinade(affirmed)
    if (isOfMarinade && boiling.test(affirmed)) return []
    if (action.heat !== undefined && isWithRaw) isCooked = true
    if (action.clause.heat !== undefined && isWithRaw) eaten = undefined
    else if (isCooked && isOfMarinade && !disposing.test(affirmed)) eaten ??= action
  }
  return eaten ? [finding('used_marinade', {}, { step: eaten.step })] : []
}

/** Some of it, before the meat goes in; what is kept apart of another food counts for nothing. */
function isKeptApart(text: string): boolean {
  return (setAside.test(text) || partOfIt.test(text)) && ofLiquid.test(text)
}
const setAside =
  /\breserv|\bfor (?:later|serving|dipping|the table)\b|\b(?:set|put|keep|hold|pour|leav)\w* (?:[\w/,-]+ ){0,8}?(?:aside|back|apart)\b/
const partOfIt =
  /\b(?:half|some|most|part|thirds?|quarters?|cups?|tablespoons?|tbsp) of (?:the|this|that|your) (?:marinade|mixture|sauce|dressing)\b/
const ofLiquid =
  /\b(?:marinade|mixture|sauce|dressing|liquid|brine|glaze|half|some|part|thirds?|quarters?|cups?|tablespoons?|tbsp|spoonfuls|few|it|rest)\b/

const steeping =
  /\bmarinat|\brefrigerat|\bchill|\b(?:fridge|overnight|soak|steep|hours?|hrs?|minutes?)\b|\blet (?:\w+ ){0,3}(?:sit|stand|rest)\b/

/** By its name, as what is left of it, or by where the meat was. */
function isMarinade(text: string): boolean {
  return /\bmarinade\b/.test(text) || leftOfIt.test(text) || outOfVessel.test(text) || whereItWas.test(text)
}
const leftOfIt =
  /\b(?:left|leftover|saved|used) (?:\w+ ){0,3}(?:bowl|bag|dish|liquid|sauce|mixture|dressing|glaze|brine|buttermilk|yogurt)\b/
const outOfVessel = /\b(?:from|in|(?<!\bout )of) the (?:\w+ ){0,2}(?:bowl|bag|dish|plate|container)\b/
const whereItWas = /\bthe dish of\b|\b(?:came out of|was in|sat in)\b/

/** Made safe, or made anew. */
const boiling =
  /\b(?:boil|simmer|reduc|bubbl)|\b(?:into|in) (?:a|the) (?:\w+ )?(?:saucepan|pan|pot|skillet)\b|\b(?:fresh|new|clean|unused)\b/
const disposing =
  /\b(?:bast|discard|throw|toss out|drain|shak|drip|wip|scrap|lift|remov|pull|fall|pat|pour(?:ing)? (?:off|out))/
