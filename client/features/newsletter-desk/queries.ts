import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { deskApi } from '#client/desk-api.ts'
import { isSignedOut, sentenceOf } from '#client/failure.ts'
import { NotConfirmed, useGuard } from '#client/features/desk/frame/password-guard.tsx'
import { useAdminChange } from '#client/features/desk/frame/use-admin-change.ts'
import { subscribers } from '#client/features/newsletter-desk/issue-words.ts'
import { nextLook } from '#client/features/newsletter-desk/next-look.ts'
import { toast } from '#client/ui/overlays/toast.ts'
import { useSingle } from '#client/use-single.ts'
import type { ToldOutcome, WrittenIssue } from '#contract/newsletter/newsletter-issues.ts'
import type { SubscriberState } from '#contract/newsletter/newsletter-subscribers.ts'

/** What is written of an issue. */
export type IssueFields = Pick<WrittenIssue, 'subject' | 'markdown'>

/** Every issue, the newest first, page by page; asked again while one of them is on its way. */
export const issuesQuery = infiniteQueryOptions({
  queryKey: ['newsletters'],
  queryFn: ({ signal, pageParam }) =>
    deskApi.newsletterIssues.listPage({ query: { ...(pageParam !== null && { cursor: pageParam }) }, signal }),
  initialPageParam: null as string | null,
  getNextPageParam: ({ next }) => next,
  refetchInterval: ({ state }) => nextLook(state.data?.pages.flatMap(({ rows }) => rows) ?? [], 3000, Date.now()),
})

export const writtenQuery = (id: number) =>
  queryOptions({
    queryKey: ['newsletters', id],
    queryFn: ({ signal }) => deskApi.newsletterIssues.read({ params: { id }, signal }),
    // asked for when its page is opened, and never while somebody writes on it: what they save rests on what they saw
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchInterval: ({ state }) => nextLook(state.data ? [state.data] : [], 2000, Date.now()),
  })

/** The emails of an issue of which one thing became, page by page; asked for again when there are more or fewer of them. */
export const issueEmailsQuery = (id: number, outcome: ToldOutcome, count: number) =>
  infiniteQueryOptions({
    queryKey: ['newsletters', id, 'emails', outcome, count],
    queryFn: ({ signal, pageParam }) =>
      deskApi.newsletterIssues.emailsPage({
        params: { id },
        query: { outcome, ...(pageParam !== null && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  })

/** Who asked for the newsletter, the newest first, page by page: those whose address has the text in it, and those in a state. */
export const subscribersQuery = (q: string, state: SubscriberState | undefined) =>
  infiniteQueryOptions({
    queryKey: ['admin', 'newsletter-subscribers', q, state],
    queryFn: ({ signal, pageParam }) =>
      deskApi.newsletterSubscribers.listPage({
        query: { ...(q && { q }), ...(state && { state }), ...(pageParam !== null && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
    placeholderData: keepPreviousData,
  })

export const useEndSubscription = () =>
  useAdminChange(deskApi.newsletterSubscribers.end, { done: 'Subscription ended', failed: 'Subscription not ended' })

/** Takes over an issue as a call answered it; the list is asked for again when it is next seen. */
function useTakeIssue() {
  const queryClient = useQueryClient()
  return (issue: WrittenIssue) => {
    queryClient.setQueryData(writtenQuery(issue.id).queryKey, issue)
    void queryClient.invalidateQueries({ queryKey: issuesQuery.queryKey, exact: true })
  }
}

const failed = (title: string) => (error: Error) => {
  if (!isSignedOut(error)) toast({ title, description: sentenceOf(error), variant: 'destructive' })
}

export function useComposeIssue() {
  return useSingle({
    mutationFn: deskApi.newsletterIssues.compose,
    onSuccess: useTakeIssue(),
    onError: failed('Error'),
  })
}

export function useWriteIssue() {
  return useSingle({ mutationFn: deskApi.newsletterIssues.write, onSuccess: useTakeIssue(), onError: failed('Error') })
}

/** Keeps what was written; the page says itself where that failed. */
export function useSaveIssue() {
  return useMutation({ mutationFn: deskApi.newsletterIssues.change, onSuccess: useTakeIssue() })
}

export function useTestIssue() {
  return useSingle({
    mutationFn: deskApi.newsletterIssues.test,
    onSuccess: ({ to }) => toast({ title: 'Test sent', description: `It’s on its way to ${to}.` }),
    onError: failed('Send Failed'),
  })
}

export function useSendIssue() {
  const take = useTakeIssue()
  const guard = useGuard()
  return useSingle({
    mutationFn: (input: Parameters<typeof deskApi.newsletterIssues.send>[0]) =>
      guard(() => deskApi.newsletterIssues.send(input)),
    onSuccess: (issue, { body }) => {
      take(issue)
      const isLater = body.scheduledAt !== undefined
      toast({
        title: isLater ? 'Newsletter Scheduled' : 'Newsletter Sent',
        description: isLater
          ? 'It will go out at the time you chose.'
          : `It’s on its way to ${subscribers(issue.recipients)}.`,
      })
    },
    onError: (error) => {
      if (!(error instanceof NotConfirmed)) failed('Send Failed')(error)
    },
  })
}

export function useStopIssue() {
  return useSingle({ mutationFn: deskApi.newsletterIssues.stop, onSuccess: useTakeIssue(), onError: failed('Error') })
}

export function useDiscardIssue() {
  const queryClient = useQueryClient()
  return useSingle({
    mutationFn: deskApi.newsletterIssues.discard,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: issuesQuery.queryKey, exact: true }),
    onError: failed('Error'),
  })
}
