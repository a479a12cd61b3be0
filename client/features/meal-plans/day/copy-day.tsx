import { Copy } from 'lucide-react'
import { type SyntheticEvent, useId, useState } from 'react'
import { copied } from '#client/features/meal-plans/changes/copied.ts'
import { dateText, shortDateText, weekdayName } from '#client/features/meal-plans/plan-dates.ts'
import type { ChangePlan } from '#client/features/meal-plans/use-plan.ts'
import { Button } from '#client/ui/buttons/button.tsx'
import { SelectField } from '#client/ui/fields/field.tsx'
import { Dialog } from '#client/ui/overlays/dialog.tsx'
import type { MealPlanWithMeals } from '#contract/planning/plan-view.ts'
import { dayAfter, daysOfPlan } from '#domain/plan/meal-plan/calendar/calendar-days.ts'

interface Props {
  plan: MealPlanWithMeals
  /** Of the plan, 0 is the first. */
  day: number
  change: ChangePlan
}

/** Puts all that stands on a day on another one as well. Nothing where there is nothing to copy, or no other day. */
export function CopyDay({ plan, day, change }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const entries = plan.entries.filter((entry) => entry.day === day)
  if (entries.length === 0 || daysOfPlan(plan) < 2) return null
  const copy = (to: number) => {
    const { changes, undo } = copied(plan, entries, ({ meal }) => ({ day: to, meal }))
    change(changes, {
      title: 'Copied',
      description: `To ${weekdayName(dayAfter(plan.startDate, to))}, ${dateText(dayAfter(plan.startDate, to))}`,
      action: { label: 'Undo', onPress: () => change(undo) },
    })
    setIsOpen(false)
  }
  return (
    <>
      <Button onClick={() => setIsOpen(true)} className="!min-h-11 !px-3.5 !py-1.5 text-ui">
        <Copy aria-hidden className="icon-small" />
        Copy this day to…
      </Button>
      {isOpen && <DayDialog plan={plan} day={day} onChoose={copy} onClose={() => setIsOpen(false)} />}
    </>
  )
}

interface DialogProps extends Pick<Props, 'plan' | 'day'> {
  onChoose: (day: number) => void
  onClose: () => void
}

function DayDialog({ plan, day, onChoose, onClose }: DialogProps) {
  const form = useId()
  const days = Array.from({ length: daysOfPlan(plan) }, (_, other) => other).filter((other) => other !== day)
  const [to, setTo] = useState(days.find((other) => other > day) ?? days[0]!)
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    onChoose(to)
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="narrow"
      title={`Copy ${weekdayName(dayAfter(plan.startDate, day))}`}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="go" type="submit" form={form}>
            Copy
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} className="num grid gap-4 px-5 py-6 tablet:px-8">
        <p className="text-ui text-ink-2">
          All meals and notes of the day. What’s already planned on the other day stays.
        </p>
        <SelectField
          label="Day"
          value={String(to)}
          options={days.map((other) => ({
            value: String(other),
            label: shortDateText(dayAfter(plan.startDate, other)),
          }))}
          onChange={({ target }) => setTo(Number(target.value))}
        />
      </form>
    </Dialog>
  )
}
