import type { RecipeDraft } from '#domain/recipe/recipe.ts'
import type { Mended } from '#domain/recipe/repair/swapping/swap-line.ts'
import type { Finding } from '#domain/recipe/verification.ts'
import { readRecipe } from '#domain/recipe/verify/reading/read-recipe.ts'
import { stepMinutes } from '#domain/recipe/verify/time/step-minutes.ts'

/** A step whose stated minutes its own words contradict takes the minutes of its words. */
export function mendTime(draft: RecipeDraft, { step = 0 }: Finding): Mended | undefined {
  const old = draft.instructions[step]
  const { text, words } = readRecipe(draft).steps[step] ?? {}
  if (!old || text === undefined || words === undefined) return undefined
  const { waiting, read: time } = stepMinutes({ text, words })
  if (time === undefined) return undefined
  const active = Math.max(time - waiting, 0)
  const { active: hadActive, waiting: hadWaiting, ...rest } = old
  const isSplit = hadActive !== undefined || hadWaiting !== undefined
  const fresh = { ...rest, time, ...(isSplit && { active, waiting }) }
  return {
    draft: { ...draft, instructions: draft.instructions.with(step, fresh) },
    change: {
      line: 0,
      from: `step ${step + 1}: ${Math.round(old.time)} minutes`,
      to: `step ${step + 1}: ${Math.round(time)} minutes`,
      reason: 'its own words add up to that',
    },
  }
}
