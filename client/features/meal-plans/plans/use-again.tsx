import { useNavigate } from '@tanstack/react-router'
import { type SyntheticEvent, useId, useState } from 'react'
import { todayOf } from '#client/calendar-day.ts'
import { isDay, mondayFrom } from '#client/features/meal-plans/plan-dates.ts'
import { useDuplicatePlan } from '#client/features/meal-plans/queries.ts'
import { paths } from '#client/paths.ts'
import { Button } from '#client/ui/buttons/button.tsx'
import { TextField } from '#client/ui/fields/field.tsx'
import { Dialog } from '#client/ui/overlays/dialog.tsx'
import type { MealPlan } from '#contract/planning/plan-view.ts'

/** The same plan from another day. */
export function UseAgain({ plan, onClose }: { plan: Pick<MealPlan, 'id' | 'title'>; onClose: () => void }) {
  const navigate = useNavigate()
  const form = useId()
  const [startDate, setStartDate] = useState(() => mondayFrom(todayOf(new Date())))
  const [isTried, setIsTried] = useState(false)
  const duplicate = useDuplicatePlan(({ id }) => void navigate(paths.mealPlan(id)))
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    setIsTried(true)
    if (isDay(startDate) && !duplicate.isPending) duplicate.mutate({ id: plan.id, startDate }, { onSuccess: onClose })
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="narrow"
      title="Use again"
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="go" type="submit" form={form} busy={duplicate.isPending}>
            Use again
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit} className="grid gap-4 px-5 py-6 tablet:px-8">
        <p className="text-ui text-ink-2 wrap-anywhere">
          {plan.title}: the same dishes at the same meals, starting on a day of your choice.
        </p>
        <TextField
          label="First day"
          type="date"
          value={startDate}
          error={isTried && !isDay(startDate) ? 'Please choose a day' : undefined}
          onChange={({ target }) => setStartDate(target.value)}
        />
      </form>
    </Dialog>
  )
}
