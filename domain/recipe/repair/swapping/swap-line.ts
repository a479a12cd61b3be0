import { cutText } from '#domain/cut-text.ts'
import { lineAllergens, lineIsKnown } from '#domain/food/allergens/line-allergens.ts'
import { lineDiet } from '#domain/food/allergens/line-diets.ts'
import { isFlesh } from '#domain/food/flesh.ts'
import { type Food, isA } from '#domain/food/food.ts'
import { foodById } from '#domain/food/foods.ts'
import { readIngredientLine } from '#domain/food/line/ingredient-line.ts'
import { type Called, meatWords, type Others, type Rename, renameFood } from '#domain/food/mentions/rename-food.ts'
import { greased, once, reworded } from '#domain/food/mentions/reword.ts'
import { singularOf } from '#domain/measure/plural.ts'
import { printAmount } from '#domain/measure/print.ts'
import type { EaterProfile } from '#domain/recipe/profile.ts'
import { type Change, type Ingredient, ingredientText, type RecipeDraft } from '#domain/recipe/recipe.ts'
import { substitutesFor } from '#domain/recipe/repair/substitutes/all-swaps.ts'
import { eggSubstitutes, eggsMeasured } from '#domain/recipe/repair/substitutes/egg-uses.ts'
import type { Substitute } from '#domain/recipe/repair/substitutes/substitute.ts'
import { retimed } from '#domain/recipe/repair/swapping/new-minutes.ts'
import { countedAnew, substituted } from '#domain/recipe/repair/swapping/written-anew.ts'
import { isDisliked } from '#domain/recipe/verify/eater/dislikes.ts'
import { readRecipe } from '#domain/recipe/verify/reading/read-recipe.ts'

/** A draft mended in one place; `also` are the same change in other lines of the list. */
export interface Mended {
  draft: RecipeDraft
  change: Change
  also?: readonly Change[]
  /** A step tells how the food that went is cooked, and the one that came in is not cooked like that. */
  isCookedOtherwise?: true
}

/**
 * Foods that this eater may have in the place of one that they may not, the nearest first: in the list, in every line of the same food, in
 * the steps, the title and the description. None where the line names several foods, or no substitution in the table suits the eater.
 */
export function* swapsOfLine(
  draft: RecipeDraft,
  index: number,
  eater: EaterProfile,
  reason: string,
): Generator<Mended> {
  const food = onlyFood(draft.ingredients[index])
  if (!food) return
  const alike = linesAlike(draft, index, food, eater)
  const isEgg = isAnEgg(food)
  const choice = isEgg
    ? eggSubstitutes(draft, index, food.id)
    : substitutesFor(inPieces(draft, index, food), isBaking(draft))
  // what a line says of handling may itself name a food that the eater may not have: then it goes without
  if (isEgg && alike.some((at) => eggSubstitutes(draft, at, onlyFood(draft.ingredients[at])?.id ?? 'egg').length === 0))
    return
  for (const { substitute, written } of fitting(draft, index, eater, choice, alike)) {
    const swapped = putInstead(draft, index, substitute, written, alike)
    if (!swapped) continue
    const others = alike.reduce<{ draft: RecipeDraft; changes: Change[] }>(
      (so, at) => {
        const next = putInstead(so.draft, at, substitute, countedAnew(so.draft, at, substitute), [index, ...alike])
        return next ? { draft: next.draft, changes: [...so.changes, { ...next.change, reason }] } : so
      },
      { draft: swapped.draft, changes: [] },
    )
    yield { draft: others.draft, change: { ...swapped.change, reason }, also: others.changes }
  }
}

/** A bird that is cut up before it cooks is like its pieces; nothing stands in for one that is cooked or carved whole. */
function inPieces({ ingredients, instructions }: RecipeDraft, index: number, food: Food): Food['id'] {
  const line = ingredients[index]
  if (!isA('whole bird')(food) || !line) return food.id
  const sentences = instructions.flatMap(({ description }) => description.split(/[.;!]/))
  const cooked = sentences.findIndex((said) => cookedWhole.test(said))
  const before = cooked < 0 ? sentences : sentences.slice(0, cooked)
  const isCut = cutUp.test(ingredientText(line)) || before.some((said) => cutUp.test(said) && bird.test(said))
  return isCut ? 'chicken-bone' : food.id
}
const bird = /\b(?:chicken|turkey|duck|bird)\b/i
const cookedWhole = /\b(?:roast|grill|smok|bak|broil|simmer|boil|poach|rest|stand|serv)\w*/i
const cutUp =
  /\b(?:cut|chop|divid|hack)\w*\b[^.;]{0,40}\b(?:pieces?|parts|portions|chunks|bite)\b|\b(?:joint|quarter)ed\b/i

