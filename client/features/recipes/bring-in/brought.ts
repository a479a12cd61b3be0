import { z } from 'zod'
import { blankRecipe, blankStep, keyed, Written } from '#client/features/recipes/editor/written.ts'
import { keptInTab } from '#client/kept.ts'
import type { BroughtWords } from '#contract/imports.ts'

/** A recipe on its way from a web page into the form, until it is saved. */
const Brought = z.object({
  written: Written,
  /** Address of the page's photograph. */
  photo: z.string().nullable(),
  by: z.enum(['marks', 'text']),
  /** Whether its source says for how many it is. */
  servingsGiven: z.boolean(),
  /** Whether the form has it already: what was changed since is not to be overwritten. */
  isTaken: z.boolean(),
})
export type Brought = z.infer<typeof Brought>

const kept = keptInTab('recipe-brought')

export const keepBrought = (brought: Brought): boolean => kept.keep(JSON.stringify(brought))
export const dropBrought = kept.drop

/** What was brought, or none: where there is nothing, nothing readable, or no storage. */
export function readBrought(): Brought | null {
  try {
    return Brought.parse(JSON.parse(kept.read() ?? ''))
  } catch {
    return null
  }
}

export function broughtOf(words: BroughtWords): Brought {
  const { ingredients, instructions, servings, difficulty, photo, by, ...rest } = words
  const blank = blankRecipe()
  return {
    written: {
      ...blank,
      ...rest,
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
    },
    photo,
    by,
    servingsGiven: servings !== null,
    isTaken: false,
  }
}
