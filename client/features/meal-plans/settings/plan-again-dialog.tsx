import { RefreshCw } from 'lucide-react'
import { counted } from '#client/features/meal-plans/plan-words.ts'
import { useToday } from '#client/features/meal-plans/use-today.ts'
import { paths } from '#client/paths.ts'
import { Button, ButtonLink } from '#client/ui/buttons/button.tsx'
import { Dialog } from '#client/ui/overlays/dialog.tsx'
import { planSentences } from '#contract/planning/plan-sentences.ts'
import type { MealPlanWithMeals } from '#contract/planning/plan-view.ts'
import { daysOfPlan } from '#domain/plan/meal-plan/calendar/calendar-days.ts'
import { daysOver } from '#domain/plan/meal-plan/calendar/repetitions.ts'
import { stayingOf } from '#domain/plan/meal-plan/planning/week-wish.ts'

interface Props {
  plan: MealPlanWithMeals
  onPlanAgain: () => void
  onClose: () => void
}

/** Says what stays and what goes before a week is planned again. */
export function PlanAgainDialog({ plan, onPlanAgain, onClose }: Props) {
  const { id, isTemplate } = plan
  const over = daysOver(plan, useToday())
  const from = isTemplate ? 0 : over
  const isOver = from === daysOfPlan(plan)
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="narrow"
      title="Plan again"
      footer={
        <>
          <ButtonLink {...paths.mealPlan(id, { dialog: 'wishes' })}>Change the plan</ButtonLink>
          {isOver ? (
            <ButtonLink look="go" {...paths.mealPlan(id, { dialog: 'settings' })} replace>
              Plan settings
            </ButtonLink>
          ) : (
            <Button
              look="go"
              onClick={() => {
                onClose()
                onPlanAgain()
              }}
            >
              <RefreshCw aria-hidden className="icon" />
              Plan again
            </Button>
          )}
        </>
      }
    >
      <div className="num grid gap-3 px-5 py-6 tablet:px-8">
        {isOver ? <p>{planSentences.isOver}</p> : <WhatStays plan={plan} from={from} />}
      </div>
    </Dialog>
  )
}

/** Of the days from one on; those before it are over. */
function WhatStays({ plan: { entries }, from }: { plan: MealPlanWithMeals; from: number }) {
  const goes = entries.length - stayingOf(entries, from).length
  const stays = entries.filter(
    ({ day, kind, isLocked }) => day >= from && (isLocked || kind === 'out' || kind === 'note'),
  ).length
  const chosen = `${counted(goes, 'dish', 'dishes')} will be replaced. The people and rules stay the same.`
  const none = from === 0 ? 'No dish' : 'No dish from today on'
  return (
    <>
      <p>
        {goes === 0
          ? `${none} will change. Empty meals will be filled.`
          : from === 0
            ? chosen
            : `From today on, ${chosen}`}
      </p>
      {from > 0 && (
        <p className="text-ink-2">
          {from === 1 ? 'Yesterday stays as it is' : `The ${from} days before today stay as they are`}, and so do
          leftovers from dishes cooked by then.
        </p>
      )}
      <p className="text-ink-2">
        {stays === 0
          ? 'Want to keep a dish? Press it in the calendar and lock it first.'
          : stays === 1
            ? 'One entry (a locked meal, a note or a meal out) won’t change.'
            : `${stays} entries (locked meals, notes and meals out) won’t change.`}
      </p>
    </>
  )
}
