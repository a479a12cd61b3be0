import { bookDishes, bookForms } from '#domain/catalogue/book/book-forms.ts'
import { singular } from '#domain/catalogue/foods/food-words.ts'
import { namedFood } from '#domain/catalogue/foods/named-food.ts'
import { allowedFoods } from '#domain/recipe/compose/asked/eater.ts'
import { readWish } from '#domain/recipe/compose/asked/read-wish.ts'
import type { Want } from '#domain/recipe/compose/asked/want.ts'
import { dishesNear } from '#domain/recipe/compose/book/near-names.ts'
import { type Composed, madeFrom } from '#domain/recipe/compose/make/attempt.ts'
import { candidatesByName } from '#domain/recipe/compose/select/candidates.ts'
import type { HeardWish } from '#domain/wish/heard-wish.ts'

/**
 * The dish of the catalogue that is the nearest to a name which no dish has, where `composed`, what came instead, says that it is another. A
 * dish of the catalogue that cannot be made knows by itself what comes next.
 */
export function nearestAsked(wish: HeardWish, composed: Composed, seed: number): Composed | undefined {
  const name = composed.other ? wish.intents.head : undefined
  if (!name) return undefined
  const heard = readWish(wish)
  const isKnown = bookDishes.has(heard.forms[0] ?? '') && heard.dish?.words === name.words.join(' ')
  // no one dish is nearest to a country
  if (isKnown || heard.dish?.isOrigin) return undefined
  const allowed = allowedFoods(wish, heard.excluded, heard)
  for (const { id, lines } of dishesNear(name.words, sketchOf(composed))) {
    const form = bookForms.find((each) => each.id === id)
    const held = new Set(lines.flatMap(({ foods }) => foods))
    // the very dish takes in whatever is named with it
    const isItself = id === heard.forms[0]
    const isHeld = (want: Want) => (isItself && !isBuiltOn(want)) || want.anyOf.some((food) => held.has(food))
    const reading = { ...heard, wanted: heard.wanted.filter(isHeld) }
    const left = heard.wanted.filter((want) => !isHeld(want) && want.anyOf.some((food) => allowed.has(food)))
    const asked = { wish, reading, allowed, strain: 0 }
    // what came has it, and nobody is to lose what a plate is built on for a name
    if (left.some((want) => !composed.missing.includes(want.words) && isBuiltOn(want))) continue
    for (const candidate of form ? candidatesByName(form, wish) : []) {
      const made = madeFrom(candidate, asked, seed)
      if (made && (isItself || !made.guests) && made.other !== 'far')
        return { ...made, missing: [...made.missing, ...left.map(({ words }) => words)] }
    }
  }
  return undefined
}

function isBuiltOn({ anyOf }: Want): boolean {
  return anyOf.some((id) => namedFood(id)?.food.roles.some((role) => role === 'protein' || role === 'base'))
}

function sketchOf({ dish, draft }: Composed) {
  const [id = '', main] = dish.split('/')
  const names = [draft.title, ...(bookDishes.get(id)?.names ?? [])].map((name) => singular(name).split(' '))
  return { names, main }
}
