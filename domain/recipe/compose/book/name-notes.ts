import { bookDishes } from '#domain/catalogue/book/book-forms.ts'
import { isOfKind } from '#domain/catalogue/book/kinds.ts'
import { singular } from '#domain/catalogue/foods/food-words.ts'
import { forms } from '#domain/catalogue/forms/all.ts'
import type { Form } from '#domain/catalogue/forms/form.ts'
import { mainLine } from '#domain/catalogue/writing/names.ts'
import { withoutAsides, wordSet } from '#domain/plain-text.ts'
import type { Asked } from '#domain/recipe/compose/asked/asked.ts'
import { allowedFoods } from '#domain/recipe/compose/asked/eater.ts'
import { type Reading, readWish } from '#domain/recipe/compose/asked/read-wish.ts'
import { isAnyDrink } from '#domain/recipe/compose/book/any-drink.ts'
import { describing } from '#domain/recipe/compose/book/describing.ts'
import { isCalledOtherwise, isStrange, isToldFirst } from '#domain/recipe/compose/book/foreign-names.ts'
import { isLedByAnother } from '#domain/recipe/compose/book/led-by-another.ts'
import { isNearTo } from '#domain/recipe/compose/book/near-names.ts'
import { isTitled, stemsOf, withoutTail } from '#domain/recipe/compose/book/titled.ts'
import { dishOfDiet, shown, whyNot } from '#domain/recipe/compose/book/why-not-made.ts'
import type { Dish } from '#domain/recipe/compose/dish/dish.ts'
import { commonness } from '#domain/text/frequent-words.ts'
import { type HeardNotes, type HeardWish, heardNotes } from '#domain/wish/heard-wish.ts'
import { fillers, joiners } from '#domain/wish/lexicon/small-words.ts'
import { foodNamed, phraseAt } from '#domain/wish/lexicon/vocabulary.ts'
import type { DishMeaning } from '#domain/wish/meaning.ts'
import type { BareName } from '#domain/wish/settled/bare-name.ts'
import { isOfOwnMachine } from '#domain/wish/settled/heard-dishes.ts'
import { isCommon } from '#domain/wish/spelling/spelling.ts'

/** A dish that was asked for by name while another came: its name, and a sentence without a full stop that says so and why. */
export interface OtherDish {
  name: string
  note: string
  /** It shares the main food and the making of the one that was named. */
  isNear: boolean
}

/** Undefined where the dish is the one that was named, or where none was. `title` is that of the dish. */
export function otherDish(dish: Dish, title: string, asked: Asked): OtherDish | undefined {
  const heard = asked.reading.dish
  const bare = withoutBesides(withoutTail(nameIn(asked.wish.intents, heard), heard), asked.reading)
  const name = shapedName(asked.wish.intents) ?? bare?.typed ?? heard?.words
  const words = bare?.words ?? heard?.words.toLowerCase().split(' ')
  if (
    !name ||
    !words ||
    (!heard && (isRequest(words) || isStock(asked.reading) || asked.reading.besides.length > 0)) ||
    (heard?.isOrigin && isKindOf(heard, dish.candidate.form)) ||
    isAnyDrink(dish, asked.reading) ||
    (phraseAt(words, 0)?.length === words.length && isOfOwnMachine(dish.candidate.form, asked.reading)) ||
    isItsName(words, heard, dish, title) ||
    isOnlyWithout(name, heard, title) ||
    isTitled(words, title) ||
    isAnswered(words, dish, title, new Set(asked.reading.qualities.map(({ word }) => word)))
  )
    return undefined
  // what the catalogue has for a diet under that very name: vegan beef bourguignon
  if (isOfDiet(dish, heard, asked.wish))
    return title.toLowerCase().includes(asked.wish.diet ?? '')
      ? undefined
      : { name, note: `Our ${shown(name)} is ${title}`, isNear: true }
  const isLike = isNear(words, dish, title)
  const came = isLike ? `the nearest is ${title}` : `here is ${title} instead`
  // of a name that says nothing to us, who asks for it can say more
  const more = !isLike && asked.reading.isHalfHeard ? '. Tell us what goes into it, and we’ll come closer' : ''
  // the dish itself came: what it has not is in the other words of the name, 'Cincinnati' chili
  const missed = heard?.forms[0] === dish.candidate.form.id ? undefined : heard
  return { name, note: `${whyNot(name, missed, asked)}; ${came}${more}`, isNear: isLike }
}

/** A dish in the shape of another: 'lemon drizzle cake as cupcakes'. */
function shapedName({ dishes: [first, second], calledAs }: HeardNotes): string | undefined {
  if (!first || !second || first.forms.length > 0) return undefined
  return `${calledAs.get(first.words) ?? first.words} as ${calledAs.get(second.words) ?? second.words}`
}

