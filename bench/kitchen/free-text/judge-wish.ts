import type { Food } from '#domain/food/food.ts'
import { readIngredientLine } from '#domain/food/line/ingredient-line.ts'
import { findFood } from '#domain/food/match/find-food.ts'
import { ingredientText, type RecipeDraft } from '#domain/recipe/recipe.ts'
import { verifyRecipe } from '#domain/recipe/verify/verify.ts'
import type { Tried } from '../composing/tried.ts'
import { wordsOf } from '../word-audit.ts'
import type { FreeTextWish } from './free-text-wishes.ts'

/** One rule of a wish: what it asks, and whether the printed recipe keeps it. */
export interface Ruling {
  rule: string
  kept: boolean
}

/** Judges each rule of a free-text wish on the printed recipe alone; where no recipe came, none is kept. */
export function ruled(wish: FreeTextWish, answer: Tried): Ruling[] {
  const draft = 'draft' in answer ? answer.draft : undefined
  const lines = draft?.ingredients.map(readLine) ?? []
  const verification = draft && verifyRecipe(draft)
  const form = 'draft' in answer ? (answer.dish.split('/')[0] ?? '') : ''
  const rulings: Ruling[] = []
  const rule = (name: string, kept: boolean | undefined) =>
    rulings.push({ rule: name, kept: draft ? kept === true : false })
  const isThere = (food: string, isWanted: boolean) => lines.some((line) => holds(line, food, isWanted))
  for (const food of wish.has ?? []) rule(`with ${food}`, isThere(food, true))
  for (const food of wish.hasNot ?? []) rule(`without ${food}`, !isThere(food, false))
  if (wish.maxMinutes)
    rule(`${wish.maxMinutes} minutes`, verification && verification.time.totalMinutes <= wish.maxMinutes)
  if (wish.maxIngredients) {
    rule(`${wish.maxIngredients} ingredients`, lines.filter(({ isFree }) => !isFree).length <= wish.maxIngredients)
  }
  if (wish.calories) {
    const [low, high] = wish.calories
    const served = verification?.nutrition.perServing.calories ?? 0
    rule(`${low} to ${high} kcal`, served >= low && served <= high)
  }
  if (wish.budget) rule(`$${wish.budget}`, verification && verification.cost.total <= wish.budget * 1.02)
  if (wish.diet) {
    rule(wish.diet, verification?.diets.find(({ diet }) => diet === wish.diet)?.verdict === 'fits')
  }
  for (const allergen of wish.allergens ?? []) {
    const verdict = verification?.allergens.find((row) => row.allergen === allergen)?.verdict
    rule(`no ${allergen}`, verdict === 'not_found')
  }
  if (wish.dish) rule(`dish ${wish.dish}`, draft && isDish(draft, form, wish.dish))
  if (wish.type) rule(wish.type, draft && isOfType(draft, wish.type))
  if (wish.cuisine) rule(wish.cuisine, draft?.cuisine === wish.cuisine)
  if (wish.servings) rule(`serves ${wish.servings}`, draft?.servings === wish.servings)
  const needed = verification?.equipment.needed.map(({ name }) => name) ?? []
  if (wish.only)
    rule(
      `only ${wish.only.join(', ')}`,
      needed.every((name) => wish.only?.includes(name)),
    )
  if (wish.without) rule(`without ${wish.without}`, !needed.includes(wish.without))
  return rulings
}

/** Whether a recipe came whose text has no markup and no control characters in it, and whose notes are short. */
export function isClean(answer: Tried): boolean {
  if (!('draft' in answer)) return false
  const { title, description, notes, reasons, instructions, ingredients } = answer.draft
  const written = [title, description, ...reasons, ...instructions.map(({ description }) => description)]
  const text = [...written, ...ingredients.map(ingredientText)].join('\n')
  // a note may repeat what was typed, as text
  if (/[\p{Cc}\p{Cf}]/u.test(`${text}${notes.join('')}`.replaceAll('\n', ''))) return false
  return !/<\/?[a-z]/i.test(text) && notes.every((one) => one.length <= 300)
}

interface PrintedLine {
  words: readonly string[]
  foods: readonly Food[]
  isFree: boolean
}

function readLine(ingredient: RecipeDraft['ingredients'][number]): PrintedLine {
  const { foods, alternatives } = readIngredientLine(ingredientText(ingredient))
  const known = [...foods, ...alternatives].flatMap(({ food }) => food ?? [])
  const isFree = /\b(?:salt|black pepper|water|oil|cooking spray)\b/.test(ingredient.name)
  return { words: wordsOf(ingredient.name), foods: known, isFree }
}

/**
 * Whether a line holds a food: its words side by side, or the same food under another name. 'Coconut milk' is no milk and rice
 * vinegar no rice, wanted or not; chicken stock is not the chicken that was wanted, but it is chicken to who wants none.
 */
function holds({ words, foods }: PrintedLine, wanted: string, isWanted: boolean): boolean {
  const foreign = isWanted ? [...drawn, ...cooked] : drawn
  return wanted.split('|').some((name) => {
    const asked = wordsOf(name)
    const isOther = (kind: string) => words.includes(kind) && !asked.includes(kind)
    if (foreign.some(isOther) || (asked.includes('rice') && isOther('noodle'))) return false
    if (words.some((_, start) => asked.every((word, index) => words[start + index] === word))) {
      return !words.some((word) => plants.has(word)) || !dairy.has(asked.at(-1) ?? '')
    }
    const food = findFood(name).food
    return food !== undefined && foods.some(({ id }) => id === food.id)
  })
}
const drawn = ['vinegar', 'oil']
const cooked = ['stock', 'broth', 'bouillon', 'sauce']
const dairy = new Set(['milk', 'cream', 'cheese', 'butter', 'parmesan'])
const plants = new Set(['coconut', 'oat', 'almond', 'soy', 'cashew', 'peanut', 'vegan', 'dairy', 'tartar'])

function isDish({ title, description, instructions }: RecipeDraft, form: string, wanted: string): boolean {
  const text = [title, description, form.replaceAll('-', ' '), form, ...instructions.map((step) => step.description)]
  return wanted.split('|').some((name) => text.join(' ').toLowerCase().includes(name))
}

/** A soup is a soup by its name or its type; so are the others. */
function isOfType({ recipeType, title }: RecipeDraft, wanted: string): boolean {
  return recipeType === wanted || (wanted === 'Soup' && /soup|stew|chowder|gazpacho/i.test(title))
}
