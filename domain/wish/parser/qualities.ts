import type { Kind } from '#domain/catalogue/behaviours/behaviour.ts'
import { bookDishes } from '#domain/catalogue/book/book-forms.ts'
import { namedFood } from '#domain/catalogue/foods/named-food.ts'
import type { Form } from '#domain/catalogue/forms/form.ts'
import type { FormId } from '#domain/catalogue/forms/form-ids.ts'
import { foods } from '#domain/food/foods.ts'
import type { CookingMethod } from '#domain/options/options.ts'
import { remembered, rememberedFor } from '#domain/remembered.ts'
import { commonness } from '#domain/text/frequent-words.ts'
import { punctuatedInside } from '#domain/text/quotes.ts'
import { verbOf } from '#domain/text/verbs.ts'
import type { Quality } from '#domain/wish/intents.ts'
import { foodNamed } from '#domain/wish/lexicon/vocabulary.ts'

/** Words that the catalogue has for how its dishes are, each as it stands there. */
let made: ReadonlySet<string> | undefined
function ownWords(): ReadonlySet<string> {
  made ??= new Set(
    [...bookDishes.values()].flatMap(({ title, entry }) => wordsOf(`${title} ${entry.face} ${entry.why}`)),
  )
  return made
}

/** The food that a word for a taste is made of: the cheese of 'cheesy', the garlic of 'garlicky'. */
export function foodOfTaste(word: string): string | undefined {
  const [, stem = ''] = /^([a-z]{3,})y$/.exec(word) ?? []
  return [stem, `${stem}e`, stem.slice(0, -1)].find((name) => name.length > 2 && foodNamed(name)?.length)
}

/** Whether a word says how a dish is to be, and the catalogue says it of dishes too: 'smoky', 'chewy'. The commonest words say anything. */
export function isQuality(word: string): boolean {
  return describing.test(word) && isTelling(word) && isSaidOfDishes(word) && verbOf(word)?.form !== 'past'
}
/** Whether the catalogue says a word of its dishes, or one that says as much. */
function isSaidOfDishes(word: string): boolean {
  const own = stemOf(word)
  return ownWords().has(word) || likeWords.some((stems) => stems.includes(own))
}
/** Whether the catalogue has a word, of dishes: 'edges', and not 'desk'. */
export function isOfDishes(word: string): boolean {
  return ownWords().has(word)
}
const describing = /[^aeiou](?:y|ed|en|ish)$/

/** Not one of the thousands of words that are used most. */
export function isTelling(word: string): boolean {
  return (commonness(word) ?? rare) > commonest
}
const commonest = 10
const rare = 99

/** The work that a word names: 'kneading' is to knead. */
export function workIn(word: string): string | undefined {
  const verb = verbOf(word)
  return verb?.form === 'gerund' && verb.kind !== 'drops' && isTelling(word) ? verb.base : undefined
}

/** What is written of a dish: what it says of itself, with its list or beside it, and its steps. */
export interface Written {
  face: string
  list?: string
  steps: string
  /** Ids of the foods on its list. */
  foods?: readonly string[]
}

/** The same in words: stems of its face, and its steps as they are and as stems. */
interface Read {
  readonly face: readonly string[]
  readonly list: readonly string[]
  readonly steps: readonly string[]
  readonly stemsOfSteps: readonly string[]
}

