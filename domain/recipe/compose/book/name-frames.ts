import type { Kind } from '#domain/catalogue/behaviours/behaviour.ts'
import { bookDishes } from '#domain/catalogue/book/book-forms.ts'
import { manners } from '#domain/catalogue/book/kinds.ts'
import { type BookDish, type BookLine, ownFoodOf } from '#domain/catalogue/book/read-dish.ts'
import { singular } from '#domain/catalogue/foods/food-words.ts'
import { namedFood } from '#domain/catalogue/foods/named-food.ts'
import { wordSet } from '#domain/plain-text.ts'
import { isCalled } from '#domain/recipe/compose/book/called-by.ts'
import { isBuiltOn, isReplaceable } from '#domain/recipe/compose/book/cooked-alike.ts'
import { type DishName, namesHaving } from '#domain/recipe/compose/book/name-index.ts'
import { rememberedFor } from '#domain/remembered.ts'
import { fillers, joiners } from '#domain/wish/lexicon/small-words.ts'
import { foodNamed, phraseAt } from '#domain/wish/lexicon/vocabulary.ts'
import { isFlesh } from '#domain/wish/parser/flesh.ts'

/** A dish of the catalogue and the line of it for which a name has another food. */
export interface Frame {
  dish: BookDish
  line: BookLine
  /** Place of the name among those of the dish. */
  place: number
  /** Words of the name for the dish's own food: 'ground', 'beef'; none where it names none. */
  own: readonly string[]
  /** Those words were said too: there is no chicken in tofu butter chicken. */
  isInside?: true
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
 * may be of another shape, or its meat another than the name says.
 */
export function framedNames(words: readonly string[]): FramedName[] {
  const whole = phraseAt(words, 0)
  const itself = whole?.meaning?.is === 'dish' ? whole.meaning.dish.forms[0] : undefined
  const isKnown = whole?.length === words.length && bookDishes.has(itself ?? '')
  const found: FramedName[] = []
  for (let at = 0; at < words.length; at += 1) {
    const longest = phraseAt(words, at)
    // pork loin is no dish called loin
    const least = longest && !longest.meaning ? longest.length : 1
    for (let length = Math.min(longestFood, words.length - at); length >= least; length -= 1) {
      const food = words.slice(at, at + length).join(' ')
      const anyOf = foodNamed(food)
      if (!anyOf?.length) continue
      const rest = [...words.slice(0, at), ...words.slice(at + length)]
      const frames = [...framesOf(rest), ...(isInsteadOfMeat(anyOf, rest) ? framesWithin(rest) : [])].filter(
        ({ dish, line }) =>
          // 'beef' is what a dish of sirloin has
          (isShape(line, anyOf) || !isOwn(line, food, anyOf)) &&
          (!isKnown || (dish.id === itself && (line.slot === 'starch' || isWithout(dish, food, anyOf)))),
      )
      if (frames.length) found.push({ food, anyOf, frames })
    }
  }
  return found
}
const longestFood = 3

/** Whether a dish is without the meat or fish that its name has: there is no beef in chicken shawarma, whoever calls it beef shawarma. */
function isWithout({ lines }: BookDish, food: string, anyOf: readonly string[]): boolean {
  const words = [food, ...food.split(' ')].map((word) => [word, foodNamed(word) ?? []] as const)
  const isOne = (id: string) => isFlesh(id) && words.some(([word, meant]) => isCalled(id, word, meant))
  return isFlesh(anyOf[0] ?? '') && !lines.some((line) => line.foods.some(isOne))
}

/** Whether a line is of the food that was said. A vegetable is itself alone: portobellos are no mushrooms of any kind. */
function isOwn(line: BookLine, food: string, anyOf: readonly string[]): boolean {
  const own = ownFoodOf(line)
  return line.slot === 'vegetable' || line.slot === 'main' ? anyOf.includes(own) : isCalled(own, food, anyOf)
}

/** One shape of pasta, which the table may count with that of the dish. */
function isShape({ slot }: BookLine, anyOf: readonly string[]): boolean {
  return slot === 'starch' && anyOf.length === 1
}

/** The dishes of whose names nothing but these words and words for a food of theirs is left. */
function framesOf(rest: readonly string[]): Frame[] {
  const named = framesNamed(rest)
  // 'glazed' is a way of any dish, and a name of what is built on a vegetable
  if (!rest.some((word, at) => isNoun(rest, word, at))) return named.filter(({ dish, line }) => isBuiltOn(line, dish))
  const pastaOf = (frames: readonly Frame[]) => frames.filter(({ line }) => line.slot === 'starch')
  // 'shrimp scampi with penne' has another pasta, 'green curry with shrimp' no chicken
  if (!named.length && rest.at(-1) === 'with')
    return framesNamed(rest.slice(0, -1)).filter(({ line, own }) => line.slot === 'starch' || !own.length)
  // a turkey club is built on what it is called by
  return rest.some((word) => cuts.has(word) || isMeat(word)) ? pastaOf(named) : named
}

/** Whether a food takes the place of the meat that a dish is called by: tofu and its like do, and another meat behind a 'with'. Ham is in a dish besides. */
function isInsteadOfMeat(anyOf: readonly string[], rest: readonly string[]): boolean {
  const kinds = anyOf.flatMap((id) => namedFood(id)?.behaviour.kind ?? [])
  return kinds[0] === 'tofu' || (rest.at(-1) === 'with' && kinds.some((kind) => meats.has(kind)))
}
const meats: ReadonlySet<Kind> = new Set([
  'poultry',
  'bone-in poultry',
  'ground poultry',
  'ground meat',
  'pork',
  'steak',
  'tough meat',
])

/** The dishes that words name whole, with their own meat, for which another food stands in, and those that they name without it. */
function framesWithin(rest: readonly string[]): Frame[] {
  const words = rest.at(-1) === 'with' ? rest.slice(0, -1) : rest
  const found = phraseAt(words, 0)
  const dish = found?.length === words.length && found.meaning?.is === 'dish' ? found.meaning.dish : undefined
  const book = bookDishes.get(dish?.forms[0] ?? '')
  const itself = (book ? replaceable(book) : []).flatMap((line): Frame[] => {
    const own = words.filter((word) => isNameOf([word], line))
    return book && own.length && isFlesh(ownFoodOf(line)) ? [{ dish: book, line, place: 0, own, isInside: true }] : []
  })
  const meat = words.filter(isMeat)
  const others = words.filter((word) => !isMeat(word))
  const alike = meat.length > 0 && others.length > 0 ? framesOf(others) : []
  const alikeAfter = alike.map((frame): Frame => ({ ...frame, place: frame.place + after, own: meat, isInside: true }))
  return [...itself, ...alikeAfter]
}
/** Places by which a dish that is called alike comes after the one that is named. */
const after = 60

/** Words that name a dish: 'grilled' and 'and rice' are ways and company of any. */
function isNoun(words: readonly string[], word: string, at: number): boolean {
  if ([joiners, fillers, manners].some((known) => known.has(word))) return false
  const meaning = phraseAt(words, at)?.meaning
  return meaning === undefined || meaning.is === 'dish'
}
function isMeat(word: string): boolean {
  return isFlesh(foodNamed(word)?.[0] ?? '')
}
/** Cuts that a dish is, of whichever animal: ribs are no dish for shrimp. */
const cuts = wordSet(`
  rib ribs wing wings chop chops loin tenderloin thigh thighs breast breasts leg legs drumstick drumsticks tender tenders fillet fillets steak
  steaks shank shanks tail tails belly roast roasts`)

function framesNamed(rest: readonly string[]): Frame[] {
  const key = rest.map(singular)
  const frames: Frame[] = []
  for (const { dish, place, words, stems } of namesWith(key)) {
    const more = stems.length - key.length
    if (more < 0 || more > longestFood) continue
    const at = key.findIndex((word, index) => stems[index] !== word)
    const from = at < 0 ? key.length : at
    if (!key.slice(from).every((word, index) => stems[from + more + index] === word)) continue
    const own = words.slice(from, from + more)
    for (const line of replaceable(dish)) {
      const isKnown = frames.some((each) => each.dish === dish && each.line === line)
      if (!isKnown && (more ? isNameOf(own, line) : isUnnamedIn(words, line))) frames.push({ dish, line, place, own })
    }
  }
  return frames
}

function isNameOf(words: readonly string[], line: BookLine): boolean {
  const said = words.join(' ')
  return isCalled(ownFoodOf(line), said, foodNamed(said) ?? [])
}

/** Whether a name has no word for a food that its dish is built on: 'tacos'. Vegetables are meant by their name alone. */
function isUnnamedIn(words: readonly string[], line: BookLine): boolean {
  if (line.slot === 'vegetable' || line.slot === 'main') return false
  return !words.some((_, at) =>
    [1, 2, 3].some((length) => at + length <= words.length && isNameOf(words.slice(at, at + length), line)),
  )
}

const replaceable = rememberedFor((dish: BookDish) => dish.lines.filter((line) => isReplaceable(line, dish)))

/** Names of dishes that have the rarest of some words. A cake, a batch and a sauce are no frame for another food. */
function namesWith(stems: readonly string[]): readonly DishName[] {
  const lists = stems.map(namesHaving)
  const rarest = lists.reduce((least, list) => (list.length < least.length ? list : least), lists[0] ?? [])
  return rarest.filter(({ dish: { entry } }) => !entry.sweet && !entry.batch && !entry.part)
}
