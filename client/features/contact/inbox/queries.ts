import { infiniteQueryOptions, queryOptions, useQueryClient } from '@tanstack/react-query'
import { deskApi } from '#client/desk-api.ts'
import { codeOf, isSignedOut, sentenceOf } from '#client/failure.ts'
import { toast } from '#client/ui/overlays/toast.ts'
import { useSingle } from '#client/use-single.ts'
import type { InboxFolder, OpenedMessage } from '#contract/desk/inbox.ts'

/** Messages of a folder with these words, page by page, in the order in which they are to be answered. */
export const inboxQuery = (folder: InboxFolder, q: string) =>
  infiniteQueryOptions({
    queryKey: ['inbox', 'list', folder, q],
    queryFn: ({ signal, pageParam }) =>
      deskApi.inbox.listPage({
        query: { folder, ...(q && { q }), ...(pageParam !== null && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    refetchInterval: 60_000,
  })

export const messageQuery = (id: number) =>
  queryOptions({
    queryKey: ['inbox', id],
    queryFn: ({ signal }) => deskApi.inbox.read({ params: { id }, signal }),
    // until every answer is sent or given up
    refetchInterval: ({ state }) => {
      const onTheirWay = state.data?.replies.filter(isOnItsWay) ?? []
      if (onTheirWay.length === 0) return false
      const isNew = onTheirWay.some(({ createdAt }) => Date.now() - Date.parse(createdAt) < minute)
      return isNew || state.dataUpdateCount < 20 ? 3000 : minute
    },
  })

const minute = 60_000

/** Whether the mail server has yet to take it. */
export const isOnItsWay = ({ kind, sentAt, failure }: OpenedMessage['replies'][number]) =>
  kind === 'answer' && sentAt === null && failure === null

function useTaken() {
  const queryClient = useQueryClient()
  return {
    onSuccess: (message: OpenedMessage) => {
      queryClient.setQueryData(messageQuery(message.id).queryKey, message)
      void queryClient.invalidateQueries({ queryKey: ['inbox', 'list'] })
    },
    onError: (error: Error) => {
      if (!isSignedOut(error)) toast({ title: 'Error', description: sentenceOf(error), variant: 'destructive' })
      if (codeOf(error) === 'changed_elsewhere') void queryClient.invalidateQueries({ queryKey: ['inbox'] })
    },
  }
}

export const useAnswer = () => useSingle({ mutationFn: deskApi.inbox.answer, ...useTaken() })
export const useSendAgain = () => useSingle({ mutationFn: deskApi.inbox.sendAgain, ...useTaken() })
export const useNote = () => useSingle({ mutationFn: deskApi.inbox.note, ...useTaken() })
export const useChangeMessage = () => useSingle({ mutationFn: deskApi.inbox.change, ...useTaken() })
