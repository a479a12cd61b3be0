import { MakeListDialog } from '#client/features/meal-plans/settings/make-list-dialog.tsx'
import { PlanAgainDialog } from '#client/features/meal-plans/settings/plan-again-dialog.tsx'
import { ProofDialog } from '#client/features/meal-plans/settings/proof-dialog.tsx'
import { RenamePlan } from '#client/features/meal-plans/settings/rename-plan.tsx'
import { SettingsDialog } from '#client/features/meal-plans/settings/settings-dialog.tsx'
import type { PlanDialog } from '#client/paths.ts'
import type { MealPlanWithMeals } from '#contract/planning/plan-view.ts'

interface Props {
  dialog: Exclude<PlanDialog, 'wishes'>
  plan: MealPlanWithMeals
  onPlanAgain: () => void
  /** Undefined where there is nothing more to be found. */
  onFurther: (() => void) | undefined
  onClose: () => void
}

/** What the address of a plan may open over it. */
export function PlanDialogs({ dialog, plan, onPlanAgain, onFurther, onClose }: Props) {
  const { proof } = plan
  if (dialog === 'proof' && proof)
    return <ProofDialog plan={plan} proof={proof} onFurther={onFurther} onClose={onClose} />
  switch (dialog) {
    case 'proof':
    // a proof that is gone comes back by planning again
    case 'again':
      return <PlanAgainDialog plan={plan} onPlanAgain={onPlanAgain} onClose={onClose} />
    case 'list':
      return <MakeListDialog plan={plan} onClose={onClose} />
    case 'settings':
      return <SettingsDialog plan={plan} onClose={onClose} />
    case 'title':
      return <RenamePlan plan={plan} onClose={onClose} />
  }
}
