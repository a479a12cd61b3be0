import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import type { Page } from '#contract/client.ts'
import type { ListedRecipe, Recipe } from '#contract/recipes/recipe.ts'

const list = (name: string) => ['recipes', 'list', name] as const

export const recipeKeys = {
  all: ['recipes'],
  lists: ['recipes', 'list'],
  recent: list('recent'),
  favorites: list('favorites'),
  /** All of them that fit, page by page: an infinite query, where the other lists are plain rows. */
  library: (search: object) => ['recipes', 'library', search],
  libraries: ['recipes', 'library'],
  tags: ['recipes', 'tags'],
  one: (id: number) => ['recipes', 'one', id],
} as const

/** Takes back what was shown too early. */
export type Undo = () => void

/** Changes a recipe wherever it is shown, before the server has answered. */
export async function showAtOnce(queryClient: QueryClient, id: number, change: Partial<Recipe>): Promise<Undo> {
  await queryClient.cancelQueries({ queryKey: recipeKeys.all })
  const before = queryClient.getQueriesData({ queryKey: recipeKeys.all })
  changeEverywhere(queryClient, id, change)
  return () => {
    for (const [key, data] of before) queryClient.setQueryData(key, data)
  }
}

/** The same for the heart: the recipe comes first among the favourites, or leaves them. */
export async function showFavorite(queryClient: QueryClient, recipe: ListedRecipe, isFavorite: boolean): Promise<Undo> {
  const undo = await showAtOnce(queryClient, recipe.id, { isFavorite })
  queryClient.setQueryData<ListedRecipe[]>(recipeKeys.favorites, (rows) => {
    const others = rows?.filter(({ id }) => id !== recipe.id)
    return isFavorite ? others && [{ ...recipe, isFavorite }, ...others] : others
  })
  return undo
}

/** What the server answered, wherever the recipe is shown. */
export function changeEverywhere(queryClient: QueryClient, id: number, change: Partial<Recipe>): void {
  changeLists(queryClient, (rows) => rows.map((row) => (row.id === id ? { ...row, ...change } : row)))
  queryClient.setQueryData<Recipe>(recipeKeys.one(id), (recipe) => recipe && { ...recipe, ...change })
}

/** A recipe that has just been delivered is kept, and every list asked again. */
export function keepNewRecipe(queryClient: QueryClient, recipe: Recipe): void {
  queryClient.setQueryData(recipeKeys.one(recipe.id), recipe)
  void askListsAgain(queryClient)
}

/** One that is known already says or is called something else now: shown everywhere, and found by its new words. */
export function keepChangedRecipe(queryClient: QueryClient, recipe: Recipe): void {
  const { verification: _, ...row } = recipe
  changeEverywhere(queryClient, recipe.id, row)
  queryClient.setQueryData(recipeKeys.one(recipe.id), recipe)
  void askListsAgain(queryClient)
}

/**
 * The lists that are on screen are asked for now, the others when they are shown. A library may have hundreds of pages: where
 * its rows are right already it is not asked page by page.
 */
export async function askListsAgain(queryClient: QueryClient, libraries: 'now' | 'when shown' = 'now'): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: recipeKeys.lists }),
    queryClient.invalidateQueries({ queryKey: recipeKeys.tags }),
    queryClient.invalidateQueries({
      queryKey: recipeKeys.libraries,
      refetchType: libraries === 'now' ? 'active' : 'none',
    }),
  ])
}

export type Rows = readonly ListedRecipe[]
export type Library = InfiniteData<Page<Rows>>

/** Changes the rows of all lists that are in memory. */
export function changeLists(queryClient: QueryClient, change: (rows: Rows) => ListedRecipe[]): void {
  queryClient.setQueriesData<Rows>({ queryKey: recipeKeys.lists }, (rows) => rows && change(rows))
  queryClient.setQueriesData<Library>({ queryKey: recipeKeys.libraries }, (library) => changedLibrary(library, change))
}

/** A library with the rows of each of its pages changed. */
export function changedLibrary(library: Library | undefined, change: (rows: Rows) => ListedRecipe[]) {
  return library && { ...library, pages: library.pages.map((page) => ({ ...page, rows: change(page.rows) })) }
}
