import { useNavigate } from '@tanstack/react-router'
import { CalendarPlus, Copy, Printer, Trash2, Users } from 'lucide-react'
import { useState } from 'react'
import { useActiveText } from '#client/features/meal-plans/plans/use-active-text.ts'
import { UseAgain } from '#client/features/meal-plans/plans/use-again.tsx'
import { useChangePlan, useDeletePlan, useDuplicatePlan } from '#client/features/meal-plans/queries.ts'
import { CalendarFeed } from '#client/features/meal-plans/settings/calendar-feed.tsx'
import { paths } from '#client/paths.ts'
import { Button, ButtonLink } from '#client/ui/buttons/button.tsx'
import { Stepper } from '#client/ui/fields/stepper.tsx'
import { Tick } from '#client/ui/fields/tick.tsx'
import { Dialog } from '#client/ui/overlays/dialog.tsx'
import type { MealPlanWithMeals } from '#contract/planning/plan-view.ts'

/** What a plan is, how often it comes, who may read it as a calendar, and what can be made of it. */
export function SettingsDialog({ plan, onClose }: { plan: MealPlanWithMeals; onClose: () => void }) {
  const navigate = useNavigate()
  const { id, isTemplate } = plan
  const isActive = useActiveText(plan) !== undefined
  const change = useChangePlan()
  const remove = useDeletePlan()
  const duplicate = useDuplicatePlan((copy) => void navigate(paths.mealPlan(copy.id)))
  const [isAgain, setIsAgain] = useState(false)
  const toPlans = () => void navigate({ ...paths.menuPlanning({ tab: 'plans' }), replace: true })
  if (isAgain) return <UseAgain plan={plan} onClose={onClose} />
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} size="narrow" title="Plan settings">
      <div className="grid gap-7 px-5 py-6 tablet:px-8">
        <div className="grid gap-2">
          <Tick checked={isActive} onChange={() => change.mutate({ id, isActive: !isActive })}>
            Active
            <span className="note block">
              The plan’s meals appear on the dashboard and in your calendar on the days it covers. If two plans cover
              the same day, the one you made active last is used.
            </span>
          </Tick>
          <Tick checked={isTemplate} onChange={() => change.mutate({ id, isTemplate: !isTemplate })}>
            A template
            <span className="note block">Saved to use again, starting on any day.</span>
          </Tick>
        </div>
        <Repeats plan={plan} />
        <div className="flex flex-wrap gap-2.5 border-t border-hair pt-6">
          <ButtonLink {...paths.mealPlan(id, { dialog: 'wishes' })}>
            <Users aria-hidden className="icon" />
            People and rules
          </ButtonLink>
          <Button onClick={() => setIsAgain(true)}>
            <CalendarPlus aria-hidden className="icon" />
            Use again starting…
          </Button>
          {!isTemplate && (
            <Button busy={duplicate.isPending} onClick={() => duplicate.mutate({ id, isTemplate: true })}>
              <Copy aria-hidden className="icon" />
              Save a copy as a template
            </Button>
          )}
          <Button
            onClick={() => {
              onClose()
              // the dialog would be printed with the week
              setTimeout(() => window.print(), 250)
            }}
          >
            <Printer aria-hidden className="icon" />
            Print the week
          </Button>
          <Button busy={remove.isPending} onClick={() => remove.mutate(plan, { onSuccess: toPlans })}>
            <Trash2 aria-hidden className="icon" />
            Delete the plan
          </Button>
        </div>
        <CalendarFeed />
      </div>
    </Dialog>
  )
}

/** How often the plan comes again. */
function Repeats({ plan: { id, repeats } }: { plan: MealPlanWithMeals }) {
  const change = useChangePlan()
  const [chosen, setChosen] = useState(repeats)
  return (
    <div className="flex flex-wrap items-end gap-3 border-t border-hair pt-6">
      <div>
        <Stepper label="Repeats" min={0} max={52} fallback={0} value={chosen} onChange={setChosen} />
        <p className="note mt-1.5">
          {chosen === 0 ? 'It doesn’t repeat.' : `It repeats ${chosen === 1 ? 'once more' : `${chosen} more times`}.`}
        </p>
      </div>
      {chosen !== repeats && (
        <Button busy={change.isPending} onClick={() => change.mutate({ id, repeats: chosen })} className="mb-7">
          Save
        </Button>
      )}
    </div>
  )
}
