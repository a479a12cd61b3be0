import { type Food, isA, type Role } from '#domain/food/food.ts'
import { sodiumOfSalt } from '#domain/food/foods.ts'
import { edibleGrams } from '#domain/food/nutrition/nutrition.ts'
import type { Finding } from '#domain/recipe/verification.ts'
import { finding } from '#domain/recipe/verify/codes.ts'
import { pouredWater } from '#domain/recipe/verify/poured-water.ts'
import { preservingLines } from '#domain/recipe/verify/preserving-lines.ts'
import type { ReadLine, ReadRecipe } from '#domain/recipe/verify/reading/read-recipe.ts'
import { rememberedFor } from '#domain/remembered.ts'

/** Salt in percent of the weight of a dish: soups have 0.7; twice of that nobody eats. */
const salty = 1.3
/** Plain salt alone, and all salt with that of sauces, cheese and cured things, beyond which a dish is spoiled. */
const inedible = { plain: 2.2, all: 5 }
/** The same where less than half of it is added: pickles, cured meat and cheese are as they are sold. */
const saltyByNature = 2
/** Grams of salt a person that are enough for a day: the American Heart Association's 1,500 mg of sodium. */
const saltOfDay = 1500 / sodiumOfSalt
/** What is poured in without a measure may be nearly as much again as what is listed, and no more. */
const unmeasured = 1.75
/** Bread: USDA SR28 has 1.5 in French bread (18029); two teaspoons to three cups of flour are 1.6 of the dough. */
const saltyBread = 1.7
/** Of the weight: flour is more than half of a bread, a third of cookies, with eggs a third of brownies. */
const breadFlour = 0.4
const doughShare = 0.2
/** Below this many grams a person what is no dough is a seasoning, a rub or a dip that is spread thin. */
const seasoning = 60

/** Sane amounts: salt by weight, grams a person, strong things a person. Of water that steps add only salt is told. */
export function amountFindings(recipe: ReadRecipe): Finding[] {
  const each = weightOf(recipe.lines) / recipe.servings
  return [...saltFindings(recipe), ...portionFindings(recipe, each), ...strongFoods(recipe)]
}

function saltFindings(recipe: ReadRecipe): Finding[] {
  const used = preservingLines(recipe)
  const lines = recipe.lines.filter((_, at) => !used.has(at))
  const listed = weightOf(lines)
  const isSpread = listed / recipe.servings < seasoning && !isDough(lines)
  if (isSpread || recipe.lines.length < 3) return []
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
  const ofAdded = weightIn(lines, isFlour) > breadFlour * grams ? saltyBread : salty
  const most = 2 * (plain + saltIn(isA('stock'))) > salt ? ofAdded : saltyByNature
  return percent > (water.isOpen ? most * unmeasured : most) ? [finding('too_salty', { percent, limit: most })] : []
}

/** Whether grain and eggs are a good part of it, with something to bind them: a dough, a batter or granola, not popcorn, a rub or a coating. */
function isDough(lines: readonly ReadLine[]): boolean {
  return (
    weightIn(lines, (food) => isGrain(food) || isA('egg')(food)) > doughShare * weightOf(lines) &&
    lines.some(({ foods }) => foods.some(binds))
  )
}
const binds = (food: Food) => isA('water')(food) || isA('egg')(food) || food.roles.some((role) => binding.has(role))
const binding: ReadonlySet<Role> = new Set(['fat', 'liquid', 'dairy'])
const isGrain = (food: Food) => isFlour(food) || (food.aisle === 'Grains & Pasta' && food.roles.includes('base'))
const isFlour = (food: Food) =>
  food.aisle === 'Baking' && (food.facts.has('grain') || food.facts.has('pseudograin')) && !isA('coat of crumbs')(food)

function percentOf(salt: number, grams: number): number {
  return Math.round((salt / grams) * 1000) / 10
}

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
  const thin = each < 15 && weighed === lines.length && weighed > 2 && servings > 0 && !isSpiceMix(lines)
  return each > 1300 || thin ? [finding('portion', { grams: Math.round(each) })] : []
}

/** What is mostly from the spice rack is used by the teaspoon. */
function isSpiceMix(lines: readonly ReadLine[]): boolean {
  return weightIn(lines, ({ aisle }) => aisle === 'Spices & Herbs') > weightOf(lines) / 2
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

const weightOf = (lines: readonly ReadLine[]) => lines.reduce((sum, line) => sum + gramsOf(line), 0)
const weightIn = (lines: readonly ReadLine[], isIt: (food: Food) => boolean) =>
  weightOf(lines.filter(({ foods }) => foods.some(isIt)))
