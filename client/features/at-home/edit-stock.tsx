import { type SyntheticEvent, useId, useState } from 'react'
import { isSignedOut, issueAt, sentenceOf } from '#client/failure.ts'
import { useChangeStock } from '#client/features/at-home/queries.ts'
import { UseByField } from '#client/features/at-home/use-by-field.tsx'
import { Button } from '#client/ui/buttons/button.tsx'
import { FormError, TextField } from '#client/ui/fields/field.tsx'
import { Dialog } from '#client/ui/overlays/dialog.tsx'
import { capital } from '#client/wording.ts'
import type { AtHomeItem } from '#contract/home/at-home.ts'

/** What it is, how much is left and until when. */
export function EditStock({ item, onClose }: { item: AtHomeItem; onClose: () => void }) {
  const form = useId()
  const before = {
    text: [item.amount, item.unit, item.name].filter(Boolean).join(' '),
    useBy: item.useBy ?? '',
  }
  const [text, setText] = useState(before.text)
  const [useBy, setUseBy] = useState(before.useBy)
  const change = useChangeStock(onClose)
  const save = (event: SyntheticEvent) => {
    event.preventDefault()
    const typed = text.trim()
    const wish = {
      ...(typed !== '' && typed !== before.text && { text: typed }),
      ...(useBy !== before.useBy && { useBy: useBy || null }),
    }
    if (Object.keys(wish).length === 0) onClose()
    else change.mutate({ id: item.id, ...wish })
  }
  const issue = { text: issueAt(change.error, 'text'), useBy: issueAt(change.error, 'useBy') }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="narrow"
      title={capital(item.name)}
      footer={
        <Button look="go" type="submit" form={form} busy={change.isPending} className="ml-auto">
          Save
        </Button>
      }
    >
      <form id={form} onSubmit={save} noValidate className="grid gap-5 px-5 py-6 tablet:px-8">
        <TextField
          label="What you have"
          hint={item.food !== null && item.grams === null ? 'Add an amount so your lists can subtract it' : undefined}
          value={text}
          maxLength={200}
          autoComplete="off"
          error={issue.text}
          onChange={({ target }) => setText(target.value)}
        />
        <UseByField value={useBy} error={issue.useBy} onChange={setUseBy} />
        {change.isError && !issue.text && !issue.useBy && !isSignedOut(change.error) && (
          <FormError>{sentenceOf(change.error)}</FormError>
        )}
      </form>
    </Dialog>
  )
}
