import type { Finding } from '#domain/recipe/verification.ts'
import { finding } from '#domain/recipe/verify/codes.ts'
import { type Action, actionsOf, linesOf } from '#domain/recipe/verify/cooking/actions.ts'
import { isAsked } from '#domain/recipe/verify/cooking/clauses.ts'
import type { ReadRecipe } from '#domain/recipe/verify/reading/read-recipe.ts'
import { innerTemperatures } from '#domain/recipe/verify/safety/doneness.ts'
import { placesOf } from '#domain/recipe/verify/safety/kept-foods.ts'
import { type MeatKind, meatKindOf, safeTemperatures } from '#domain/recipe/verify/safety/safe-temperatures.ts'

/** Meat and poultry are thawed before they go into a slow cooker, which heats them too slowly (USDA FSIS, Slow Cookers and Food Safety). */
export function frozenInSlowCooker(recipe: ReadRecipe): Finding[] {
  const meats = placesOf(recipe, (line) => ['poultry', 'whole', 'ground', 'game'].includes(meatKindOf(line) ?? ''))
  if (meats.length === 0) return []
  const actions = actionsOf(recipe)
  if (!actions.some(({ clause }) => slowCooker.test(clause.affirmed))) return []
  const linesThat = (isIt: (action: Action, at: number) => boolean) =>
    linesOf(actions.flatMap((action, at) => (isIt(action, at) ? [action.foods] : [])))
  const thawed = linesThat(
    ({ clause }, at) =>
      thawing.test(clause.affirmed) &&
      !whileCooking.test(clause.affirmed) &&
      !notThawed.test(clause.affirmed) &&
      !isCookedBy(actions[at + 1]) &&
      !isAsked(clause, actions[at + 1]?.clause),
  )
  const frozen = linesThat(({ clause: { affirmed } }) => /\bfrozen\b|\bfrom the freezer\b/.test(affirmed))
  return meats.flatMap((index) => {
    const line = recipe.lines[index]!
    const isFrozen = /\bfrozen\b/i.test(line.line.text) || frozen.has(index)
    const isThawed = thawed.has(index) || /\b(?:thawed|defrosted)\b/i.test(line.line.text)
    return isFrozen && !isThawed && !isSafeBefore(actions, index, meatKindOf(line)!)
      ? [finding('frozen_slow_cooker', {}, { line: index, name: line.name })]
      : []
  })
}
const slowCooker = /\bslow[- ]cook|\bcrock/
const thawing = /\b(?:thaw|defrost)/
/** 'It will thaw as it cooks' is what the rule is about. */
const whileCooking =
  /\b(?:as|while|when) (?:it|they|everything|that) (?:is |are )?(?:cook|heat|simmer|stew|bubbl)|\b(?:during|in) (?:the )?(?:cooking|cooker|slow|crock)|\bcrock/

/** 'They'll thaw soon enough', 'half-thawed'. */
const notThawed =
  /\b(?:it|they)(?:'ll| will) (?:soon )?(?:thaw|defrost)(?! (?:\w+ ){0,3}(?:fridge|refrigerator))|\b(?:half|partly|partially|barely|almost|nearly|slightly)[- ](?:thaw|defrost)/

/** 'It thaws, while it cooks'. */
function isCookedBy(next: Action | undefined): boolean {
  return next?.heat !== undefined && /^(?:while|as|when|once)$/.test(next.clause.words[0]?.word ?? '')
}

/** Whether it was moved into the fridge to thaw, or cooked through on other heat, before it goes into the slow cooker. */
function isSafeBefore(actions: readonly Action[], line: number, kind: MeatKind): boolean {
  for (const { clause, foods, heat } of actions) {
    if (!foods.has(line)) continue
    const { affirmed, words } = clause
    // 'before it goes into the slow cooker' and 'leave the slow cooker in the cupboard' put nothing in
    const goesIn = inSlowCooker.test(affirmed) && words[0]?.word !== 'before'
    if (goesIn) return false
    if (movedToFridge.test(affirmed)) return true
    if (heat === undefined || !(heat === 'pressure' || otherHeat.test(affirmed))) continue
    if (innerTemperatures(affirmed).some(({ celsius }) => celsius >= safeTemperatures[kind].celsius - 1)) return true
  }
  return false
}
const inSlowCooker =
  /\b(?:in|into|to|of|inside) (?:the|a|an|your) (?:\w+ ){0,2}(?:slow[- ]cooker|crock)|\bslow[- ]cook(?!er)/
const movedToFridge = /\b(?:from|out of) the freezer (?:in)?to (?:the|your) (?:fridge|refrigerator)\b/
const otherHeat =
  /\b(?:bak(?:e|ed|ing)|roast\w*|grill\w*|broil\w*|fr(?:y|ied)|fry(?:er|ing)|poach\w*|oven|stove|skillet|pot|saucepan|microwave|steam\w*)\b/