/** What is asked for beside a dish is told by itself: 'lasagna with garlic bread' is lasagna. */
function withoutBesides(bare: BareName | undefined, { besides }: Reading): BareName | undefined {
  const at = besides.length > 0 ? (bare?.words.indexOf('with') ?? -1) : -1
  return bare && at > 0 ? { words: bare.words.slice(0, at), typed: bare.typed.split(/ with /i)[0]! } : bare
}

/** Whether the name says no more than the dish and what it is to be without: 'egg allergy and dairy free pancakes' are pancakes. */
function isOnlyWithout(name: string, heard: DishMeaning | undefined, title: string): boolean {
  if (!heard || !singular(title.toLowerCase()).endsWith(singular(heard.words.toLowerCase()))) return false
  const { foods, dishes } = heardNotes(name)
  return dishes.length === 1 && foods.every(({ as }) => as !== 'wanted') && foods.length > 0
}

function isOfDiet({ candidate: { form } }: Dish, heard: DishMeaning | undefined, wish: HeardWish): boolean {
  return heard !== undefined && dishOfDiet(heard, wish)?.id === form.id
}

/** The whole notes, or what they begin with, where that is a name that is not known, or more of the dish than was heard: 'ofada stew'. */
function nameIn({ name, head }: HeardNotes, heard: DishMeaning | undefined): BareName | undefined {
  if (name || !head) return name
  // a coddle is a word that few know, and a name where it stands alone
  const isAlone = head.words.length === 1
  const isKnown = (word: string, at: number) =>
    phraseAt(head.words, at) !== undefined || (isCommon(word) && !(isAlone && (commonness(word) ?? 0) > usual))
  const isMore = heard !== undefined && head.words.join(' ').endsWith(heard.words)
  return isMore || !head.words.every(isKnown) ? head : undefined
}

/** The class of frequency up to which everybody uses a word. */
const usual = 35

/** 'A pound of sausage and a bag of spinach' is what there is, and no name. */
function isStock({ wanted }: Reading): boolean {
  return wanted.some(({ grams, isLoose }) => grams !== undefined && !isLoose)
}

/** Whether words that name no dish ask for a kind of meal: 'meal prep lunches high protein', '$6 dinner with chicken'. */
function isRequest(words: readonly string[]): boolean {
  return words.some((word, at) => /^[$\d]/.test(word) || requests.has(phraseAt(words, at)?.meaning?.is ?? 'food'))
}
const requests: ReadonlySet<string> = new Set([
  'mood',
  'meal',
  'type',
  'method',
  'season',
  'level',
  'diet',
  'occasion',
  'need',
])

/** The same of a dish that was found once the notes were let go. Undefined where they name no dish. */
export function insteadOf(wish: HeardWish, title: string): string | undefined {
  const why = whyNotNamed(wish)
  return why && `${why}; here is ${title} instead`
}

/** Why the dish that the notes name cannot be had, without a full stop. Undefined where they name none. */
export function whyNotNamed(wish: HeardWish): string | undefined {
  const reading = readWish(wish)
  const bare = withoutTail(nameIn(wish.intents, reading.dish), reading.dish)
  const name = (bare && !isRequest(bare.words) ? bare.typed : undefined) ?? reading.dish?.words
  if (!name) return undefined
  const allowed = allowedFoods(wish, reading.excluded, reading)
  return whyNot(name, reading.dish, { wish, allowed })
}

/** Whether a dish is built on a food of the name and made as it says. What is put up is near to what is called so alone. */
function isNear(words: readonly string[], { lines, candidate: { form } }: Dish, title: string): boolean {
  const last = words.at(-1) ?? ''
  if (preserves.has(last)) return stemsOf(title).includes(stemsOf(last)[0] ?? last)
  const heardAt = words.findIndex((_, at) => {
    const meaning = phraseAt(words, at)?.meaning
    return meaning?.is === 'dish' && meaning.dish.forms.includes(form.id)
  })
  // what a dish calls near is near to all of its name
  if (heardAt === 0 && phraseAt(words, 0)?.length === words.length) return true
  const names = [withoutAsides(title), form.label, ...(bookDishes.get(form.id)?.names ?? []), ...(form.kin ?? [])]
  // what comes of a word for a dish has that word
  const own = heardAt >= 0 ? [words.filter((word) => !foodNamed(word)).join(' ')] : []
  const stems = [...names, ...own].map((each) => singular(each).split(' '))
  return isNearTo(words, { names: stems, main: form.main ?? mainLine(lines)?.id })
}

