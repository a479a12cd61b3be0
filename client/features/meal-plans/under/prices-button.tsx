import { useRef } from 'react'
import { usePrices } from '#client/features/meal-plans/queries.ts'
import { Button } from '#client/ui/buttons/button.tsx'
import type { MealPlanWithMeals } from '#contract/planning/plan-view.ts'

interface Props {
  plan: MealPlanWithMeals
  words: string
  wordsMeanwhile: string
}

/** Has the prices of a plan worked out, which takes a while and can be canceled. */
export function PricesButton({ plan, words, wordsMeanwhile }: Props) {
  const { isPending, ask, cancel } = usePrices(plan)
  const asking = useRef<HTMLButtonElement>(null)
  const stop = () => {
    cancel()
    // the pressed button goes, and would take the focus along
    asking.current?.focus()
  }
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button ref={asking} busy={isPending} onClick={ask}>
        {isPending ? wordsMeanwhile : words}
      </Button>
      {isPending && <Button onClick={stop}>Cancel</Button>}
    </div>
  )
}
