import { type SyntheticEvent, useState } from 'react'
import { Button } from '#client/ui/buttons/button.tsx'
import { TextAreaField } from '#client/ui/fields/field.tsx'
import { takeFocus } from '#client/ui/focus/take-focus.ts'

interface Props {
  note: string
  /** Whether an empty note says nothing at all. */
  isNeeded?: boolean
  onSave: (note: string) => void
  onBack: () => void
}

/** A few words beside a dish, or by themselves. */
export function NoteForm({ note: before, isNeeded = false, onSave, onBack }: Props) {
  const [note, setNote] = useState(before)
  const [isTried, setIsTried] = useState(false)
  const isMissing = isNeeded && note.trim() === ''
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    setIsTried(true)
    if (!isMissing) onSave(note.trim())
  }
  return (
    <form onSubmit={submit} className="grid gap-5">
      <TextAreaField
        ref={takeFocus}
        label="Note"
        maxLength={500}
        placeholder="Guests at seven; take the dough out in the morning"
        value={note}
        error={isTried && isMissing ? 'Please write something' : undefined}
        onChange={({ target }) => setNote(target.value)}
      />
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onBack}>Back</Button>
        <Button type="submit" look="go">
          Save note
        </Button>
      </div>
    </form>
  )
}
