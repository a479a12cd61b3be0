import { aisles } from '#domain/food/food.ts'
import { foodWords, wordsKey } from '#domain/food/food-words.ts'
import { foods as table } from '#domain/food/foods.ts'
import { foodOfSources } from '#domain/plan/food-of-sources.ts'
import { type ListCategory, listCategories } from '#domain/plan/list-categories.ts'
import type { ListedFood } from '#domain/plan/listed-food.ts'
import { productKey } from '#domain/plan/product-kinds.ts'

/**
 * One line a food, whichever recipes want it and in whatever order they come: everything that a line says is worked out from its sources
 * again. Sorted by aisle, staples last. A food that the kitchen does not know is joined by its name.
 */
export function mergedFoods(listed: readonly ListedFood[]): ListedFood[] {
  const groups = new Map<string, ListedFood[]>()
  for (const food of listed) {
    const key = keyOf(food)
    const group = groups.get(key)
    if (group) group.push(food)
    else groups.set(key, [food])
  }
  return [...groups.values()].map(merged).sort(byAisle)
}

/** Two foods with one key are one line of a list. */
export function keyOf({ food, name, category }: Pick<ListedFood, 'food' | 'name' | 'category'>): string {
  const known = food === null ? undefined : table.get(food)
  if (known) return productKey(known, name)
  return `${aisles.some((aisle) => aisle === category) ? category : ''}? ${wordsKey(foodWords(name)) || name.toLowerCase()}`
}

function merged(group: ListedFood[]): ListedFood {
  const [first] = group
  if (!first) throw new Error('A group of foods is never empty.')
  const sources = group.flatMap((one) => one.sources)
  // A line by itself says already what its sources say.
  if (group.length === 1 || sources.length === 0) return first
  return foodOfSources(first.food, group.map(({ name }) => name).sort()[0] ?? first.name, sources, group)
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
