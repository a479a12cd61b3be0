import { useState } from 'react'
import { typedMoment } from '#client/desk-moment.ts'
import { subscribers } from '#client/features/newsletter-desk/issue-words.ts'
import { useSendIssue, useTestIssue } from '#client/features/newsletter-desk/queries.ts'
import { Button } from '#client/ui/buttons/button.tsx'
import { WhenField } from '#client/ui/fields/when-field.tsx'
import { Confirm } from '#client/ui/overlays/confirm.tsx'
import type { WrittenIssue } from '#contract/newsletter/newsletter-issues.ts'

/** A test to oneself, the time, and the one press that sends it to everybody, after a question. */
export function SendIssue({ issue, isSaved }: { issue: WrittenIssue; isSaved: boolean }) {
  const { id, changedAt, recipients } = issue
  const [isAsking, setIsAsking] = useState(false)
  const [time, setTime] = useState('')
  const test = useTestIssue()
  const send = useSendIssue()
  const { at: scheduledAt, fault } = typedMoment(time)
  const go = () =>
    send.mutate(
      { params: { id }, body: { changedAt, ...(scheduledAt !== undefined && { scheduledAt }) } },
      { onSettled: () => setIsAsking(false) },
    )
  return (
    <div className="grid gap-4 border-t border-hair pt-5">
      <div className="flex flex-wrap items-end gap-3">
        <WhenField hint="Leave it empty to send right away" value={time} onType={setTime} />
        <Button
          look="go"
          disabled={!isSaved || recipients === 0 || fault !== undefined}
          onClick={() => setIsAsking(true)}
        >
          {time === '' ? 'Send now' : 'Schedule'}
        </Button>
        <Button
          busy={test.isPending}
          disabled={!isSaved}
          onClick={() => test.mutate({ params: { id }, body: undefined })}
        >
          Send me a test
        </Button>
      </div>
      {recipients === 0 && <p className="note">Nobody has confirmed a subscription yet.</p>}
      <Confirm
        open={isAsking}
        onOpenChange={setIsAsking}
        title={
          scheduledAt === undefined
            ? `Send it to ${subscribers(recipients)} now?`
            : `Send it to ${subscribers(recipients)} at that time?`
        }
        description={
          scheduledAt === undefined
            ? 'You can’t take back an email once it’s sent.'
            : 'Until then, you can make it a draft again.'
        }
        confirmLabel={scheduledAt === undefined ? 'Send now' : 'Schedule'}
        busy={send.isPending}
        onConfirm={go}
      />
    </div>
  )
}
