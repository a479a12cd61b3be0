import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { deviceStore } from '#client/features/accounts/device-store.ts'
import { dropKeptList, keepList } from '#client/features/list-keeping/kept-lists.ts'
import type { ShoppingList } from '#contract/shopping/shopping.ts'

export const shoppingKeys = {
  all: ['shopping'],
  lists: ['shopping', 'lists'],
  one: (id: number) => ['shopping', 'one', id],
  preview: (recipeIds: readonly number[]) => ['shopping', 'preview', ...recipeIds],
  stores: ['shopping', 'stores'],
} as const

/** What makes a list, or adds to one, does it one at a time: who leaves the page and comes back does not make it twice. */
export const makingList = ['make-list']

/** One page of lists, and the cursor of the next. */
export interface ListPage {
  lists: ShoppingList[]
  next: string | undefined
}
export type ListPages = InfiniteData<ListPage, string | undefined>

/** Of two answers that crossed on their way, the later state of the list. */
export function newer(known: ShoppingList | undefined, answered: ShoppingList): ShoppingList {
  return known && known.version > answered.version ? known : answered
}

/** What the server answered, wherever the list is shown, and on the device for a shop without reception. */
export function takeList(queryClient: QueryClient, answered: ShoppingList): void {
  const list = newer(queryClient.getQueryData<ShoppingList>(shoppingKeys.one(answered.id)), answered)
  queryClient.setQueryData(shoppingKeys.one(list.id), list)
  changePages(queryClient, (lists) => lists.map((each) => (each.id === list.id ? list : each)))
  keepList(deviceStore, list)
}

/** A list that has just been made is kept, and the lists are asked again. */
export function takeNewList(queryClient: QueryClient, list: ShoppingList): void {
  takeList(queryClient, list)
  void queryClient.invalidateQueries({ queryKey: shoppingKeys.lists })
}

/** A deleted list leaves the others; whoever comes back to it asks the server. */
export function forgetList(queryClient: QueryClient, { id, userId }: Pick<ShoppingList, 'id' | 'userId'>): void {
  changePages(queryClient, (lists) => lists.filter((each) => each.id !== id))
  dropKeptList(deviceStore, userId, id)
  void queryClient.invalidateQueries({ queryKey: shoppingKeys.one(id), refetchType: 'none' })
}

function changePages(queryClient: QueryClient, change: (lists: ShoppingList[]) => ShoppingList[]): void {
  queryClient.setQueryData<ListPages>(
    shoppingKeys.lists,
    (data) => data && { ...data, pages: data.pages.map((page) => ({ ...page, lists: change(page.lists) })) },
  )
}
