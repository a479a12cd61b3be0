import { markedStep } from '#client/features/dishes/marked-step.ts'
import type { Ingredient } from '#domain/recipe/recipe.ts'

/** How much of a line a step takes: all of it, as much as its words say ('half', 'the rest'), a part that is no share of it, or what another step (1-based) began with. */
export type StepShare = 'all' | 'part' | { share: string } | { from: number }

/**
 * What a step takes of a line. The first step that works with it takes all, and any later one works with what that made of it; unless the words
 * of one of them say how much: 'half the rice', '1 tbsp of the oil'. `steps`: the words of those that work with the line, the earliest first.
 */
export function shareOf(
  ingredient: Ingredient,
  steps: readonly { number: number; text: string }[],
  step: number,
): StepShare {
  const own = steps.find(({ number }) => number === step)
  if (steps.some(({ text }) => partsOf(text, ingredient).length > 0)) {
    const [part, ...others] = own ? partsOf(own.text, ingredient) : []
    return part && others.length === 0 && shares.test(part)
      ? { share: part === 'remaining' ? 'the rest' : part }
      : 'part'
  }
  const first = steps[0]?.number ?? step
  return first < step ? { from: first } : 'all'
}

/** The words by which a step takes a part of a line, one for each time that it does: 'half', or '1 tbsp' and what may follow it. */
export function partsOf(text: string, ingredient: Ingredient): string[] {
  const whole = `${ingredient.amount} `
  let before = ''
  return markedStep(text, [ingredient]).flatMap((stretch) => {
    const part = partBefore.exec(before)?.slice(1).find(Boolean)?.toLowerCase()
    const isAmount = amountFirst.test(stretch.text) && !stretch.text.startsWith(whole)
    before += stretch.text
    return stretch.isIngredient && (part !== undefined || isAmount) ? [part ?? stretch.text] : []
  })
}

const amountFirst = /^[\d½¼¾⅓⅔⅛]/

/** Words that say how much of a line is meant, if not to the gram. */
const shares = /^(?:half|most|the rest|remaining|a (?:third|quarter)|two thirds|three quarters)$/

const partBefore =
  /(?:\b(half|some|most|the rest|remaining|reserved|more|a (?:third|quarter|little)|two thirds|three quarters)(?: of)?|([\d½¼¾⅓⅔⅛] \w+) of)(?: the| your)?(?: [a-z]+)? $/i
