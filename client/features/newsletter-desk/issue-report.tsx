import { useState } from 'react'
import { momentOf } from '#client/desk-moment.ts'
import { IssueEmails } from '#client/features/newsletter-desk/issue-emails.tsx'
import { IssuePreview } from '#client/features/newsletter-desk/issue-preview.tsx'
import { outcomes, stateWords, subscribers, whenOf } from '#client/features/newsletter-desk/issue-words.ts'
import { useStopIssue } from '#client/features/newsletter-desk/queries.ts'
import { paths } from '#client/paths.ts'
import { Button, TextLink } from '#client/ui/buttons/button.tsx'
import { Confirm } from '#client/ui/overlays/confirm.tsx'
import { Badge } from '#client/ui/pages/page.tsx'
import { Notice } from '#client/ui/signs/notice.tsx'
import type { WrittenIssue } from '#contract/newsletter/newsletter-issues.ts'

/** What becomes of an issue that is scheduled, on its way or sent. */
export function IssueReport({ issue }: { issue: WrittenIssue }) {
  const { subject, state, number, recipients, trouble, scheduledAt } = issue
  return (
    <div className="grid items-start gap-x-12 gap-y-10 spread:grid-cols-2">
      <div className="grid gap-5">
        <div className="grid justify-items-start gap-2">
          <Badge tone={state === 'sent' ? 'fits' : 'left'}>{stateWords[state]}</Badge>
          <h1 className="wrap-anywhere">{subject}</h1>
          <p className="text-ui text-ink-2">
            {whenOf(issue)}, to {subscribers(recipients)}.
          </p>
          {number !== null && <TextLink {...paths.issue(number)}>No. {number} in the archive</TextLink>}
        </div>
        {state === 'sending' && trouble !== null && scheduledAt && (
          <Notice>
            The mail server is having problems ({trouble}). Sending resumes {momentOf(scheduledAt)}.
          </Notice>
        )}
        {state !== 'scheduled' && <Outcomes issue={issue} />}
        <Stop issue={issue} />
        {state !== 'scheduled' && <IssueEmails issue={issue} />}
      </div>
      <section aria-label="Preview" className="min-w-0">
        <IssuePreview issue={issue} />
      </section>
    </div>
  )
}

function Outcomes({ issue: { counts } }: { issue: WrittenIssue }) {
  const shown = outcomes.filter(({ key }) => key === 'sent' || counts[key] > 0)
  return (
    <dl className="double-rule" aria-label="What happened to the emails">
      {shown.map(({ key, words, meaning }) => (
        <div key={key} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 border-b border-hair py-2.5">
          <dt className="font-medium">{words}</dt>
          <dd className="num font-semibold">{counts[key].toLocaleString('en-US')}</dd>
          {meaning && <dd className="note col-span-full">{meaning}</dd>}
        </div>
      ))}
    </dl>
  )
}

function Stop({ issue: { id, state } }: { issue: WrittenIssue }) {
  const [isAsking, setIsAsking] = useState(false)
  const stop = useStopIssue()
  const go = () => stop.mutate({ params: { id }, body: undefined }, { onSettled: () => setIsAsking(false) })
  if (state === 'scheduled')
    return (
      <Button busy={stop.isPending} onClick={go} className="justify-self-start">
        Make it a draft again
      </Button>
    )
  if (state !== 'sending') return null
  return (
    <>
      <Button look="danger" onClick={() => setIsAsking(true)} className="justify-self-start">
        Stop sending
      </Button>
      <Confirm
        open={isAsking}
        onOpenChange={setIsAsking}
        title="Stop sending this issue?"
        description="Anyone who hasn’t gotten it yet won’t get it. You can’t start it again."
        confirmLabel="Stop sending"
        busy={stop.isPending}
        onConfirm={go}
      />
    </>
  )
}
