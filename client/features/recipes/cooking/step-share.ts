import { markedStep } from '#client/features/recipes/spread/marked-step.ts'
import type { Ingredient } from '#domain/recipe/recipe.ts'

/** How much of a line a step takes: all of it, as much as its words say, or what another step (1-based) began with. */
export type StepShare = 'all' | 'part' | { from: number }

/**
 * What a step takes of a line. The first step that works with it takes all, and any later one works with what that made of it; unless the words
 * of one of them say how much: 'half the rice', '1 tbsp of the oil'. `steps`: the words of those that work with the line, the earliest first.
 */
export function shareOf(
  ingredient: Ingredient,
  steps: readonly { number: number; text: string }[],
  step: number,
): StepShare {
  if (steps.some(({ text }) => takesPart(text, ingredient))) return 'part'
  const first = steps[0]?.number ?? step
  return first < step ? { from: first } : 'all'
}

function takesPart(text: string, ingredient: Ingredient): boolean {
  const whole = `${ingredient.amount} `
  let before = ''
  return markedStep(text, [ingredient]).some((stretch) => {
    const isPart =
      stretch.isIngredient &&
      (partBefore.test(before) || (/^[\d½¼¾⅓⅔⅛]/.test(stretch.text) && !stretch.text.startsWith(whole)))
    before += stretch.text
    return isPart
  })
}

const partBefore =
  /(?:\b(?:half|some|most|the rest|remaining|reserved|more|a (?:third|quarter|little)|two thirds|three quarters)(?: of)?|[\d½¼¾⅓⅔⅛] \w+ of)(?: the| your)?(?: [a-z]+)? $/i
