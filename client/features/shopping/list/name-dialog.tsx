import { type SyntheticEvent, useId, useState } from 'react'
import { changeList } from '#client/features/list-keeping/waiting.ts'
import { Button } from '#client/ui/buttons/button.tsx'
import { TextField } from '#client/ui/fields/field.tsx'
import { Dialog } from '#client/ui/overlays/dialog.tsx'
import type { ShoppingList } from '#contract/shopping/shopping.ts'

/** Gives a list another name, which its page shows at once; while the server has not heard of it, the page says that too. */
export function NameDialog({ list, onClose }: { list: ShoppingList; onClose: () => void }) {
  const form = useId()
  const [title, setTitle] = useState(list.title)
  const [error, setError] = useState<string>()
  const save = (event: SyntheticEvent) => {
    event.preventDefault()
    const typed = title.trim()
    if (typed === '') return setError('Please name the list')
    onClose()
    if (typed !== list.title) changeList(list, [{ kind: 'title', title: typed }])
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
          <Button look="go" type="submit" form={form}>
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
      </form>
    </Dialog>
  )
}
