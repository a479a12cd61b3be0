import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { codeOf, sentenceOf } from '#client/failure.ts'
import { archiveQuery, issueQuery } from '#client/features/newsletter/archive-queries.ts'
import { NewsletterForm } from '#client/features/newsletter/newsletter-form.tsx'
import { PageHead } from '#client/page-head.tsx'
import { paths } from '#client/paths.ts'
import { printedDay } from '#client/printed-day.ts'
import { ButtonLink, TextLink } from '#client/ui/buttons/button.tsx'
import { Loaded } from '#client/ui/lists/loaded.tsx'
import { ShowMore } from '#client/ui/lists/show-more.tsx'
import { NothingHere } from '#client/ui/pages/nothing-here.tsx'
import { Page, Sheet } from '#client/ui/pages/page.tsx'
import { EmptyState, ErrorState, Loading, Skeleton } from '#client/ui/pages/states.tsx'
import { PrintedText } from '#client/ui/printed/printed-text.tsx'
import { type ArchivedIssue, type PublicIssue } from '#contract/newsletter/newsletter.ts'
import { cutText } from '#domain/cut-text.ts'

/** Every issue of the newsletter that was sent, and the form that asks for the next ones. */
export function ArchivePage() {
  return (
    <Page
      title="Newsletter"
      className="grid items-start gap-x-16 gap-y-10 spread:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]"
    >
      {import.meta.env.SSR && (
        <PageHead
          path="/newsletter"
          title="The newsletter"
          description="Every issue of the MealCrafter newsletter, one email a week about good food: what’s in it, what it costs and when it’s in season."
        />
      )}
      <div className="grid gap-8">
        <header className="grid gap-4">
          <h1>The newsletter</h1>
          <p className="lead max-w-[36em]">
            One email a week about good food: what’s in it, what it costs and when it’s in season. Every issue is here
            to read.
          </p>
        </header>
        <Issues />
      </div>
      <Sheet className="grid gap-4 p-6 tablet:p-8">
        <h2 className="text-3">Get the next one by email</h2>
        <NewsletterForm source="landing_page" isInArchive />
      </Sheet>
    </Page>
  )
}

function Issues() {
  const query = useInfiniteQuery(archiveQuery)
  return (
    <Loaded query={query} loading="Loading the issues" skeleton={<Skeleton className="h-24" />}>
      {({ pages }) => {
        const issues = pages.flatMap(({ rows }) => rows)
        if (issues.length === 0)
          return (
            <EmptyState title="No issues yet" action={<ButtonLink {...paths.blog()}>Read the blog</ButtonLink>}>
              The first one will be here as soon as it’s sent.
            </EmptyState>
          )
        return (
          <div>
            <ol className="double-rule">
              {issues.map((issue) => (
                <li key={issue.number} className="border-b border-hair py-4">
                  <IssueLine issue={issue} />
                </li>
              ))}
            </ol>
            <ShowMore parts={query} count={issues.length} className="mt-4" />
          </div>
        )
      }}
    </Loaded>
  )
}

function IssueLine({ issue: { number, subject, sentOn, excerpt } }: { issue: ArchivedIssue }) {
  return (
    <article className="grid gap-1">
      <h2 className="text-3 leading-tight">
        <TextLink {...paths.issue(number)} className="!text-[length:inherit] !font-[inherit] wrap-anywhere">
          {subject}
        </TextLink>
      </h2>
      <p className="note">
        No. {number}, <time dateTime={sentOn}>{printedDay(sentOn)}</time>
      </p>
      <p className="max-w-prose text-ink-2 wrap-anywhere">{excerpt}</p>
    </article>
  )
}

const route = getRouteApi('/newsletter/$number')

/** An issue as it was sent. */
export function IssuePage() {
  const given = route.useParams().number
  const number = /^[1-9]\d{0,8}$/.test(given) ? Number(given) : undefined
  return number === undefined ? <IssueNotFound /> : <PublicIssueAt key={number} number={number} />
}

function PublicIssueAt({ number }: { number: number }) {
  const { data: issue, error, refetch } = useQuery(issueQuery(number))
  if (issue) return <Printed issue={issue} />
  if (codeOf(error) === 'not_found') return <IssueNotFound />
  return (
    <Page title="Newsletter">
      {error ? (
        <ErrorState sentence={sentenceOf(error)} onRetry={() => void refetch()} />
      ) : (
        <Loading words="Loading the issue">
          <Skeleton className="h-64 max-w-[46rem]" />
        </Loading>
      )}
    </Page>
  )
}

function Printed({ issue: { number, subject, sentOn, excerpt, text } }: { issue: PublicIssue }) {
  return (
    <Page title={subject} className="grid grid-cols-[minmax(0,1fr)] gap-8">
      {import.meta.env.SSR && (
        <PageHead
          path={`/newsletter/${number}`}
          kind="article"
          title={subject}
          description={cutText(excerpt, 160) || subject}
        />
      )}
      <article className="grid grid-cols-[minmax(0,1fr)] gap-8">
        <header className="grid gap-3 border-b border-hair pb-6">
          <TextLink {...paths.archive()} className="justify-self-start print:hidden">
            <ArrowLeft aria-hidden className="icon" />
            All issues
          </TextLink>
          <h1 className="wrap-anywhere">{subject}</h1>
          <p className="text-ui text-ink-2">
            No. {number}, <time dateTime={sentOn}>{printedDay(sentOn)}</time>
          </p>
        </header>
        <div className="printed">
          <PrintedText text={text} />
        </div>
      </article>
      <Sheet className="grid max-w-[46rem] gap-4 p-6 tablet:p-8 print:hidden">
        <h2 className="text-3">Get the next one by email</h2>
        <NewsletterForm source="landing_page" isInArchive />
      </Sheet>
    </Page>
  )
}

function IssueNotFound() {
  return (
    <NothingHere title="Issue Not Found" sentence="There’s no issue of the newsletter at this address.">
      <ButtonLink look="go" {...paths.archive()}>
        See all issues
      </ButtonLink>
    </NothingHere>
  )
}
