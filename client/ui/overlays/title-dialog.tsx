import { type SyntheticEvent, useId, useState } from 'react'
import { Button } from '#client/ui/buttons/button.tsx'
import { TextAreaField, TextField } from '#client/ui/fields/field.tsx'
import { Dialog } from '#client/ui/overlays/dialog.tsx'

interface Props {
  /** 'plan': what is renamed. */
  thing: string
  before: { title: string; description: string }
  busy: boolean
  onSave: (words: { title: string; description: string }) => void
  onClose: () => void
}

/** The name of a thing and the words under it. */
export function TitleDialog({ thing, before, busy, onSave, onClose }: Props) {
  const form = useId()
  const [title, setTitle] = useState(before.title)
  const [description, setDescription] = useState(before.description)
  const [isTried, setIsTried] = useState(false)
  const isMissing = title.trim() === ''
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    setIsTried(true)
    if (!isMissing && !busy) onSave({ title, description })
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="narrow"
      title={`Rename ${thing}`}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={form} look="go" busy={busy}>
            Save
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} noValidate className="grid gap-5 px-5 py-6 tablet:px-8">
        <TextField
          label="Name"
          maxLength={200}
          value={title}
          error={isTried && isMissing ? `Please name the ${thing}` : undefined}
          onChange={({ target }) => setTitle(target.value)}
        />
        <TextAreaField
          label="Description"
          optional
          maxLength={1000}
          value={description}
          onChange={({ target }) => setDescription(target.value)}
        />
      </form>
    </Dialog>
  )
}
