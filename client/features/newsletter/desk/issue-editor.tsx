import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { deskPaths } from '#client/desk-paths.ts'
import { issueAt, sentenceOf } from '#client/failure.ts'
import { IssuePreview } from '#client/features/newsletter/desk/issue-preview.tsx'
import { subscribers } from '#client/features/newsletter/desk/issue-words.ts'
import { useDiscardIssue, useSaveIssue } from '#client/features/newsletter/desk/queries.ts'
import { SendIssue } from '#client/features/newsletter/desk/send-issue.tsx'
import { Button } from '#client/ui/button.tsx'
import { Confirm } from '#client/ui/confirm.tsx'
import { FormError, TextAreaField, TextField } from '#client/ui/field.tsx'
import { useSettled } from '#client/use-settled.ts'
import type { WrittenIssue } from '#contract/newsletter-issues.ts'

/** Where a draft is written. What is typed is saved when the fingers rest; the preview shows what is saved. */
export function IssueEditor({ issue }: { issue: WrittenIssue }) {
  const { subject, markdown, setSubject, setMarkdown, status, error } = useSaving(issue)
  return (
    <div className="grid items-start gap-x-12 gap-y-10 spread:grid-cols-2">
      <div className="grid gap-5">
        <div className="grid gap-1">
          <h1>{issue.author === 'kitchen' ? 'The kitchen’s draft' : 'Write an issue'}</h1>
          <p className="text-ui text-ink-2">
            It will go to {subscribers(issue.recipients)} with{' '}
            {issue.recipients === 1 ? 'a confirmed address' : 'confirmed addresses'}.
          </p>
        </div>
        <TextField
          label="Subject"
          value={subject}
          maxLength={150}
          error={issueAt(error, 'subject')}
          onChange={({ target }) => setSubject(target.value)}
        />
        <TextAreaField
          label="Text"
          hint="Markdown: ## heading, *emphasis*, - list, [words](address)"
          rows={18}
          value={markdown}
          error={issueAt(error, 'markdown')}
          onChange={({ target }) => setMarkdown(target.value)}
          className="[&_textarea]:font-mono [&_textarea]:text-ui"
        />
        <output className="note">{status}</output>
        {error && !issueAt(error, 'subject') && !issueAt(error, 'markdown') && (
          <FormError>{sentenceOf(error)}</FormError>
        )}
        <SendIssue issue={issue} isSaved={status === saved} />
        <Discard id={issue.id} />
      </div>
      <section aria-label="Preview" className="min-w-0">
        <IssuePreview issue={issue} />
      </section>
    </div>
  )
}

const saved = 'Saved'

function useSaving(issue: WrittenIssue) {
  const [subject, setSubject] = useState(issue.subject)
  const [markdown, setMarkdown] = useState(issue.markdown)
  const save = useSaveIssue()
  const typed = useSettled(JSON.stringify({ subject, markdown }), 700)
  const [first] = useState(JSON.stringify({ subject: issue.subject, markdown: issue.markdown }))
  const { mutate, isPending, variables } = save
  // of the last words that were kept, or refused: they are not sent once more
  const sent = variables
    ? JSON.stringify({ subject: variables.body.subject, markdown: variables.body.markdown })
    : first
  useEffect(() => {
    if (isPending || typed === sent) return
    const words = JSON.parse(typed) as { subject: string; markdown: string }
    mutate({ params: { id: issue.id }, body: { ...words, changedAt: issue.changedAt } })
  }, [typed, sent, isPending, mutate, issue.id, issue.changedAt])
  const isSettled = !isPending && JSON.stringify({ subject, markdown }) === sent
  const status = save.isError && isSettled ? 'Not saved' : isSettled ? saved : 'Saving…'
  return { subject, markdown, setSubject, setMarkdown, status, error: isSettled ? save.error : null }
}

function Discard({ id }: { id: number }) {
  const navigate = useNavigate()
  const [isAsking, setIsAsking] = useState(false)
  const discard = useDiscardIssue()
  const go = () =>
    discard.mutate(
      { params: { id }, body: undefined },
      { onSuccess: () => void navigate({ ...deskPaths.newsletter(), replace: true }) },
    )
  return (
    <>
      <Button onClick={() => setIsAsking(true)} className="justify-self-start">
        Delete draft
      </Button>
      <Confirm
        open={isAsking}
        onOpenChange={setIsAsking}
        title="Delete this draft?"
        description="This can’t be undone."
        confirmLabel="Delete draft"
        busy={discard.isPending}
        onConfirm={go}
      />
    </>
  )
}
