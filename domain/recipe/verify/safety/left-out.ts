import { type Food, isA } from '#domain/food/food.ts'
import { plain } from '#domain/plain-text.ts'
import type { Finding } from '#domain/recipe/verification.ts'
import { finding } from '#domain/recipe/verify/codes.ts'
import { type Action, actionsOf } from '#domain/recipe/verify/cooking/actions.ts'
import type { Clause } from '#domain/recipe/verify/cooking/clauses.ts'
import { LineSet, none } from '#domain/recipe/verify/cooking/lines.ts'
import type { ReadLine, ReadRecipe } from '#domain/recipe/verify/reading/read-recipe.ts'
import { gramsOf } from '#domain/recipe/verify/safety/kept-foods.ts'
import { meatKindOf } from '#domain/recipe/verify/safety/safe-temperatures.ts'
import { cold, isWarm } from '#domain/recipe/verify/safety/storage-words.ts'
import { leastTimes } from '#domain/recipe/verify/time/step-minutes.ts'

/**
 * Bacteria grow between 40 and 140°F: what spoils stands there for two hours at most (USDA FSIS, Danger Zone) and is thawed in the fridge or in
 * cold water (USDA FSIS, The Big Thaw). After four hours it is to be thrown away (FDA, Food Code 2022, 3-501.19), so that more blocks. One finding a
 * step. What is fermented, cured or dried is kept by that, and a dough by its yeast.
 */
export function leftOut(recipe: ReadRecipe): Finding[] {
  // jars are judged by how they are canned
  if (recipe.steps.some(({ text }) => canning.test(text))) return []
  let cooked = none
  const found = new Map<number, Finding>()
  for (const action of actionsOf(recipe)) {
    const { step, clause, along, heat } = action
    const hours = found.has(step) ? 0 : hoursOut(clause)
    const line = hours > mostHours ? spoilsIn(recipe, action, new LineSet(cooked)) : undefined
    if (line !== undefined) {
      const severity = hours > hoursToThrowAway ? 'blocks' : 'warns'
      found.set(step, finding('left_out', { food: recipe.lines[line]!.name }, { step }, severity))
    }
    if (heat !== undefined) cooked |= along.lines
  }
  return [...found.values()]
}
const mostHours = 2
const hoursToThrowAway = 4

/** Hours for which a clause leaves something where it is warm; 0 where it does not. */
function hoursOut({ affirmed }: Clause): number {
  if (!isWarm(affirmed) || cold.test(affirmed) || thrownAway.test(affirmed)) return 0
  if (
    /\b(?:days|weeks?|months?|years?|overnight|all (?:day|night))\b|\buntil (?:the )?(?:next|tomorrow)\b/.test(affirmed)
  )
    return 24
  const stated = leastTimes(affirmed).map((minutes) => minutes / 60)
  // where it is not said, as long as a piece of meat takes to thaw
  if (stated.length === 0 && /\b(?:thaw|defrost)/.test(affirmed)) return mostHours + 1
  return Math.max(0, ...stated)
}

const thrownAway = /\b(?:discard|throw|within|every)\b/

/** The first of what a clause acts on that spoils. */
function spoilsIn({ lines }: ReadRecipe, { clause, along }: Action, cooked: LineSet): number | undefined {
  const isKept = preserving.test(clause.text) || [...along].some((line) => keeps(lines[line]!))
  if (isKept) return undefined
  const isDry = shareOf(along, lines, isDryGoods) >= dryShare
  return [...along].find((at) => {
    const line = lines[at]!
    return (
      isFlesh(line) || (!isDry && (line.foods.some(isA('egg')) || (cooked.has(at) && line.foods.some(spoilsCooked))))
    )
  })
}
const preserving =
  /\b(?:cur(?:e[ds]?|ing)|ferment\w*|dr(?:ied|ying)|air-dr\w+|dehydrat\w*|hang|hung|ag(?:e[ds]?|ing)|culture[ds]?|dough|sponge|batter|starter)\b/
const canning = /\bpressure[- ]can|\bcanner\b/
/** Of the weight, flour and sugar: cakes, cookies, icings. */
const dryShare = 0.4

/** Slices of sourdough are bread, and keep nothing that lies beside them. */
function keeps({ foods, name }: ReadLine): boolean {
  return (
    foods.some(isA('curing salt')) ||
    /\b(?:yeast|starter|levain|(?:active|bubbly|ripe|fed) sourdough|sourdough (?:discard|culture))\b/i.test(name)
  )
}

/** Meat, poultry, fish and shellfish, raw or cooked, unless they were dried or are sold to be kept. */
function isFlesh(line: ReadLine): boolean {
  if (meatKindOf(line)) return true
  const isOfAnimal = line.foods.some(
    ({ facts, roles }) => roles.includes('protein') && (facts.has('meat') || facts.has('fish')),
  )
  return isOfAnimal && !driedFlesh.test(plain(line.name))
}
const driedFlesh =
  /\b(?:prosciutto|pancetta|guanciale|salami|soppressata|pepperoni|jerky|biltong|bresaola|bacon|chorizo|lardo|jamon|nduja|speck|country ham|anchov\w*|bottarga|bonito|katsuobushi|dried|salt(?:ed)? (?:cod|fish)|paste|cans?|canned)\b/

/** Beans, potatoes and rice, which keep as long as they are raw. */
function spoilsCooked({ name, facts, allergens }: Food): boolean {
  const isBean = facts.has('pulse') && !allergens.certain.includes('peanut')
  const isRice = /\brice$/.test(name)
  return (isBean || isRice || facts.has('starchy-root')) && !facts.has('soy')
}

function isDryGoods({ foods }: ReadLine): boolean {
  return foods.some(({ facts, name }) => facts.has('refined-sugar') || /\b(?:flour|meal|crumbs?|oats)\b/.test(name))
}

function shareOf(along: LineSet, lines: readonly ReadLine[], isIt: (line: ReadLine) => boolean): number {
  const weights = [...along].map((at) => ({ grams: gramsOf(lines[at]), counts: isIt(lines[at]!) }))
  const sum = (of: typeof weights) => of.reduce((all, { grams }) => all + grams, 0)
  return sum(weights.filter(({ counts }) => counts)) / (sum(weights) || 1)
}