/** Whether `swapsOfLine` could answer anything, whatever title and steps say: asked before these are put into other words for it. */
export function mayBeSwapped(draft: RecipeDraft, index: number, eater: EaterProfile): boolean {
  const food = onlyFood(draft.ingredients[index])
  if (!food) return false
  const alike = linesAlike(draft, index, food, eater)
  return isAnEgg(food) || fitting(draft, index, eater, substitutesFor(food.id), alike).next().done !== true
}

/** Other lines of the same food that the eater may not have. */
function linesAlike(draft: RecipeDraft, index: number, food: Food, eater: EaterProfile): number[] {
  return draft.ingredients.flatMap((one, at) => {
    const other = onlyFood(one)
    return at !== index && other && isSameKind(other, food) && !suits(one, eater) ? [at] : []
  })
}

/** Of a choice what the eater may have as the line that it becomes; also without what the old line says of handling. */
function* fitting(
  draft: RecipeDraft,
  index: number,
  eater: EaterProfile,
  choice: readonly Substitute[],
  alike: readonly number[],
): Generator<{ substitute: Substitute; written: Ingredient | undefined }> {
  for (const substitute of choice.flatMap((one) => (one.keeps ? [one, { ...one, preparation: '' }] : [one]))) {
    const written = countedAnew(draft, index, substitute)
    const fresh = lineInstead(draft, index, substitute, written, alike)
    if (fresh && suits(fresh.line, eater)) yield { substitute, written }
  }
}

const isAnEgg = isA('egg')

function isSameKind(one: Food, other: Food): boolean {
  const last = (food: Food) => singularOf(food.name.split(' ').at(-1) ?? '')
  return (
    one.id === other.id || (one.aisle === other.aisle && last(one) === last(other)) || (isAnEgg(one) && isAnEgg(other))
  )
}

/** The one food that a line names; undefined where it names several, or offers a choice. */
export function onlyFood(ingredient: Ingredient | undefined): Food | undefined {
  const read = ingredient && readIngredientLine(ingredientText(ingredient))
  return read?.foods.length === 1 && read.alternatives.length === 0 ? read.foods[0]?.food : undefined
}

/**
 * The recipe with one food in the place of a line's only food, in the list, the steps, the title and the description. Undefined
 * where the line names several, or the other food is in the recipe already, but in the lines that are `alike`. The line is `written`, or the
 * old one's amount times the substitute's ratio; steps take the minutes that the new food needs. Nothing is judged.
 */
export function putInstead(
  draft: RecipeDraft,
  index: number,
  substitute: Substitute,
  written?: Ingredient,
  alike: readonly number[] = [],
): Mended | undefined {
  const old = draft.ingredients[index]
  const instead = lineInstead(draft, index, substitute, written, alike)
  if (!old || !instead) return undefined
  const { line: fresh, words, food } = instead
  const called = calledBy(substitute)
  const rename = renameFood({ words, food }, called, othersThan(draft, [index, ...alike]))
  const said = renamed(draft, index, fresh, (text, place) =>
    place === 'title' ? once(rename(text, place), called.word) : reworded(rename(greased(text, food)), food, called),
  )
  const { instructions, isTrue } = retimed({
    before: draft,
    after: said,
    line: index,
    old: food,
    fresh: foodById(substitute.food),
  })
  return {
    draft: { ...said, instructions },
    ...(!isTrue && { isCookedOtherwise: true }),
    change: { line: index, from: ingredientText(old), to: ingredientText(fresh), reason: '' },
  }
}

