import { useQuery } from '@tanstack/react-query'
import { sentenceOf } from '#client/failure.ts'
import { archiveQuery, dayOf } from '#client/features/newsletter/archive/queries.ts'
import { NewsletterForm } from '#client/features/newsletter/newsletter-form.tsx'
import { PageHead } from '#client/page-head.tsx'
import { paths } from '#client/paths.ts'
import { TextLink } from '#client/ui/button.tsx'
import { Page, Sheet } from '#client/ui/page.tsx'
import { EmptyState, ErrorState, Loading, Skeleton } from '#client/ui/states.tsx'
import type { ArchivedIssue } from '#contract/newsletter.ts'

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
          description="Every issue of the MealCrafter newsletter: one email a week about good food, with its figures, its price and its season."
        />
      )}
      <div className="grid gap-8">
        <header className="grid gap-4">
          <h1>The newsletter</h1>
          <p className="lead max-w-[36em]">
            One email a week about good food, with its figures, its price and its season. Every issue is here to read.
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
  const { data: issues, error, refetch } = useQuery(archiveQuery)
  if (error) return <ErrorState sentence={sentenceOf(error)} onRetry={() => void refetch()} />
  if (!issues)
    return (
      <Loading words="Loading the issues">
        <Skeleton className="h-24" />
      </Loading>
    )
  if (issues.length === 0)
    return <EmptyState title="No issues yet">The first one will be here as soon as it’s sent.</EmptyState>
  return (
    <ol className="double-rule">
      {issues.map((issue) => (
        <li key={issue.number} className="border-b border-hair py-4">
          <IssueLine issue={issue} />
        </li>
      ))}
    </ol>
  )
}

function IssueLine({ issue: { number, subject, sentOn, excerpt } }: { issue: ArchivedIssue }) {
  return (
    <article className="grid gap-1">
      <h2 className="text-3 leading-tight">
        <TextLink {...paths.issue(number)} className="!text-[inherit] !font-[inherit]">
          {subject}
        </TextLink>
      </h2>
      <p className="note">
        No. {number}, <time dateTime={sentOn}>{dayOf(sentOn)}</time>
      </p>
      <p className="max-w-prose text-ink-2">{excerpt}</p>
    </article>
  )
}
