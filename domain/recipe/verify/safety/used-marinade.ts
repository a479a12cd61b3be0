import type { Finding } from '#domain/recipe/verification.ts'
import { finding } from '#domain/recipe/verify/codes.ts'
import { type Action, actionsOf } from '#domain/recipe/verify/cooking/actions.ts'
import type { ReadRecipe } from '#domain/recipe/verify/read-recipe.ts'
import { meatKindOf } from '#domain/recipe/verify/safety/safe-temperatures.ts'

/**
 * A marinade that raw meat, poultry or fish lay in is boiled before it is eaten (USDA FSIS, Poultry: Basting, Brining, and Marinating): what
 * was kept apart before is clean, and what goes on before the last heat is cooked along.
 */
export function usedMarinade(recipe: ReadRecipe): Finding[] {
  const raw = recipe.lines.flatMap((line, index) => (meatKindOf(line) ? [index] : []))
  if (raw.length === 0) return []
  let isUsed = false
  let eaten: Action | undefined
  for (const action of actionsOf(recipe)) {
    const { affirmed } = action.clause
    const isWithRaw = action.along.size > 1 && raw.some((line) => action.along.has(line))
    if (!isUsed) {
      if (keptApart.test(affirmed)) return []
      isUsed = isWithRaw && action.heat === undefined && steeping.test(affirmed)
      continue
    }
    if (action.heat !== undefined && isWithRaw) eaten = undefined
    if (!/\bmarinade\b/.test(affirmed)) continue
    if (cooking.test(affirmed)) return []
    if (eating.test(affirmed)) eaten ??= action
  }
  return eaten ? [finding('used_marinade', {}, { step: eaten.step })] : []
}

const keptApart =
  /\breserv|\b(?:set|put|keep|hold|pour|leav)\w* (?:[\w/,-]+ ){0,8}?(?:aside|back|apart)\b|\b(?:half|some|most|part|third|thirds|quarter|quarters|cups?|tablespoons?|tbsp) of (?:the|this|that|your) (?:marinade|mixture|sauce|dressing)\b/
const steeping =
  /\bmarinat|\brefrigerat|\bchill|\b(?:fridge|overnight|soak|steep|hours?|minutes?)\b|\blet (?:\w+ ){0,3}(?:sit|stand|rest)\b/
const cooking = /\b(?:boil|simmer|reduc|cook(?!ed)|heat)|\b(?:sauce)?pan\b|\b(?:pot|skillet)\b/
const eating =
  /\b(?:serv|drizzl|spoon|pour|toss|dip|dress|brush|glaz|ladl|top|finish|splash|pass|sauce|stir|mix|garnish)/
