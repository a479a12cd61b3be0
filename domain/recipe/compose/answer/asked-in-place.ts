import { bookForms } from '#domain/catalogue/book/book-forms.ts'
import { ownFoodOf } from '#domain/catalogue/book/read-dish.ts'
import type { DishFood } from '#domain/catalogue/foods/dish-food.ts'
import { namedFood } from '#domain/catalogue/foods/named-food.ts'
import { isFlesh } from '#domain/food/flesh.ts'
import type { Asking } from '#domain/recipe/compose/asked/asked.ts'
import { type AllowedFoods, allowedFoods } from '#domain/recipe/compose/asked/eater.ts'
import { readWish } from '#domain/recipe/compose/asked/read-wish.ts'
import type { Want } from '#domain/recipe/compose/asked/want.ts'
import { isGround, likenessIn } from '#domain/recipe/compose/book/cooked-alike.ts'
import { describing } from '#domain/recipe/compose/book/describing.ts'
import { formInPlace, glutenFree } from '#domain/recipe/compose/book/in-place.ts'
import { type Frame, type FramedName, framedNames } from '#domain/recipe/compose/book/name-frames.ts'
import type { Candidate } from '#domain/recipe/compose/dish/candidate.ts'
import { type Composed, madeFrom } from '#domain/recipe/compose/make/attempt.ts'
import { candidatesByName } from '#domain/recipe/compose/select/candidates.ts'
import { stemsOf } from '#domain/text/tokens.ts'
import type { HeardWish } from '#domain/wish/heard-wish.ts'
import { foodNamed, phraseAt } from '#domain/wish/lexicon/vocabulary.ts'

/** The dish of a name that is a food in a frame, where `composed`, what the kitchen makes of the name otherwise, is not it. */
export function askedInPlace(wish: HeardWish, composed: Composed | undefined, seed: number): Composed | undefined {
  const name = wish.intents.head
  if (!name) return undefined
  const framed = framedNames(name.words)
  if (!framed.length) return undefined
  const heard = readWish(wish)
  if (composed && !composed.missing.length && !composed.guests && isByMachine(name.words)) return undefined
  if (composed && isAsked(composed, name.words, framed) && !isPassedOver(composed, framed, heard.forms[0]))
    return undefined
  const allowed = allowedFoods(wish, heard.excluded, heard)
  const { wanted } = heard
  for (const { frame, id, food } of placesFor(framed, allowed)) {
    const standIn = namedFood(id)
    // 'pesto' is the dish in farfalle pesto, and no food beside it; and penne is gluten-free for who may have no other
    const isFood = ({ words, anyOf }: Want) =>
      (anyOf.includes(id) && allowed.has(id)) || !name.words.some((word) => word === words)
    const called = frame.isInside ? name.words.filter((word) => !frame.own.includes(word)) : name.words
    const form = standIn && formInPlace(frame, standIn, { food, name: called.join(' ') })
    for (const candidate of form ? candidatesByName(form, wish) : []) {
      for (const strain of [0, 2, 4]) {
        const asked = { wish, reading: { ...heard, wanted: wanted.filter(isFood) }, allowed, strain }
        const made = madeOf(candidate, asked, seed)
        if (made) return made
      }
    }
  }
  // sardines and rice are two foods, and no dish that could come without one of them
  if (!heard.dish) return undefined
  // fried rice with shrimp has them beside what it is made of
  if (composed && (!composed.guests || name.words.includes('with'))) return undefined
  return nearest(framed, { wish, reading: heard, allowed, strain: 0 }, composed?.dish ?? '', seed)
}

/** Whether a name is a food and the machine that cooks it: 'slow cooker beef' is any dish of both, and not one of sausages with beef for them. */
function isByMachine(words: readonly string[]): boolean {
  let hasMachine = false
  for (let at = 0; at < words.length; ) {
    const found = phraseAt(words, at)
    const isMachine = found?.meaning?.is === 'machine'
    if (!found || !(isMachine || found.foods)) return false
    hasMachine ||= isMachine
    at += found.length
  }
  return hasMachine
}

