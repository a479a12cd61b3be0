import { wordSet } from '#domain/plain-text.ts'
import { type Action, actionsOf } from '#domain/recipe/verify/cooking/actions.ts'
import type { ReadRecipe } from '#domain/recipe/verify/reading/read-recipe.ts'
import { stepsOfLines } from '#domain/recipe/verify/reading/steps-of-lines.ts'

/**
 * Lines that only ever lie on a plate, so that one plate can go without them: named in the last step alone, scattered, spooned or served
 * with what is cooked, and neither mixed into it nor heated with it afterwards.
 */
export function toppingLines(recipe: ReadRecipe): ReadonlySet<number> {
  const count = recipe.steps.length
  if (count < 2) return new Set()
  const actions = actionsOf(recipe)
  return new Set(
    stepsOfLines(recipe).flatMap((steps, line) => {
      if (steps.length !== 1 || steps[0] !== count) return []
      const done = actions.filter(({ step, foods }) => step === count - 1 && foods.has(line))
      return done.length > 0 && done.every(isOnThePlate) ? [line] : []
    }),
  )
}

function isOnThePlate({ clause: { verb, affirmed, heat } }: Action): boolean {
  return heat === undefined && verb !== undefined && plating.has(verb.base) && !mixing.test(affirmed)
}
const plating = wordSet('scatter sprinkle top garnish dollop crumble shave spoon drizzle serve bring eat enjoy')
/** 'Serve tossed with the sauce', 'sprinkle in': it is everywhere, unless what it goes into is a plate. */
const mixing =
  /\b(?:tossed|mixed|stirred|folded|coated|beaten|whisked|swirled|through)\b|\bin(?:to)?\b(?!(?: \w+){0,3} (?:bowls?|plates?|glass(?:es)?|cups?|mugs?)\b)/
