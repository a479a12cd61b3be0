import type { Food } from '#domain/food/food.ts'
import { type CookedStep, says, stepsWith } from '#domain/food/losses/cooked-step.ts'
import type { Loss } from '#domain/food/losses/loss.ts'
import { rememberedFor } from '#domain/remembered.ts'

/**
 * Share of the alcohol that is still there after minutes of heat. USDA Table of Nutrient Retention Factors, release 6 (2007): stirred into
 * what is hot and taken off the heat 85%; baked or simmered 15 minutes 40%, 30 minutes 35%, then 25, 20, 10 and 5% every half hour.
 */
export function alcoholLeft(minutes: number): number {
  if (minutes <= 0) return 1
  const after = retained.findIndex(([until]) => minutes <= until)
  const [until, left] = retained[after] ?? [minutes, 0.05]
  const [from, before] = retained[after - 1] ?? [0, 0.85]
  return after < 0 ? 0.05 : before + ((left - before) * (minutes - from)) / (until - from)
}
const retained: readonly (readonly [minutes: number, share: number])[] = [
  [15, 0.4],
  [30, 0.35],
  [60, 0.25],
  [90, 0.2],
  [120, 0.1],
  [150, 0.05],
]

/** Alcohol that boils off: read from the minutes of the steps from the first that names the drink. Without steps nothing is taken off. */
export function boiledOff(food: Food, names: readonly string[], steps: readonly CookedStep[]): Loss | undefined {
  if (!food.facts.has('alcohol')) return undefined
  const [first] = stepsWith(steps, names)
  if (!first) return undefined
  const minutes = heatFrom(steps).get(first) ?? 0
  const share = 1 - alcoholLeft(minutes)
  return share > 0
    ? { of: 'alcohol', share, unsure: 0, how: `${Math.round(share * 100)}% of the alcohol boils off` }
    : undefined
}

/** Minutes of heat from each step to the end. */
const heatFrom = rememberedFor((steps: readonly CookedStep[]): ReadonlyMap<CookedStep, number> => {
  let minutes = 0
  return new Map(
    steps.toReversed().map((step) => {
      if (says(step, heat) && !says(step, cold)) minutes += step.minutes()
      return [step, minutes]
    }),
  )
})

const heat = /\b(?:boil|simmer|reduc|cook|bak|roast|brais|stew|saut|fry|heat|bubbl|steam|deglaz|flamb)/
const cold = /\b(?:chill|refrigerat|freez|marinat|overnight)/
