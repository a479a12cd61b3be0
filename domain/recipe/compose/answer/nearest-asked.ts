import { chanceFrom } from '#domain/chance.ts'
import { singular } from '#domain/recipe/compose/asked/food-words.ts'
import { readWish } from '#domain/recipe/compose/asked/read-wish.ts'
import { type Composed, madeFrom } from '#domain/recipe/compose/attempt.ts'
import { headName } from '#domain/recipe/compose/book/bare-name.ts'
import { bookDishes, bookForms } from '#domain/recipe/compose/book/book-forms.ts'
import { dishesNear } from '#domain/recipe/compose/book/near-names.ts'
import { candidatesByName } from '#domain/recipe/compose/select/candidates.ts'
import { allowedFoods } from '#domain/recipe/compose/select/eater.ts'
import type { Wish } from '#domain/recipe/wish.ts'

/**
 * The dish of the catalogue that is the nearest to a name which no dish has, where `composed`, what came instead, says that it is another. A
 * dish of the catalogue that cannot be made knows by itself what comes next.
 */
export function nearestAsked(wish: Wish, composed: Composed, seed: number): Composed | undefined {
  const name = composed.other ? headName(wish.notes) : undefined
  if (!name) return undefined
  const heard = readWish(wish)
  const isKnown = bookDishes.has(heard.forms[0] ?? '') && heard.dish?.words === name.words.join(' ')
  if (isKnown) return undefined
  const allowed = allowedFoods(wish, heard.excluded, heard)
  const chance = chanceFrom(seed)
  for (const { id, lines } of dishesNear(name.words, sketchOf(composed))) {
    const form = bookForms.find((each) => each.id === id)
    const held = new Set(lines.flatMap(({ foods }) => foods))
    const reading = { ...heard, wanted: heard.wanted.filter(({ anyOf }) => anyOf.some((food) => held.has(food))) }
    const asked = { wish, reading, allowed, chance, strain: 0 }
    for (const candidate of form ? candidatesByName(form, wish) : []) {
      const made = madeFrom(candidate, asked)
      if (made && !made.guests && made.other !== 'far') return made
    }
  }
  return undefined
}

function sketchOf({ dish, draft }: Composed) {
  const [id = '', main] = dish.split('/')
  const names = [draft.title, ...(bookDishes.get(id)?.names ?? [])].map((name) => singular(name).split(' '))
  return { names, main }
}
