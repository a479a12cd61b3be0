import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { deskPaths } from '#client/desk-paths.ts'
import { issueAt, sentenceOf } from '#client/failure.ts'
import { useSaving } from '#client/features/desk/writing/use-saving.ts'
import { IssueConflict } from '#client/features/newsletter-desk/issue-conflict.tsx'
import { IssuePreview } from '#client/features/newsletter-desk/issue-preview.tsx'
import { subscribers } from '#client/features/newsletter-desk/issue-words.ts'
import { useDiscardIssue, useSaveIssue } from '#client/features/newsletter-desk/queries.ts'
import { SendIssue } from '#client/features/newsletter-desk/send-issue.tsx'
import { Button } from '#client/ui/buttons/button.tsx'
import { FormError, TextAreaField, TextField } from '#client/ui/fields/field.tsx'
import { Confirm } from '#client/ui/overlays/confirm.tsx'
import type { WrittenIssue } from '#contract/newsletter/newsletter-issues.ts'

interface Props {
  issue: WrittenIssue
  /** Its words are others now than those in the fields. */
  onReplaced: () => void
}

/** Where a draft is written. What is typed is saved when the fingers rest; the preview shows what is saved. */
export function IssueEditor({ issue, onReplaced }: Props) {
  const save = useSaveIssue()
  const saving = useSaving({
    first: { subject: issue.subject, markdown: issue.markdown },
    seen: issue.changedAt,
    seenIn: 'changedAt',
    save,
    send: (fields, changedAt) => save.mutate({ params: { id: issue.id }, body: { ...fields, changedAt } }),
  })
  const { fields, set, isSaved, status, error, theirs, keepMine } = saving
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
        {theirs !== undefined && (
          <IssueConflict id={issue.id} changedAt={theirs} mine={fields} keepMine={keepMine} onReplaced={onReplaced} />
        )}
        <TextField
          label="Subject"
          value={fields.subject}
          maxLength={150}
          error={issueAt(error, 'subject')}
          onChange={({ target }) => set({ subject: target.value })}
        />
        <TextAreaField
          label="Text"
          hint="Markdown: ## heading, *emphasis*, - list, [words](address)"
          rows={18}
          value={fields.markdown}
          error={issueAt(error, 'markdown')}
          onChange={({ target }) => set({ markdown: target.value })}
          className="[&_textarea]:font-mono [&_textarea]:text-ui"
        />
        <output className="note">{status}</output>
        {error && theirs === undefined && !issueAt(error, 'subject') && !issueAt(error, 'markdown') && (
          <FormError>{sentenceOf(error)}</FormError>
        )}
        <SendIssue issue={issue} isSaved={isSaved} />
        <Discard id={issue.id} />
      </div>
      <section aria-label="Preview" className="min-w-0">
        <IssuePreview issue={issue} />
      </section>
    </div>
  )
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