/** A food that is asked for in a dish is in its place, and not beside it. */
function madeOf(candidate: Candidate, asked: Asking, seed: number): Composed | undefined {
  const made = madeFrom(candidate, asked, seed)
  return made?.guests ? undefined : made
}

/** Where a food cannot be in the place of another it is not set beside it: the dish comes as it is, which its notes say. */
function nearest(framed: readonly FramedName[], asked: Asking, came: string, seed: number): Composed | undefined {
  const { wish, reading } = asked
  const named = framed.find(({ anyOf, frames }) => anyOf.every(isMain) && frames.some(isOfMeat))
  const byWeight = named?.frames.filter(isOfMeat).toSorted((one, other) => weightOf(other) - weightOf(one)) ?? []
  const frame = byWeight.find(({ dish: { id } }) => came.startsWith(`${id}/`)) ?? byWeight[0]
  const form = frame && bookForms.find(({ id }) => id === frame.dish.id)
  if (!named || !form) return undefined
  const others = reading.wanted.filter(({ anyOf }) => !anyOf.some((id) => named.anyOf.includes(id)))
  const alone = { ...asked, reading: { ...reading, wanted: others } }
  for (const candidate of candidatesByName(form, wish)) {
    const made = madeOf(candidate, alone, seed)
    if (made) return made
  }
  return undefined
}

function weightOf({ dish, place }: Frame): number {
  return dish.entry.weight - place / 4
}

/** A pasta that cannot be had is no reason for another dish. */
function isOfMeat({ line }: Frame): boolean {
  return line.slot !== 'starch'
}

function isMain(id: string): boolean {
  return namedFood(id)?.food.roles.includes('protein') ?? false
}

/** Whether the dish of the catalogue that the frame is called by first was left for one that the kitchen made up. */
function isPassedOver({ dish }: Composed, framed: readonly FramedName[], first: string | undefined): boolean {
  const isMadeUp = !bookForms.some(({ id }) => dish.startsWith(`${id}/`))
  return isMadeUp && framed.some(({ frames }) => frames.some((frame) => frame.dish.id === first))
}

/** Whether a dish tells in its title of all that the name says, and of nothing that lies beside it. */
function isAsked({ draft, dish, guests }: Composed, words: readonly string[], framed: readonly FramedName[]): boolean {
  const title = new Set(stemsOf(draft.title))
  if (guests) return false
  const [form, main = ''] = dish.split('/')
  const isIt = framed.some(
    ({ anyOf, frames }) =>
      anyOf.includes(main) && frames.some((frame) => frame.dish.id === form && frame.line.slot !== 'starch'),
  )
  return isIt || stemsOf(words.join(' ')).every((stem) => title.has(stem) || describing.has(stem))
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
      const meant = isGround(frame.line) ? [...(foodNamed(`ground ${food}`) ?? []), ...anyOf] : anyOf
      for (const [rank, id] of meant.entries()) {
        const standIn = namedFood(id)
        const likeness = standIn && likenessIn(frame.dish, frame.line, standIn, food)
        if (!likeness || ![id, ...glutenFree(frame.line, standIn)].some((each) => allowed.has(each))) continue
        const points =
          (likeness === 'alike' ? 10 : 0) +
          (isOtherCut(frame, food) ? -12 : 0) +
          (isInPlaceOfMeat(frame, standIn) ? 0 : -6) +
          frame.dish.entry.weight -
          rank / 2 -
          frame.place / 4
        found.push({ frame, id, food, points })
      }
    }
  }
  return found.sort((one, other) => other.points - one.points).slice(0, most)
}
/** Whether meat is in the place of meat, and what is none in the place of what is none: pork comes into a stroganoff of beef before one of mushrooms. */
function isInPlaceOfMeat({ line }: Frame, { food }: DishFood): boolean {
  const own = namedFood(ownFoodOf(line))?.food
  return own === undefined || isFlesh(own) === isFlesh(food)
}
/** Whether the dish is named for a cut of its food, ground beef, of which the cook says nothing. */
function isOtherCut({ own }: Frame, food: string): boolean {
  const said = food.split(' ')
  return own.length > 1 && !own.slice(0, -1).every((word) => said.includes(word))
}
/** Places that are tried. */
const most = 6
