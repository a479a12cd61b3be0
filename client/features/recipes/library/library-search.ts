import type { RecipeSort } from '#contract/recipes/recipe-filters.ts'
import { cutText } from '#domain/cut-text.ts'
import { allergens } from '#domain/food/allergens/allergens.ts'
import { type Diet, diets } from '#domain/food/diets.ts'
import { cuisinesOfRecipes, optionKey, recipeTypes } from '#domain/options/options.ts'
import type { Writer } from '#domain/recipe/recipe.ts'

/** What the address of /recipes may carry, by the names of GET /api/recipes: what is looked for, and every filter. */
export interface LibrarySearch {
  q?: string
  favorite?: true
  maxMinutes?: number
  diet?: Diet
  /** Codes of allergens, parted by commas. */
  without?: string
  cuisine?: string
  recipeType?: string
  /** Of a serving. */
  maxCalories?: number
  /** Dollars a serving. */
  maxCost?: number
  rating?: 1 | -1
  writer?: Writer['kind']
  tag?: string
  /** A collection by hand. */
  collection?: number
  /** Without it, the newest first. */
  sort?: Exclude<RecipeSort, 'newest'>
  /** Sorted by title: the letters to begin with. */
  from?: string
}

/** A search of which some is taken away. */
export type LibraryChange = { [N in keyof LibrarySearch]?: LibrarySearch[N] | undefined }

/** Keeps what the server would take and drops the rest. Digits alone reach us as a number. */
export function readLibrarySearch(search: Record<string, unknown>): LibrarySearch {
  const text = (name: string, longest: number) => {
    const value = search[name]
    return typeof value === 'string' || typeof value === 'number' ? cutText(String(value).trim(), longest) : ''
  }
  const number = (name: string, most: number) => {
    const value = Number(text(name, 10) || Number.NaN)
    return value >= 1 && value <= most ? value : undefined
  }
  const of = <T extends string>(values: readonly T[], name: string) =>
    values.find((value) => optionKey(value) === optionKey(text(name, 60)))
  const sort = sorts.find((value) => value === text('sort', 10))
  return given({
    q: text('q', 200),
    favorite: text('favorite', 5) === '1' || String(search['favorite']) === 'true' || undefined,
    maxMinutes: number('maxMinutes', 2880),
    diet: of(diets, 'diet'),
    without: withoutOf(text('without', 300)).join(','),
    cuisine: of(cuisinesOfRecipes, 'cuisine'),
    recipeType: of(recipeTypes, 'recipeType'),
    maxCalories: number('maxCalories', 5000),
    maxCost: number('maxCost', 1000),
    rating: ([1, -1] as const).find((value) => String(value) === text('rating', 2)),
    writer: of(writers, 'writer'),
    tag: text('tag', 40).toLowerCase(),
    collection: whole(number('collection', 2_147_483_647)),
    sort,
    from: sort === 'title' ? text('from', 2).toLowerCase() : undefined,
  })
}

/** Every page reads this address, and the shapes of the contract would weigh on all of them. */
export const sorts = [
  'cooked',
  'quickest',
  'cheapest',
  'rating',
  'title',
] as const satisfies readonly LibrarySearch['sort'][]
export const writers = ['kitchen', 'model', 'cook'] as const satisfies readonly Writer['kind'][]

/** The allergens of a text of codes, in the order of the table. */
export function withoutOf(text = ''): (typeof allergens)[number][] {
  const said = new Set(text.split(',').map(optionKey))
  return allergens.filter((allergen) => said.has(optionKey(allergen)))
}

/** What is asked for, without what is not. */
export function given(search: LibraryChange): LibrarySearch {
  return Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined && value !== ''))
}

const whole = (number: number | undefined) => (Number.isInteger(number) ? number : undefined)
