import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { deskPaths } from '#client/desk-paths.ts'
import { codeOf, sentenceOf } from '#client/failure.ts'
import { ForAdministrators } from '#client/features/accounts/for-administrators.tsx'
import { WithId } from '#client/features/accounts/own-page.tsx'
import { IssueEditor } from '#client/features/newsletter/desk/issue-editor.tsx'
import { IssueReport } from '#client/features/newsletter/desk/issue-report.tsx'
import { writtenQuery } from '#client/features/newsletter/desk/queries.ts'
import { ButtonLink, TextLink } from '#client/ui/button.tsx'
import { Page } from '#client/ui/page.tsx'
import { ErrorState, Loading, Skeleton } from '#client/ui/states.tsx'

const route = getRouteApi('/admin/newsletter/$id')

/** For administrators: one issue, as it is written, and then what became of it. */
export function WritePage() {
  const { id } = route.useParams()
  return (
    <ForAdministrators>
      {() => (
        <WithId id={id} missing={<IssueMissing />}>
          {(number) => <Issue id={number} />}
        </WithId>
      )}
    </ForAdministrators>
  )
}

function Issue({ id }: { id: number }) {
  const { data: issue, error, refetch } = useQuery(writtenQuery(id))
  if (!issue && codeOf(error) === 'not_found') return <IssueMissing />
  return (
    <Page title={issue?.subject ?? 'Newsletter'} className="grid gap-6">
      <TextLink {...deskPaths.newsletter()} className="justify-self-start">
        <ArrowLeft aria-hidden className="icon" />
        All issues
      </TextLink>
      {issue ? (
        issue.state === 'draft' ? (
          <IssueEditor issue={issue} />
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
    <Page title="Issue not found" className="grid justify-items-start gap-4">
      <h1>Issue not found</h1>
      <p className="lead">It may have been deleted.</p>
      <ButtonLink look="go" {...deskPaths.newsletter()} className="mt-2">
        All issues
      </ButtonLink>
    </Page>
  )
}
