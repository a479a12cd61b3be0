import { handsOf } from '#domain/recipe/verify/cooking/hands-of-lines.ts'
import type { ReadRecipe } from '#domain/recipe/verify/reading/read-recipe.ts'
import { type ReadStep, rememberedForWords } from '#domain/recipe/verify/reading/read-step.ts'
import { type MeatKind, safeTemperatures } from '#domain/recipe/verify/safety/safe-temperatures.ts'
import { statedMinutes } from '#domain/recipe/verify/time/step-minutes.ts'
import { rememberedFor } from '#domain/remembered.ts'
import { phraseTable } from '#domain/text/phrase-table.ts'

/** What the steps of a recipe say of whether meat of a kind is done. */
interface Doneness {
  /** Those that say so. */
  cues: readonly number[]
  /** Those that take it to its safe temperature. */
  reaching: readonly number[]
  /** Those that last until any cut of it is through, once they heat it. */
  long: readonly number[]
  /** Singular words of those that say so and heat something. */
  said: ReadonlySet<string>
}

/** The same for all meats of a kind, worked out once. */
export function donenessOf(recipe: ReadRecipe, kind: MeatKind): Doneness {
  const known = donenessByKind(recipe)
  const found = known.get(kind) ?? readDoneness(recipe, kind)
  known.set(kind, found)
  return found
}
const donenessByKind = rememberedFor((): Map<MeatKind, Doneness> => new Map())

function readDoneness(recipe: ReadRecipe, kind: MeatKind): Doneness {
  const { heated } = handsOf(recipe).all
  const stepsThat = (isIt: (step: ReadStep) => boolean) => recipe.steps.flatMap((step, at) => (isIt(step) ? [at] : []))
  const cues = stepsThat((step) => isCue(step, kind))
  return {
    cues,
    reaching: stepsThat((step) => reaches(step, kind)),
    long: stepsThat((step) => signsOf(step).minutes >= longCook[kind]),
    said: new Set(cues.flatMap((at) => (heated.has(at) ? recipe.steps[at]!.words.map(({ stem }) => stem) : []))),
  }
}

/** Words by which a cook sees that it is done. */
const cues = phraseTable(`
  cooked through, fully cooked, is|are|fish|meat|chicken|shrimp cooked !in|with|over|on, cooked all the way, no longer pink, no pink, any pink, not pink, no longer run|runs pink, no trace|hint|sign|bit|speck of pink,
  until done, is|are done, juices run|are clear, opaque, flake, flakes, flaky, flaking, fall|falls|falling apart, pull|pulls apart|easily|away,
  fall|falls off the bone, fork tender, thermometer, internal temperature, turn|turns|turned|until pink, curl, curled,
  shell|shells have? open|opened, until they open, until the mussels|clams open,
  until just? very|really|meltingly? tender|cooked|firm|set|crumbly,
  until it is very|really|meltingly? tender|cooked|firm|set|crumbly,
  until they are very|really|meltingly? tender|cooked|firm|set|crumbly,
  until the * is very|really|meltingly? tender|cooked|firm|set|crumbly`)
/** A brown outside says nothing of the middle of a bird. */
const browned =
  /\b(?:browned all over|well browned|browned through|until (?:\w+ ){0,4}(?:browned|golden|crisp|brown))\b/

/** What a step says of whether anything is done, read once for all meats. */
const signsOf = rememberedForWords(({ text, words }) => {
  const times = statedMinutes(text)
  return {
    isCooked: cues.isIn(words),
    isBrowned: browned.test(text),
    inside: innerTemperatures(text),
    minutes: times ? times.waiting + times.active : 0,
  }
})

/** Temperatures of food that a step states. */
export const temperaturesInside = (step: ReadStep) => signsOf(step).inside

function isCue(step: ReadStep, kind: MeatKind): boolean {
  const { isCooked, isBrowned } = signsOf(step)
  return isCooked || (kind !== 'poultry' && isBrowned) || reaches(step, kind)
}

/** Whether a step takes a meat of this kind to its safe temperature. */
function reaches(step: ReadStep, kind: MeatKind): boolean {
  const safe = safeTemperatures[kind].celsius
  return signsOf(step).inside.some(({ celsius }) => celsius >= safe - 1)
}

/** Minutes of heat after which any kitchen cut is through. */
const longCook: Readonly<Record<MeatKind, number>> = { poultry: 30, whole: 30, game: 30, ground: 15, fish: 12 }

/** Temperatures of food, not of ovens, oil or water: 38-100°C. */
export function innerTemperatures(text: string): { celsius: number; stated: string; at: number; length: number }[] {
  const found: { celsius: number; stated: string; at: number; length: number }[] = []
  if (!/\d\d/.test(text)) return found
  for (const match of text.matchAll(/(\d{2,3})\s*(?:(?:°|º|˚|degrees?|deg\.?)\s*)?(f|c|fahrenheit|celsius)\b/g)) {
    const degrees = Number(match[1])
    const isFahrenheit = (match[2] ?? '').startsWith('f')
    const celsius = isFahrenheit ? ((degrees - 32) * 5) / 9 : degrees
    const before = text.slice(Math.max(0, match.index - 60), match.index)
    const end = match.index + match[0].length
    const isSaidInside = ofMiddle.test(text.slice(end, end + 60))
    if (celsius < 38 || celsius > 100 || (notInside.test(before) && !isSaidInside)) continue
    if (!/[°º˚]|deg/.test(match[0]) && !isSaidInside && !inside.test(before)) continue
    const unit = isFahrenheit ? '°F' : '°C'
    if (found.some((other) => Math.abs(other.celsius - celsius) < 1.2)) continue
    found.push({ celsius, stated: `${degrees}${unit}`, at: match.index, length: match[0].length })
  }
  return found
}
const notInside =
  /\b(?:oven|preheat\w*|water|oil|milk|bath|smoker|smoke at|sous vide|circulator|set to|syrup|yeast|wort|cooker|dehydrator|warmer|keep warm)\b[^.;,]{0,60}$/
/** 'Turn them in the oil and bake until 165°F inside': whatever was named before it, it is of the food. */
const ofMiddle =
  /^[\s)/]*(?:\(?\d{2,3} ?°? ?[fc]\)? ?)?(?:inside|within|in the (?:middle|cent(?:er|re)|thickest)|at the (?:bone|cent(?:er|re)|thickest))\b/
const inside = /\b(?:temperature|thermometer|reach\w*|registers?|reads?|internal|until|to|at least)\b[^.;]{0,60}$/
