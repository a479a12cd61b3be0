import { either, inTurn, type Pattern } from '#domain/plain-text.ts'
import { rememberedFor } from '#domain/remembered.ts'

/** A step as losses read it: its text in lower case, and how many minutes it takes. */
export interface CookedStep {
  text: string
  minutes: () => number
}

/** The steps of a dish, with what they say of the dish as a whole. Each is read when it is first asked for. */
export interface Cooking {
  steps: readonly CookedStep[]
  /** Melted fat is drained, skimmed or left on paper. */
  fatGoes: () => boolean
  /** Something is fried in a pot of oil. */
  deepFries: () => boolean
  /** What the food was marinated in is thrown away. */
  marinadeGoes: () => boolean
}

export function readCooking(steps: readonly CookedStep[]): Cooking {
  const said = (word: RegExp, pattern: Pattern) => {
    let found: boolean | undefined
    return () => (found ??= steps.some(({ text }) => word.test(text) && pattern.test(text)))
  }
  return {
    steps,
    fatGoes: said(/fat|grease|drippings|rendered|towel/, pouredOff),
    deepFries: said(/fr|oil/, deepFrying),
    marinadeGoes: said(/marinade/, thrownAway),
  }
}

/** The steps that speak of a food by one of the words of its name, singular. */
export function stepsWith(steps: readonly CookedStep[], names: readonly string[]): readonly CookedStep[] {
  const known = stepsByName(steps)
  const found = new Set<CookedStep>()
  for (const name of names) {
    if (name.length <= 2) continue
    const own = known.get(name) ?? steps.filter(({ text }) => text.includes(name))
    known.set(name, own)
    for (const step of own) found.add(step)
  }
  return steps.filter((step) => found.has(step))
}
const stepsByName = rememberedFor<readonly CookedStep[], Map<string, readonly CookedStep[]>>(() => new Map())

/** Whether a step says something. It is read once for each pattern, however many lines ask. */
export function says(step: CookedStep, pattern: RegExp): boolean {
  const known = saidBefore(step)
  const said = known.get(pattern) ?? pattern.test(step.text)
  known.set(pattern, said)
  return said
}
const saidBefore = rememberedFor<CookedStep, Map<RegExp, boolean>>(() => new Map())

const pouredOff =
  /\b(?:drain|pour|spoon|skim|tip|ladle|siphon|discard|blot)\w*\b(?:(?!\bwater\b)[^.;]){0,60}\b(?:fat|grease|drippings|rendered)\b|\b(?:fat|grease|drippings)\b[^.;]{0,30}\b(?:drained|discarded|poured|skimmed|spooned)\b|\b(?:drain\w*|transfer\w*|lift\w*|remove\w*) (?:[\w,]+ ){0,6}(?:paper|kitchen) towels?\b/
const part = /[.;]/
const deepFrying = either(
  /\bdeep[- ]?fr/,
  inTurn(/\bfry\b/, /\bbatches\b/, part),
  inTurn(/\boil\b/, /\b3[2-9]\d\s?°?\s?f\b|\b1[6-9]\d\s?°?\s?c\b/, part),
)
const thrownAway = either(
  inTurn(
    /\b(?:discard|throw away|pour off|drain|shak\w+ off|wip\w+ off|lift\w*|remov\w*|take)\b/,
    /\bmarinade\b/,
    part,
  ),
  inTurn(/\bmarinade\b/, /\bdiscard/, part),
)
