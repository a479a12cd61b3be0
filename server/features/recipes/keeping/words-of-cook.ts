import type { z } from 'zod'
import { AppError } from '#contract/errors.ts'
import type { IngredientWords, RecipeWords } from '#contract/recipes/recipe-words.ts'
import { oneLine, readable } from '#contract/text.ts'
import { type Ingredient, type Instruction, ingredientText } from '#domain/recipe/recipe.ts'
import type { Kitchen } from '#server/kitchen/kitchen.ts'

/** What a cook typed, in the shapes in which recipes are kept. Fields that the cook left out are left out. */
export async function keptWords(kitchen: Kitchen, given: GivenWords) {
  const { title, description, ingredients, instructions, cookNotes, ...rest } = given
  return {
    ...rest,
    ...(title !== undefined && { title: titleOf(title) }),
    ...(description !== undefined && { description: readable(description) }),
    ...(ingredients && { ingredients: await ingredientsOf(kitchen, ingredients) }),
    ...(instructions && { instructions: instructionsOf(instructions) }),
    ...(cookNotes !== undefined && { cookNotes: readable(cookNotes) }),
  }
}

/** A kind of dish that is taken back is ''. */
type GivenWords = Partial<Omit<RecipeWords, 'cuisine' | 'recipeType'>> & {
  cuisine?: string | undefined
  recipeType?: string | undefined
}

async function ingredientsOf(kitchen: Kitchen, given: z.output<typeof IngredientWords>): Promise<Ingredient[]> {
  const lines = given.map((each) => (typeof each === 'string' ? oneLine(each) : ''))
  const read = await kitchen.ask('ingredientsOfLines', lines)
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
    const [line, kept] = [lines[at]!, read[at]!]
    if (line === '') return refused(at)
    // a line that four fields cannot hold is told, never cut short
    if (lettersOf(ingredientText(kept)) < lettersOf(line) - 2) return refused(at, 'is too long to be one food')
    return kept
  })
}

function refused(at: number, why = 'is empty'): never {
  throw new AppError('invalid_input', `Ingredient ${at + 1} ${why}.`, {
    issues: [{ path: ['ingredients', at], message: `Ingredient ${at + 1} ${why}.` }],
  })
}

function instructionsOf(given: NonNullable<RecipeWords['instructions']>): Instruction[] {
  return given.map((each, at) => {
    const { description, time = 0, ...minutes } = typeof each === 'string' ? { description: each } : each
    const said = readable(description)
    if (said === '') throw new AppError('invalid_input', `Step ${at + 1} is empty.`)
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
