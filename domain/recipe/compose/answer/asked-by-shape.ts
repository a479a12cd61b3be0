import { forms } from '#domain/catalogue/forms/all.ts'
import { foods } from '#domain/food/foods.ts'
import { wordSet } from '#domain/plain-text.ts'
import { type Asked, askedAlike } from '#domain/recipe/compose/asked/asked.ts'
import type { Reading } from '#domain/recipe/compose/asked/read-wish.ts'
import type { Candidate } from '#domain/recipe/compose/dish/candidate.ts'
import { type Composed, madeFrom } from '#domain/recipe/compose/make/attempt.ts'
import { shapeWords } from '#domain/recipe/compose/names/shape-words.ts'
import { candidatesByName } from '#domain/recipe/compose/select/candidates.ts'
import { poolOf } from '#domain/recipe/compose/select/choose.ts'
import { stemsOf } from '#domain/text/tokens.ts'
import type { HeardWish } from '#domain/wish/heard-wish.ts'

/**
 * The dish of a shared form that is called as the name in the notes says, where `composed`, what came of them otherwise, is built on a food that nobody named or
 * says itself that it is another: roasted pears with walnuts are fruit, and no salmon beside them.
 */
export function askedByShape(wish: HeardWish, composed: Composed | undefined, seed: number): Composed | undefined {
  const name = wish.intents.head
  if (!name) return undefined
  const asking = askedAlike(wish)
  const { reading } = asking
  if (composed && !isElsewhere(composed, reading)) return undefined
  const asked = stemsOf(name.words.join(' ')).filter((stem) => !said.has(stem))
  const named = new Set(reading.wanted.flatMap(({ words }) => stemsOf(words)))
  const shape = asked.filter((stem) => !named.has(stem))
  if (named.size === 0 || shape.length === 0) return undefined
  let best: { made: Composed; lacks: number } | undefined
  const least = composed ? lackedBy(composed, asked) : Number.POSITIVE_INFINITY
  for (const candidates of callingFor(shape, asking)) {
    for (const candidate of kitchensOf(candidates, reading)) {
      const made = madeFrom(candidate, asking, seed)
      // a name is no reason to lose a food that what came has
      if (!made || made.missing.length > (composed?.missing.length ?? Number.POSITIVE_INFINITY)) continue
      // fritters may be bound by chickpea flour, and what is called the same without it comes first
      const lacks = lackedBy(made, asked) + (hasOtherMain(made, reading) ? 0.5 : 0)
      if (lacks === 0) return made
      if ((lacks < 1 || !made.guests) && lacks < Math.min(least, best?.lacks ?? least)) best = { made, lacks }
    }
  }
  return best?.made
}

/** Those of the kitchens that were named, and others from all over the row, in which like ones stand together. */
function kitchensOf(candidates: readonly Candidate[], { families }: Reading): Candidate[] {
  const named = candidates.filter(({ flavour }) => families.includes(flavour.id))
  const step = Math.max(1, Math.floor(candidates.length / mostKitchens))
  const others = candidates.filter((candidate, at) => at % step === 0 && !named.includes(candidate))
  return [...named, ...others].slice(0, mostKitchens)
}

/** Whether it is another dish by its own words, or none that was named and built on a food that nobody named. */
function isElsewhere({ dish, other }: Composed, { wanted, forms: named }: Reading): boolean {
  const [id = '', main = ''] = dish.split('/')
  const isNamed = named.some((form) => form === id) || wanted.some(({ anyOf }) => anyOf.includes(main))
  return other !== undefined || (main !== '' && !isNamed)
}

/** Whether it is built on meat, fish, beans or tofu of which the name says nothing. */
function hasOtherMain({ dish }: Composed, { wanted }: Reading): boolean {
  const [, main = ''] = dish.split('/')
  const isMain = foods.get(main)?.roles.includes('protein') ?? false
  return isMain && !wanted.some(({ anyOf }) => anyOf.includes(main))
}

/** How many words of the name its title lacks. */
function lackedBy({ draft }: Composed, asked: readonly string[]): number {
  const title = new Set(stemsOf(draft.title))
  return asked.filter((stem) => !title.has(stem)).length
}

/** The forms whose titles say most of these words and that are built on a food that was named, those first that say all that they usually say. */
function callingFor(shape: readonly string[], asking: Asked): (readonly Candidate[])[] {
  return forms
    .flatMap((form) => {
      const own = shapeWords[form.id]?.split(' ') ?? []
      const shared = own.filter((word) => shape.includes(word)).length
      return shared > 0 ? [{ form, points: shared - own.length / 10 }] : []
    })
    .toSorted((one, other) => other.points - one.points)
    .map(({ form }) => candidatesByName(form, asking.wish))
    .filter(([candidate]) => candidate && isBuiltOnWanted(candidate, asking))
    .slice(0, mostForms)
}

function isBuiltOnWanted({ form, flavour, machines }: Candidate, asking: Asked): boolean {
  const wanted = new Set(asking.reading.wanted.flatMap(({ anyOf }) => anyOf))
  const places = form.slots({ flavour, wish: asking.wish, machines }).filter(({ required, lead }) => required || lead)
  return places.some((slot) => poolOf(slot, asking, []).some(({ food }) => wanted.has(food.id)))
}

/** Forms that are tried, and kitchens in which each is. */
const mostForms = 3
const mostKitchens = 10
const said = wordSet('with and in a an of on the or style some')
