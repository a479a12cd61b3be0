import { aisles } from '#domain/food/food.ts'
import { foods as table } from '#domain/food/foods.ts'
import { foodWords, wordsKey } from '#domain/food/match/food-words.ts'
import { ownWords, saysOther, signsIn, wordsBeyond } from '#domain/plan/products/own-words.ts'
import { productKey } from '#domain/plan/products/product-kinds.ts'
import { foodOfSources, namesOf } from '#domain/plan/shopping/food-of-sources.ts'
import { type ListCategory, listCategories } from '#domain/plan/shopping/list-categories.ts'
import type { ListedFood, Source } from '#domain/plan/shopping/listed-food.ts'

/**
 * One line a food, whichever recipes want it and in whatever order they come: everything that a line says is worked out from its sources
 * again. Sorted by aisle, staples last. A food that the kitchen does not know is joined by its name.
 */
export function mergedFoods(listed: readonly ListedFood[]): ListedFood[] {
  return [...groupedFoods(listed.flatMap(choicesApart))].map(([key, group]) => joinedFood(key, group)).sort(byAisle)
}

/**
 * Foods that are one line of a list together, by the key of that line. 'Bourbon or brandy' is bourbon, and brandy where another line asks
 * for that and none for bourbon: what leaves a choice goes where what leaves none has gone, so that no order matters.
 */
export function groupedFoods<One extends Choosing>(listed: readonly One[]): Map<string, One[]> {
  const keys = new Map(listed.map((one) => [one, keysOf(one)]))
  const settled = new Set([...keys.values()].flatMap((all) => (all.length === 1 ? all : [])))
  const groups = new Map<string, One[]>()
  for (const [one, all] of keys) {
    const key = all.find((each) => settled.has(each)) ?? keyOf(one)
    const group = groups.get(key)
    if (group) group.push(one)
    else groups.set(key, [one])
  }
  return groups
}
type Choosing = Pick<ListedFood, 'food' | 'name' | 'category' | 'sources'>

/** The line of a list that foods of one group are together; never called with none. */
export function joinedFood(key: string, group: readonly ListedFood[]): ListedFood {
  const [first] = group
  if (!first) throw new Error('A group of foods is never empty.')
  const sources = group.flatMap((one) => one.sources)
  // A line by itself says already what its sources say, unless it was kept when lists said less of what was typed.
  if (sources.length === 0 || (group.length === 1 && !isCutShort(first))) return first
  const names = group.filter((one) => keyOf(one) === key).map(({ name }) => name)
  return foodOfSources(first.food, names.sort()[0] ?? first.name, sources, group)
}

const isCutShort = ({ food, name, sources: [source] }: ListedFood) =>
  food !== null && source !== undefined && isTyped(source) && saysOther(name, ownWords(source.text))
const isTyped = ({ recipeId }: Source) => recipeId === null

/** Two foods with one key are one line of a list: one product, with nothing more said of it by those who typed it. */
function keyOf({ food, name, category, sources }: Choosing): string {
  const known = food === null ? undefined : table.get(food)
  const typed = sources.find(isTyped)
  if (known) return [productKey(known, name), typed && wordsBeyond(known, typed.text)].filter(Boolean).join(' + ')
  return `${aisles.some((aisle) => aisle === category) ? category : ''}? ${wordsKey([...foodWords(name), ...signsIn(name)]) || name.toLowerCase()}`
}

/** The key of its own line, then those of lines that would do for all that it comes from. What is typed is what is wanted. */
function keysOf(one: Choosing): readonly string[] {
  const own = keyOf(one)
  const food = one.food === null ? undefined : table.get(one.food)
  if (!food || one.sources.some(isTyped)) return [own]
  const [first = [], ...others] = one.sources.map((source) =>
    namesOf(source, food, one.name).map((name) => productKey(food, name)),
  )
  return [...new Set([own, ...first.filter((key) => others.every((keys) => keys.includes(key)))])]
}

/** What leaves a choice by itself again, called as its line calls it: the next line that is added may call for another one. */
function choicesApart(listed: ListedFood): ListedFood[] {
  const food = listed.food === null ? undefined : table.get(listed.food)
  if (!food || listed.sources.length < 2) return [listed]
  const choosing = listed.sources.filter((source) => namesOf(source, food, listed.name).length > 1)
  if (choosing.length === 0) return [listed]
  const settled = listed.sources.filter((source) => !choosing.includes(source))
  const apart = choosing.map((source) => foodOfSources(food.id, namesOf(source, food, listed.name)[0], [source]))
  return settled.length > 0 ? [...apart, foodOfSources(food.id, listed.name, settled)] : apart
}

function byAisle(one: ListedFood, other: ListedFood): number {
  return (
    Number(one.isStaple) - Number(other.isStaple) ||
    place(one.category) - place(other.category) ||
    compare(one.name, other.name) ||
    compare(one.food ?? '', other.food ?? '')
  )
}

const places = new Map(listCategories.map((category, at) => [category, at]))
const place = (category: ListCategory) => places.get(category) ?? listCategories.length
const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)
