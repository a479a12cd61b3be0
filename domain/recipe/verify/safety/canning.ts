import { everyFoodOf } from '#domain/food/line/line.ts'
import type { Finding } from '#domain/recipe/verification.ts'
import { finding } from '#domain/recipe/verify/codes.ts'
import { actionsOf } from '#domain/recipe/verify/cooking/actions.ts'
import type { ReadLine, ReadRecipe } from '#domain/recipe/verify/reading/read-recipe.ts'

/**
 * Vegetables, mushrooms, pulses and meats have too little acid for a boiling-water bath, which spores of Clostridium botulinum survive
 * (USDA Complete Guide to Home Canning; NCHFP). Safe are a pressure canner, added acid or sugar, fermenting, and the fridge.
 */
export function unsafeCanning(recipe: ReadRecipe): Finding[] {
  const at = recipe.lines.findIndex(isLowAcid)
  const food = recipe.lines[at]
  if (!food || recipe.lines.some(keepsSafe)) return []
  const actions = actionsOf(recipe)
  if (!actions.some(({ clause }) => jars.test(clause.text))) return []
  const said = actions.map(({ clause }) => clause.affirmed).join(' ')
  if (pressure.test(said) || fermented.test(said)) return []
  const isDried = actions.some(
    ({ clause, along }) => along.has(at) && drying.test(clause.affirmed) && !jars.test(clause.text),
  )
  if (isDried) return []
  const canned = actions.find(({ clause: { affirmed } }, place) => {
    if (/\bsterili[sz]/.test(affirmed)) return false
    if (bath.test(affirmed) || (shelf.test(affirmed) && long.test(affirmed))) return true
    const isOfJars = actions.slice(Math.max(0, place - 2), place + 1).some(({ clause }) => jarsOrLids.test(clause.text))
    return isOfJars && ((shelf.test(affirmed) && /\b(?:stor|keep|shelv)/.test(affirmed)) || isProcessed(affirmed))
  })
  return canned ? [finding('unsafe_canning', { food: food.name }, { step: canned.step })] : []
}
const jars = /\b(?:jars?|canner)\b/
const jarsOrLids = /\b(?:jars?|lids?|seal\w*|canner)\b/
const fermented = /\b(?:ferment|cultur|burp|brine)/
/** What is dry keeps: roasted chickpeas, vegetable chips. */
const drying = /\b(?:roast|bake|toast|dehydrat|dry)\w*\b/
const pressure =
  /\bpressure[- ]?cann?|\bpressure[- ]can\b|\b(?:pounds?|lbs?|psi)\b(?: of)? pressure\b|\bat \d+ (?:pounds|lb|psi)\b/

const bath = /(?<!\b(?:bake|oven)\b.{0,60})\b(?:water[- ]bath|boiling[- ]water (?:bath|canner)|dishwasher)\b/
/** Where what is sealed is not cold. */
const shelf = /\b(?:pantry|cupboard|cellar|shelf|shelves|shelve|room temperature|dark place)\b/
const long = /\b(?:weeks|months|year)\b/

/** Heated in the jar by anything but pressure. */
function isProcessed(text: string): boolean {
  return /\b(?:minutes?|mins?|hours?)\b/.test(text) && (heatedJars.test(text) || heatedNext.test(text))
}
const heatedJars =
  /\b(?:jars?|canner)\b.{0,300}\b(?:boil|bake|oven|simmer|process)|\b(?:boil|bake|simmer|process)\b.{0,300}\b(?:jars?|canner)\b/
/** What was sealed just before. */
const heatedNext = /^\W*(?:and )?(?:boil|process|simmer) (?:them )?(?:for )?(?:an|\d)/

function isLowAcid({ line, heading }: ReadLine): boolean {
  return (
    !heading &&
    everyFoodOf(line).some(
      ({ facts, roles }) =>
        roles.includes('vegetable') ||
        facts.has('pulse') ||
        (roles.includes('protein') && (facts.has('meat') || facts.has('fish'))),
    )
  )
}

/** Acid, or sugar enough for a jam; tomatoes and fruit are not judged here. No correction makes safe what the tables know. */
function keepsSafe({ line, foods: now, portions }: ReadLine): boolean {
  const known = line.asRead ? everyFoodOf(line.asRead) : []
  const foods = known.length > 0 ? known : now
  const grams = portions.reduce((sum, { weight }) => sum + (weight?.grams ?? 0), 0)
  return foods.some(
    ({ roles, facts, name }) =>
      roles.includes('acid') ||
      roles.includes('fruit') ||
      /tomato|vinegar/.test(name) ||
      (facts.has('refined-sugar') && grams > 300),
  )
}
