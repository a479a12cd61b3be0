import { plain } from '#domain/plain-text.ts'
import { actionsOf } from '#domain/recipe/verify/cooking/actions.ts'
import { LineSet, none } from '#domain/recipe/verify/cooking/lines.ts'
import type { ReadRecipe } from '#domain/recipe/verify/reading/read-recipe.ts'
import type { MeatKind } from '#domain/recipe/verify/safety/safe-temperatures.ts'
import { leastTimes } from '#domain/recipe/verify/time/step-minutes.ts'
import { rememberedBy, rememberedFor } from '#domain/remembered.ts'

/** Water in which food is cooked in a bag: it never gets hotter than the water, and is safe by how long it stays there. */
export interface Bath {
  /** Those that tell of it. */
  steps: ReadonlySet<number>
  stays: readonly Stay[]
}

/** The time that something spends in the water. */
export interface Stay {
  /** Lines that are in hand then; none where no step says how long. */
  lines: LineSet
  celsius: number
  /** The temperature as the recipe states it. */
  stated: string
  /** At the least; undefined where no step says it. */
  minutes: number | undefined
}

/**
 * The bath of a recipe that cooks in one and says how hot it is. From where it is spoken of, its times are those of all clauses that name no other
 * heat, nor cold: 'Set the circulator to 140°F. Drop the bag in and leave it for 2 hours.'
 */
export const bathOf = rememberedFor((recipe: ReadRecipe): Bath | undefined => {
  const isLikely =
    isOfBath(plain(recipe.title), false) || recipe.steps.some(({ text }) => /\bvacuum[- ]seal/.test(text))
  const steps = new Set<number>()
  const stays: Stay[] = []
  let isSet = false
  let water: Temperature | undefined
  for (const { step, clause, along } of actionsOf(recipe)) {
    const { affirmed } = clause
    const isBaked = baked.test(recipe.steps[step]!.text)
    const isOfIt = isOfBath(affirmed, isBaked) || (isLikely && !isBaked && saidOfWater(affirmed))
    isSet ||= isOfIt
    if (!isSet || (isOfIt ? isCold(affirmed) : isHeatedElsewhere(affirmed))) continue
    const temperature = temperaturesIn(affirmed)[0]
    const minutes = /\bpreheat/.test(affirmed) ? undefined : minutesIn(affirmed)
    water = temperature ?? water
    if (isOfIt || temperature || minutes !== undefined) steps.add(step)
    if (minutes === undefined || !water) continue
    const last = stays.at(-1)
    if (last?.minutes !== undefined && more.test(affirmed)) last.minutes += minutes
    else stays.push({ lines: along, ...water, minutes })
  }
  if (!water) return undefined
  if (stays.length === 0) stays.push({ lines: new LineSet(none), ...water, minutes: undefined })
  return { steps, stays }
})

/** Where there is a bag, a bath, water or food that is cooked 'at 145°F' is in it. */
function saidOfWater(text: string): boolean {
  return !isHeatedElsewhere(text) && (/\b(?:bath|water)\b/.test(text) || temperaturesIn(text).length > 0)
}
const more = /\b(?:another|further) \d|\b(?:minutes?|mins?|hours?|hrs?) (?:more|longer)\b/

/** What a terrine or a custard stands in while it bakes is none, nor is ice water. */
function isOfBath(text: string, isBaked: boolean): boolean {
  return bath.test(text) || (!isBaked && /(?<!\bice[- ])\bwater bath\b/.test(text))
}
const bath = /\bsous[- ]?vide\b|\bcirculator\b|\bwater oven\b|\banova\b|\bjoule\b|\d ?° ?[fc] bath\b/
const baked = /\b(?:oven|bak(?:e|ing)|roast\w*|cann(?:er|ing)|jars?|ramekins?)\b/

/** Whether a clause says where else the food is heated or cooled, or that it stands. */
export function isHeatedElsewhere(text: string): boolean {
  return isCold(text) || elsewhere.test(text)
}
const elsewhere =
  /\b(?:oven|roast|grill|sear|pan|skillet|griddle|broil|fry|fried|brown|torch|char|crisp|simmer|boil|steam|bak|smok)/
