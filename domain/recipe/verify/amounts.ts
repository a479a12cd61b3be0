import { type Food, isA } from '#domain/food/food.ts'
import { sodiumOfSalt } from '#domain/food/foods.ts'
import { edibleGrams } from '#domain/food/nutrition.ts'
import type { Finding } from '#domain/recipe/verification.ts'
import { finding } from '#domain/recipe/verify/codes.ts'
import { mentionsIn } from '#domain/recipe/verify/mentions.ts'
import { pouredWater } from '#domain/recipe/verify/poured-water.ts'
import type { ReadLine, ReadRecipe } from '#domain/recipe/verify/read-recipe.ts'
import type { ReadStep } from '#domain/recipe/verify/read-step.ts'
import { rememberedFor } from '#domain/remembered.ts'
import { stemsOf } from '#domain/text/tokens.ts'

/** Salt in percent of the weight of a dish: soups have 0.7, bread 1.2; twice of that nobody eats. */
const salty = 1.3
/** Plain salt alone, and all salt with that of sauces, cheese and cured things, beyond which a dish is spoiled. */
const inedible = { plain: 2.2, all: 5 }
/** The same where less than half of it is added: pickles, cured meat and cheese are as they are sold. */
const saltyByNature = 2
/** Grams of salt a person that are enough for a day: the American Heart Association's 1,500 mg of sodium. */
const saltOfDay = 1500 / sodiumOfSalt
/** What is poured in without a measure may be nearly as much again as what is listed, and no more. */
const unmeasured = 1.75
/** Below this many grams a person it is a seasoning, a rub or a dip that is spread thin. */
const seasoning = 60

/** Sane amounts: salt by weight, grams a person, strong things a person. Of water that steps add only salt is told. */
export function amountFindings(recipe: ReadRecipe): Finding[] {
  const grams = recipe.lines.reduce((sum, line) => sum + gramsOf(line), 0)
  const each = grams / recipe.servings
  return [...saltFindings(recipe, grams, each), ...portionFindings(recipe, each), ...strongFoods(recipe)]
}

function saltFindings(recipe: ReadRecipe, listed: number, each: number): Finding[] {
  const { lines } = recipe
  if (each < seasoning || lines.length < 3 || isPreserving(recipe)) return []
  const water = pouredWater(recipe)
  const grams = listed + water.grams
  // what makes a dough rise, or browns it in a bath, is no seasoning
  const seasonings = lines.filter(({ foods }) => !foods.some(({ roles }) => roles.includes('leavener')))
  const salt = seasonings.reduce((sum, line) => sum + saltOf(line), 0)
  const saltIn = (isIt: (food: Food) => boolean) =>
    lines.reduce((sum, line) => sum + (line.foods.some(isIt) ? saltOf(line) : 0), 0)
  const plain = saltIn(({ roles }) => roles.includes('salt'))
  // water around food, or that food is lifted out of, reads as that of a soup: above a day's salt a person it excuses nothing
  const isSpoiled = (part: number, most: number) =>
    (part / (part > saltOfDay * recipe.servings ? listed : grams)) * 100 > most
  if (isSpoiled(plain, inedible.plain) || isSpoiled(salt, inedible.all))
    return [finding('far_too_salty', { percent: percentOf(salt, listed) })]
  const percent = percentOf(salt, grams)
  const most = 2 * (plain + saltIn(isA('stock'))) > salt ? salty : saltyByNature
  return percent > (water.isOpen ? most * unmeasured : most) ? [finding('too_salty', { percent, limit: most })] : []
}

function percentOf(salt: number, grams: number): number {
  return Math.round((salt / grams) * 1000) / 10
}

/** What salt keeps, by a step that names both, has rules of its own; a pickle of the list is no pickling. */
function isPreserving({ lines, steps }: ReadRecipe): boolean {
  const isDone = ({ words }: ReadStep) =>
    words.some(({ word }, at) => preserving.test(word) || (word === 'crust' && words[at - 1]?.word === 'salt')) &&
    mentionsIn(words).some(({ foods }) => foods.some(({ salt }) => salt > keeping))
  // by its own words: salt is also called pickling salt
  return steps.some(isDone) && !lines.some(({ line }) => stemsOf(line.text).some((word) => preserved.test(word)))
}
/** Percent of salt in what preserves: in salt itself and soy sauce, not in the brine of olives. */
const keeping = 10
const preserving = /^(?:brin(?:e|ed|ing)|cur(?:e|ed|ing)|ferment\w*|pickl\w*)$/
/** What was preserved before; pickling salt, spices and cucumbers are for pickling. */
const preserved = /^(?:brined?|cured?|fermented|pickled?)$/

/** Grams of salt that a line brings to the plate. */
export function saltOf(line: ReadLine): number {
  return line.portions.reduce(
    (sum, { food, weight }) =>
      sum + (food && weight ? (food.salt * edibleGrams(food, weight) * line.eaten.share) / 100 : 0),
    0,
  )
}

function portionFindings({ lines, servings }: ReadRecipe, each: number): Finding[] {
  if (each > 3000) return [finding('absurd_portion', { grams: Math.round(each) })]
  const weighed = lines.filter((line) => !line.heading && line.portions.some(({ weight }) => weight)).length
  const thin = each < 15 && weighed === lines.length && weighed > 2 && servings > 0
  return each > 1300 || thin ? [finding('portion', { grams: Math.round(each) })] : []
}

function strongFoods({ lines, servings }: ReadRecipe): Finding[] {
  return lines.flatMap((line, index) => {
    const [food] = line.foods
    const limit = food && limitOf(food)
    const grams = Math.round((gramsOf(line) * 10) / servings) / 10
    return limit !== undefined && grams > limit
      ? [finding('amount', { grams, limit }, { line: index, name: line.name })]
      : []
  })
}

const limitOf = rememberedFor(({ name }: Food) => limits.find(([words]) => words.test(name))?.[1])

/** Grams a person that a cook would read twice. Our own reading of published recipes. */
const limits: readonly (readonly [RegExp, number])[] = [
  [/^baking soda$/, 3],
  [/^baking powder$/, 8],
  [/nutmeg|^ground cloves?$|mace/, 1.5],
  [/cayenne|hot chil[ei] powder/, 4],
  [/saffron/, 0.5],
  [/^(?:kosher |sea |table |fine |flaky )*salt$/, 9],
  [/^(?:garlic|cloves? garlic)$/, 40],
  [/vanilla extract/, 8],
  [/fish sauce/, 30],
  [/soy sauce|tamari/, 60],
  [/yeast/, 10],
  [/xanthan/, 3],
]

/** Grams of a line that come to the plate. */
export function gramsOf({ portions, eaten }: ReadLine): number {
  return portions.reduce((sum, { weight }) => sum + (weight?.grams ?? 0) * eaten.share, 0)
}