/** Whether each word of a name is in the title, in the list or in the nature of the dish. Names of foods alone name no dish. */
function isAnswered(
  words: readonly string[],
  dish: Dish,
  title: string,
  /** What is told by itself. */
  qualities: ReadonlySet<string>,
): boolean {
  // the title may be that of a curry, and the dish a stew by its making
  const said = new Set(stemsOf(`${title} ${dish.candidate.form.label} ${ownWords(words, dish)}`))
  // one pot or one pan, it is cooked in one
  if (said.has('one') && said.has('pan')) said.add('pot')
  let isName = false
  let isWhole = true
  // what is said behind the name of a dish, 'blender version', makes no other dish of it
  let isItself = false
  for (let at = 0; at < words.length; ) {
    const found = phraseAt(words, at)
    const part = words.slice(at, at + (found?.length ?? 1))
    at += part.length
    // a shrimp stir-fry is one with prawns, and what has chiles in it no chili
    const named = found?.meaning?.is === 'dish' ? found.meaning.dish : undefined
    const isDish = named !== undefined && (named.unlisted || bookDishes.has(named.forms[0] ?? ''))
    const isIn = (word: string) =>
      !(isDish && part.length === 1) &&
      (foodNamed(word)?.some((id) => dish.lines.some((line) => line.id === id)) ?? false)
    const isTold = (word: string) => stemsOf(word).every((stem) => said.has(stem))
    const isTitled = part.every(isTold)
    const isSaid = part.every((word) => isTold(word) || isIn(word))
    if (found?.meaning?.is === 'dish') {
      isName = true
      isItself = isKindOf(found.meaning.dish, dish.candidate.form)
      isWhole &&= isSaid || isItself
    } else if (found?.foods) {
      // who names nothing else than what is put up wants that, and no dish with it: green tomato chutney
      const isPutUp = at === words.length && preserves.has(part.at(-1) ?? '')
      const isForeign =
        part.length < words.length && !words.some((word) => joiners.has(word)) && isCalledOtherwise(part, found)
      isName ||= isPutUp || isForeign
      if (isPutUp) isWhole &&= isTitled
      else if (isForeign) isWhole &&= isTitled || isToldFirst(found, title, words[at - part.length - 1])
      else isWhole &&= isSaid || dish.lines.some(({ id }) => found.foods?.includes(id))
    } else if (
      !found &&
      (!isItself || isStrange(part[0] ?? '')) &&
      ![fillers, describing, qualities].some((known) => known.has(part[0] ?? ''))
    ) {
      isName = true
      isWhole &&= isSaid
    }
  }
  return !isName || (isWhole && !isLedByAnother(words, dish, title))
}

/** Whether the dish is the one that was heard, and its name has every word: 'mashed potatoes with kale' are kale mashed potatoes. */
function isItsName(words: readonly string[], heard: DishMeaning | undefined, dish: Dish, title: string): boolean {
  const named = phraseAt(words, 0)
  const [first] = named?.meaning?.is === 'dish' ? named.meaning.dish.forms : []
  // asked for in a machine, its version for that one comes first, and this is still the dish of the name
  if (named?.length === words.length && first === dish.candidate.form.id && !heard?.unlisted) return true
  if (heard?.forms[0] !== dish.candidate.form.id || heard.unlisted || isLedByAnother(words, dish, title)) return false
  const own = new Set(stemsOf(heard.words.toLowerCase()))
  // what goes on behind the name of a dish tells of it, but for another that is joined to it
  const [next = '', ...more] = words.join(' ').startsWith(`${heard.words} `) ? words.slice(own.size) : []
  if (more.length > 0 && !joining.has(next)) return true
  return words.every((word) => fillers.has(word) || joining.has(word) || own.has(stemsOf(word)[0] ?? word))
}

const joining = wordSet('with and in on 1 2 3 4 5 6 7 8')

/** What a dish that is named first says of itself: roast chicken has its gravy in its steps. */
function ownWords(words: readonly string[], { candidate: { form } }: Dish): string {
  const first = phraseAt(words, 0)?.meaning
  const isItself = form.book !== undefined && first?.is === 'dish' && first.dish.forms[0] === form.id
  const text = isItself ? `${form.face.join(' ')} ${form.whys.join(' ')} ${form.told?.steps ?? ''}` : ''
  return text.toLowerCase().replace(/[^a-z]+/g, ' ')
}

const preserves = wordSet(
  'chutney chutneys jam jams jelly jellies relish relishes marmalade marmalades pickle pickles preserve preserves curd',
)

/** A dish of the catalogue is itself alone; a common noun, 'stew' or 'wrap', is any form of the kind, and a country any of its dishes. */
function isKindOf(meaning: DishMeaning, form: Form): boolean {
  const { forms: ids, families, foods, needs, unlisted, isOrigin } = meaning
  if (isOrigin) return !unlisted && ids.includes(form.id)
  const isPlain = !families.length && !foods.length && !needs?.length && !unlisted
  if (isOfKind(form, { forms: ids, wanted: [] })) return isPlain || isFoodItself(meaning)
  if (form.book || forms.find(({ id }) => id === ids[0])?.few) return ids[0] === form.id
  return ids.includes(form.id) && (isPlain || isFoodItself(meaning))
}

/** 'Pasta' and 'noodles' are kinds of dish by their food. */
function isFoodItself({ words, foods, needs, unlisted }: DishMeaning): boolean {
  return foods.length === 1 && foods[0] === words && !needs?.length && !unlisted
}
