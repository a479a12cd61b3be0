import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { deskPaths } from '#client/desk-paths.ts'
import { sentenceOf } from '#client/failure.ts'
import { ForAdministrators } from '#client/features/accounts/for-administrators.tsx'
import { stateWords, subscribers, whenOf } from '#client/features/newsletter/desk/issue-words.ts'
import { issuesQuery, useWriteIssue } from '#client/features/newsletter/desk/queries.ts'
import { paths } from '#client/paths.ts'
import { Button, TextLink } from '#client/ui/button.tsx'
import { Badge, Page } from '#client/ui/page.tsx'
import { EmptyState, ErrorState, Loading, Skeleton } from '#client/ui/states.tsx'
import type { Issue } from '#contract/newsletter-issues.ts'

/** For administrators: every issue of the newsletter, written, scheduled and sent. */
export function DeskPage() {
  return <ForAdministrators>{() => <Desk />}</ForAdministrators>
}

function Desk() {
  return (
    <Page title="Newsletter" className="grid gap-8">
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div className="grid gap-2">
          <h1>Newsletter</h1>
          <p className="flex flex-wrap gap-x-6">
            <TextLink {...paths.archive()}>Public archive</TextLink>
            <TextLink {...deskPaths.inbox()}>Inbox</TextLink>
          </p>
        </div>
        <NewIssue />
      </header>
      <Issues />
    </Page>
  )
}

function NewIssue() {
  const navigate = useNavigate()
  const write = useWriteIssue()
  const begin = () => write.mutate({ body: firstWords }, { onSuccess: ({ id }) => void navigate(deskPaths.issue(id)) })
  return (
    <Button look="go" busy={write.isPending} onClick={begin}>
      Write an issue
    </Button>
  )
}

const firstWords = { subject: 'New issue', markdown: 'Write the issue here.' }

function Issues() {
  const { data: issues, error, refetch } = useQuery(issuesQuery)
  if (error) return <ErrorState sentence={sentenceOf(error)} onRetry={() => void refetch()} />
  if (!issues)
    return (
      <Loading words="Loading the issues">
        <Skeleton className="h-40" />
      </Loading>
    )
  if (issues.length === 0)
    return (
      <EmptyState title="Nothing written yet">
        Write an issue, send yourself a test, and send it now or at a time you choose.
      </EmptyState>
    )
  return (
    <ul className="double-rule">
      {issues.map((issue) => (
        <li key={issue.id} className="border-b border-hair py-3">
          <IssueLine issue={issue} />
        </li>
      ))}
    </ul>
  )
}

function IssueLine({ issue }: { issue: Issue }) {
  const { id, subject, state, author, recipients, counts } = issue
  return (
    <div className="grid items-center gap-x-6 gap-y-1 tablet:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <TextLink {...deskPaths.issue(id)} className="text-body leading-tight wrap-anywhere">
          {subject}
        </TextLink>
        <p className="note">
          {whenOf(issue)}
          {author === 'kitchen' && state === 'draft' && '. Composed by the kitchen, waiting for your approval'}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Badge tone={state === 'sent' ? 'fits' : state === 'draft' ? 'plain' : 'left'}>{stateWords[state]}</Badge>
        <span className="num text-ui text-ink-2">
          {state === 'draft' || state === 'scheduled'
            ? subscribers(recipients)
            : `${counts.sent.toLocaleString('en-US')} of ${recipients.toLocaleString('en-US')}`}
        </span>
      </div>
    </div>
  )
}
