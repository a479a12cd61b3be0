import { type SyntheticEvent, useId, useState } from 'react'
import { issueAt } from '#client/failure.ts'
import { useAnswer, useNote } from '#client/features/contact/inbox/queries.ts'
import { Button } from '#client/ui/buttons/button.tsx'
import { TextAreaField } from '#client/ui/fields/field.tsx'
import { toast } from '#client/ui/overlays/toast.ts'
import type { OpenedMessage } from '#contract/desk/inbox.ts'

/** An answer, which goes out by email, or a note for administrators. What was typed stays after a failure. */
export function ReplyForm({ message: { id, email, answers } }: { message: OpenedMessage }) {
  const [text, setText] = useState('')
  const field = useId()
  const answer = useAnswer()
  const note = useNote()
  const after = (done: string) => ({
    onSuccess: () => {
      // what was typed meanwhile stays
      setText((typed) => (typed === text ? '' : typed))
      toast({ title: done })
      // there is nothing to send any more: its button would lose the focus
      document.getElementById(field)?.focus({ preventScroll: true })
    },
  })
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    answer.mutate({ params: { id }, body: { text, seen: answers } }, after('Reply sent'))
  }
  const isEmpty = text.trim() === ''
  return (
    <form onSubmit={submit} className="grid gap-4 border-t border-hair pt-5">
      <TextAreaField
        id={field}
        label="Your reply or note"
        hint={`A reply is emailed to ${email}. Notes stay here. The sender sees them only if they export their data.`}
        rows={7}
        maxLength={5000}
        value={text}
        error={issueAt(answer.error ?? note.error, 'text')}
        onChange={({ target }) => setText(target.value)}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="go" busy={answer.isPending} disabled={isEmpty}>
          Send reply
        </Button>
        <Button
          busy={note.isPending}
          disabled={isEmpty}
          onClick={() => note.mutate({ params: { id }, body: { text } }, after('Note added'))}
        >
          Add note
        </Button>
      </div>
    </form>
  )
}