/** Whether a dish tells of a quality. Who will have no kneading is told of it by its not being in the steps. */
function isTold(quality: Quality, { face, list, steps, stemsOfSteps }: Read): boolean {
  const { word, of } = quality
  const work = deniedWork(quality)
  if (work) {
    const isDone = (at: number) => of === undefined || isDoneTo(of, stemsOfSteps, at)
    return stemsOfSteps.every((each, at) => !isSameWork(each, work) || isSpared(steps, at) || !isDone(at))
  }
  if (quality.isDenied && pieces.has(stemOf(word))) return stemsOfSteps.some((stem) => smoothed.has(stem))
  // a pan that smokes makes no smoky dish
  // what tastes of lemon says so, and has more than a squeeze of it on its list
  if (of === undefined)
    return sayingSo(word).some((stem) => face.includes(stem) || (!foodOfTaste(word) && list.includes(stem)))
  const stems = [...face, ...list, ...stemsOfSteps]
  const its = stems.flatMap((each, at) => (each === stemOf(word) ? [at] : []))
  return its.some((at) => stems.slice(Math.max(0, at - near), at + near + 1).includes(stemOf(of)))
}
/** The word and those that say as much of a dish. */
function sayingSo(word: string): readonly string[] {
  const own = stemOf(word)
  return [own, ...likeWords.filter((stems) => stems.includes(own)).flat()]
}
/** Words between a food and what is said of it. */
const near = 4

/** What simmers boils gently. */
function isSameWork(stem: string, work: string): boolean {
  return stem === stemOf(work) || (work === 'boil' && (stem === stemOf('simmer') || stem === stemOf('parboil')))
}

/** Whether what is done at a place in the steps is done to a food: it is named beside it, or no other is. */
function isDoneTo(of: string, stems: readonly string[], at: number): boolean {
  const beside = stems.slice(Math.max(0, at - far), at + far + 1)
  return beside.includes(stemOf(of)) || !beside.some((stem) => foodNamed(stem)?.length)
}
const far = 7

/** What is not to be done: 'knead' of 'no kneading'. */
function deniedWork({ word, isDenied, work }: Quality): string | undefined {
  return isDenied ? (work ?? workIn(word)) : undefined
}

/** 'No kneading', 'instead of kneading': told that it is not done. */
function isSpared(words: readonly string[], at: number): boolean {
  return /\b(?:no|not|never|without|instead of)(?: \w+)?$/.test(words.slice(Math.max(0, at - 3), at).join(' '))
}

/** How a dish is to be, and the dishes that were named. */
interface Asking {
  readonly qualities: readonly Quality[]
  readonly forms: readonly FormId[]
}

/** Qualities that a form does not tell of before it is made. A dish of the catalogue that was named has its own; what it should not be binds it too. */
export function untoldIn(form: Form, { qualities, forms: [first] }: Asking): number {
  if (!qualities.length) return 0
  const isNamed = first !== undefined && bookDishes.has(first)
  return qualities.filter((each) => (each.isDenied || !isNamed) && !isTold(each, readForm(form))).length
}
const readForm = rememberedFor(({ id, label, face, whys, told }: Form) =>
  readOf({
    face: [bookDishes.get(id)?.title ?? label, ...face, ...whys].join(' '),
    list: listOf(id).join(' '),
    steps: told?.steps ?? '',
  }),
)

function readOf(written: Written): Read {
  const steps = wordsOf(written.steps)
  return {
    face: wordsOf(written.face).map(stemOf),
    list: wordsOf(written.list ?? '').map(stemOf),
    steps,
    stemsOfSteps: steps.map(stemOf),
  }
}

function listOf(id: Form['id']): string[] {
  const lines = bookDishes.get(id)?.lines ?? []
  return lines.flatMap(({ foods: [food = ''], mayGo }) => (mayGo ? [] : (namedFood(food)?.food.name ?? [])))
}

/** What of the qualities a written dish does not tell, in a sentence each without a full stop. */
export function untoldNotes(qualities: readonly Quality[], written: Written): string[] {
  if (!qualities.length) return []
  const read = readOf(written)
  const untold = qualities
    .filter((quality) => !isTold(quality, read) && !isShown(quality, read, written.foods ?? []))
    .slice(0, 3)
  const work = untold.filter(deniedWork)
  const names = [...new Set(untold.filter((quality) => !work.includes(quality)).map(({ words }) => `“${words}”`))]
  const named = punctuatedInside(names.join(', ').replace(/, (?=[^,]*$)/, ' or '))
  return [
    ...work.map(({ word, of }) =>
      of ? `We found nothing that fits without ${word} the ${of}` : `We found nothing that fits and needs no ${word}`,
    ),
    ...(named ? [`We can’t promise ${named}: nothing in this recipe says so`] : []),
  ]
}

