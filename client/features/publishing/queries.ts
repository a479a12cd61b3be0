import { infiniteQueryOptions, queryOptions, useQueryClient } from '@tanstack/react-query'
import { tellFailure } from '#client/failure.ts'
import { communityApi } from '#client/features/publishing/community-api.ts'
import type { CommunitySearch } from '#client/features/publishing/community-search.ts'
import { toast } from '#client/ui/overlays/toast.ts'
import { useSingle } from '#client/use-single.ts'

/** All of it is asked by the reader too: what is seen, and what is said of allergies, is theirs. */
const all = (reader: string | undefined) => ['community', reader ?? null] as const

/** What is published, page by page; of one cook alone where a handle is given. */
export const listQuery = (reader: string | undefined, search: CommunitySearch & { cook?: string }) =>
  infiniteQueryOptions({
    queryKey: [...all(reader), 'list', search],
    queryFn: ({ signal, pageParam }) => {
      const { following, without, ...query } = search
      return communityApi.listPage({
        query: {
          ...query,
          ...(without && { without }),
          ...(following && { following: 'true' }),
          ...(pageParam !== null && { cursor: pageParam }),
        },
        signal,
      })
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  })

export const publishedQuery = (reader: string | undefined, token: string) =>
  queryOptions({
    queryKey: [...all(reader), 'recipe', token],
    queryFn: ({ signal }) => communityApi.read({ params: { token }, signal }),
  })

export const commentsQuery = (reader: string | undefined, token: string) =>
  infiniteQueryOptions({
    queryKey: [...all(reader), 'comments', token],
    queryFn: ({ signal, pageParam }) =>
      communityApi.commentsPage({
        params: { token },
        query: pageParam === null ? {} : { cursor: pageParam },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  })

export const cookQuery = (reader: string | undefined, handle: string) =>
  queryOptions({
    queryKey: [...all(reader), 'cook', handle],
    queryFn: ({ signal }) => communityApi.cook({ params: { handle }, signal }),
  })

export const membershipQuery = (reader: string | undefined) =>
  queryOptions({
    queryKey: [...all(reader), 'membership'],
    queryFn: ({ signal }) => communityApi.membership({ signal }),
    enabled: reader !== undefined,
  })

export const publicationQuery = (reader: string, id: number) =>
  queryOptions({
    queryKey: [...all(reader), 'publication', id],
    queryFn: ({ signal }) => communityApi.publication({ params: { id }, signal }),
  })

/** Something that a member does in the community: once however often it is pressed; what is on screen is asked for again. */
export function useAct<Variables, Data>(act: (variables: Variables) => Promise<Data>, done?: string) {
  const queryClient = useQueryClient()
  return useSingle<Data, Variables, unknown>({
    mutationFn: act,
    onSuccess: () => {
      if (done !== undefined) toast({ title: done })
      // not waited for: what is done next may lead away from what is gone now
      void queryClient.invalidateQueries({ queryKey: ['community'] })
    },
    onError: (error) => tellFailure(error, 'Something went wrong. Please try again.'),
  })
}
