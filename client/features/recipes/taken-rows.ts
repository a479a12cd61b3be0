import type { QueryClient, QueryKey } from '@tanstack/react-query'
import {
  askListsAgain,
  changedLibrary,
  changeLists,
  type Library,
  type Rows,
  recipeKeys,
  type Undo,
} from '#client/features/dishes/recipe-cache.ts'
import type { LibrarySearch } from '#client/features/recipes/library/library-search.ts'
import type { ListedRecipe, Recipe } from '#contract/recipes/recipe.ts'

/** Deleted recipes leave the lists; whoever comes back to one asks the server. Taken back, they stand where they stood. */
export function forgetRecipes(queryClient: QueryClient, deleted: readonly number[]): Undo {
  const isLeft = ({ id }: ListedRecipe) => !deleted.includes(id)
  queryClient.setQueriesData<Rows>({ queryKey: recipeKeys.lists }, (rows) => rows?.filter(isLeft))
  const putBack = takeRows(queryClient, deleted)
  const ask = () => {
    for (const id of deleted) void queryClient.invalidateQueries({ queryKey: recipeKeys.one(id), refetchType: 'none' })
    void askListsAgain(queryClient, 'when shown')
  }
  ask()
  return () => {
    putBack()
    ask()
  }
}

/** Takes rows out of libraries, of all or of those in question. Taken back, they stand where they stood; a library that has changed since is asked anew. */
export function takeRows(
  queryClient: QueryClient,
  taken: readonly number[],
  isMeant?: (search: LibrarySearch) => boolean,
): Undo {
  const before = queryClient.getQueriesData<Library>(librariesOf(isMeant))
  queryClient.setQueriesData<Library>(librariesOf(isMeant), (library) =>
    changedLibrary(library, (rows) => rows.filter(({ id }) => !taken.includes(id))),
  )
  const after = before.map(([key, was]) => ({ key, was, left: queryClient.getQueryData(key) }))
  return () => {
    for (const { key, was, left } of after)
      if (queryClient.getQueryData(key) === left) queryClient.setQueryData(key, was)
      else void queryClient.invalidateQueries({ queryKey: key, exact: true })
  }
}

/** Puts a tag on recipes, or takes it off, wherever they are shown. */
export function showTag(
  queryClient: QueryClient,
  { recipeIds, tag, isOn }: { recipeIds: readonly number[]; tag: string; isOn: boolean },
): void {
  const tagged = <T extends ListedRecipe>(recipe: T): T => {
    if (!recipeIds.includes(recipe.id)) return recipe
    const others = recipe.tags.filter((each) => each !== tag)
    return { ...recipe, tags: isOn ? [...others, tag] : others }
  }
  changeLists(queryClient, (rows) => rows.map(tagged))
  for (const id of recipeIds) queryClient.setQueryData<Recipe>(recipeKeys.one(id), (recipe) => recipe && tagged(recipe))
  if (!isOn) takeRows(queryClient, recipeIds, (search) => search.tag === tag)
  void askListsAgain(queryClient, 'when shown')
}

/** The libraries that are in memory, or those by what is looked for in them. */
export function librariesOf(isMeant: (search: LibrarySearch) => boolean = () => true) {
  return {
    queryKey: recipeKeys.libraries,
    predicate: ({ queryKey }: { queryKey: QueryKey }) => isMeant(queryKey[2] as LibrarySearch),
  }
}
