import type { LineMeasure } from '#domain/food/line/amounts/line-measure.ts'
import type { NamedFood } from '#domain/food/line/line.ts'
import { type NamedFoods, namedFoods } from '#domain/food/line/names/line-names.ts'

/** 'juice of 1 lemon', 'whites of 2 eggs': the parts of the fruit or egg that are asked for, and what follows. */
export function partOfFruit(body: string): { parts: readonly string[]; rest: string } | undefined {
  const found = fruitPart.exec(body)
  if (!found) return undefined
  const parts = [found[1], found[2]].filter((part) => part !== undefined).map((part) => part.toLowerCase())
  return {
    parts: parts.map((part) => (part === 'rind' || part === 'peel' ? 'zest' : part.replace(/s$/, ''))),
    rest: body.slice(found[0].length),
  }
}

/** 'Leaves from 2 sprigs thyme', 'kernels cut from 2 ears of corn': what is picked off weighs what the sprigs and ears do. */
export function pickedFrom(body: string): string {
  return body.replace(picked, '')
}
const picked =
  /^(?:the\s+)?(?:leaves|needles|kernels|fronds|florets|flesh|pulp|stems|seeds|meat)\s+(?:(?:cut|picked|stripped|scraped|removed)\s+)?(?:from|of)\s+(?=\d|an?\s|one\s|two\s|half\s)/i

/** The foods of a line as parts of them: 'lemon' as lemon zest and lemon juice. */
export function withPart(named: NamedFoods, parts: readonly string[] | undefined): NamedFoods {
  if (!parts) return named
  const spread = (all: readonly NamedFood[]) => all.flatMap((one) => partsOf(one, parts))
  return { foods: spread(named.foods), alternatives: spread(named.alternatives), notes: named.notes }
}

/** '1 lemon, zested and juiced': what of a counted fruit is used, where its notes say that nothing else is. */
export function partsInNotes(
  named: NamedFoods,
  { amount, unit, size }: LineMeasure,
  notes: readonly string[],
): NamedFoods {
  const said = notes.join(', ')
  const parts = [...(zested.test(said) ? ['zest'] : []), ...(juiced.test(said) ? ['juice'] : [])]
  if (!amount || unit !== size || parts.length === 0 || eatenToo.test(said)) return named
  const spread = (all: readonly NamedFood[]) => all.flatMap((one) => (isCitrus(one) ? partsOf(one, parts) : one))
  return { ...named, foods: spread(named.foods), alternatives: spread(named.alternatives) }
}

const fruitPart =
  /^(?:the\s+)?(?:(?:finely|freshly|coarsely)\s+)?(?:(?:grated|squeezed|strained|fresh)\s+)?(juice|zest|rind|peel|whites?|yolks?)(?:\s*(?:and|&|\+)\s*(?:(?:finely|freshly)\s+)?(?:grated\s+)?(juice|zest|rind|peel|whites?|yolks?))?\s+(?:only\s+)?(?:from|of)\s+/i
const zested = /\b(?:zest|zested|rind|peel grated|grated peel)\b/i
const juiced = /\b(?:juice|juiced|juices|squeezed)\b/i
/** Then the fruit itself is eaten as well, or only a share of it is pressed. */
const eatenToo =
  /\b(?:slic(?:e|es|ed|ing)|wedges?|segments?|segmented|rounds?|garnish|to serve|for serving|chopped|flesh|other half|rest|remaining|(?:half|one|1|1\/2) juiced)\b/i

function partsOf(one: NamedFood, parts: readonly string[]): readonly NamedFood[] {
  return parts.flatMap((part) => namedFoods(`${one.food?.name ?? one.words} ${part}`).foods)
}

function isCitrus({ food }: NamedFood): boolean {
  return food !== undefined && /\b(?:lemon|lime|orange|grapefruit)$/i.test(food.name)
}
