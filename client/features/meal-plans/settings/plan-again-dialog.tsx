import { RefreshCw } from 'lucide-react'
import { counted } from '#client/features/meal-plans/plan-words.ts'
import { paths } from '#client/paths.ts'
import { Button, ButtonLink } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import type { MealPlanWithMeals } from '#contract/plan-view.ts'

interface Props {
  plan: MealPlanWithMeals
  onPlanAgain: () => void
  onClose: () => void
}

/** Says what stays and what goes before a week is planned again. */
export function PlanAgainDialog({ plan: { id, entries }, onPlanAgain, onClose }: Props) {
  const stays = entries.filter(({ kind, isLocked }) => isLocked || kind === 'out' || kind === 'note').length
  const goes = entries.length - stays
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="narrow"
      title="Plan again"
      footer={
        <>
          <ButtonLink {...paths.mealPlan(id, { dialog: 'wishes' })}>Change the plan</ButtonLink>
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
        </>
      }
    >
      <div className="num grid gap-3 px-5 py-6 tablet:px-8">
        <p>
          {goes === 0
            ? 'None of its dishes can change; empty meals will be filled.'
            : `${counted(goes, 'dish', 'dishes')} ${goes === 1 ? 'is' : 'are'} chosen again, for the same people and rules.`}
        </p>
        <p className="text-ink-2">
          {stays === 0
            ? 'Want to keep a dish? Press it in the calendar and lock it first.'
            : `${stays === 1 ? 'One locked meal, note or meal out stays' : `${stays} locked meals, notes and meals out stay`}.`}
        </p>
      </div>
    </Dialog>
  )
}