/** The line that `putInstead` writes, and the food that goes, by its words. */
function lineInstead(
  draft: RecipeDraft,
  index: number,
  substitute: Substitute,
  written: Ingredient | undefined,
  alike: readonly number[],
): { line: Ingredient; words: string; food: Food } | undefined {
  const old = draft.ingredients[index]
  if (!old) return undefined
  const line = readIngredientLine(ingredientText(old))
  const [named] = line.foods
  const food = named?.food
  if (!food || line.foods.length > 1 || substitute.food === food.id || isListed(draft, substitute.food, alike))
    return undefined
  const unit = old.unit || (line.unit === 'each' ? '' : (line.unit ?? ''))
  // 'Whole milk 1 liter': the measure may stand anywhere in the line
  const amount = old.amount === '' && line.amount ? printAmount(line.amount) : old.amount
  const measured = { ...old, amount, unit: amount === '' ? '' : unit }
  const eggs = isAnEgg(food) ? eggsMeasured(measured) : undefined
  const counted = eggs === undefined ? measured : { ...measured, amount: String(eggs), unit: '' }
  const fresh = written ?? substituted(counted, substitute)
  return fresh && { line: fresh, words: named.words, food }
}

/** What steps and title call a substitute. */
export function calledBy({ food, short }: Substitute): Called {
  const one = foodById(food)
  return { word: short ?? one.name, food: one }
}

function isBaking({ recipeType, title, ingredients, instructions }: RecipeDraft): boolean {
  const said = instructions.map(({ description }) => description).join(' ')
  return (
    recipeType === 'Dessert' ||
    /\b(?:dough|batter|pastry|frosting|icing|crumble|(?:butter|sugar) and (?:the )?(?:sugar|butter)|softened butter)\b/i.test(
      said,
    ) ||
    /\b(?:cake|cookie|biscuit|muffin|scone|brownie|pancake|waffle|shortbread|tart|pie|crust|flapjack|bread|pudding)s?\b/i.test(
      title,
    ) ||
    (/\bbak(?:e|ed|ing)\b/i.test(said) &&
      ingredients.some(({ name }) => /\b(?:flour|baking powder|baking soda|oats)\b/i.test(name)))
  )
}

export function isListed(draft: RecipeDraft, foodId: string, except: readonly number[] = []): boolean {
  return draft.ingredients.some(
    (one, at) =>
      !except.includes(at) && readIngredientLine(ingredientText(one)).foods.some(({ food }) => food?.id === foodId),
  )
}

/** Whether this line by itself is fit for the eater: no allergy, diet or dislike speaks against it, and its food is known. */
export function suits(ingredient: Ingredient, eater: EaterProfile): boolean {
  const line = readIngredientLine(ingredientText(ingredient))
  if (!lineIsKnown(line) || lineAllergens(line).some(({ allergen }) => eater.allergens.includes(allergen))) return false
  const diets = [...(eater.diet ? [eater.diet] : []), ...(eater.alsoDiets ?? [])]
  if (!diets.every((diet) => lineDiet(line, diet).verdict === 'fits')) return false
  const [read] = readRecipe({ servings: 1, ingredients: [ingredient] }).lines
  return read !== undefined && !eater.dislikes.some((dislike) => isDisliked(read, dislike))
}

/** A line put in the place of another, and every text of the recipe put into other words. */
export function renamed(draft: RecipeDraft, index: number, fresh: Ingredient, rename: Rename): RecipeDraft {
  const title = cutText(rename(draft.title, 'title'), 200)
  return {
    ...draft,
    title: title.trim() === '' ? draft.title : title,
    description: cutText(rename(draft.description), 1000),
    ingredients: draft.ingredients.with(index, fresh),
    instructions: draft.instructions.map((step) => ({
      ...step,
      description: cutText(rename(step.description), 2000) || step.description,
    })),
  }
}

/** The words and foods of every other line. */
export function othersThan(draft: RecipeDraft, indexes: readonly number[]): Others {
  const others = draft.ingredients.filter((_, at) => !indexes.includes(at))
  const { lines } = readRecipe({ servings: 1, ingredients: others })
  const words = lines.flatMap(({ nameWords, foods }) =>
    // chicken stock is not what 'the chicken' speaks of
    foods.length > 0 && foods.every((food) => food.facts.has('meat') && !isFlesh(food))
      ? nameWords.filter((word) => !meatWords.test(word))
      : nameWords,
  )
  return { words: new Set(words), foods: lines.flatMap(({ foods }) => foods) }
}
