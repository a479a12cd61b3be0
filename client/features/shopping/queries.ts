import {
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { api } from '#client/api.ts'
import { isUnreachable, tellFailure } from '#client/failure.ts'
import { deviceStore } from '#client/features/accounts/device-store.ts'
import { sayLastWords } from '#client/features/accounts/last-words.ts'
import { withChanges } from '#client/features/list-keeping/changes.ts'
import { keepList, readKeptList, readKeptLists } from '#client/features/list-keeping/kept-lists.ts'
import {
  forgetList,
  makingList,
  newer,
  shoppingKeys,
  takeNewList,
} from '#client/features/list-keeping/shopping-cache.ts'
import { waitingOf, watchWaiting } from '#client/features/list-keeping/waiting.ts'
import type { WaitingChange } from '#client/features/list-keeping/waiting-changes.ts'
import { useArrival } from '#client/ui/lists/use-arrival.ts'
import { toast } from '#client/ui/overlays/toast.ts'
import { useSingle } from '#client/use-single.ts'
import { CallError } from '#contract/client.ts'
import type { ShoppingList } from '#contract/shopping/shopping.ts'

/** Bad reception lets a call hang for minutes: whoever stands in a shop reads what is kept instead. */
const patience = 8000
const soon = (signal: AbortSignal) => AbortSignal.any([signal, AbortSignal.timeout(patience)])

/** One list as the server has it; as it was last seen here until the server answers. */
const listQuery = (queryClient: QueryClient, userId: string, id: number) =>
  queryOptions({
    queryKey: shoppingKeys.one(id),
    queryFn: async ({ signal }) => {
      const answered = await api.shopping.get({ params: { id }, signal: soon(signal) })
      keepList(deviceStore, answered)
      return newer(queryClient.getQueryData<ShoppingList>(shoppingKeys.one(id)), answered)
    },
    initialData: () => readKeptList(deviceStore, userId, id),
    initialDataUpdatedAt: 0,
    networkMode: 'always',
    staleTime: 5000,
    refetchOnWindowFocus: true,
    refetchOnReconnect: true,
  })

const listsQuery = infiniteQueryOptions({
  queryKey: shoppingKeys.lists,
  queryFn: async ({ signal, pageParam }) => {
    const { rows, next } = await api.shopping.listPage({
      query: { limit: 20, cursor: pageParam },
      signal: soon(signal),
    })
    for (const list of rows) keepList(deviceStore, list)
    return { lists: rows, next: next ?? undefined }
  },
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ next }) => next,
  networkMode: 'always',
  staleTime: 5000,
  refetchOnWindowFocus: true,
})

function useWaiting(userId: string): readonly WaitingChange[] {
  return useSyncExternalStore(watchWaiting, () => waitingOf(userId))
}

/** One list as it is to be shown, with what the server has not heard of yet. */
export function useList(userId: string, id: number) {
  const queryClient = useQueryClient()
  const query = useQuery(listQuery(queryClient, userId, id))
  const all = useWaiting(userId)
  const waiting = all.filter(({ listId }) => listId === id)
  // one order of the aisles is for all lists
  const shown = all.filter(({ listId, change }) => listId === id || change.kind === 'aisles')
  const found = useArrival(query.data)
  const list =
    found &&
    withChanges(
      found,
      shown.map(({ change }) => change),
    )
  return { ...query, list, waiting }
}

/** Own lists, newest first; those that are kept here where there is no reception. */
export function useLists(userId: string) {
  const query = useInfiniteQuery(listsQuery)
  const waiting = useWaiting(userId)
  const isWithoutReception = query.error !== null && isWithoutAnswer(query.error)
  const known = query.data?.pages.flatMap(({ lists }) => lists)
  const kept = isWithoutReception ? readKeptLists(deviceStore, userId) : []
  const lists = (known ?? (kept.length > 0 ? kept : undefined))?.map((list) =>
    withChanges(
      list,
      waiting.filter(({ listId }) => listId === list.id).map(({ change }) => change),
    ),
  )
  return { ...query, lists, isWithoutReception }
}

/** Whether nothing answered, or not in time. */
function isWithoutAnswer(error: unknown): boolean {
  return isUnreachable(error) || (error instanceof DOMException && error.name === 'TimeoutError')
}

/** Whether a list is not there, or not the reader's. */
export const isMissingList = (error: unknown) => error instanceof CallError && [400, 404].includes(error.status)

export function useCreateList() {
  const queryClient = useQueryClient()
  return useSingle({
    mutationKey: makingList,
    mutationFn: (title: string) => api.shopping.create({ body: title.trim() ? { title: title.trim() } : {} }),
    onSuccess: (list) => takeNewList(queryClient, list),
    networkMode: 'always',
  })
}

/** Deleted at once, with a way back in the toast. */
export function useDeleteList() {
  const queryClient = useQueryClient()
  const restore = async (id: number) => {
    try {
      const list = await api.shopping.restore({ params: { id }, body: {} })
      takeNewList(queryClient, list)
      toast({ title: 'List restored', description: list.title })
    } catch (error) {
      tellFailure(error, 'Failed to restore the list')
    }
  }
  return useMutation({
    mutationFn: async ({ id }: ShoppingList) => {
      // what was ticked on it is still to be on it, if it comes back
      await sayLastWords()
      return await api.shopping.remove({ params: { id }, body: {} })
    },
    onSuccess: (_answer, list) => {
      forgetList(queryClient, list)
      void queryClient.invalidateQueries({ queryKey: shoppingKeys.lists })
      toast({
        title: 'Deleted',
        description: list.title,
        action: { label: 'Undo', onPress: () => void restore(list.id) },
      })
    },
    onError: (error) => tellFailure(error, 'Failed to delete the list'),
    networkMode: 'always',
  })
}
