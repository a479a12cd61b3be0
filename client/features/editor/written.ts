import { z } from 'zod'
import type { Recipe } from '#contract/recipes/recipe.ts'
import type { RecipeWordsGiven } from '#contract/recipes/recipe-words.ts'
import { ingredientText } from '#domain/recipe/texts/ingredient-text.ts'

const Row = z.object({ key: z.int(), text: z.string() })
const StepRow = Row.extend({ minutes: z.string() })

/** A recipe as it stands in the form: one row a line, minutes as typed, '' for what is left open. */
export const Written = z.object({
  title: z.string(),
  description: z.string(),
  servings: z.int(),
  cuisine: z.string(),
  recipeType: z.string(),
  difficulty: z.string(),
  lines: z.array(Row),
  steps: z.array(StepRow),
  tags: z.array(z.string()),
  cookNotes: z.string(),
})
export type Written = z.infer<typeof Written>
export type Row = z.infer<typeof Row>
export type StepRow = z.infer<typeof StepRow>

export const blankStep = { text: '', minutes: '' }

/** A form that says nothing yet. */
export function blankRecipe(): Written {
  return {
    title: '',
    description: '',
    servings: 4,
    cuisine: '',
    recipeType: '',
    difficulty: '',
    lines: [{ key: 1, text: '' }],
    steps: [{ key: 1, ...blankStep }],
    tags: [],
    cookNotes: '',
  }
}

/** A stored recipe in the form. */
export function writtenOf(recipe: Recipe): Written {
  const { title, description, servings, cuisine, recipeType, difficulty, tags, cookNotes } = recipe
  return {
    title,
    description,
    servings,
    cuisine,
    recipeType,
    difficulty,
    tags,
    cookNotes,
    lines: keyed(
      recipe.ingredients.map((ingredient) => ({ text: ingredientText(ingredient) })),
      { text: '' },
    ),
    steps: keyed(
      recipe.instructions.map(({ description: text, time }) => ({ text, minutes: time > 0 ? String(time) : '' })),
      blankStep,
    ),
  }
}

/** Rows with a key each, an empty one where there are none. */
export function keyed<R extends object>(rows: readonly R[], blank: R): (R & { key: number })[] {
  return (rows.length > 0 ? rows : [blank]).map((row, index) => ({ key: index + 1, ...row }))
}

/**
 * What is sent: empty rows left out, and a line or a step of `origin` that was not touched in its parts, as it was
 * stored, so that nothing of it is read anew.
 */
export function wordsOf(written: Written, origin?: Recipe) {
  const { title, description, servings, cuisine, recipeType, difficulty, lines, steps, tags, cookNotes } = written
  const stored = new Map(origin?.ingredients.map((ingredient) => [ingredientText(ingredient), ingredient]))
  return {
    title: title.trim(),
    description: description.trim(),
    servings,
    ...(cuisine !== '' && { cuisine }),
    ...(recipeType !== '' && { recipeType }),
    ...(difficulty !== '' && { difficulty: difficulty as Recipe['difficulty'] & RecipeWordsGiven['difficulty'] }),
    ingredients: filled(lines).map(({ text }) => stored.get(text.trim()) ?? text.trim()),
    instructions: filled(steps).map((step) => stepOf(step, origin)),
    tags,
    cookNotes,
  } satisfies RecipeWordsGiven
}

/** The parts of the words that differ from what was there: notes alone leave the recipe as it is. */
export function changedWords(written: Written, origin: Recipe): Partial<ReturnType<typeof wordsOf>> {
  const before = takenBack(writtenOf(origin), origin)
  const words = takenBack(written, origin)
  return Object.fromEntries(
    Object.entries(words).filter(
      ([part, now]) => JSON.stringify(now) !== JSON.stringify(before[part as keyof typeof before]),
    ),
  )
}

/** With '' for a kind of dish that is not said: a change can take it back. */
function takenBack(written: Written, origin: Recipe) {
  const { cuisine, recipeType } = written
  return { ...wordsOf(written, origin), cuisine, recipeType }
}

/** Whether two forms say the same, whatever their empty rows. */
export function saysTheSame(one: Written, other: Written): boolean {
  return JSON.stringify(wordsOf(one)) === JSON.stringify(wordsOf(other))
}

/** Rows that say something. */
export function filled<R extends { text: string }>(rows: readonly R[]): R[] {
  return rows.filter(({ text }) => text.trim() !== '')
}

function stepOf({ text, minutes }: StepRow, origin: Recipe | undefined) {
  const description = text.trim()
  const time = minutes.trim() === '' ? undefined : Number(minutes)
  const same = origin?.instructions.find((step) => step.description === description)
  if (same && (time ?? 0) === same.time) {
    const { step: _, ...rest } = same
    return rest
  }
  return { description, ...(time !== undefined && { time }) }
}
