import { cutText } from '#domain/cut-text.ts'
import { minutesAtEnd, minutesText } from '#domain/measure/minutes.ts'
import { complexities, cuisinesOfRecipes, optionKey, recipeTypes } from '#domain/options/options.ts'
import { plain } from '#domain/plain-text.ts'
import {
  type BroughtPlace,
  type BroughtRecipe,
  type BroughtStep,
  ownSource,
} from '#domain/recipe/import/brought-recipe.ts'
import { plainLine, plainLines } from '#domain/recipe/import/plain-words.ts'
import { shortLine } from '#domain/recipe/import/short-line.ts'
import { isRating, thumbOf } from '#domain/recipe/stars.ts'

/** A brought recipe in what a recipe here may hold. */
export interface FittedRecipe {
  title: string
  description: string
  /** Undefined where the source does not say. */
  servings: number | undefined
  ingredients: string[]
  instructions: FittedStep[]
  cuisine: string
  recipeType: string
  difficulty: (typeof complexities)[number] | undefined
  tags: string[]
  cookNotes: string
  marks: BroughtMarks
}

/** What a cook set on a recipe besides its words: files of programs tell it, pages and photos don't. */
export interface BroughtMarks {
  isFavorite: boolean
  rating: 1 | -1 | null
  /** Names as they were written, as long as a collection's may be. */
  collections: BroughtPlace[]
  /** What stands where a day would, 'YYYY-MM-DD'; '' for none. */
  lastCooked: string
}

interface FittedStep {
  description: string
  time?: number
  active?: number
  waiting?: number
  meanwhile?: boolean
}

/** How much of each a recipe here may hold. */
export const most = {
  title: 200,
  description: 1000,
  line: 200,
  /** Letters of a line whose remarks are taken out. */
  asides: 2000,
  lines: 60,
  step: 2000,
  steps: 40,
  tag: 40,
  tags: 20,
  collection: 60,
  collections: 100,
  /** Letters of a moment. */
  moment: 40,
  notes: 10_000,
}

/**
 * Puts words into the places that a recipe has here. What has no place or is too long for it goes to the notes, so that nothing is lost; where a list or a
 * method is longer than a recipe may be, it is left as it is, and refused by whoever keeps it.
 */
export function fittedRecipe(brought: BroughtRecipe): FittedRecipe {
  const over: string[] = []
  const title = cut(plainLine(brought.title), most.title, over)
  const description = cut(plainLines(brought.description ?? ''), most.description, over)
  const said = brought.ingredients.map(plainLine).filter((line) => line !== '')
  // of more lines than a recipe may have none is kept, nor one that is a page long
  const isRead = (line: string) => said.length <= most.lines && line.length <= most.asides
  // a remark in parentheses that makes a line too long goes to the notes
  const short = said.map((line) => (isRead(line) ? shortLine(line, most.line) : { text: line, remarks: [] }))
  const ingredients = short.map(({ text }) => text).filter((line) => line !== '')
  over.push(...short.flatMap(({ remarks }) => remarks))
  const { cuisine, recipeType, rest } = kindsOf(brought)
  const { places, unplaced } = placesOf(brought.collections ?? [])
  const { tags, untagged } = tagsOf([...(brought.tags ?? []), ...rest])
  const notes = [
    ...(brought.notes ?? []),
    ...over,
    ...(untagged.length > 0 ? [`Also filed under: ${untagged.join(', ')}`] : []),
    ...(unplaced.length > 0 ? [`Also in the collections: ${unplaced.join(', ')}`] : []),
    ...sourceNotes(brought),
  ]
  return {
    title,
    description,
    servings: brought.servings,
    ingredients,
    instructions: fewSteps(brought.steps.flatMap((step) => shortSteps(step, brought.source === ownSource))),
    cuisine,
    recipeType,
    difficulty: difficultyOf(brought.difficulty ?? ''),
    tags,
    cookNotes: notes
      .map((note) => plainLines(note))
      .filter((note) => note !== '')
      .join('\n\n'),
    marks: {
      isFavorite: brought.isFavorite ?? false,
      rating: thumbOf(brought.stars ?? 0),
      collections: places,
      lastCooked: (brought.lastCooked ?? '').slice(0, 10),
    },
  }
}

