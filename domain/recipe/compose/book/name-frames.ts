import { isReplaceable } from '#domain/recipe/compose/book/cooked-alike.ts'
import { bookDishes } from '#domain/recipe/compose/book/book-forms.ts'
import { type BookDish, type BookLine, ownFoodOf } from '#domain/recipe/compose/book/read-dish.ts'
import { joiners } from '#domain/recipe/compose/free-text/small-words.ts'
import { cleaned, tokensOf } from '#domain/recipe/compose/free-text/tokens.ts'
import { foodNamed, phraseAt } from '#domain/recipe/compose/free-text/vocabulary.ts'
import { isFlesh } from '#domain/food/flesh.ts'
import { familiesOf } from '#domain/recipe/verify/food-families.ts'
import { wordSet } from '#domain/plain-text.ts'
import type { DishFood } from '#domain/recipe/compose/dish-food.ts'
import { namedFood } from '#domain/recipe/compose/free-text/named-food.ts'
import { rememberedFor } from '#domain/remembered.ts'
import { singular } from '#domain/recipe/compose/food-words.ts'

/** A dish of the catalogue and the line of it for which a name has another food. */
export interface Frame {
  dish: BookDish
  line: BookLine
  /** Place of the name among those of the dish. */
  place: number
  /** Words of the name for the dish's own food: 'ground beef'; none where it names none. */
  own: readonly string[]
}

/** A name read as a food in a frame: 'beef' and the dishes that are called teriyaki. */
export interface FramedName {
  food: string
  /** Ids of foods that the word means. */
  anyOf: readonly string[]
  frames: readonly Frame[]
}

/**
 * Every way to read the words of a name as a food and a frame of the catalogue. Where they are the name of a dish, it is that: only its pasta
 * may be of another shape.
 */
export function framedNames(words: readonly string[]): FramedName[] {
  const whole = phraseAt(words, 0)
  const itself = whole?.meaning?.is === 'dish' ? whole.meaning.dish.forms[0] : undefined
  const isKnown = whole?.length === words.length && bookDishes.has(itself ?? '')
  const found: FramedName[] = []
  for (let at = 0; at < words.length; at += 1) {
    for (let length = Math.min(longestFood, words.length - at); length > 0; length -= 1) {
      const food = words.slice(at, at + length).join(' ')
      // pork loin is no dish called loin
      const longer = phraseAt(words, at)
      if (longer && !longer.meaning && longer.length > length) break
      const all = framesOf([...words.slice(0, at), ...words.slice(at + length)])
      const frames = isKnown ? all.filter(({ dish, line }) => dish.id === itself && line.slot === 'starch') : all
      const anyOf = frames.length ? foodNamed(food) : undefined
      if (!anyOf?.length) continue
      // 'beef' is what a dish of sirloin has
      const others = frames.filter(({ line }) => !isCalled(ownFoodOf(line), food, anyOf))
      if (others.length) found.push({ food, anyOf, frames: others })
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
export const allFrames = () => book()
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
        const found = frameIn(words, line, idsOf)
        if (!found) continue
        const known = frames.get(found.key)
        const frame = { dish, line, place, own: found.own }
        if (!known) frames.set(found.key, [frame])
        else if (!known.some((each) => each.dish === dish && each.line === line)) known.push(frame)
      }
    }
  }
  return frames
}

/** The name without the words for a food of the dish; where it has none for it, the whole name. */
function frameIn(
  words: readonly string[],
  line: BookLine,
  idsOf: (phrase: string) => readonly string[],
): { key: string; own: readonly string[] } | undefined {
  const own = ownFoodOf(line)
  for (let length = Math.min(longestFood, words.length - 1); length > 0; length -= 1) {
    for (let at = 0; at + length <= words.length; at += 1) {
      const run = words.slice(at, at + length).join(' ')
      if (!idsOf(run).includes(own) && !isCalled(own, run, idsOf(run))) continue
      const rest = [...words.slice(0, at), ...words.slice(at + length)]
      return isFrame(rest) ? { key: keyOf(rest), own: words.slice(at, at + length) } : undefined
    }
  }
  return isFrame(words) && line.slot !== 'vegetable' ? { key: keyOf(words), own: [] } : undefined
}

/** Whether a food goes by a word: sirloin by 'beef', and spareribs by 'pork'. Every shape of pasta is meant by its own. */
function isCalled(id: string, words: string, meant: readonly string[]): boolean {
  const own = namedFood(id)
  if (!own || (own.behaviour.kind === 'pasta' && meant.length === 1)) return false
  if (meant.includes(id) || !meant.length) return meant.length > 0
  const word = singular(words)
  const animals = familiesOf(own.food).filter((each) => butchers.has(each))
  return wordsOf(own).has(word) || (animals.length === 1 && animals[0] === word)
}
const butchers: ReadonlySet<string> = wordSet('beef pork lamb chicken turkey')
const wordsOf = rememberedFor(
  ({ food: { name, aliases } }: DishFood): ReadonlySet<string> =>
    new Set([name, ...aliases].flatMap((each) => singular(each).split(' '))),
)

/** Words that name a dish: 'grilled' and 'and rice' are ways and company of any, and a turkey club is built on what it is called by. */
function isFrame(words: readonly string[]): boolean {
  return !words.some(isMeat) && words.some((word, at) => {
    if (joiners.has(word)) return false
    const meaning = phraseAt(words, at)?.meaning
    return meaning === undefined || meaning.is === 'dish'
  })
}

function isMeat(word: string): boolean {
  const meant = foodNamed(word) ?? []
  return meant.length > 0 && meant.every((id) => isFlesh(namedFood(id)?.food ?? nothing))
}
const nothing = { facts: new Set<never>(), roles: [] }
