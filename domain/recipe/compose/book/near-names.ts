import type { Kind } from '#domain/catalogue/behaviours/behaviour.ts'
import { bookForms } from '#domain/catalogue/book/book-forms.ts'
import type { BookDish } from '#domain/catalogue/book/read-dish.ts'
import { singular } from '#domain/catalogue/foods/food-words.ts'
import { namedFood } from '#domain/catalogue/foods/named-food.ts'
import { isCalled } from '#domain/recipe/compose/book/called-by.ts'
import { describing } from '#domain/recipe/compose/book/describing.ts'
import { namesHaving, tellingOf } from '#domain/recipe/compose/book/name-index.ts'
import { fillers, joiners } from '#domain/wish/lexicon/small-words.ts'
import { foodNamed, phraseAt } from '#domain/wish/lexicon/vocabulary.ts'
import { isFlesh } from '#domain/wish/parser/flesh.ts'

interface Food {
  stems: readonly string[]
  ids: readonly string[]
}

/** What a name tells of: its main foods, and words for the dish itself, 'stuffed' and 'cakes', each in the singular. */
interface Told {
  foods: readonly Food[]
  /** Foods that a name tells where it tells of nothing to build on. */
  flavors: readonly Food[]
  frame: readonly string[]
}

/** A dish by its names, word for word in the singular, and the food that it is built on. */
export interface Sketch {
  names: readonly (readonly string[])[]
  main: string | undefined
}

/**
 * Whether a dish shares with a name the food that it is built on, or meat for meat and fish for fish, and its making: a lamb stew is nothing
 * near an eggnog, nor a meatloaf near glazed parsnips. By a word that no dish has nothing can be told.
 */
export function isNearTo(words: readonly string[], dish: Sketch): boolean {
  const { told } = toldBy(words)
  const frame = told.frame.filter((word) => namesHaving(word).length > 0)
  if (!told.foods.length && !frame.length) return false
  if (sharesFood(told, dish)) return (frame.length === 0 && told.foods.length > 0) || sharesMaking(told, dish)
  const isOfClass = told.foods.some(({ ids: [id = ''] }) => isFlesh(id) && isFish(id) === isFish(dish.main))
  return isOfClass && isFlesh(dish.main ?? '') && sharesMaking(told, dish)
}

/** The dishes of the catalogue that are nearer to a name than `came`, the nearest first: their names have its main food, and its rare words. */
export function dishesNear(
  words: readonly string[],
  came: Sketch & { names: readonly (readonly string[])[] },
): BookDish[] {
  const { told, all } = toldBy(words)
  const ofFood = { ...told, foods: told.foods.length ? told.foods : told.flavors }
  const most = sumOf(all)
  const shareOf = (stems: readonly string[]) => {
    const others = stems.filter((stem) => !all.includes(stem) && !fillers.has(stem)).length
    return sumOf(all.filter((stem) => stems.includes(stem))) / (most + others * otherCounts)
  }
  const least = sharesFood(ofFood, came) ? Math.max(nearEnough, ...came.names.map(shareOf)) : nearEnough
  const points = new Map<BookDish, number>()
  for (const word of new Set(told.frame)) {
    for (const { dish, stems } of namesHaving(word)) {
      const named: Sketch = { names: [stems], main: mains().get(dish.id) }
      if (!sharesFood(ofFood, named) || !sharesMaking(ofFood, named)) continue
      const near = shareOf(stems)
      if (near > least && near > (points.get(dish) ?? 0)) points.set(dish, near)
    }
  }
  return [...points]
    .toSorted(([one, ofOne], [other, ofOther]) => ofOther - ofOne || other.entry.weight - one.entry.weight)
    .slice(0, 4)
    .map(([dish]) => dish)
}
/** The share of what a name tells that a dish near to it has in its own. */
const nearEnough = 0.35
/** What each word of its own takes from it, however many names have that. */
const otherCounts = 2.5

/** What each dish of the catalogue is built on. */
const mains = (() => {
  let made: ReadonlyMap<string, string | undefined> | undefined
  return () => (made ??= new Map(bookForms.map(({ id, main }) => [id, main])))
})()

