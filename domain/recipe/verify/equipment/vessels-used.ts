/** Vessels that stand in the heat, as a recipe speaks of them. */
const kinds =
  'skillet|frying pan|saucepan|stockpot|dutch oven|wok|sheet pan|baking sheet|baking dish|casserole dish|roasting pan|grill pan|griddle|pot|pan'
const vessel = new RegExp(
  `\\b(an?|the|your|one|two|three|both|second|another|other|separate)? ?((?:[a-z0-9-]+ ){0,3}?)(${kinds})(s?)\\b(?! (?:pie|roast|sticker|juice|dripping|sauce|lid))`,
  'g',
)
const several: Readonly<Record<string, string>> = { two: 'two', three: 'three', both: 'two' }
const further: ReadonlySet<string> = new Set(['second', 'another', 'other', 'separate'])
/** 'A Dutch oven or a pot' is one vessel. */
const choice = new RegExp(`\\b(${kinds})s? or (?:(?:an?|your|[a-z0-9-]+) ){0,4}(?:${kinds})s?\\b`, 'g')
const alike: Readonly<Record<string, string>> = {
  'frying pan': 'skillet',
  'baking sheet': 'sheet pan',
  'casserole dish': 'baking dish',
  stockpot: 'pot',
  'dutch oven': 'pot',
}

/** The pots and pans that steps take, each said as it is used: 'a skillet', 'two sheet pans'. Steps are in plain words. */
export function vesselsUsed(steps: string): string[] {
  const used = new Map<string, string>()
  const read = steps.replaceAll('sheet-pan', 'sheet pan').replace(choice, '$1')
  for (const [, article = '', between = '', named = '', plural] of read.matchAll(vessel)) {
    const words = [article, ...between.trim().split(' ')]
    // 'the pan' is any that was named before; so is one of a rack, a cake or an appliance
    if (/\b(?:instant|crock|hot|slow|cake|loaf|tart|pie|springform|muffin|rice)\b/.test(between)) continue
    if (named === 'pan' && !words.some((word) => /^(?:an?|one|two|second|another|separate)$/.test(word))) continue
    const kind = alike[named] ?? named
    const count = words.map((word) => several[word]).find(Boolean)
    const isFurther = words.some((word) => further.has(word)) && used.has(kind)
    if (count || isFurther) used.set(kind, `${count ?? 'two'} ${kind}s`)
    else if (!used.has(kind)) used.set(kind, plural ? `${kind}s` : `a ${kind}`)
  }
  return [...used.values()]
}
