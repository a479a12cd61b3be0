import { isA } from '#domain/food/food.ts'
import { mentionsIn } from '#domain/food/mentions/mentions.ts'
import { plain } from '#domain/plain-text.ts'
import type { Finding } from '#domain/recipe/verification.ts'
import { finding } from '#domain/recipe/verify/codes.ts'
import { actionsOf } from '#domain/recipe/verify/cooking/actions.ts'
import { pouredWater } from '#domain/recipe/verify/poured-water.ts'
import type { ReadLine, ReadRecipe } from '#domain/recipe/verify/reading/read-recipe.ts'
import { gramsOf } from '#domain/recipe/verify/safety/kept-foods.ts'
import { tokens } from '#domain/text/tokens.ts'

/** Parts of sodium nitrite in a million of meat that may go in at most (9 CFR 424.21(c)). */
const mostNitrite = 200
/** Share of nitrite in curing salt, #1 and #2 alike. */
const nitrite = 0.0625

/**
 * Nitrite and nitrate by themselves, which kill from a few grams (WHO, Nitrate and Nitrite in Drinking-water), and the nitrite of curing salt.
 */
export function nitriteSafety(recipe: ReadRecipe): Finding[] {
  return [...pureNitrite(recipe), ...curingSaltDose(recipe)]
}

/** Named as what is bought: 'curing salt (sodium nitrite)' is read as curing salt. */
function pureNitrite({ lines }: ReadRecipe): Finding[] {
  return lines.flatMap((line, index) =>
    !line.heading && line.line.foods.some(({ words }) => pure.test(plain(words))) && !isCuringSalt(line)
      ? [finding('pure_nitrite', {}, { line: index, name: line.name })]
      : [],
  )
}
const pure =
  /^(?:(?:pure|food[- ]grade|chile|powdered) )?(?:(?:sodium|potassium) nitr[ai]te|salt ?pet(?:er|re))(?: (?:powder|granules|crystals))?$/

/**
 * Nitrite of curing salt, which is poisonous beyond what cures: reckoned on the meat, and in a brine on meat and water together, as the
 * Processing Inspectors' Calculations Handbook of USDA FSIS does (Directive 7620.3). Where a weight is missing it warns.
 */
function curingSaltDose(recipe: ReadRecipe): Finding[] {
  const at = recipe.lines.findIndex(isCuringSalt)
  if (at < 0) return []
  const place = { line: at, name: recipe.lines[at]!.name }
  const salts = recipe.lines.filter(isCuringSalt)
  const meats = recipe.lines.filter(isFlesh)
  if (meats.length === 0 || ![...salts, ...meats].every(isWeighed)) return [finding('unknown_nitrite', {}, place)]
  const cured = weightOf(meats) + waterWith(recipe, at)
  const parts = Math.round((weightOf(salts) * nitrite * 1e6) / cured)
  const limit = Math.floor((cured * mostNitrite) / nitrite / 1e5) / 10
  return parts > mostNitrite ? [finding('too_much_nitrite', { parts, most: mostNitrite, limit }, place)] : []
}

/** Also 'pink salt (curing salt)'. */
function isCuringSalt({ heading, line, foods }: ReadLine): boolean {
  const isNamed = isA('curing salt')
  return (
    !heading &&
    (foods.some(isNamed) ||
      (foods.some(({ roles }) => roles.includes('salt')) &&
        mentionsIn(tokens(plain(line.text))).some((mention) => mention.foods.some(isNamed))))
  )
}

const isFlesh = ({ foods }: ReadLine) => foods.some(({ aisle }) => aisle === 'Meat' || aisle === 'Seafood')
/** A line without an amount has a weight that is only assumed, and so has a piece of meat without one. */
const isWeighed = ({ portions }: ReadLine) =>
  portions.every(({ weight }) => weight && !weight.how.startsWith('no amount'))
const weightOf = (lines: readonly ReadLine[]) => lines.reduce((sum, line) => sum + gramsOf(line), 0)

/** Grams of water that the curing salt is dissolved in, by the clauses that name both and no meat. */
function waterWith(recipe: ReadRecipe, salt: number): number {
  const { lines } = recipe
  const brines = actionsOf(recipe).filter(
    ({ foods, clause }) =>
      foods.has(salt) &&
      clause.words.some(({ word }) => word === 'water') &&
      !lines.some((line, at) => foods.has(at) && isFlesh(line)),
  )
  const listed = lines.filter((line, at) => line.foods.some(isA('water')) && brines.some(({ foods }) => foods.has(at)))
  return weightOf(listed) + pouredWater({ lines, steps: brines.map(({ clause }) => clause) }).grams
}
