import { type ReactNode, useId } from 'react'
import { deskApi } from '#client/desk-api.ts'
import { momentOf } from '#client/desk-moment.ts'
import { jobText } from '#client/features/admin/operations/job-words.ts'
import { countText } from '#client/features/desk/admin-words.ts'
import { useAdminChange } from '#client/features/desk/frame/use-admin-change.ts'
import { Button } from '#client/ui/buttons/button.tsx'
import type { TroubledJob } from '#contract/desk/operations.ts'

interface TroubledJobsProps {
  title: string
  jobs: readonly TroubledJob[]
  /** What can be done with several of them at once. */
  children?: ReactNode
}

/** Jobs that went wrong, with what their last try said; those that nobody tries again by themselves have a button. */
export function TroubledJobs({ title, jobs, children }: TroubledJobsProps) {
  const heading = useId()
  return (
    <section aria-labelledby={heading} className="grid gap-4">
      <h2 id={heading} className="text-[1.625rem]">
        {title}
      </h2>
      {children}
      {jobs.length === 0 && <p className="text-ink-2">Nothing failed.</p>}
      <ul className="border-t border-hair empty:hidden">
        {jobs.map((job) => (
          <li
            key={job.id}
            className="grid items-center gap-x-8 gap-y-3 border-b border-hair py-3.5 tablet:grid-cols-[minmax(0,1fr)_auto]"
          >
            <div className="min-w-0">
              <p className="leading-snug font-semibold">{jobText(job.name)}</p>
              <p className="leading-snug wrap-anywhere">{job.failure ?? 'No reason given.'}</p>
              <p className="note mt-1">{historyOf(job)}</p>
            </div>
            {job.state === 'failed' && (
              <div className="flex flex-wrap gap-3">
                <RetryButton job={job} />
                <DismissButton job={job} />
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function historyOf({ tries, createdAt, failedAt, nextTryAt }: TroubledJob): string {
  const times = tries === 1 ? 'once' : `${countText(tries)} times`
  if (failedAt) return `Tried ${times} since ${momentOf(createdAt)}, gave up ${momentOf(failedAt)}`
  return `Added ${momentOf(createdAt)}${nextTryAt ? `, next try ${momentOf(nextTryAt)}` : ''}`
}

/** Has a job tried once more. */
function RetryButton({ job: { id, name } }: { job: TroubledJob }) {
  const retry = useAdminChange(() => deskApi.operations.retryJob({ params: { id }, body: {} }), {
    done: 'Job queued',
    told: 'It will run again in a few seconds.',
    failed: 'Retry failed',
  })
  return (
    <Button aria-label={`Try again: ${jobText(name)}`} busy={retry.isPending} onClick={() => retry.mutate(undefined)}>
      Try again
    </Button>
  )
}

/** Forgets a job that nobody wants tried again. */
function DismissButton({ job: { id, name } }: { job: TroubledJob }) {
  const dismiss = useAdminChange(() => deskApi.operations.dismissJob({ params: { id }, body: {} }), {
    done: 'Job dismissed',
    failed: 'It wasn’t dismissed',
  })
  return (
    <Button aria-label={`Dismiss: ${jobText(name)}`} busy={dismiss.isPending} onClick={() => dismiss.mutate(undefined)}>
      Dismiss
    </Button>
  )
}
