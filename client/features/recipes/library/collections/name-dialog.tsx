import { type SyntheticEvent, useId, useState } from 'react'
import { Button } from '#client/ui/buttons/button.tsx'
import { TextField } from '#client/ui/fields/field.tsx'
import { Dialog } from '#client/ui/overlays/dialog.tsx'

interface Props {
  title: string
  label: string
  hint?: string
  before?: string
  /** What stands on the button. */
  action: string
  missing: string
  longest: number
  /** Offered while one types. */
  known?: readonly string[]
  busy: boolean
  onSave: (text: string) => void
  onClose: () => void
}

/** Asks for a few words in one line: a name, a tag. */
export function NameDialog(props: Props) {
  const { title, label, hint, before = '', action, missing, longest, known = [], busy, onSave, onClose } = props
  const form = useId()
  const list = useId()
  const [text, setText] = useState(before)
  const [isTried, setIsTried] = useState(false)
  const isMissing = text.trim() === ''
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    setIsTried(true)
    if (!isMissing && !busy) onSave(text.trim())
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="narrow"
      title={title}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={form} look="go" busy={busy}>
            {action}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} noValidate className="px-5 py-6 tablet:px-8">
        <TextField
          label={label}
          hint={hint}
          maxLength={longest}
          autoComplete="off"
          list={known.length > 0 ? list : undefined}
          value={text}
          error={isTried && isMissing ? missing : undefined}
          onChange={({ target }) => setText(target.value)}
        />
        <datalist id={list}>
          {known.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </datalist>
      </form>
    </Dialog>
  )
}