/** Cold, or before and after the bath. */
function isCold(text: string): boolean {
  return /\b(?:chill|ice|refrigerat|fridge|freez|rest|marinat|brin(?:e|ing)|stand|cool|keeps?\b)/.test(text)
}

/** Of a range the shorter time, also of '45 minutes to 1 hour'; undefined where there is none. */
function minutesIn(text: string): number | undefined {
  const times = leastTimes(text)
  if (times.length === 0) return undefined
  return Math.round(range.test(text) ? Math.min(...times) : Math.max(...times))
}
const range = /\b(?:minutes?|mins?|hours?|hrs?)\.? ?(?:to|or|-) ?(?:an? |\d)/

interface Temperature {
  celsius: number
  stated: string
}

/** Of a bath, of a range the lower one: without a unit degrees are Fahrenheit from 100 on. */
function temperaturesIn(text: string): Temperature[] {
  return [...text.matchAll(written)].flatMap(([, degrees, unit = '']) => {
    const isFahrenheit = unit === '' ? Number(degrees) >= 100 : unit.startsWith('f')
    const celsius = isFahrenheit ? ((Number(degrees) - 32) * 5) / 9 : Number(degrees)
    return celsius > 38 && celsius < 95 ? [{ celsius, stated: `${degrees}°${isFahrenheit ? 'F' : 'C'}` }] : []
  })
}
const written =
  /\b(\d{2,3}(?:\.\d)?) ?(?:(?:to|-) ?\d{2,3} ?)?(?=[°º˚fc]|deg)(?:[°º˚]|degrees?)? ?(?:(f|c|fahrenheit|celsius)\b)?/g

/**
 * Minutes in a bath after which a piece of an inch from the refrigerator is safe, or undefined where no time is enough. Its middle is within
 * five degrees of the water after 50 minutes and within one after 75 (Baldwin, A Practical Guide to Sous Vide Cooking). Poultry is held for
 * 35 minutes at 140°F or a tenth of it at every 11°F more, other meat for 12 minutes or a tenth at every 10°F; what is colder than 136 and
 * 130°F counts for nothing (USDA FSIS, Time-Temperature Tables for Cooking Ready-to-Eat Poultry Products; Appendix A). Fish is held to that of meat.
 */
export function safeMinutes(kind: MeatKind, celsius: number): number | undefined {
  return inWater(kind === 'poultry' ? 'poultry' : 'others', Math.round((celsius * 9) / 5 + 32))
}

const inWater = rememberedBy(
  (kind: keyof typeof lethality, fahrenheit: number) => `${kind} ${fahrenheit}`,
  (kind, water): number | undefined => {
    const { least, minutesAt140, degreesPerTenfold } = lethality[kind]
    if (water < least) return undefined
    let held = 0
    for (let minutes = 1; minutes < aDay; minutes += 1) {
      const middle = water - (water - refrigerator) * Math.exp(-warmingPerMinute * minutes)
      if (middle >= least - tolerance) held += 10 ** ((middle - 140) / degreesPerTenfold)
      if (held >= minutesAt140) return minutes
    }
    return undefined
  },
  { bytes: 20_000, size: () => 16 },
)

/** Degrees Fahrenheit of the coldest water in which meat of a kind gets safe at all. */
export function leastWater(kind: MeatKind): number {
  return lethality[kind === 'poultry' ? 'poultry' : 'others'].least
}

const lethality = {
  poultry: { least: 136, minutesAt140: 35, degreesPerTenfold: 11 },
  others: { least: 130, minutesAt140: 12, degreesPerTenfold: 10 },
} as const
const refrigerator = 40
const aDay = 24 * 60
/** Share of what its middle lacks that a piece of an inch makes up. */
const warmingPerMinute = 0.062
/** The middle only comes near the water. */
const tolerance = 0.5