function sumOf(stems: readonly string[]): number {
  return stems.reduce((sum, stem) => sum + tellingOf(stem), 0)
}

function sharesFood({ foods }: Pick<Told, 'foods'>, { names, main = '' }: Sketch): boolean {
  const isMain = (food: Food) =>
    isFlesh(main) ? isCalled(main, food.stems.join(' '), food.ids) : food.ids.includes(main)
  // cod with portobellos is a dish of cod, and split pea soup one of peas, whatever gives it taste
  const isOfMeat = (name: readonly string[]) =>
    isFlesh(main) && name.some((stem) => isFlesh(foodNamed(stem)?.[0] ?? ''))
  const isSaid = (food: Food) =>
    names.some((name) => food.stems.every((stem) => name.includes(stem)) && !isOfMeat(name))
  return foods.length === 0 || foods.some((food) => isMain(food) || isSaid(food))
}

/** A name of no foods tells of a dish by its noun alone, or by the whole of another name: no hot wings are near a hot toddy. */
function sharesMaking({ foods, frame }: Pick<Told, 'foods' | 'frame'>, { names }: Sketch): boolean {
  return names.some((name) =>
    foods.length
      ? frame.some((word) => name.includes(word))
      : name.at(-1) === frame.at(-1) || name.every((word) => frame.includes(word)),
  )
}

function isFish(id = ''): boolean {
  return namedFood(id)?.food.facts.has('fish') ?? false
}

/** What goes with a dish, behind 'with' and 'in', tells nothing of it. */
function toldBy(name: readonly string[]): { told: Told; all: readonly string[] } {
  const end = name.findIndex((word) => word === 'with' || word === 'in')
  const words = end > 0 ? name.slice(0, end) : name
  const foods: Food[] = []
  const frame: string[] = []
  for (let at = 0; at < words.length; ) {
    const length = [3, 2, 1].find((each) => at + each <= words.length && isFood(words.slice(at, at + each))) ?? 0
    const said = words.slice(at, at + Math.max(1, length)).join(' ')
    const stems = singular(said).split(' ')
    if (length) foods.push({ stems, ids: foodNamed(said) ?? [] })
    else frame.push(...stems.filter((stem) => isTelling(stem)))
    at += Math.max(1, length)
  }
  return {
    told: { foods: mainOf(foods), flavors: foods, frame },
    all: [...new Set([...frame, ...foods.flatMap(({ stems }) => stems)])],
  }
}

/** 'Mac n cheese' and 'home style' tell nothing more. */
function isTelling(word: string): boolean {
  return word.length > 1 && ![fillers, joiners, describing].some((known) => known.has(word))
}

/** Rolls and loaves are words for what is put on them, and 'chili' is the dish. */
function isFood(words: readonly string[]): boolean {
  const meaning = phraseAt(words, 0)?.meaning
  const isDish = meaning?.is === 'dish' && !meaning.dish.alsoFood
  const ids = isDish || words.some((word) => joiners.has(word)) ? [] : (foodNamed(words.join(' ')) ?? [])
  return ids.length > 0 && !ids.every((id) => breads.has(namedFood(id)?.behaviour.kind ?? 'other'))
}
const breads: ReadonlySet<Kind> = new Set<Kind>(['bread', 'bun'])

/** The meat or fish of a name, and without any what else a dish is built on. */
function mainOf(foods: readonly Food[]): readonly Food[] {
  const flesh = foods.filter(({ ids: [id = ''] }) => isFlesh(id))
  if (flesh.length) return flesh
  const heads = foods.filter(({ ids }) => ids.some(isBuiltUpon))
  return heads
}

/** An onion, honey or a lemon only flavors. */
function isBuiltUpon(id: string): boolean {
  const [first] = namedFood(id)?.food.roles ?? []
  return first !== undefined && heads.has(first)
}
const heads: ReadonlySet<string> = new Set(['protein', 'base', 'vegetable', 'leaf', 'fruit'])
