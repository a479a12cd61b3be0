import { isA } from '#domain/food/food.ts'
import type { WeighedLine } from '#domain/food/line/weighing/weighed-line.ts'
import type { Cooking } from '#domain/food/losses/cooked-step.ts'

/** Of the flour, egg and crumbs that something is turned in, what sticks to it; our own assumption. */
const sticks = 2 / 3

const isCrumbs = isA('coat of crumbs')
const isFlour = isA('coat of flour')
const isEgg = isA('coat of egg')

/**
 * The lines of a dish that is breaded, less what stays on the plates: flour, egg and crumbs stand in one list with something whole to turn
 * in them. Steps, where there are any, must speak of it. The same lines are given back where nothing is breaded.
 */
export function withoutLeftBreading<T extends WeighedLine>(
  lines: readonly T[],
  cooking: Cooking | undefined,
): readonly T[] {
  if (!lines.some((line) => isCrumbs(only(line)?.food))) return lines
  const grams = (isIt: ReturnType<typeof isA>) =>
    lines.reduce((sum, line) => sum + (isIt(only(line)?.food) ? (only(line)?.weight?.grams ?? 0) : 0), 0)
  const isBreaded = grams(isCrumbs) >= 40 && grams(isFlour) >= 30 && grams(isEgg) > 0 && !lines.some(isMixed)
  if (!isBreaded || (cooking && !cooking.steps.some(({ text }) => turning.test(text)))) return lines
  return lines.map((line) => {
    const isCoat = [isCrumbs, isFlour, isEgg].some((isIt) => isIt(only(line)?.food))
    return isCoat && line.eaten.share === 1
      ? { ...line, eaten: { share: sticks, how: 'a third of it stays on the plates' } }
      : line
  })
}

const turning = /\b(?:dredg|dip|coat|turn\w* in|press\w* into|bread(?:ing|ed))/

function only({ portions }: WeighedLine) {
  return portions.length === 1 ? portions[0] : undefined
}
function isMixed({ portions }: WeighedLine): boolean {
  return portions.some(({ food }) => isA('mixed with crumbs')(food))
}
