import { cutText } from '#domain/cut-text.ts'
import { everyFoodOf } from '#domain/food/line/line.ts'
import { isProduce } from '#domain/food/nutrition/produce.ts'
import { gramsAsSold, isFree } from '#domain/food/prices/cost.ts'
import { priceOf } from '#domain/food/prices/price-of.ts'
import { type DishTraits, traitsOf } from '#domain/plan/menu/dish-traits.ts'
import { wholeOf } from '#domain/plan/products/whole-of.ts'
import { productWanted } from '#domain/plan/shopping/wanted-food.ts'
import { mealsItFills } from '#domain/plan/week/dishes/enough-for-a-meal.ts'
import { plateWithout } from '#domain/plan/week/dishes/plate-without.ts'
import { toppingLines } from '#domain/plan/week/dishes/topping-lines.ts'
import type { DishMeal, Finish, WeekDish } from '#domain/plan/week/week.ts'
import { linesApart, plainPlate } from '#domain/recipe/plates-of-table.ts'
import type { EaterProfile } from '#domain/recipe/profile.ts'
import type { RecipeDraft } from '#domain/recipe/recipe.ts'
import { type ReadLine, readRecipe } from '#domain/recipe/verify/reading/read-recipe.ts'
import { type Author, verifyRecipe } from '#domain/recipe/verify/verify.ts'

export type RecipeOfWeek = Pick<RecipeDraft, 'title' | 'servings' | 'ingredients' | 'instructions'>

/** What of a candidate its recipe does not say. */
export interface Proposed {
  readonly id: string
  /** Those that its kind is for; a dish that is too little for one of them is not served at it. */
  readonly meals: readonly DishMeal[]
  /** For each eater from -2 to 2; 0 where nothing is known. */
  readonly liking?: readonly number[]
  /** Of a cook's own recipe what is not known warns and does not block. */
  readonly author?: Author
  readonly cuisine?: string
  /** Of a composed dish: 'braise', 'omelet'. */
  readonly form?: string | undefined
}

/**
 * A recipe as a plan weighs it, its figures those of its own verification. An eater who may not have a line that only finishes the
 * dish has a plate without it, which is verified anew; one whom anything else blocks may not have it. Somebody with an allergy has such a plate
 * only where the topping never comes near the pot.
 */
export function weekDishOf(
  recipe: RecipeOfWeek,
  { id, meals, liking, author = 'writer', cuisine, form }: Proposed,
  eaters: readonly EaterProfile[],
): WeekDish {
  const { time, nutrition } = verifyRecipe(recipe)
  const traits = traitsOf(recipe)
  const finishes = [finishOf(recipe, [])]
  const last = toppingLines(readRecipe(recipe))
  const forOthers = linesApart(recipe)
  const finishFor = eaters.map((eater): number | null => {
    const blocking = blockingLines(recipe, eater, author)
    if (blocking === 'dish') return null
    if (blocking.length === 0) return 0
    const isAllergic = isAllergicTo(recipe, eater, author)
    // what is cooked apart for others is left off whole, but not for an allergy
    const isApart = !isAllergic && blocking.every((line) => forOthers.includes(line))
    if (!isApart && !blocking.every((line) => last.has(line))) return null
    const off = isApart ? forOthers : blocking
    const plain = isApart ? plainPlate(recipe) : withoutLines(recipe, off)
    const plate = isAllergic ? clearedPlate(recipe, off, eater) : plain
    const left = plate ? blockingLines(plate, eater, author) : 'dish'
    if (left === 'dish' || left.length > 0) return null
    const finish = finishOf(
      plain,
      off.map((line) => textOf(recipe, line)),
    )
    const known = finishes.findIndex(({ without }) => without.join('\n') === finish.without.join('\n'))
    return known < 0 ? finishes.push(finish) - 1 : known
  })
  return {
    id,
    title: recipe.title,
    meals: mealsItFills(meals, nutrition),
    servings: recipe.servings,
    minutes: time.totalMinutes,
    activeMinutes: time.activeMinutes,
    ...(traits.main === undefined ? {} : { main: traits.main }),
    kinds: {
      ...(form === undefined ? {} : { form: form.slice(0, 40) }),
      ...(cuisine ? { cuisine: cutText(cuisine, 40) } : {}),
      ...(traits.base === undefined ? {} : { base: traits.base }),
    },
    traits: countable(recipe, traits.main, traits.way),
    keepsDays: keepsDays(traits),
    finishes,
    finishOf: finishFor,
    liking: eaters.map((_, eater) => liking?.[eater] ?? 0),
  }
}

/**
 * Why an eater may not have a recipe as it is written, in words, and the lines that are left off their plate, null where that doesn't do.
 * `apart`: these lines must not come near it.
 */
export function troublesOf(
  recipe: RecipeOfWeek,
  { finishes, finishOf }: WeekDish,
  eaters: readonly EaterProfile[],
  author: Author,
): { eater: number; words: string; without: string[] | null; apart?: true }[] {
  return eaters.flatMap((profile, eater) => {
    const finish = finishOf[eater]
    if (finish === 0) return []
    const reasons = blockingFindings(recipe, profile, author).map(({ message }) => message)
    const without = finish === null || finish === undefined ? null : [...finishes[finish]!.without]
    const words = [...new Set(reasons)].slice(0, 3).join(' ')
    // what somebody is allergic to must not come near their plate
    const apart = without !== null && isAllergicTo(recipe, profile, author)
    return [{ eater, words, without, ...(apart && { apart: true as const }) }]
  })
}