/** What is longer goes on in the notes. */
function cut(text: string, longest: number, over: string[]): string {
  if (text.length <= longest) return text
  over.push(text)
  const end = text.lastIndexOf(' ', longest - 2)
  return `${end > longest / 2 ? text.slice(0, end) : cutText(text, longest - 2)} …`
}

/** Minutes stand behind a step in our own text files, which end each with '(20 min)'. */
function shortSteps({ text, minutes, active, waiting, meanwhile }: BroughtStep, isOwn: boolean): FittedStep[] {
  const said = plainLines(text)
  if (said === '') return []
  const timed = isOwn && minutes === undefined ? minutesAtEnd(said) : undefined
  const time = minutes ?? timed?.minutes
  const parts = partsOf(timed?.before ?? said)
  const work = {
    ...(active !== undefined && { active }),
    ...(waiting !== undefined && { waiting }),
    ...(meanwhile !== undefined && { meanwhile }),
  }
  return parts.map((description, at) => ({
    description,
    ...(time !== undefined && time > 0 && time <= 2880 && at === parts.length - 1 && { time, ...work }),
  }))
}

/** In pieces of at most so many letters, each ending with a sentence where there is one. */
function partsOf(text: string): string[] {
  const parts: string[] = []
  let rest = text
  while (rest.length > most.step) {
    const piece = rest.slice(0, most.step)
    const sentence = Math.max(piece.lastIndexOf('. '), piece.lastIndexOf('.\n'), piece.lastIndexOf('\n'))
    const end =
      sentence > most.step / 4
        ? sentence + 1
        : piece.lastIndexOf(' ') > 0
          ? piece.lastIndexOf(' ')
          : cutText(rest, most.step - 1).length
    parts.push(rest.slice(0, end).trim())
    rest = rest.slice(end).trim()
  }
  return [...parts, rest].filter((part) => part !== '')
}

/** Of more steps than a recipe may have the shortest neighbors become one. */
function fewSteps(steps: readonly FittedStep[]): FittedStep[] {
  const few = [...steps]
  // twice as many are joined in pairs; whatever has more is refused
  if (few.length > most.steps * 3) return few
  while (few.length > most.steps) {
    let at = -1
    let shortest = most.step
    for (let index = 0; index + 1 < few.length; index += 1) {
      const length = few[index]!.description.length + few[index + 1]!.description.length + 1
      if (length <= shortest) [at, shortest] = [index, length - 1]
    }
    if (at < 0) return few
    const [one, other] = [few[at]!, few[at + 1]!]
    const time = (one.time ?? 0) + (other.time ?? 0)
    few.splice(at, 2, {
      description: `${one.description}\n${other.description}`,
      ...(time > 0 && { time: Math.min(time, 2880) }),
    })
  }
  return few
}

/** Other programs' words for our kinds of dish. */
const kindWords: Readonly<Record<string, (typeof recipeTypes)[number]>> = {
  main: 'Main Dish',
  mains: 'Main Dish',
  maindish: 'Main Dish',
  maindishes: 'Main Dish',
  maincourse: 'Main Dish',
  maincourses: 'Main Dish',
  entree: 'Main Dish',
  entrees: 'Main Dish',
  starter: 'Appetizer',
  starters: 'Appetizer',
  appetizers: 'Appetizer',
  desserts: 'Dessert',
  soups: 'Soup',
  salads: 'Salad',
  side: 'Side Dish',
  sides: 'Side Dish',
  sidedishes: 'Side Dish',
  snacks: 'Snack',
  drink: 'Beverage',
  drinks: 'Beverage',
  beverages: 'Beverage',
}

