import { type SyntheticEvent, useId, useState } from 'react'
import { useChangePlan } from '#client/features/meal-plans/queries.ts'
import { Button } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { TextAreaField, TextField } from '#client/ui/field.tsx'
import type { MealPlanWithMeals } from '#contract/plan-view.ts'

/** The name of a plan and the words under it. */
export function TitleDialog({ plan, onClose }: { plan: MealPlanWithMeals; onClose: () => void }) {
  const form = useId()
  const [title, setTitle] = useState(plan.title)
  const [description, setDescription] = useState(plan.description)
  const [isTried, setIsTried] = useState(false)
  const change = useChangePlan()
  const isMissing = title.trim() === ''
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    setIsTried(true)
    if (!isMissing && !change.isPending) change.mutate({ id: plan.id, title, description }, { onSuccess: onClose })
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="narrow"
      title="Rename the plan"
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={form} look="go" busy={change.isPending}>
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
          error={isTried && isMissing ? 'Please name the plan' : undefined}
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
