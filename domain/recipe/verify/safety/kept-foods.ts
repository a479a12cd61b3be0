import { isA } from '#domain/food/food.ts'
import { inTurn } from '#domain/plain-text.ts'
import type { Finding } from '#domain/recipe/verification.ts'
import { finding } from '#domain/recipe/verify/codes.ts'
import { type Action, actionsOf } from '#domain/recipe/verify/cooking/actions.ts'
import { clausesOf } from '#domain/recipe/verify/cooking/clauses.ts'
import { linesAt, none } from '#domain/recipe/verify/cooking/lines.ts'
import type { ReadLine, ReadRecipe } from '#domain/recipe/verify/reading/read-recipe.ts'
import { cold, isWarm, longKept } from '#domain/recipe/verify/safety/storage-words.ts'
import { leastTimes } from '#domain/recipe/verify/time/step-minutes.ts'

/** What is kept too long where bacteria grow. */
export function keptFoods(recipe: ReadRecipe): Finding[] {
  return [...warmRice(recipe), ...garlicInOil(recipe)]
}

/** Bacillus cereus grows in rice left warm: into the fridge within two hours, reheated to 165°F (USDA FSIS, Leftovers and Food Safety). */
function warmRice({ steps }: ReadRecipe): Finding[] {
  return steps.flatMap((read, step) => {
    if (!read.text.includes('rice')) return []
    const text = clausesOf(read)
      .map(({ affirmed }) => affirmed)
      .join('')
    const kept =
      /\b(?:fridge|refrigerat\w*|chill\w*|spread|within (?:an|one|1|two|2) hours?|vinegar|freez\w*|ice)\b/.test(text)
    return standing.test(text) && !kept && !/\brice (?:vinegar|noodles?|paper|flour|wine|pudding)\b/.test(text)
      ? [finding('rice_cooling', {}, { step })]
      : []
  })
}
const standing = inTurn(
  /\brice\b/,
  /\b(?:overnight|room temperature|for (?:several|a few|\d+) hours|cool completely|cool\b)/,
)

/**
 * Clostridium botulinum grows in garlic under oil, where there is neither air nor acid: at 40°F or below it keeps for four days at most
 * (NCHFP and CDC; FDA, 21 CFR 114 for what is sold). Only where oil is a good part of what is kept, and no acid is in it.
 */
function garlicInOil(recipe: ReadRecipe): Finding[] {
  const garlic = placesOf(recipe, isFreshGarlic)
  const oil = placesOf(recipe, isOil)
  if (garlic.length === 0 || oil.length === 0 || placesOf(recipe, isAcid).length > 0) return []
  const weight = (lines: readonly number[]) => lines.reduce((sum, line) => sum + gramsOf(recipe.lines[line]), 0)
  const isOfOil = weight(oil) >= oilShare * weight([...recipe.lines.keys()])
  if (!isOfOil) return []
  const kept = actionsOf(recipe).find(
    (action) =>
      (action.along.lines & linesAt(garlic)) !== none &&
      (action.along.lines & linesAt(oil)) !== none &&
      (isKeptWarm(action) || isKeptLong(action)),
  )
  return kept ? [finding('garlic_in_oil', {}, { step: kept.step })] : []
}
/** Of the weight of all ingredients: garlic that is covered by oil. */
const oilShare = 0.3

/** Kept without cold: for days where it is warm, or with the fridge denied. */
function isKeptWarm({ clause: { affirmed, denied } }: Action): boolean {
  if (cold.test(denied) && !keeping.test(denied) && !keptFor.test(denied)) return true
  if (/\b(?:keep|hold)\w* (?:\w+ ){0,3}warm\b|\bon warm\b/.test(affirmed)) return true
  if (/\bleave (?:it |them )?(?:out|unrefrigerated)\b|\bout of the (?:fridge|refrigerator)\b/.test(affirmed))
    return true
  if (cold.test(affirmed)) return false
  const isLong = long.test(affirmed) || longKept.test(affirmed)
  return isWarm(affirmed) ? isLong || isStored(affirmed) : isLong && onTable.test(affirmed)
}
/** 'It lives there', 'put it in the pantry': a place to keep it, unless it only stands there for a while. */
function isStored(text: string): boolean {
  return stored.test(text) || ((stands.test(text) || putAway.test(text)) && !/\b(?:minutes?|mins?|hours?)\b/.test(text))
}
const stored = /\b(?:stor|keep|kept|bottle|shelf|lives?\b|belongs?\b)/
const stands = /\b(?:sits|stands|stays?|remains?|happy|fine|until (?:it is|it's|they are) (?:gone|empty|finished))\b/
const putAway =
  /\b(?:put|pop|tuck|stow|set|place)\w* (?:\w+ ){1,4}(?:in|into|on) (?:\w+ ){1,2}(?:pantry|larder|cupboard|cellar|garage|basement)\b/
const onTable = /\bon (?:the|my|your|our) (?:\w+ )?(?:table|bench|rack|side|tray)\b/

/** Kept for longer than cold protects it; frozen it keeps. */
function isKeptLong({ clause: { affirmed } }: Action): boolean {
  if (/\bfreez|\bfrozen\b/.test(affirmed) || !(cold.test(affirmed) || lasting.test(affirmed))) return false
  return (
    weeks.test(affirmed) ||
    seasons.test(affirmed) ||
    leastTimes(affirmed).some((minutes) => minutes > mostDays * 24 * 60)
  )
}
const mostDays = 4
const lasting =
  /\b(?:keeps?|kept|lasts?|stor(?:e[sd]?|ing)|stays?|good for|use(?:d)? (?:\w+ ){0,3}within|finish\w* (?:\w+ ){0,3}within)\b/
const weeks =
  /\b(?:(?<!\ba )weeks?|fortnight|months?|years?)\b(?! (?:ago|old))|\b(?:within|for|up to|about|keeps?|lasts?) (?:a|one) (?:\w+ )?week\b/
const seasons = /\b(?:all|whole|entire|through the|over the|for the) (?:spring|summer|autumn|winter|season)\b/
const keeping = /\bcounter|room temperature|longer|more than\b/
/** 'Never keep it for weeks in the fridge' denies the weeks. */
const keptFor = inTurn(/\b(?:keep|stor(?:e|ing)|leave|last)\b/, /\b(?:days|weeks?|months?|years?)\b/)
const long = /\bovernight\b|\b(?:days?|weeks?|months?|year)\b|\b(?:[5-9]|\d\d) hours\b|\buntil you (?:need|want)\b/

export function placesOf({ lines }: ReadRecipe, isIt: (line: ReadLine) => boolean): readonly number[] {
  return lines.flatMap((line, index) => (!line.heading && isIt(line) ? [index] : []))
}

function isFreshGarlic({ foods, name }: ReadLine): boolean {
  return foods.some(isA('garlic')) || /^(?:\w+ )?garlic(?: cloves?)?$/i.test(name)
}

/** A line of pure fat from a bottle. */
export function isOil({ foods }: ReadLine): boolean {
  return foods.length > 0 && foods.every(({ aisle, nutrients }) => aisle === 'Oils & Vinegars' && nutrients.fat > 90)
}

function isAcid({ foods }: ReadLine): boolean {
  return foods.some(({ roles }) => roles.includes('acid'))
}

/** Grams of a line before anything is left behind. */
export function gramsOf(line: ReadLine | undefined): number {
  return line?.portions.reduce((sum, { weight }) => sum + (weight?.grams ?? 0), 0) ?? 0
}
