import { type InfiniteData, QueryClient, QueryObserver } from '@tanstack/react-query'
import { beforeEach, expect, it, onTestFinished } from 'vitest'
import {
  changeEverywhere,
  keepChangedRecipe,
  keepNewRecipe,
  recipeKeys,
  showAtOnce,
  showFavorite,
} from '#client/features/dishes/recipe-cache.ts'
import { dinner } from '#client/features/recipes/dinner.ts'
import { forgetRecipes, showTag, takeRows } from '#client/features/recipes/taken-rows.ts'
import type { Page } from '#contract/client.ts'
import type { ListedRecipe, Recipe } from '#contract/recipes/recipe.ts'

let client: QueryClient
const recipe = dinner()
const other = { ...recipe, id: 2, isFavorite: true }

beforeEach(() => {
  client = new QueryClient()
  client.setQueryData(recipeKeys.recent, [recipe, other])
  client.setQueryData(recipeKeys.favorites, [other])
  client.setQueryData(recipeKeys.one(1), recipe)
})

const ids = (key: readonly unknown[]) => client.getQueryData<ListedRecipe[]>(key)?.map(({ id }) => id)
const hearts = () => client.getQueryData<ListedRecipe[]>(recipeKeys.recent)?.map(({ isFavorite }) => isFavorite)

it('shows a heart at once, in the lists, among the favourites and on the page', async () => {
  await showFavorite(client, recipe, true)
  expect(hearts()).toEqual([true, true])
  expect(ids(recipeKeys.favorites)).toEqual([1, 2])
  expect(client.getQueryData<Recipe>(recipeKeys.one(1))?.isFavorite).toBe(true)
})

it('takes a recipe out of the favourites, and puts it back where the server refuses', async () => {
  const undo = await showFavorite(client, other, false)
  expect(ids(recipeKeys.favorites)).toEqual([])
  undo()
  expect(ids(recipeKeys.favorites)).toEqual([2])
  expect(hearts()).toEqual([false, true])
})

it('does not invent a list that was never asked for', async () => {
  client.removeQueries({ queryKey: recipeKeys.favorites })
  await showFavorite(client, recipe, true)
  expect(client.getQueryData(recipeKeys.favorites)).toBeUndefined()
})

it('shows a rating at once and keeps what the server says', async () => {
  await showAtOnce(client, 1, { userRating: 1 })
  expect(client.getQueryData<Recipe>(recipeKeys.one(1))?.userRating).toBe(1)
  changeEverywhere(client, 1, { userRating: null })
  expect(client.getQueryData<Recipe>(recipeKeys.one(1))?.userRating).toBeNull()
})

it('drops a deleted recipe from every list, and asks the server about it again', () => {
  forgetRecipes(client, [2])
  expect(ids(recipeKeys.recent)).toEqual([1])
  expect(ids(recipeKeys.favorites)).toEqual([])
  client.setQueryData(recipeKeys.one(1), recipe)
  forgetRecipes(client, [1])
  expect(client.getQueryState(recipeKeys.one(1))?.isInvalidated).toBe(true)
})

it('opens a new recipe without asking for it again, and asks for the lists', () => {
  keepNewRecipe(client, { ...recipe, id: 3 })
  expect(client.getQueryData<Recipe>(recipeKeys.one(3))?.id).toBe(3)
  expect(client.getQueryState(recipeKeys.recent)?.isInvalidated).toBe(true)
})

const pagesOf = (search: object) =>
  client.getQueryData<InfiniteData<Page<ListedRecipe[]>>>(recipeKeys.library(search))?.pages
const library = () => pagesOf({})?.map(({ rows }) => rows.map(({ id, title, isFavorite }) => [id, title, isFavorite]))
const idsIn = (search: object) => pagesOf(search)?.map(({ rows }) => rows.map(({ id }) => id))
const keep = (search: object, rows: ListedRecipe[][]) =>
  client.setQueryData(recipeKeys.library(search), {
    pages: rows.map((page) => ({ rows: page, next: null })),
    pageParams: rows.map(String),
  })

/** How often a library is asked for while it is on the page. */
function watched(search: object) {
  let asked = 0
  const page = new QueryObserver(client, {
    queryKey: recipeKeys.library(search),
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: () => {
      asked += 1
      return pagesOf(search)
    },
  })
  onTestFinished(page.subscribe(() => undefined))
  return () => asked
}

it('puts deleted recipes back where they stood, without asking for any page of the library', () => {
  const third = { ...other, id: 3 }
  keep({}, [[recipe, other], [third]])
  const asked = watched({})
  const putBack = forgetRecipes(client, [2, 3])
  expect(idsIn({})).toEqual([[1], []])
  putBack()
  expect(idsIn({})).toEqual([[1, 2], [3]])
  expect(asked()).toBe(0)
})

it('asks for a library anew that has changed since its rows were taken', () => {
  keep({}, [[recipe, other]])
  const asked = watched({})
  const putBack = forgetRecipes(client, [2])
  changeEverywhere(client, 1, { isFavorite: true })
  putBack()
  expect(asked()).toBe(1)
})

it('takes rows out of the libraries in question alone', () => {
  keep({}, [[recipe, other]])
  keep({ collection: 5 }, [[recipe, other]])
  takeRows(client, [1], (search) => search.collection === 5)
  expect([idsIn({}), idsIn({ collection: 5 })]).toEqual([[[1, 2]], [[2]]])
})

it('shows a tag on all rows and on the page without asking for the library, and what has lost it leaves its library', () => {
  keep({}, [[recipe, other]])
  keep({ tag: 'quick' }, [[recipe, other]])
  const asked = watched({})
  const tags = () => pagesOf({})?.[0]?.rows.map((row) => row.tags.includes('quick'))
  showTag(client, { recipeIds: [1], tag: 'quick', isOn: true })
  expect(tags()).toEqual([true, false])
  expect(client.getQueryData<Recipe>(recipeKeys.one(1))?.tags).toContain('quick')
  showTag(client, { recipeIds: [1], tag: 'quick', isOn: false })
  expect(tags()).toEqual([false, false])
  expect(idsIn({ tag: 'quick' })).toEqual([[2]])
  expect(asked()).toBe(0)
})

it('changes and forgets rows of the library too, on whatever page they stand', async () => {
  const pages = [
    { rows: [recipe], next: 'b' },
    { rows: [other], next: null },
  ]
  client.setQueryData(recipeKeys.library({}), { pages, pageParams: ['', 'b'] })
  await showFavorite(client, recipe, true)
  keepChangedRecipe(client, { ...other, title: 'Rice, better' })
  expect(library()).toEqual([[[1, recipe.title, true]], [[2, 'Rice, better', true]]])
  forgetRecipes(client, [1])
  expect(library()).toEqual([[], [[2, 'Rice, better', true]]])
})
