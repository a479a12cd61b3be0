import { chanceFrom } from '#domain/chance.ts'
import { type Composed, kept } from '#domain/recipe/compose/attempt.ts'
import { bareName } from '#domain/recipe/compose/book/bare-name.ts'
import { likenessIn } from '#domain/recipe/compose/book/cooked-alike.ts'
import { formInPlace } from '#domain/recipe/compose/book/in-place.ts'
import { type Frame, type FramedName, framedNames } from '#domain/recipe/compose/book/name-frames.ts'
import { candidatesByName } from '#domain/recipe/compose/candidates.ts'
import { weighedDish } from '#domain/recipe/compose/draft.ts'
import { type AllowedFoods, allowedFoods } from '#domain/recipe/compose/eater.ts'
import { namedFood } from '#domain/recipe/compose/free-text/named-food.ts'
import { readWish } from '#domain/recipe/compose/read-wish.ts'
import type { Wish } from '#domain/recipe/wish.ts'
import { stemsOf } from '#domain/text/tokens.ts'

/** The dish of a name that is a food in a frame, where `composed`, what the kitchen makes of the name otherwise, is not it. */
export function askedInPlace(wish: Wish, composed: Composed | undefined, seed: number): Composed | undefined {
  const name = nameIn(wish.notes)
  if (!name) return undefined
  const framed = framedNames(name.words)
  if (!framed.length || (composed && isAsked(composed, name.words))) return undefined
  const reading = readWish(wish)
  const allowed = allowedFoods(wish, reading.excluded, reading)
  const chance = chanceFrom(seed)
  for (const { frame, id, food } of placesFor(framed, allowed)) {
    const standIn = namedFood(id)
    const form = standIn && formInPlace(frame, standIn, { food, name: name.words.join(' ') })
    for (const candidate of form ? candidatesByName(form, wish) : []) {
      for (const strain of [0, 2, 4]) {
        const asked = { wish, reading, allowed, chance, strain }
        const dish = weighedDish(candidate, asked)
        const made = typeof dish === 'string' || dish.guests ? undefined : kept(dish, asked)
        if (made) return made
      }
    }
  }
  return undefined
}

/** The name that notes begin with: 'lamb tacos, no onions' and 'beef teriyaki for two' tell of one. */
function nameIn(notes: string): ReturnType<typeof bareName> {
  const head = notes.slice(0, longestName)
  return bareName(head) ?? bareName(head.slice(0, Math.max(0, head.search(ends))))
}
const longestName = 120
const ends = /[,.;:!?\n(]| (?:for|without|but|no|that|which|please)\b/

/** Whether a dish tells in its title of all that the name says, and of nothing that lies beside it. */
function isAsked({ draft, guests }: Composed, words: readonly string[]): boolean {
  const title = new Set(stemsOf(draft.title))
  return !guests && stemsOf(words.join(' ')).every((stem) => title.has(stem))
}

interface Place {
  frame: Frame
  id: string
  food: string
}

/** Foods and the dishes that they can be cooked in, the likest first: of one kind, then what is usual at home. */
function placesFor(framed: readonly FramedName[], allowed: AllowedFoods): Place[] {
  const found: (Place & { points: number })[] = []
  for (const { food, anyOf, frames } of framed) {
    for (const frame of frames) {
      for (const [rank, id] of anyOf.entries()) {
        const standIn = allowed.has(id) ? namedFood(id) : undefined
        const likeness = standIn && likenessIn(frame.dish, frame.line, standIn)
        if (!likeness) continue
        const points = (likeness === 'alike' ? 10 : 0) + frame.dish.entry.weight - rank / 2 - frame.place / 4
        found.push({ frame, id, food, points })
      }
    }
  }
  return found.sort((one, other) => other.points - one.points).slice(0, most)
}
/** Places that are tried. */
const most = 6
