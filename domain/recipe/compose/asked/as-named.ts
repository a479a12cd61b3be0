import type { Kind } from '#domain/catalogue/behaviours/behaviour.ts'
import { namedFood } from '#domain/catalogue/foods/named-food.ts'
import { type Want, wantOf } from '#domain/recipe/compose/asked/want.ts'
import type { Named } from '#domain/wish/intents.ts'
import { foodNamed } from '#domain/wish/lexicon/vocabulary.ts'

/** A food that is named, as a wish for it. */
export function asNamed(food: Named): Want {
  return cookedToo(wantOf(food.words, pulledOf(food)))
}

/** Rice and lentils that are named are in a dish that begins with them cooked. */
function cookedToo(want: Want): Want {
  const [first = ''] = want.anyOf
  if (!cookedFirst.has(namedFood(first)?.behaviour.kind ?? 'other')) return want
  const cooked = foodNamed(`cooked ${want.words}`)?.filter((id) => id.startsWith('cooked-')) ?? []
  return {
    ...want,
    anyOf: [...new Set([...want.anyOf, ...cooked])],
    best: want.best.length ? [...want.best, ...cooked] : [],
  }
}
const cookedFirst: ReadonlySet<Kind> = new Set<Kind>(['rice', 'lentil'])

/** Pulled chicken that is not there yet is chicken that is pulled once it is cooked. */
function pulledOf({ words, anyOf }: Named): readonly string[] {
  const raw = /^(?:pulled|shredded) (.+)/.exec(words)?.[1]
  return raw === undefined ? anyOf : [...new Set([...anyOf, ...(foodNamed(raw) ?? [])])]
}
