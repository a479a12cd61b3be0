import { actionsOf } from '#domain/recipe/verify/cooking/actions.ts'
import { none, placesOf } from '#domain/recipe/verify/cooking/lines.ts'
import type { ReadRecipe } from '#domain/recipe/verify/reading/read-recipe.ts'
import { rememberedFor } from '#domain/remembered.ts'

/** The steps that have something in hand, and those that heat it. */
interface Hands {
  readonly inHand: ReadonlySet<number>
  readonly heated: ReadonlySet<number>
}

/** The hands for whatever is in hand, and those for a line: where no step names it, any may be meant. */
export const handsOf = rememberedFor((recipe: ReadRecipe): { all: Hands; ofLine: (line: number) => Hands } => {
  const all = { inHand: new Set<number>(), heated: new Set<number>() }
  const inHand = recipe.steps.map(() => none)
  const heated = recipe.steps.map(() => none)
  for (const { step, along, heat } of actionsOf(recipe)) {
    all.inHand.add(step)
    inHand[step]! |= along.lines
    if (heat === undefined) continue
    all.heated.add(step)
    heated[step]! |= along.lines
  }
  const byLine = recipe.lines.map(() => ({ inHand: new Set<number>(), heated: new Set<number>() }))
  for (const [step, lines] of inHand.entries()) for (const line of placesOf(lines)) byLine[line]!.inHand.add(step)
  for (const [step, lines] of heated.entries()) for (const line of placesOf(lines)) byLine[line]!.heated.add(step)
  return { all, ofLine: (line) => (byLine[line]!.inHand.size > 0 ? byLine[line]! : all) }
})
