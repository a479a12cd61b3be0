import { useEffect, useRef } from 'react'
import { codeOf, sentenceOf } from '#client/failure.ts'
import { longestNotes } from '#client/features/recipes/own-words/longest-notes.ts'
import { Button } from '#client/ui/button.tsx'
import { FormError, TextAreaField } from '#client/ui/field.tsx'

interface NotesFormProps {
  typed: string
  onTyped: (typed: string) => void
  /** Nothing would be lost: Esc may close it. */
  isUntouched: boolean
  error: Error | null
  isSending: boolean
  onSave: () => void
  onCancel: () => void
}

/** The cook's notes while they are written; the field has the focus from the start. */
export function NotesForm({ typed, onTyped, isUntouched, error, isSending, onSave, onCancel }: NotesFormProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => field.current?.focus(), [])
  return (
    <form
      className="grid w-full gap-3 print:hidden"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isSending) onSave()
      }}
    >
      <TextAreaField
        ref={field}
        label="Your notes"
        hint="For you alone: what you changed, who liked it, what to do next time."
        rows={5}
        maxLength={longestNotes}
        value={typed}
        onChange={(event) => onTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.form?.requestSubmit()
          if (event.key !== 'Escape' || !isUntouched) return
          event.stopPropagation()
          onCancel()
        }}
      />
      {error && (
        <FormError>
          {codeOf(error) === 'changed_elsewhere'
            ? 'The notes were changed on another page or device meanwhile. Both texts are here: keep what you want of them.'
            : sentenceOf(error)}
        </FormError>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="go" busy={isSending} className="!min-h-11 !py-1.5 text-ui">
          Save the note
        </Button>
        <Button className="!min-h-11 !py-1.5 text-ui" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
