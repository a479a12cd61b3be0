import { useState } from 'react'
import { deskApi } from '#client/desk-api.ts'
import { jobText } from '#client/features/admin/operations/job-words.ts'
import { countText } from '#client/features/desk/admin-words.ts'
import { useAdminChange } from '#client/features/desk/frame/use-admin-change.ts'
import { Button } from '#client/ui/buttons/button.tsx'
import { Confirm } from '#client/ui/overlays/confirm.tsx'
import type { JobKind } from '#contract/desk/operations.ts'
import { mostRetried } from '#contract/how-many.ts'

/** For each kind of which several jobs failed, a button that has all of them tried again and one that dismisses them. */
export function FailedKinds({ kinds }: { kinds: readonly JobKind[] }) {
  const several = kinds.filter(({ failed }) => failed > 1)
  return (
    <div className="grid justify-items-start gap-3 empty:hidden">
      {several.map((kind) => (
        <div key={kind.name} className="flex flex-wrap gap-3">
          <OnKind kind={kind} act={retry} />
          <OnKind kind={kind} act={dismiss} />
        </div>
      ))}
    </div>
  )
}

interface Act {
  readonly call: (name: string) => Promise<unknown>
  readonly words: { done: string; told?: string; failed: string }
  /** 'all 12 jobs' or 'the first 1,000 of 1,200 jobs'. */
  readonly ask: (jobs: string) => string
  readonly outcome: string
  readonly confirm: string
}

const retry: Act = {
  call: (name) => deskApi.operations.retryKind({ params: { name }, body: {} }),
  words: { done: 'Jobs queued', told: 'They will run again in a few seconds.', failed: 'Retry failed' },
  ask: (jobs) => `Try ${jobs} again`,
  outcome: 'They’ll run in a few seconds.',
  confirm: 'Try again',
}
const dismiss: Act = {
  call: (name) => deskApi.operations.dismissKind({ params: { name }, body: {} }),
  words: { done: 'Jobs dismissed', failed: 'They weren’t dismissed' },
  ask: (jobs) => `Dismiss ${jobs}`,
  outcome: 'They won’t be tried again. The audit log keeps how many there were.',
  confirm: 'Dismiss',
}

function OnKind({ kind: { name, failed }, act }: { kind: JobKind; act: Act }) {
  const [isAsking, setIsAsking] = useState(false)
  const change = useAdminChange(() => act.call(name), act.words)
  const isMore = failed > mostRetried
  const ask = () => {
    change.reset()
    setIsAsking(true)
  }
  return (
    <>
      <Button onClick={ask}>
        {act.ask(`all ${countText(failed)} jobs`)}: {jobText(name)}
      </Button>
      <Confirm
        open={isAsking}
        onOpenChange={setIsAsking}
        title={`${act.ask(isMore ? `the first ${countText(mostRetried)} of ${countText(failed)} jobs` : `${countText(failed)} jobs`)}?`}
        description={`These are all “${jobText(name)}” jobs. ${act.outcome}`}
        confirmLabel={act.confirm}
        // afterward the button that led here goes
        busy={change.isPending || change.isSuccess}
        onConfirm={() => change.mutate(undefined, { onSettled: () => setIsAsking(false) })}
      />
    </>
  )
}
