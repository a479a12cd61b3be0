import type { z } from 'zod'
import { AppError } from '#contract/errors.ts'
import type { IngredientWords, RecipeWords } from '#contract/recipe-words.ts'
import { oneLine, readable } from '#contract/text.ts'
import { ingredientOfLine } from '#domain/recipe/ingredient-of-line.ts'
import type { EaterProfile } from '#domain/recipe/profile.ts'
import { type Ingredient, type Instruction, ingredientText } from '#domain/recipe/recipe.ts'
import type { Verification } from '#domain/recipe/verification.ts'
import { type Author, verifyRecipe } from '#domain/recipe/verify/verify.ts'
import { figuresOf } from '#server/features/recipes/new-recipe.ts'

/** What a cook typed, in the shapes in which recipes are kept. Fields that she left out are left out. */
export function keptWords(given: GivenWords) {
  const { title, description, ingredients, instructions, cookNotes, ...rest } = given
  return {
    ...rest,
    ...(title !== undefined && { title: titleOf(title) }),
    ...(description !== undefined && { description: readable(description) }),
    ...(ingredients && { ingredients: ingredientsOf(ingredients) }),
    ...(instructions && { instructions: instructionsOf(instructions) }),
    ...(cookNotes !== undefined && { cookNotes: readable(cookNotes) }),
  }
}

/** A kind of dish that is taken back is ''. */
type GivenWords = Partial<Omit<RecipeWords, 'cuisine' | 'recipeType'>> & {
  cuisine?: string | undefined
  recipeType?: string | undefined
}

interface Words {
  readonly title: string
  readonly description: string
  readonly servings: number
  readonly ingredients: Ingredient[]
  readonly instructions: Instruction[]
}

/** Every figure about these words, and the diet of their eater where they fit it. */
export function figuresOfWords(words: Words, eater: EaterProfile, author: Author) {
  const verification = verifyRecipe(words, eater, { author })
  return { ...figuresOf(verification), dietaryPreferences: ownDiet(verification, eater) }
}

function ownDiet({ diets }: Verification, { diet }: EaterProfile): string[] {
  return diets.some((row) => row.diet === diet && row.verdict === 'fits') ? [diet!] : []
}

function ingredientsOf(given: z.output<typeof IngredientWords>): Ingredient[] {
  return given.map((each, at) => {
    if (typeof each !== 'string') {
      const { amount, unit, name, preparation } = each
      const said = preparation === undefined ? '' : oneLine(preparation)
      const kept = {
        amount: oneLine(amount),
        unit: oneLine(unit),
        name: oneLine(name),
        ...(said && { preparation: said }),
      }
      return kept.name === '' ? refused(at) : kept
    }
    const line = oneLine(each)
    if (line === '') return refused(at)
    const kept = ingredientOfLine(line)
    // a line that four fields cannot hold is told, never cut short
    if (lettersOf(ingredientText(kept)) < lettersOf(line) - 2) return refused(at, 'is too long to be one food')
    return kept
  })
}

function refused(at: number, why = 'holds no words'): never {
  throw new AppError('invalid_input', `Ingredient ${at + 1} ${why}.`, {
    issues: [{ path: ['ingredients', at], message: `Ingredient ${at + 1} ${why}.` }],
  })
}

function instructionsOf(given: NonNullable<RecipeWords['instructions']>): Instruction[] {
  return given.map((each, at) => {
    const { description, time = 0, ...minutes } = typeof each === 'string' ? { description: each } : each
    const said = readable(description)
    if (said === '') throw new AppError('invalid_input', `Step ${at + 1} holds no words.`)
    return { ...minutes, step: at + 1, description: said, time }
  })
}

function titleOf(text: string): string {
  const title = oneLine(text)
  if (title === '') throw new AppError('invalid_input', 'Please give the recipe a title')
  return title
}

function lettersOf(text: string): number {
  return text.replace(/[^\p{L}\p{N}]/gu, '').length
}
