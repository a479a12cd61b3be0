import type { ComponentProps } from 'react'
import { Budget } from '#client/features/meal-plans/under/budget.tsx'
import { DayChart } from '#client/features/meal-plans/under/day-chart.tsx'
import { Packages } from '#client/features/meal-plans/under/packages.tsx'
import { ProofCard } from '#client/features/meal-plans/under/proof-card.tsx'
import { Totals } from '#client/features/meal-plans/under/totals.tsx'

interface Props extends ComponentProps<typeof ProofCard> {
  eater: number
  onEater: (eater: number) => void
  /** With a budget a week. */
  onPlanAgain: (budget: number) => void
}

/** What a plan comes to: for each who eats, in money, and what is proved of it. */
export function UnderCalendar({ eater, onEater, onPlanAgain, ...proof }: Props) {
  const { plan } = proof
  return (
    <div className="num mt-14 grid gap-x-14 gap-y-12 wide:mt-16 wide:grid-cols-2 print:hidden">
      <Totals plan={plan} eater={eater} onEater={onEater} />
      <DayChart plan={plan} eater={eater} />
      <Budget plan={plan} onPlanAgain={onPlanAgain} />
      <ProofCard {...proof} />
      <Packages plan={plan} />
    </div>
  )
}
