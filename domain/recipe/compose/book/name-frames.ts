import { isReplaceable } from '#domain/recipe/compose/book/cooked-alike.ts'
import { bookDishes } from '#domain/recipe/compose/book/book-forms.ts'
import { type BookDish, type BookLine, ownFoodOf } from '#domain/recipe/compose/book/read-dish.ts'
import { joiners } from '#domain/recipe/compose/free-text/small-words.ts'
import { cleaned, tokensOf } from '#domain/recipe/compose/free-text/tokens.ts'
import { foodNamed, phraseAt } from '#domain/recipe/compose/free-text/vocabulary.ts'
import { singular } from '#domain/recipe/compose/food-words.ts'

/** A dish of the catalogue and the line of it for which a name has another food. */
export interface Frame {
  dish: BookDish
  line: BookLine
  /** Whether the dish's name is the frame and its own food alone: chicken marsala, and not creamy chicken marsala. */
  place: number
}

/** A name read as a food in a frame: 'beef' and the dishes that are called teriyaki. */
export interface FramedName {
  food: string
  /** Ids of foods that the word means. */
  anyOf: readonly string[]
  frames: readonly Frame[]
}

/** Every way to read the words of a name as a food and a frame of the catalogue. None where they are the name of a dish. */
export function framedNames(words: readonly string[]): FramedName[] {
  const whole = phraseAt(words, 0)
  const itself = whole?.meaning?.is === 'dish' ? whole.meaning.dish.forms[0] : undefined
  if (whole?.length === words.length && bookDishes.has(itself ?? '')) return []
  const found: FramedName[] = []
  for (let at = 0; at < words.length; at += 1) {
    for (let length = Math.min(longestFood, words.length - at); length > 0; length -= 1) {
      const food = words.slice(at, at + length).join(' ')
      const frames = framesOf([...words.slice(0, at), ...words.slice(at + length)])
      const anyOf = frames.length ? foodNamed(food) : undefined
      if (anyOf?.length) found.push({ food, anyOf, frames })
    }
  }
  return found
}
const longestFood = 3

function framesOf(rest: readonly string[]): readonly Frame[] {
  const key = keyOf(rest)
  const known = key ? book().get(key) : undefined
  if (known) return known
  // 'shrimp scampi with penne' has another pasta
  if (rest.at(-1) !== 'with') return []
  return (book().get(keyOf(rest.slice(0, -1))) ?? []).filter(({ line }) => line.slot === 'starch')
}

function keyOf(words: readonly string[]): string {
  return singular(words.join(' '))
}

/** Made at the first name that may be one. */
let made: ReadonlyMap<string, readonly Frame[]> | undefined
function book(): ReadonlyMap<string, readonly Frame[]> {
  made ??= makeBook()
  return made
}

function makeBook(): Map<string, Frame[]> {
  const frames = new Map<string, Frame[]>()
  const meant = new Map<string, readonly string[]>()
  const idsOf = (phrase: string) => {
    const known = meant.get(phrase) ?? foodNamed(phrase) ?? []
    meant.set(phrase, known)
    return known
  }
  for (const dish of bookDishes.values()) {
    if (dish.entry.sweet || dish.entry.batch || dish.entry.part) continue
    const lines = dish.lines.filter((line) => isReplaceable(line, dish))
    if (!lines.length) continue
    for (const [place, name] of dish.names.entries()) {
      const words = tokensOf(cleaned(name)).map(({ word }) => word)
      for (const line of lines) {
        for (const key of keysOf(words, line, idsOf)) {
          const known = frames.get(key)
          if (!known) frames.set(key, [{ dish, line, place }])
          else if (!known.some((each) => each.dish === dish && each.line === line)) known.push({ dish, line, place })
        }
      }
    }
  }
  return frames
}

/** The name without the words for a food of the dish; where it has none for it, the whole name. */
function keysOf(words: readonly string[], line: BookLine, idsOf: (phrase: string) => readonly string[]): string[] {
  const own = ownFoodOf(line)
  for (let length = Math.min(longestFood, words.length - 1); length > 0; length -= 1) {
    for (let at = 0; at + length <= words.length; at += 1) {
      if (!idsOf(words.slice(at, at + length).join(' ')).includes(own)) continue
      const rest = [...words.slice(0, at), ...words.slice(at + length)]
      return isFrame(rest) ? [keyOf(rest)] : []
    }
  }
  return isFrame(words) && line.slot !== 'vegetable' ? [keyOf(words)] : []
}

/** Words that name a dish: 'grilled' and 'and rice' are ways and company of any. */
function isFrame(words: readonly string[]): boolean {
  return words.some((word, at) => {
    if (joiners.has(word)) return false
    const meaning = phraseAt(words, at)?.meaning
    return meaning === undefined || meaning.is === 'dish'
  })
}
