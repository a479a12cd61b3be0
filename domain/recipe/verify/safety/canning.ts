import type { Food } from '#domain/food/food.ts'
import { everyFoodOf } from '#domain/food/line/line.ts'
import type { Finding } from '#domain/recipe/verification.ts'
import { finding } from '#domain/recipe/verify/codes.ts'
import { actionsOf } from '#domain/recipe/verify/cooking/actions.ts'
import type { ReadLine, ReadRecipe } from '#domain/recipe/verify/reading/read-recipe.ts'
import { gramsOf } from '#domain/recipe/verify/safety/kept-foods.ts'
import { isStore, longKept } from '#domain/recipe/verify/safety/storage-words.ts'

/**
 * Vegetables, mushrooms, pulses and meats have too little acid for a boiling-water bath, which spores of Clostridium botulinum survive
 * (USDA Complete Guide to Home Canning; NCHFP). Safe are a pressure canner, added acid or sugar, fermenting, and the fridge.
 */
export function unsafeCanning(recipe: ReadRecipe): Finding[] {
  const at = recipe.lines.findIndex(isLowAcid)
  const food = recipe.lines[at]
  if (!food || recipe.lines.some(keepsSafe) || isSour(recipe.lines)) return []
  const actions = actionsOf(recipe)
  if (!actions.some(({ clause }) => jars.test(clause.text))) return []
  const said = actions.map(({ clause }) => clause.affirmed).join(' ')
  if (pressure.test(said) || isFermented(said) || actions.some(({ clause }) => isAcidIn(clause.affirmed))) return []
  const isDried = actions.some(
    ({ clause, along }) => along.has(at) && drying.test(clause.affirmed) && !jars.test(clause.text),
  )
  if (isDried) return []
  const canned = actions.find(({ clause: { affirmed, denied } }, place) => {
    if (/\bsterili[sz]/.test(affirmed)) return false
    if (bath.test(affirmed) || (isStore(affirmed) && longKept.test(affirmed))) return true
    const isOfJars = actions.slice(Math.max(0, place - 2), place + 1).some(({ clause }) => jarsOrLids.test(clause.text))
    if (isOfJars && /\bneed/.test(affirmed) && /\b(?:fridge|refrigerat)/.test(denied)) return true
    return isOfJars && ((isStore(affirmed) && isPutAway(affirmed)) || isProcessed(affirmed))
  })
  return canned ? [finding('unsafe_canning', { food: food.name }, { step: canned.step })] : []
}
const jars = /\b(?:jars?|canner)\b/
const jarsOrLids = /\b(?:jars?|lids?|seal\w*|canner)\b/
/** In brine beans ferment, unless they are sealed or heated in it. */
function isFermented(text: string): boolean {
  return /\b(?:ferment|cultur|burp)/.test(text) || (/\bbrine/.test(text) && !sealed.test(text))
}
const sealed =
  /\b(?:seal(?:s|ed|ing)?|(?:screw|close|tighten)\w* (?:\w+ ){0,3}(?:lids?|jars?)|boil the|bath|process|airtight)\b/
/** What is dry keeps: roasted chickpeas, vegetable chips. */
const drying = /\b(?:roast|bake|toast|dehydrat|dry)\w*\b/
const pressure =
  /\bpressure[- ]?cann?|\bpressure[- ]can\b|\b(?:pounds?|lbs?|psi)\b(?: of)? pressure\b|\bat \d+ (?:pounds|lb|psi)\b/

const bath = /(?<!\b(?:bake|oven)\b.{0,60})\b(?:water[- ]bath|boiling[- ]water (?:bath|canner)|dishwasher)\b/
/** What is sealed is put where it is not cold, and not to cool. */
function isPutAway(text: string): boolean {
  return (
    /\b(?:stor|keep|shelv|shelf)/.test(text) ||
    (putAway.test(text) && !/\b(?:counter|worktop|cool|minutes|hours?)\b/.test(text))
  )
}
const putAway = /\b(?:put|lin(?:e|ed|ing)|stow|stack|they (?:go|live))\b/

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

/** Vinegar by the cup: a spoonful or what the rims are wiped with makes no pickle (NCHFP, General Information on Pickling: never less acid than the recipe says). */
function isAcidIn(text: string): boolean {
  if (/\bvinegar\b/.test(text)) return !littleAcid.test(text)
  return /\b(?:lemon|lime) juice\b/.test(text) && /\b(?:cups?|pints?|parts)\b/.test(text)
}
const littleAcid =
  /\b(?:teaspoons?|tsp|tablespoons?|tbsp|spoonfuls?|splash|dash|drops?|squeeze|drizzle|little|rims?|wipe|wash)\b/

/** Whether there is acid in proportion: a teaspoon of lemon juice in two pounds of beans leaves them what they are. */
function isSour(lines: readonly ReadLine[]): boolean {
  const acids = lines.filter((line) => !line.heading && tabled(line).some(isSourFood))
  if (acids.length === 0) return false
  const grams = (some: readonly ReadLine[]) => some.reduce((sum, line) => sum + gramsOf(line), 0)
  // what nobody can weigh is taken to be enough
  return acids.some((line) => gramsOf(line) === 0) || grams(acids) >= leastAcid * grams(lines.filter(isLowAcid))
}
/** Of the weight of vegetables and meats; tested pickles have a third and more, so that less than a tenth is none. */
const leastAcid = 0.1
const isSourFood = ({ roles, name }: Food) => roles.includes('acid') || /vinegar/.test(name)

/** Fruit, or sugar enough for a jam; tomatoes and fruit are not judged here. No correction makes safe what the tables know. */
function keepsSafe(line: ReadLine): boolean {
  const grams = gramsOf(line)
  return tabled(line).some(
    ({ roles, facts, name }) =>
      (roles.includes('fruit') && !roles.includes('acid')) ||
      /tomato/.test(name) ||
      (facts.has('refined-sugar') && grams > 300),
  )
}

/** The foods of a line as the tables have them. */
function tabled({ line, foods }: ReadLine): readonly Food[] {
  const known = line.asRead ? everyFoodOf(line.asRead) : []
  return known.length > 0 ? known : foods
}
