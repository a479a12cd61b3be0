import type { StepRow, Written } from '#client/features/editor/written.ts'
import { filled, wordsOf } from '#client/features/editor/written.ts'
import { CallError } from '#contract/client.ts'
import type { Recipe } from '#contract/recipes/recipe.ts'
import { withinRecipe } from '#contract/recipes/recipe-length.ts'
import { RecipeWords } from '#contract/recipes/recipe-words.ts'

/** What is wrong, where it is: by field, and by the key of the row. */
export interface Wrong {
  fields: ReadonlyMap<string, string>
  lines: ReadonlyMap<number, string>
  steps: ReadonlyMap<number, string>
}

export const nothingWrong: Wrong = { fields: new Map(), lines: new Map(), steps: new Map() }

const wholeRecipe = withinRecipe(RecipeWords)

/** What the contract would refuse, before anything is sent; null where it would take all of it. */
export function wrongIn(written: Written, origin?: Recipe): Wrong | null {
  const minutes = filled(written.steps).filter(({ minutes }) => !isMinutes(minutes))
  if (minutes.length > 0)
    return {
      ...nothingWrong,
      steps: new Map(minutes.map(({ key }) => [key, 'Minutes must be a number from 0 to 2,880'])),
    }
  const parsed = wholeRecipe.safeParse(wordsOf(written, origin))
  if (parsed.success) return null
  return placed(
    written,
    parsed.error.issues.map(({ path, message }) => ({ path: path.map(String), message })),
  )
}

/** What the server says of fields; null where no field is to blame. */
export function wrongBy(error: unknown, written: Written): Wrong | null {
  const issues = error instanceof CallError ? error.details['issues'] : undefined
  if (!Array.isArray(issues)) return null
  return placed(
    written,
    (issues as { field?: string; message?: string }[]).map(({ field = '', message = '' }) => ({
      path: field.split('.'),
      message,
    })),
  )
}

function placed(written: Written, issues: { path: string[]; message: string }[]): Wrong {
  const fields = new Map<string, string>()
  const lines = new Map<number, string>()
  const steps = new Map<number, string>()
  for (const { path, message } of issues.toReversed()) {
    const [field = '', index] = path
    const at = Number(index ?? Number.NaN)
    const line = field === 'ingredients' ? filled(written.lines)[at] : undefined
    const step = field === 'instructions' ? filled(written.steps)[at] : undefined
    if (line) lines.set(line.key, message)
    else if (step) steps.set(step.key, message)
    else fields.set(field, message)
  }
  return { fields, lines, steps }
}

function isMinutes(text: StepRow['minutes']): boolean {
  return text.trim() === '' || (Number(text) >= 0 && Number(text) <= 2880)
}
