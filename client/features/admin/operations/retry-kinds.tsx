import { useState } from 'react'
import { deskApi } from '#client/desk-api.ts'
import { countText } from '#client/features/admin/admin-words.ts'
import { useAdminChange } from '#client/features/admin/frame/use-admin-change.ts'
import { jobText } from '#client/features/admin/operations/job-words.ts'
import { Button } from '#client/ui/button.tsx'
import { Confirm } from '#client/ui/confirm.tsx'
import { mostRetried } from '#contract/how-many.ts'
import type { JobKind } from '#contract/operations.ts'

/** A button for each kind of which several jobs failed, which has all of them tried again. */
export function RetryKinds({ kinds }: { kinds: readonly JobKind[] }) {
  const several = kinds.filter(({ failed }) => failed > 1)
  return (
    <div className="flex flex-wrap gap-3 empty:hidden">
      {several.map((kind) => (
        <RetryKind key={kind.name} kind={kind} />
      ))}
    </div>
  )
}

function RetryKind({ kind: { name, failed } }: { kind: JobKind }) {
  const [isAsking, setIsAsking] = useState(false)
  const retry = useAdminChange(() => deskApi.operations.retryKind({ params: { name }, body: {} }), {
    done: 'Jobs queued',
    told: 'They will run again in a few seconds.',
    failed: 'Retry failed',
  })
  const isMore = failed > mostRetried
  const ask = () => {
    retry.reset()
    setIsAsking(true)
  }
  return (
    <>
      <Button onClick={ask}>
        Try all {countText(failed)} jobs again: {jobText(name)}
      </Button>
      <Confirm
        open={isAsking}
        onOpenChange={setIsAsking}
        title={
          isMore
            ? `Try the first ${countText(mostRetried)} of ${countText(failed)} jobs again?`
            : `Try ${countText(failed)} jobs again?`
        }
        description={`These are all “${jobText(name)}” jobs. They’ll run in a few seconds.`}
        confirmLabel="Try again"
        // afterward the button that led here goes
        busy={retry.isPending || retry.isSuccess}
        onConfirm={() => retry.mutate(undefined, { onSettled: () => setIsAsking(false) })}
      />
    </>
  )
}