/**
 * Whether a dish is so although it does not say so of itself: a step goes on until it is, what has cheese in it is cheesy, and what is in no can is
 * without anything canned, as lists tell of cans.
 */
function isShown(quality: Quality, { face, steps, stemsOfSteps }: Read, foodIds: readonly string[]): boolean {
  const { word, isDenied } = quality
  const stem = stemOf(word)
  if (isDenied) return !deniedWork(quality) && isOfLists(word) && !face.includes(stem) && !stemsOfSteps.includes(stem)
  const isSign = stemsOfSteps.some(
    (each, at) => each === stem && steps.slice(Math.max(0, at - far), at).some((each) => becomes.has(each)),
  )
  const isOfCream =
    creamyStems.has(stem) && foodIds.some((id) => creamyKinds.has(namedFood(id)?.behaviour.kind ?? 'other'))
  return isSign || isOfCream || madeOf(word).some((id) => foodIds.includes(id))
}

/** What makes a dish creamy, whatever else it says of itself. */
const creamyKinds: ReadonlySet<Kind> = new Set<Kind>(['cream', 'coconut milk', 'milk', 'nut paste'])
const becomes: ReadonlySet<string> = new Set(['until', 'stay', 'stays', 'keep', 'keeps'])

/** The foods that a word ending in y speaks of: 'cheesy', 'lemony', 'garlicky'. */
function madeOf(word: string): readonly string[] {
  if (!word.endsWith('y')) return []
  const base = word.slice(0, -1)
  return [base, `${base}e`, base.replace(/k$/, '')].flatMap((name) => foodNamed(name) ?? [])
}

/** Words that names of foods have, by which a list tells of what it has: 'canned', 'frozen'. */
const listWords = rememberedFor(
  (table: typeof foods) => new Set([...table.values()].flatMap(({ name }) => wordsOf(name))),
)
function isOfLists(word: string): boolean {
  return listWords(foods).has(word)
}

/** Whether a dish is cooked in a way that was refused; what a skillet or a grill does is no grilling. */
export function isRefusedWay({ methods }: Pick<Form, 'methods'>, refused: readonly CookingMethod[]): boolean {
  return methods.some((method, at) => refused.includes(method) && (method !== 'Grilled' || at === 0))
}

/** Says that a dish is cooked in a way that was refused, as no other was found. */
export function refusedWayNotes({ methods }: Pick<Form, 'methods'>, refused: readonly CookingMethod[]): string[] {
  const kept = isRefusedWay({ methods }, refused) ? methods.filter((method) => refused.includes(method)) : []
  return kept.slice(0, 1).map((method) => `We found nothing that fits and isn’t ${method.toLowerCase()}`)
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[a-z]+/g) ?? []
}

/** 'Smoky' and 'smoked', 'kneading' and 'knead'. */
const stemOf = remembered((word) =>
  (verbOf(word)?.base ?? word).replace(/(?:ing|ed|en|ish|es|[eys])$/, '').replace(/([^aeiou])\1$/, '$1'),
)

const likeWords: readonly (readonly string[])[] = [
  'crisp crispy crunchy crackly crackling',
  'creamy silky velvety',
  'juicy moist succulent',
  'tangy sharp zesty zingy',
  'fluffy airy pillowy light tall risen puffed',
  'sticky glazed',
  'melty melted melting gooey molten oozing',
].map((words) => words.split(' ').map(stemOf))
const creamyStems: ReadonlySet<string> = new Set(['creamy', 'saucy'].map(stemOf))
/** What is not wanted in a soup that is blended. */
const pieces: ReadonlySet<string> = new Set(['chunk', 'chunks', 'lump', 'lumps', 'bits'].map(stemOf))
const smoothed: ReadonlySet<string> = new Set(['blend', 'smooth', 'puree', 'blender'].map(stemOf))