/** Whether it is an allergy that keeps them from it, and not a diet or a dislike alone. */
function isAllergicTo(recipe: RecipeOfWeek, eater: EaterProfile, author: Author): boolean {
  return blockingFindings(recipe, eater, author).some(({ code }) => code === 'allergen')
}

/** The plate without these toppings, where nothing that is left may hold what they are allergic to: what nobody knows may. */
function clearedPlate(
  recipe: RecipeOfWeek,
  lines: readonly number[],
  { allergens }: EaterProfile,
): RecipeOfWeek | undefined {
  const plate = plateWithout(recipe, lines, allergens)
  const rows = plate ? verifyRecipe(plate).allergens : []
  const isCleared = rows.every(({ allergen, verdict }) => verdict === 'not_found' || !allergens.includes(allergen))
  return isCleared ? plate : undefined
}

/**
 * Days that a cooked dish keeps in the cold: three (USDA says three to four), fish one. What is raw, eggs and what lies on bread
 * are eaten at once.
 */
function keepsDays({ main, base, way }: DishTraits): number {
  if (way === 'raw' || way === 'frozen' || base === 'bread' || base === 'tortilla') return 0
  if (main === 'egg') return 0
  return main === 'fish' || main === 'shellfish' ? 1 : 3
}

function countable(recipe: RecipeOfWeek, main: string | undefined, way: string): string[] {
  const foods = readRecipe(recipe).lines.flatMap(({ line }) => everyFoodOf(line))
  const isMeat = foods.some(({ facts }) => facts.has('meat'))
  const isFish = foods.some(({ facts }) => facts.has('fish'))
  return [
    ...new Set([
      ...(main === undefined ? [] : [main]),
      ...(way === 'raw' || way === 'frozen' ? ['cold'] : []),
      ...(isMeat ? ['meat'] : isFish ? [] : ['meatless']),
      ...(foods.some(({ facts }) => facts.has('red-meat')) ? ['red meat'] : []),
    ]),
  ]
}

/** Lines that block it for an eater; 'dish' where what blocks is no line of the list. */
function blockingLines(recipe: RecipeOfWeek, eater: EaterProfile, author: Author): readonly number[] | 'dish' {
  const blocking = blockingFindings(recipe, eater, author)
  if (blocking.some(({ line }) => line === undefined)) return 'dish'
  return [...new Set(blocking.map(({ line }) => line!))].sort((one, other) => one - other)
}

function blockingFindings(recipe: RecipeOfWeek, eater: EaterProfile, author: Author) {
  return verifyRecipe(recipe, eater, { author }).findings.filter(
    ({ severity, code }) => severity === 'blocks' || code === 'disliked',
  )
}

function withoutLines(recipe: RecipeOfWeek, lines: readonly number[]): RecipeOfWeek {
  return { ...recipe, ingredients: recipe.ingredients.filter((_, line) => !lines.includes(line)) }
}

function textOf({ ingredients }: RecipeOfWeek, line: number): string {
  const { amount, unit, name } = ingredients[line]!
  return [amount, unit, name].filter(Boolean).join(' ')
}

function finishOf(recipe: RecipeOfWeek, without: string[]): Finish {
  const { cost, nutrition } = verifyRecipe(recipe)
  const { lines } = readRecipe(recipe)
  const foods = new Map<string, FoodOfFinish>()
  for (const { grams, ...named } of lines.flatMap(foodsOfLine)) {
    const before = foods.get(named.product)?.grams ?? 0
    foods.set(named.product, { ...named, grams: before + grams / recipe.servings })
  }
  return {
    without,
    cents: Math.round(cost.total * 100),
    nutrients: nutrition.perServing,
    produce: produceIn(lines) / recipe.servings,
    foods: [...foods.values()],
  }
}

/** Grams of vegetables and fruit. */
function produceIn(lines: readonly ReadLine[]): number {
  const portions = lines.flatMap((line) => line.portions)
  return portions.reduce((sum, { food, weight }) => sum + (food && weight && isProduce(food) ? weight.grams : 0), 0)
}

type FoodOfFinish = Finish['foods'][number]

/**
 * What a line takes of which product: the one that a shopping list has for it, so that the same of what is at home is counted on. Where that
 * is another food which costs more than verification charges for the line (a whole lemon for its juice), it stands by itself: what is at
 * home never saves more than is charged. A part can be taken from what it is a part of as well.
 */
function foodsOfLine({ line, portions }: ReadLine): FoodOfFinish[] {
  const names = line.foods.map((named, at) => ({ named, weight: portions[at]?.weight }))
  return names.flatMap((name, at): FoodOfFinish[] => {
    const { food, weight } = portions[at] ?? {}
    if (!food || !weight || isFree(food)) return []
    const grams = gramsAsSold(food, weight)
    const bought = productWanted(line, name, names)
    const isCharged =
      bought?.grams != null &&
      (bought.food === food || bought.grams * priceOf(bought.food).usd <= grams * priceOf(food).usd)
    if (isCharged) {
      const whole = wholeOf(bought.food, name.named.words)
      return [{ product: bought.product, food: bought.food.id, grams: bought.grams!, ...(whole && { partOf: whole }) }]
    }
    const isPiece = bought?.grams != null && bought.part !== 'whole'
    const whole = isPiece
      ? { product: bought.product, food: bought.food.id, share: bought.grams! / grams }
      : wholeOf(food, name.named.words)
    // the zest of limes is not that of lemons, which stands for it in the table
    const product = isPiece && bought.food.id !== food.partOf?.food ? `${bought.food.id} ${food.id}` : food.id
    return [{ product, food: food.id, grams, ...(whole && { partOf: whole }) }]
  })
}
