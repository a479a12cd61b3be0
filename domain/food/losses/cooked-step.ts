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
  const said = (word: RegExp, pattern: RegExp) => {
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
  const telling = names.filter((name) => name.length > 2)
  return steps.filter(({ text }) => telling.some((name) => text.includes(name)))
}

const pouredOff =
  /\b(?:drain|pour|spoon|skim|tip|ladle|siphon|discard|blot)\w*\b(?:(?!\bwater\b)[^.;]){0,60}\b(?:fat|grease|drippings|rendered)\b|\b(?:fat|grease|drippings)\b[^.;]{0,30}\b(?:drained|discarded|poured|skimmed|spooned)\b|\b(?:drain\w*|transfer\w*|lift\w*|remove\w*) (?:[\w,]+ ){0,6}(?:paper|kitchen) towels?\b/
const deepFrying =
  /\bdeep[- ]?fr|\bfry\b[^.;]*\bbatches\b|\boil\b[^.;]*\b3[2-9]\d\s?°?\s?f\b|\boil\b[^.;]*\b1[6-9]\d\s?°?\s?c\b/
const thrownAway =
  /\b(?:discard|throw away|pour off|drain|shak\w+ off|wip\w+ off|lift\w*|remov\w*|take)\b[^.;]*\bmarinade\b|\bmarinade\b[^.;]*\bdiscard/
