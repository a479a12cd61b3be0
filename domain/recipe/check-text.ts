import { cutText } from '#domain/cut-text.ts'
import type { Diet } from '#domain/food/diets.ts'
import { ingredientOfLine } from '#domain/recipe/ingredient-of-line.ts'
import type { LineReport } from '#domain/recipe/line-report.ts'
import { pastedRecipe } from '#domain/recipe/pasted/pasted-recipe.ts'
import type { EaterProfile } from '#domain/recipe/profile.ts'
import type { Change, RecipeDraft } from '#domain/recipe/recipe.ts'
import { repairRecipe } from '#domain/recipe/repair/repair.ts'
import { swapsFor } from '#domain/recipe/repair/swaps.ts'
import type { SwapOption } from '#domain/recipe/swap-option.ts'
import type { Verification } from '#domain/recipe/verification.ts'
import { lineReports } from '#domain/recipe/verify/line-reports.ts'
import { verifyRecipe } from '#domain/recipe/verify/verify.ts'

/** For how many a recipe is taken to be that does not say. */
const usualServings = 4

export interface PastedText {
  readonly text: string
  /** Where the text does not say. */
  readonly servings?: number | undefined
  readonly diet?: Diet | undefined
}

export interface CheckedText {
  title: string
  servings: number
  /** Whether the text, or the request, says for how many it is. */
  servingsGiven: boolean
  instructions: string[]
  lines: LineReport[]
  verification: Verification
  mended: { recipe: RecipeDraft; changes: Change[] } | null
}

/** Reads a pasted text as a recipe, checks it for whoever eats it, and mends it where that is asked for and can be done. Never throws. */
export function checkText({ text, servings, diet }: PastedText, eater: EaterProfile): CheckedText {
  const { recipe, given } = pastedWords(text, servings)
  const verification = verifyRecipe(recipe, eater, { author: 'cook' })
  const isAsked = diet !== undefined || eater.allergens.length > 0
  return {
    title: recipe.title,
    servings: recipe.servings,
    servingsGiven: given !== undefined,
    instructions: [...recipe.instructions],
    lines: lineReports(recipe),
    verification,
    mended:
      isAsked && verification.findings.some(({ severity }) => severity === 'blocks')
        ? mend(draftOf(recipe), eater)
        : null,
  }
}

/** What may stand in for one line of a pasted text, by its place among the lines that are read. Empty where nothing does, or the text is too long. */
export function swapsForText({ text, servings }: PastedText, line: number, eater: EaterProfile): SwapOption[] {
  const draft = draftOf(pastedWords(text, servings).recipe)
  return draft ? swapsFor(draft, line, eater) : []
}

function pastedWords(text: string, servings: number | undefined) {
  const { title, servings: said, ingredients, instructions } = pastedRecipe(text)
  const given = servings ?? said
  return { given, recipe: { title, servings: given ?? usualServings, ingredients, instructions } }
}

function mend(draft: RecipeDraft | undefined, eater: EaterProfile): CheckedText['mended'] {
  if (!draft) return null
  const repaired = repairRecipe(draft, eater)
  return 'failed' in repaired || repaired.changes.length === 0
    ? null
    : { recipe: repaired.draft, changes: repaired.changes }
}

/** The pasted words in the shape that repair works on. */
function draftOf(recipe: {
  title: string
  servings: number
  ingredients: readonly string[]
  instructions: readonly string[]
}): RecipeDraft | undefined {
  const { title, servings, ingredients, instructions } = recipe
  if (ingredients.length === 0 || ingredients.length > 60 || instructions.length > 40) return undefined
  return {
    title: title || 'This recipe',
    description: '',
    servings,
    cuisine: '',
    recipeType: '',
    difficulty: 'Beginner',
    ingredients: ingredients.map(ingredientOfLine),
    instructions: instructions.map((description, at) => ({
      step: at + 1,
      description: cutText(description, 2000),
      time: 0,
    })),
    reasons: [],
    notes: [],
  }
}
