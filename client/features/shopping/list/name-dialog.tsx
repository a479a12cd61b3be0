import { type SyntheticEvent, useId, useState } from 'react'
import { isSignedOut, sentenceOf } from '#client/failure.ts'
import { useUpdateList } from '#client/features/shopping/queries.ts'
import { Button } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { FormError, TextField } from '#client/ui/field.tsx'
import { toast } from '#client/ui/toast.ts'
import type { ShoppingList } from '#contract/shopping.ts'

/** Gives a list another name. */
export function NameDialog({ list, onClose }: { list: ShoppingList; onClose: () => void }) {
  const form = useId()
  const [title, setTitle] = useState(list.title)
  const [error, setError] = useState<string>()
  const update = useUpdateList(list.id)
  const save = (event: SyntheticEvent) => {
    event.preventDefault()
    if (update.isPending) return
    if (title.trim() === '') return setError('Please name the list')
    update.mutate(
      { title: title.trim() },
      {
        onSuccess: () => {
          onClose()
          toast({ title: 'Updated', description: title.trim() })
        },
      },
    )
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="narrow"
      title="Rename the list"
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="go" type="submit" form={form} busy={update.isPending}>
            Save
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={save} className="grid gap-4 px-5 py-6 tablet:px-8">
        <TextField
          label="Name"
          value={title}
          error={error}
          maxLength={200}
          autoComplete="off"
          onChange={({ target }) => {
            setTitle(target.value)
            setError(undefined)
          }}
        />
        {update.isError && !isSignedOut(update.error) && <FormError>{sentenceOf(update.error)}</FormError>}
      </form>
    </Dialog>
  )
}
