import { useChangePlan } from '#client/features/meal-plans/queries.ts'
import { TitleDialog } from '#client/ui/overlays/title-dialog.tsx'
import type { MealPlanWithMeals } from '#contract/planning/plan-view.ts'

/** The name of a plan and the words under it. */
export function RenamePlan({ plan, onClose }: { plan: MealPlanWithMeals; onClose: () => void }) {
  const change = useChangePlan()
  return (
    <TitleDialog
      thing="plan"
      before={plan}
      busy={change.isPending}
      onSave={(words) => change.mutate({ id: plan.id, ...words }, { onSuccess: onClose })}
      onClose={onClose}
    />
  )
}
