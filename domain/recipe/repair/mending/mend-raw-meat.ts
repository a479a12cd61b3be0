import { type Instruction, ingredientText, type RecipeDraft } from '#domain/recipe/recipe.ts'
import type { Mended } from '#domain/recipe/repair/swapping/swap-line.ts'
import type { Finding } from '#domain/recipe/verification.ts'
import { readRecipe } from '#domain/recipe/verify/reading/read-recipe.ts'
import { meatKindOf, safeTemperatures } from '#domain/recipe/verify/safety/safe-temperatures.ts'

/** Minutes in a pan after which a piece of each kind is through, turned once; the temperature decides. */
const minutes = { poultry: 14, whole: 10, game: 14, ground: 8, fish: 8 } as const

/** Cooks a raw meat that no step cooks, in a step of its own before the last; undefined for what is meant to be eaten raw. */
export function mendRawMeat(draft: RecipeDraft, { line = 0, message }: Finding): Mended | undefined {
  const read = readRecipe(draft).lines[line]
  const kind = read && meatKindOf(read)
  const old = draft.ingredients[line]
  if (!kind || !old || message.includes('eaten raw') || draft.instructions.length >= 40) return undefined
  const { celsius, fahrenheit } = safeTemperatures[kind]
  const time = minutes[kind]
  const cook: Instruction = {
    step: 1,
    description:
      kind === 'ground'
        ? `Cook the ${read.name.toLowerCase()} in a little oil in a skillet over medium-high heat for ${time} minutes, stirring, until no pink is left, ${fahrenheit}°F (${celsius}°C).`
        : `Cook the ${read.name.toLowerCase()} in a little oil in a skillet over medium heat for ${time} minutes, turning once, until the thickest part reaches ${fahrenheit}°F (${celsius}°C).`,
    time,
    active: time,
    waiting: 0,
  }
  const at = Math.max(draft.instructions.length - 1, 0)
  const instructions = draft.instructions.toSpliced(at, 0, cook).map((step, index) => ({ ...step, step: index + 1 }))
  return {
    draft: { ...draft, instructions },
    change: { line, from: ingredientText(old), to: cook.description, reason: 'no step cooked it' },
  }
}
