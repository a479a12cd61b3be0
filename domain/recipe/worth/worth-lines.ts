import type { WorthCooking } from '#domain/recipe/worth/worth-shape.ts'

/** Over the lines, wherever they stand. */
export const worthHead = 'Good to know'

/** What is worth knowing of a recipe as lines of a file: short, each with what it is about. `keeping`: how leftovers keep. */
export function worthLines(
  { technique, ahead, tomorrow, beside, swaps }: WorthCooking = nothingKnown,
  keeping: readonly string[] = [],
): string[] {
  const leftovers = [...keeping, ...(tomorrow ? [`${tomorrow.words} ${tomorrow.dish}.`] : [])]
  return [
    ...(technique ? [`Technique, step ${technique.step}: ${technique.note}`] : []),
    ...(ahead ? [`Make ahead: ${ahead}`] : []),
    ...(leftovers.length > 0 ? [`Leftovers: ${leftovers.join(' ')}`] : []),
    ...(beside.length > 0 ? [`Serve with: ${beside.map(({ dish, why }) => `${dish}, ${why}`).join('; ')}.`] : []),
    ...swaps.map(({ sentence }) => `Swap: ${sentence}`),
  ]
}

const nothingKnown: WorthCooking = { technique: null, ahead: null, tomorrow: null, beside: [], swaps: [] }
