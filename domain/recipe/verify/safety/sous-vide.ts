import type { ReadRecipe } from '#domain/recipe/verify/read-recipe.ts'
import type { MeatKind } from '#domain/recipe/verify/safety/safe-temperatures.ts'
import { leastTimes } from '#domain/recipe/verify/step-minutes.ts'
import { rememberedFor } from '#domain/remembered.ts'

/** Water in which food is cooked in a bag: it never gets hotter than the water, and is safe by how long it stays there. */
export interface Bath {
  steps: ReadonlySet<number>
  /** Degrees Celsius; 0 where no step says them. */
  celsius: number
  /** As the recipe states them. */
  stated: string
  /** At the least; 0 where no step says them. */
  minutes: number
}

/** The bath of a recipe that cooks in one, with the hottest temperature and the longest time of its steps. */
export const bathOf = rememberedFor(({ steps }: ReadRecipe): Bath | undefined => {
  if (!steps.some(({ text }) => isOfBath(text))) return undefined
  const found = { steps: new Set<number>(), celsius: 0, stated: '', minutes: 0 }
  for (const [step, { text }] of steps.entries()) {
    if (!isOfBath(text) && !/\b(?:bags?|pouch(?:es)?|bath)\b/.test(text)) continue
    found.steps.add(step)
    found.minutes = Math.max(found.minutes, ...leastTimes(text))
    const [first] = temperaturesIn(text)
    if (first && first.celsius > found.celsius) Object.assign(found, first)
  }
  return found
})

/** What a terrine or a custard stands in while it bakes is none. */
function isOfBath(text: string): boolean {
  return /\bsous[- ]?vide\b|\bcirculator\b/.test(text) || (/\bwater bath\b/.test(text) && !baked.test(text))
}
const baked = /\b(?:oven|bak(?:e|ing)|roast\w*|cann(?:er|ing)|jars?)\b/

function temperaturesIn(text: string): { celsius: number; stated: string }[] {
  return [...text.matchAll(/\b(\d{2,3})\s*(?:[°º˚]|degrees?|deg\.?)?\s*(f|c|fahrenheit|celsius)\b/g)].flatMap(
    ([, degrees, unit = '']) => {
      const isFahrenheit = unit.startsWith('f')
      const celsius = isFahrenheit ? ((Number(degrees) - 32) * 5) / 9 : Number(degrees)
      return celsius < 95 ? [{ celsius, stated: `${degrees}°${isFahrenheit ? 'F' : 'C'}` }] : []
    },
  )
}

/**
 * Minutes in a bath after which a piece of an inch is safe, or undefined where no time is enough. Poultry is held for 35 minutes at 140°F and for a
 * tenth of it at every 11°F more, other meat and fish for 12 minutes and a tenth at every 10°F, and none is counted below 136 and 130°F (USDA
 * FSIS, Time-Temperature Tables for Cooking Ready-to-Eat Poultry Products; Appendix A). Before that the middle takes 45 minutes to get as hot as the
 * water (Baldwin, A Practical Guide to Sous Vide Cooking).
 */
export function safeMinutes(kind: MeatKind, celsius: number): number | undefined {
  const fahrenheit = Math.round((celsius * 9) / 5 + 32)
  const { least, at140, tenth } = kind === 'poultry' ? lethality.poultry : lethality.others
  if (fahrenheit < least) return undefined
  return Math.ceil(45 + at140 * 10 ** ((140 - fahrenheit) / tenth))
}
const lethality = {
  poultry: { least: 136, at140: 35, tenth: 11 },
  others: { least: 130, at140: 12, tenth: 10 },
} as const
