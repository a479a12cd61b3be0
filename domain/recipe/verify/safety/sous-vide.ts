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

/** The bath of a recipe that cooks in one, with the hottest temperature and the longest time of its steps, and what they add to it. */
export const bathOf = rememberedFor(({ steps }: ReadRecipe): Bath | undefined => {
  if (!steps.some(({ text }) => isOfBath(text))) return undefined
  const found = { steps: new Set<number>(), celsius: 0, stated: '', minutes: 0 }
  for (const [step, { text }] of steps.entries()) {
    if (!isOfBath(text) && !/\b(?:bags?|pouch(?:es)?|bath)\b/.test(text)) continue
    found.steps.add(step)
    const minutes = Math.max(0, ...leastTimes(text))
    found.minutes = /\b(?:more|another|longer|further)\b/.test(text)
      ? found.minutes + minutes
      : Math.max(found.minutes, minutes)
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
  return [...text.matchAll(/\b(\d{2,3})\s*(?:(?:[°º˚]|degrees?|deg\.?)\s*)?(f|c|fahrenheit|celsius)\b/g)].flatMap(
    ([, degrees, unit = '']) => {
      const isFahrenheit = unit.startsWith('f')
      const celsius = isFahrenheit ? ((Number(degrees) - 32) * 5) / 9 : Number(degrees)
      return celsius < 95 ? [{ celsius, stated: `${degrees}°${isFahrenheit ? 'F' : 'C'}` }] : []
    },
  )
}

/**
 * Minutes in a bath after which a piece of an inch from the refrigerator is safe, or undefined where no time is enough. Its middle is within
 * five degrees of the water after 50 minutes and within one after 75 (Baldwin, A Practical Guide to Sous Vide Cooking). Poultry is held for
 * 35 minutes at 140°F or a tenth of it at every 11°F more, other meat and fish for 12 minutes or a tenth at every 10°F; what is colder than
 * 136 and 130°F counts for nothing (USDA FSIS, Time-Temperature Tables for Cooking Ready-to-Eat Poultry Products; Appendix A).
 */
export function safeMinutes(kind: MeatKind, celsius: number): number | undefined {
  const water = Math.round((celsius * 9) / 5 + 32)
  const { least, at140, tenth } = kind === 'poultry' ? lethality.poultry : lethality.others
  if (water < least) return undefined
  let held = 0
  for (let minutes = 1; minutes < aDay; minutes += 1) {
    const middle = water - (water - refrigerator) * Math.exp(-anInch * minutes)
    if (middle >= least - rounding) held += 10 ** ((middle - 140) / tenth)
    if (held >= at140) return minutes
  }
  return undefined
}
const lethality = {
  poultry: { least: 136, at140: 35, tenth: 11 },
  others: { least: 130, at140: 12, tenth: 10 },
} as const
const refrigerator = 40
const aDay = 24 * 60
/** Share of what its middle lacks that a piece of an inch makes up in a minute. */
const anInch = 0.062
/** The middle only comes near the water. */
const rounding = 0.5
