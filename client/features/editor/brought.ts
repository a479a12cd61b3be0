import { broughtWords } from '#client/features/check/pasted-text.ts'
import { blankRecipe, blankStep, keyed, Written } from '#client/features/editor/written.ts'
import type { BroughtWords } from '#contract/recipes/imports.ts'

/** A recipe on its way from a web page into the form, until it is saved. */
export interface Brought extends Pick<BroughtWords, 'by' | 'photo' | 'over'> {
  written: Written
  /** Whether its source says for how many it is. */
  servingsGiven: boolean
  /** Whether the form has it already: what was changed since is not to be overwritten. */
  isTaken: boolean
}

/** What was brought, or none: where there is nothing, nothing readable, or no storage. */
export function readBrought(): Brought | null {
  try {
    const { isTaken, ...words } = JSON.parse(broughtWords.read() ?? '') as BroughtWords & { isTaken?: boolean }
    return {
      written: Written.parse(writtenFrom(words)),
      photo: typeof words.photo === 'string' ? words.photo : null,
      by: words.by,
      ...(words.over && { over: words.over }),
      servingsGiven: words.servings !== null,
      isTaken: isTaken === true,
    }
  } catch {
    return null
  }
}

/** From now on what stands in the form is the cook's. */
export function markTaken(): void {
  const words = broughtWords.read()
  if (words !== undefined) broughtWords.keep(JSON.stringify({ ...(JSON.parse(words) as object), isTaken: true }))
}

function writtenFrom({ ingredients, instructions, servings, difficulty, ...words }: BroughtWords): Written {
  const { title, description, cuisine, recipeType, tags, cookNotes } = words
  const blank = blankRecipe()
  return {
    ...blank,
    title,
    description,
    cuisine,
    recipeType,
    tags,
    cookNotes,
    servings: servings ?? blank.servings,
    difficulty: difficulty ?? '',
    lines: keyed(
      ingredients.map((text) => ({ text })),
      { text: '' },
    ),
    steps: keyed(
      instructions.map(({ description, time }) => ({
        text: description,
        minutes: time === undefined ? '' : String(time),
      })),
      blankStep,
    ),
  }
}