const cuisineByKey = new Map(cuisinesOfRecipes.map((cuisine) => [optionKey(cuisine), cuisine]))
const kindByKey = new Map(recipeTypes.map((kind) => [optionKey(kind), kind]))

/** The first words that are one of our cuisines and kinds, of our own exports only as we write them: tags are in lower case. The rest are tags. */
function kindsOf({ cuisines: named = [], kinds = [], source }: BroughtRecipe) {
  const isMeant = (word: string, option: string | undefined): option is string =>
    option !== undefined && (source !== ownSource || option === word)
  const rest: string[] = []
  let cuisine = ''
  let recipeType = ''
  for (const word of [...named, ...kinds]) {
    const key = optionKey(word)
    const asCuisine = cuisineByKey.get(key)
    const asKind = kindByKey.get(key) ?? kindWords[key.replace(/[^a-z]/g, '')]
    if (isMeant(word, asCuisine) && cuisine === '') cuisine = asCuisine
    else if (isMeant(word, asKind) && recipeType === '') recipeType = asKind
    else rest.push(word)
  }
  return { cuisine, recipeType, rest }
}

function tagsOf(words: readonly string[]): { tags: string[]; untagged: string[] } {
  const all = [...new Set(words.map((word) => plainLine(word).toLowerCase()))]
  const tags = all.filter((word) => word !== '' && word.length <= most.tag).slice(0, most.tags)
  return { tags, untagged: all.filter((word) => word !== '' && !tags.includes(word)) }
}

/** The collections that a recipe can be in, and the names of those that are too many or called too long. */
function placesOf(brought: readonly BroughtPlace[]): { places: BroughtPlace[]; unplaced: string[] } {
  const byKey = new Map<string, BroughtPlace>()
  for (const { name, nth, since } of brought) {
    const place = {
      name: name.trim(),
      nth: Number.isInteger(nth) && nth >= 1 && nth <= most.collections ? nth : 1,
      since: since.slice(0, most.moment),
    }
    if (place.name !== '') byKey.set(`${place.nth} ${place.name}`, place)
  }
  const all = [...byKey.values()]
  const places = all.filter(({ name }) => name.length <= most.collection).slice(0, most.collections)
  const kept = new Set(places)
  return { places, unplaced: all.filter((place) => !kept.has(place)).map(({ name }) => plainLine(name)) }
}

function difficultyOf(text: string): FittedRecipe['difficulty'] {
  const key = plain(text).trim()
  const same = complexities.find((each) => each.toLowerCase() === key)
  if (same) return same
  if (/^(?:easy|simple|facile|einfach|beginner)/.test(key)) return 'Beginner'
  if (/^(?:medium|moderate|normal|average)/.test(key)) return 'Intermediate'
  return /^(?:hard|difficult|advanced|expert)/.test(key) ? 'Advanced' : undefined
}

/** Its stars, where it comes from, and what its source says of time and yield: our own figures are worked out from its words. */
function sourceNotes(brought: BroughtRecipe): string[] {
  const { source = '', url, makes, prepMinutes, cookMinutes, totalMinutes, stars = 0 } = brought
  if (source === ownSource) return []
  const from = [plainLine(source), url ?? ''].filter((part) => part !== '').join(', ')
  const said = [
    ...(makes === undefined ? [] : [`makes ${makes.replace(/^makes:?\s*/i, '')}`]),
    ...timed('preparing', prepMinutes),
    ...timed('cooking', cookMinutes),
    ...timed('in all', totalMinutes),
  ]
  return [
    ...(isRating(stars) ? [`Rated ${stars} of 5`] : []),
    ...(from === '' ? [] : [`From: ${from}`]),
    ...(said.length > 0 ? [`As the source has it: ${said.join(', ')}`] : []),
  ]
}

function timed(name: string, minutes: number | undefined): string[] {
  return minutes === undefined ? [] : [`${name} ${minutesText(minutes)}`]
}
