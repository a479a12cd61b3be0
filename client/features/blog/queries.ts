import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '#client/api.ts'
import { isSignedOut, sentenceOf } from '#client/failure.ts'
import { useCurrentUser } from '#client/features/accounts/queries.ts'
import { toast } from '#client/ui/overlays/toast.ts'
import type { PostMarks } from '#contract/blog/blog.ts'

/** Every published post without its text, the newest first. */
export const postsQuery = queryOptions({
  queryKey: ['public', 'blog'],
  queryFn: ({ signal }) => api.blog.posts({ signal }),
})

/** One of them. */
export const postQuery = (id: number) =>
  queryOptions({
    queryKey: ['public', 'blog', id],
    queryFn: ({ signal }) => api.blog.post({ params: { id }, signal }),
  })

/** By the reader too: what they like and have saved is theirs. */
export const marksQuery = (reader: string | undefined) =>
  queryOptions({
    queryKey: ['blog', 'marks', reader ?? null],
    queryFn: ({ signal }) => api.blog.marks({ signal }),
    staleTime: 60_000,
  })

/** Likes of every post and what the reader made of them; undefined until they are known. */
export function useMarks(): readonly PostMarks[] | undefined {
  const { data: user, isPending } = useCurrentUser()
  return useQuery({ ...marksQuery(user?.id), enabled: !isPending }).data
}

/** Sets or takes back a like or a bookmark; the page shows what the server has answered. */
export function useMark() {
  const queryClient = useQueryClient()
  const { data: user } = useCurrentUser()
  return useMutation({
    mutationFn: ({ id, ...change }: MarkChange) =>
      'isLiked' in change
        ? api.blog.like({ params: { id }, body: { isLiked: change.isLiked } })
        : api.blog.save({ params: { id }, body: { isSaved: change.isSaved } }),
    onSuccess: (marks) =>
      queryClient.setQueryData(marksQuery(user?.id).queryKey, (known) =>
        known?.map((each) => (each.id === marks.id ? marks : each)),
      ),
    onError: (error) => {
      if (!isSignedOut(error)) toast({ title: 'Error', description: sentenceOf(error), variant: 'destructive' })
    },
  })
}

type MarkChange = { id: number } & ({ isLiked: boolean } | { isSaved: boolean })
