import { Budget } from '#client/features/meal-plans/under/budget.tsx'
import { Packages } from '#client/features/meal-plans/under/packages.tsx'
import { ProofCard } from '#client/features/meal-plans/under/proof-card.tsx'
import { Totals } from '#client/features/meal-plans/under/totals.tsx'
import type { MealPlanWithMeals } from '#contract/plan-view.ts'

interface Props {
  plan: MealPlanWithMeals
  eater: number
  onEater: (eater: number) => void
  onProof: () => void
  onAgain: () => void
  /** With a budget a week. */
  onPlanAgain: (budget: number) => void
}

/** What a plan comes to: for each who eats, in money, and what is proved of it. */
export function UnderCalendar({ plan, eater, onEater, onProof, onAgain, onPlanAgain }: Props) {
  return (
    <div className="num mt-14 grid gap-x-10 gap-y-12 wide:mt-16 wide:grid-cols-[minmax(0,5fr)_minmax(0,4fr)_minmax(0,4fr)] print:hidden">
      <Totals plan={plan} eater={eater} onEater={onEater} />
      <Budget plan={plan} onPlanAgain={onPlanAgain} />
      <ProofCard plan={plan} onProof={onProof} onAgain={onAgain} />
      <Packages plan={plan} />
    </div>
  )
}
