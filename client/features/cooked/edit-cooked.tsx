import { type SyntheticEvent, useId, useState } from 'react'
import { isSignedOut, issueAt, sentenceOf } from '#client/failure.ts'
import { CookedFields, type CookedWords } from '#client/features/cooked/cooked-fields.tsx'
import { useSaveCooked } from '#client/features/cooked/queries.ts'
import { Button } from '#client/ui/buttons/button.tsx'
import { FormError } from '#client/ui/fields/field.tsx'
import { Dialog } from '#client/ui/overlays/dialog.tsx'
import type { CookedDish } from '#contract/home/cooked.ts'

/** When and how it was, said otherwise. */
export function EditCooked({ dish, today, onClose }: { dish: CookedDish; today: string; onClose: () => void }) {
  const form = useId()
  const { id, title, recipeId, servings, cookedOn, rating, note } = dish
  const [words, setWords] = useState<CookedWords>({ cookedOn, rating, note })
  const save = useSaveCooked(onClose)
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    // an entry is known by its id, whatever has become of the recipe
    save.mutate({ ...words, id, recipeId: recipeId ?? 0, servings })
  }
  const dayError = issueAt(save.error, 'cookedOn')
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="narrow"
      title={title}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="go" type="submit" form={form} busy={save.isPending}>
            Save
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} className="grid gap-6 px-5 py-6 tablet:px-8">
        <CookedFields {...{ words, today, dayError }} onChange={(change) => setWords({ ...words, ...change })} />
        {save.isError && !dayError && !isSignedOut(save.error) && <FormError>{sentenceOf(save.error)}</FormError>}
      </form>
    </Dialog>
  )
}
