import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { deskPaths } from '#client/desk-paths.ts'
import { codeOf, sentenceOf } from '#client/failure.ts'
import { ForAdministrators } from '#client/features/accounts/for-administrators.tsx'
import { WithId } from '#client/features/accounts/own-page.tsx'
import { AdminFrame } from '#client/features/desk/frame/admin-frame.tsx'
import { PasswordGuard } from '#client/features/desk/frame/password-guard.tsx'
import { IssueEditor } from '#client/features/newsletter-desk/issue-editor.tsx'
import { IssueReport } from '#client/features/newsletter-desk/issue-report.tsx'
import { stateWords, subscribers, whenOf } from '#client/features/newsletter-desk/issue-words.ts'
import { issuesQuery, useComposeIssue, useWriteIssue, writtenQuery } from '#client/features/newsletter-desk/queries.ts'
import { paths } from '#client/paths.ts'
import { Button, ButtonLink, TextLink } from '#client/ui/buttons/button.tsx'
import { useFocusAfter } from '#client/ui/focus/use-focus-after.ts'
import { PagedRows, RowLine } from '#client/ui/lists/paged-rows.tsx'
import { NothingHere } from '#client/ui/pages/nothing-here.tsx'
import { Badge, Page } from '#client/ui/pages/page.tsx'
import { EmptyState, ErrorState, Loading, Skeleton } from '#client/ui/pages/states.tsx'
import type { Issue } from '#contract/newsletter/newsletter-issues.ts'
import { placeholderIssue } from '#contract/newsletter/placeholder-issue.ts'

/** For administrators: every issue of the newsletter, written, scheduled and sent. */
export function DeskPage() {
  return (
    <AdminFrame title="Newsletter" beside={<NewIssue />}>
      <p className="mb-6 flex flex-wrap gap-x-6">
        <TextLink {...deskPaths.subscribers()}>Subscribers</TextLink>
        <TextLink {...paths.archive()}>Public archive</TextLink>
      </p>
      <Issues />
    </AdminFrame>
  )
}

function NewIssue() {
  const navigate = useNavigate()
  const write = useWriteIssue()
  const compose = useComposeIssue()
  const open = { onSuccess: ({ id }: { id: number }) => void navigate(deskPaths.issue(id)) }
  return (
    <div className="flex flex-wrap gap-3">
      <Button busy={compose.isPending} onClick={() => compose.mutate({ body: undefined }, open)}>
        Have the kitchen write one
      </Button>
      <Button look="go" busy={write.isPending} onClick={() => write.mutate({ body: placeholderIssue }, open)}>
        Write an issue
      </Button>
    </div>
  )
}

function Issues() {
  const query = useInfiniteQuery(issuesQuery)
  const empty = (
    <EmptyState title="Nothing written yet">
      Write an issue, send yourself a test, and send it now or at a time you choose.
    </EmptyState>
  )
  return (
    <PagedRows query={query} loading="Loading the issues" empty={empty} className="double-rule">
      {(issue) => <IssueLine issue={issue} />}
    </PagedRows>
  )
}

function IssueLine({ issue }: { issue: Issue }) {
  const { id, subject, state, author, recipients, counts } = issue
  return (
    <RowLine
      link={
        <TextLink {...deskPaths.issue(id)} className="text-body leading-tight wrap-anywhere">
          {subject}
        </TextLink>
      }
      note={`${whenOf(issue)}${author === 'kitchen' && state === 'draft' ? '. Written by the kitchen and waiting for your approval' : ''}`}
      flag={
        <>
          <Badge tone={state === 'sent' ? 'fits' : state === 'draft' ? 'plain' : 'left'}>{stateWords[state]}</Badge>
          <span className="num text-ui text-ink-2">
            {state === 'draft' || state === 'scheduled'
              ? subscribers(recipients)
              : `${counts.sent.toLocaleString('en-US')} of ${subscribers(recipients)}`}
          </span>
        </>
      }
    />
  )
}

/** For administrators: one issue, as it is written, and then what became of it. */
export function WritePage({ id }: { id: string }) {
  return (
    <ForAdministrators>
      {() => (
        <WithId id={id} missing={<IssueMissing />}>
          {(number) => (
            <PasswordGuard>
              <Issue id={number} />
            </PasswordGuard>
          )}
        </WithId>
      )}
    </ForAdministrators>
  )
}

function Issue({ id }: { id: number }) {
  const [round, setRound] = useState(0)
  const { data: issue, error, refetch } = useQuery(writtenQuery(id))
  // what was pressed to send it, or to take it back, is gone afterward
  useFocusAfter(issue?.state)
  if (!issue && codeOf(error) === 'not_found') return <IssueMissing />
  return (
    <Page title={issue?.subject ?? 'Newsletter'} className="grid gap-6">
      <TextLink {...deskPaths.newsletter()} className="justify-self-start">
        <ArrowLeft aria-hidden className="icon" />
        All issues
      </TextLink>
      {issue ? (
        issue.state === 'draft' ? (
          <IssueEditor key={round} issue={issue} onReplaced={() => setRound(round + 1)} />
        ) : (
          <IssueReport issue={issue} />
        )
      ) : error ? (
        <ErrorState sentence={sentenceOf(error)} onRetry={() => void refetch()} />
      ) : (
        <Loading words="Loading the issue">
          <Skeleton className="h-96" />
        </Loading>
      )}
    </Page>
  )
}

function IssueMissing() {
  return (
    <NothingHere title="Issue Not Found" sentence="It may have been deleted.">
      <ButtonLink look="go" {...deskPaths.newsletter()}>
        All issues
      </ButtonLink>
    </NothingHere>
  )
}
