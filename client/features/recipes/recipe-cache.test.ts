import { type InfiniteData, QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, it } from 'vitest'
import { dinner } from '#client/features/recipes/dinner.ts'
import {
  changeEverywhere,
  forgetRecipe,
  keepChangedRecipe,
  keepNewRecipe,
  recipeKeys,
  showAtOnce,
  showFavorite,
} from '#client/features/recipes/recipe-cache.ts'
import type { Page } from '#contract/client.ts'
import type { ListedRecipe, Recipe } from '#contract/recipe.ts'

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

it('drops a deleted recipe from every list, and asks the server about it again', async () => {
  await forgetRecipe(client, 2)
  expect(ids(recipeKeys.recent)).toEqual([1])
  expect(ids(recipeKeys.favorites)).toEqual([])
  client.setQueryData(recipeKeys.one(1), recipe)
  await forgetRecipe(client, 1)
  expect(client.getQueryState(recipeKeys.one(1))?.isInvalidated).toBe(true)
})

it('opens a new recipe without asking for it again, and asks for the lists', () => {
  keepNewRecipe(client, { ...recipe, id: 3 })
  expect(client.getQueryData<Recipe>(recipeKeys.one(3))?.id).toBe(3)
  expect(client.getQueryState(recipeKeys.recent)?.isInvalidated).toBe(true)
})

const library = () =>
  client
    .getQueryData<InfiniteData<Page<ListedRecipe[]>>>(recipeKeys.library({}))
    ?.pages.map(({ rows }) => rows.map(({ id, title, isFavorite }) => [id, title, isFavorite]))

it('changes and forgets rows of the library too, on whatever page they stand', async () => {
  const pages = [
    { rows: [recipe], next: 'b' },
    { rows: [other], next: null },
  ]
  client.setQueryData(recipeKeys.library({}), { pages, pageParams: ['', 'b'] })
  await showFavorite(client, recipe, true)
  keepChangedRecipe(client, { ...other, title: 'Rice, better' })
  expect(library()).toEqual([[[1, recipe.title, true]], [[2, 'Rice, better', true]]])
  await forgetRecipe(client, 1)
  expect(library()).toEqual([[], [[2, 'Rice, better', true]]])
})
