import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { codeOf, sentenceOf } from '#client/failure.ts'
import { dayOf, issueQuery } from '#client/features/newsletter/archive/queries.ts'
import { NewsletterForm } from '#client/features/newsletter/newsletter-form.tsx'
import { PageHead } from '#client/page-head.tsx'
import { paths } from '#client/paths.ts'
import { ButtonLink, TextLink } from '#client/ui/button.tsx'
import { Page, Sheet } from '#client/ui/page.tsx'
import { PrintedText } from '#client/ui/printed-text.tsx'
import { ErrorState, Loading, Skeleton } from '#client/ui/states.tsx'
import type { PublicIssue } from '#contract/newsletter.ts'

const route = getRouteApi('/newsletter/$number')

/** An issue as it was sent. */
export function IssuePage() {
  const given = route.useParams().number
  const number = /^[1-9]\d{0,8}$/.test(given) ? Number(given) : undefined
  return number === undefined ? <IssueNotFound /> : <Issue key={number} number={number} />
}

function Issue({ number }: { number: number }) {
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
    <Page title={subject} className="grid gap-8">
      {import.meta.env.SSR && (
        <PageHead
          path={`/newsletter/${number}`}
          kind="article"
          title={subject}
          description={excerpt.slice(0, 160) || subject}
        />
      )}
      <article className="grid gap-8">
        <header className="grid gap-3 border-b border-hair pb-6">
          <TextLink {...paths.archive()} className="justify-self-start print:hidden">
            <ArrowLeft aria-hidden className="icon" />
            All issues
          </TextLink>
          <h1>{subject}</h1>
          <p className="text-ui text-ink-2">
            No. {number}, <time dateTime={sentOn}>{dayOf(sentOn)}</time>
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
    <Page title="Issue not found" className="grid justify-items-start gap-4">
      <h1>Issue not found</h1>
      <p className="lead">There’s no issue of the newsletter at this address.</p>
      <ButtonLink look="go" {...paths.archive()} className="mt-2">
        See all issues
      </ButtonLink>
    </Page>
  )
}
