import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { momentOf } from '#client/desk-moment.ts'
import { outcomes, refusalWords } from '#client/features/newsletter-desk/issue-words.ts'
import { issueEmailsQuery } from '#client/features/newsletter-desk/queries.ts'
import { SingleChoice } from '#client/ui/fields/choice.tsx'
import { PagedRows } from '#client/ui/lists/paged-rows.tsx'
import type { IssueEmail, ToldOutcome, WrittenIssue } from '#contract/newsletter/newsletter-issues.ts'

/** Whose email was refused, may not have arrived, came back or was reported, and what the mail server said. Nothing where there is none. */
export function IssueEmails({ issue: { id, counts } }: { issue: WrittenIssue }) {
  const options = told.flatMap((value) =>
    counts[value] > 0 ? { value, label: outcomes.find(({ key }) => key === value)!.words } : [],
  )
  const [chosen, setChosen] = useState<ToldOutcome>()
  const outcome = (options.find(({ value }) => value === chosen) ?? options[0])?.value
  if (!outcome) return null
  return (
    <section aria-labelledby="emails-heading" className="grid gap-4">
      <h2 id="emails-heading" className="text-3">
        Emails with problems
      </h2>
      {options.length > 1 && <SingleChoice legend="Show" options={options} value={outcome} onChange={setChosen} />}
      <div>
        <Emails key={outcome} id={id} outcome={outcome} count={counts[outcome]} />
      </div>
    </section>
  )
}

const told = ['refused', 'unknown', 'bounced', 'complained'] as const satisfies readonly ToldOutcome[]

function Emails({ id, outcome, count }: { id: number; outcome: ToldOutcome; count: number }) {
  const query = useInfiniteQuery(issueEmailsQuery(id, outcome, count))
  const empty = <p className="text-ink-2">We delete the list after a year. The count stays.</p>
  return (
    <PagedRows query={query} loading="Loading the emails" empty={empty} className="border-t border-hair">
      {(email) => <Email email={email} outcome={outcome} />}
    </PagedRows>
  )
}

function Email({ email: { email, at, code, refusal, answer }, outcome }: { email: IssueEmail; outcome: ToldOutcome }) {
  // a code of ours; all others are the mail server's, or of the connection to it
  const said = answer ?? (code === 'ended' ? 'Our server stopped before the mail server answered.' : code)
  return (
    <>
      <p className="font-semibold wrap-anywhere">{email}</p>
      <p className="note">
        {refusal && `${refusalWords[refusal]}. `}
        {outcome === 'refused' || outcome === 'unknown' ? 'Tried' : 'Sent'} <time dateTime={at}>{momentOf(at)}</time>
      </p>
      {said && <p className="mt-1 font-mono text-note wrap-anywhere text-ink-2">{said}</p>}
    </>
  )
}
