import { infiniteQueryOptions, keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query'
import { deskApi } from '#client/desk-api.ts'
import { codeOf, isSignedOut, sentenceOf } from '#client/failure.ts'
import { postsQuery } from '#client/features/blog/queries.ts'
import { toast } from '#client/ui/overlays/toast.ts'
import { useSingle } from '#client/use-single.ts'
import type { WrittenPost } from '#contract/blog/blog-desk.ts'

/** Every post, written, scheduled and published, page by page. */
export const deskPostsQuery = infiniteQueryOptions({
  queryKey: ['blog-desk'],
  queryFn: ({ signal, pageParam }) =>
    deskApi.blogDesk.listPage({ query: { ...(pageParam !== null && { cursor: pageParam }) }, signal }),
  initialPageParam: null as string | null,
  getNextPageParam: ({ next }) => next,
})

export const writtenPostQuery = (id: number) =>
  queryOptions({
    queryKey: ['blog-desk', id],
    queryFn: ({ signal }) => deskApi.blogDesk.read({ params: { id }, signal }),
    // asked for when its page is opened, and never while somebody writes on it: what they save rests on what they saw
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

/** What was saved and shown of a post, the newest first, page by page. While what has come since is fetched, what was known stays. */
export const historyQuery = (id: number, revision: number) =>
  infiniteQueryOptions({
    queryKey: ['blog-desk', id, 'history', revision],
    queryFn: ({ signal, pageParam }) =>
      deskApi.blogDesk.historyPage({
        params: { id },
        query: { ...(pageParam !== null && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  })

/** The words of a version; the newest one may still be written on. */
export const versionQuery = (id: number, number: number, revision: number) =>
  queryOptions({
    queryKey: ['blog-desk', id, 'version', number, revision],
    queryFn: ({ signal }) => deskApi.blogDesk.version({ params: { id, number: String(number) }, signal }),
  })

/** Takes over a post as a call answered it; lists and pages are asked for again when they are next seen. */
function useTakePost() {
  const queryClient = useQueryClient()
  return (post: WrittenPost) => {
    queryClient.setQueryData(writtenPostQuery(post.id).queryKey, post)
    void queryClient.invalidateQueries({ queryKey: deskPostsQuery.queryKey, exact: true })
    void queryClient.invalidateQueries({ queryKey: postsQuery.queryKey })
  }
}

const failed = (error: Error) => {
  if (!isSignedOut(error)) toast({ title: 'Error', description: sentenceOf(error), variant: 'destructive' })
}

export function useWritePost() {
  return useSingle({ mutationFn: deskApi.blogDesk.write, onSuccess: useTakePost(), onError: failed })
}

/** Keeps what was written; the page says itself where that failed. */
export function useSavePost() {
  return useSingle({ mutationFn: deskApi.blogDesk.save, onSuccess: useTakePost() })
}

export function useDiscardPost() {
  const queryClient = useQueryClient()
  return useSingle({
    mutationFn: deskApi.blogDesk.discard,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: deskPostsQuery.queryKey, exact: true }),
    onError: failed,
  })
}

/** What is done to a post by one press; `done`: the toast afterward. Where somebody else was faster, it is shown as they left it. */
export function usePostChange<Input>(act: (input: Input) => Promise<WrittenPost>, done: (post: WrittenPost) => string) {
  const queryClient = useQueryClient()
  const take = useTakePost()
  return useSingle<WrittenPost, Input, unknown>({
    mutationFn: act,
    onSuccess: (post) => {
      take(post)
      toast({ title: done(post) })
    },
    onError: (error) => {
      failed(error)
      if (codeOf(error) === 'changed_elsewhere') void queryClient.resetQueries({ queryKey: deskPostsQuery.queryKey })
    },
  })
}
