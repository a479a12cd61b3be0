import { useState } from 'react'
import {
  againstText,
  type BudgetPoint,
  budgetOf,
  impossibleUnder,
  nearText,
  pointNear,
  weeklyBudget,
  weeksAgainst,
} from '#client/features/meal-plans/under/budget-figures.ts'
import { PricesButton } from '#client/features/meal-plans/under/prices-button.tsx'
import { Button } from '#client/ui/buttons/button.tsx'
import { Slider } from '#client/ui/fields/slider.tsx'
import { LeaderRow } from '#client/ui/pages/page.tsx'
import { Verdict } from '#client/ui/signs/verdict.tsx'
import { dollars, price } from '#client/wording.ts'
import type { MealPlanWithMeals } from '#contract/planning/plan-view.ts'

/** What a plan costs, out of what, and what more or less money would bring. */
export function Budget({ plan, onPlanAgain }: { plan: MealPlanWithMeals; onPlanAgain: (budget: number) => void }) {
  const { cost, used, fromHome, spoiled, atTill } = plan.totals
  const budget = budgetOf(plan)
  const weeks = weeksAgainst(plan)
  return (
    <section aria-labelledby="budget">
      <h2 id="budget" className="mb-3 text-[1.75rem]">
        Budget
      </h2>
      <div className="grid grid-cols-2 gap-x-5">
        <Sum name="Food you’ll eat" of={cost} words={againstText(cost, budget)} />
        {atTill > 0 && <Sum name="At the store" of={atTill} words="for whole packages" />}
      </div>
      {budget !== null && cost > budget && (
        <Verdict kind="warns" small className="mt-1">
          Over budget
        </Verdict>
      )}
      <div className="mt-4 grid gap-1.5 text-ui">
        <LeaderRow name="Food used">{dollars(used)}</LeaderRow>
        {fromHome > 0 && <LeaderRow name="From home">−{dollars(fromHome)}</LeaderRow>}
        <LeaderRow name="Food that spoils">{dollars(spoiled)}</LeaderRow>
      </div>
      {atTill > 0 && (
        <p className="note mt-1.5">
          The budget is for the food you’ll eat and what spoils. At the store you pay for whole packages; what keeps is
          there for later weeks.
        </p>
      )}
      {weeks.length > 0 && (
        <div className="mt-4 grid gap-1.5 text-ui">
          {weeks.map(({ span, cost: ofWeek, over }) => (
            <div key={span}>
              <LeaderRow name={span}>{dollars(ofWeek)}</LeaderRow>
              {over && (
                <Verdict kind="warns" small>
                  {over}
                </Verdict>
              )}
            </div>
          ))}
          <p className="note">
            A week’s cost is the food its dishes use, minus what comes from home. Food that spoils counts only in the
            total.
          </p>
        </div>
      )}
      {plan.prices && plan.prices.budgets.length > 1 ? (
        <OtherBudgets plan={plan} points={plan.prices.budgets} onPlanAgain={onPlanAgain} />
      ) : (
        plan.proof && <AskPrices plan={plan} />
      )}
    </section>
  )
}

/** What the plan costs and what is paid for it stand beside each other: neither is the small print of the other. */
function Sum({ name, of, words }: { name: string; of: number; words: string }) {
  return (
    <p className="aside">
      <span className="block font-sans text-ui font-semibold text-ink not-italic">{name}</span>
      <b className="block font-sans text-[2.125rem] leading-tight font-semibold tracking-[-0.03em] text-ink not-italic">
        {dollars(of)}
      </b>
      {words}
    </p>
  )
}

function AskPrices({ plan }: { plan: MealPlanWithMeals }) {
  return (
    <div className="mt-5 grid justify-items-start gap-2">
      <PricesButton
        plan={plan}
        words="What would another budget get you?"
        wordsMeanwhile="Planning with other budgets…"
      />
      <p className="note">The week is planned again for several budgets. This takes a moment.</p>
    </div>
  )
}

interface OtherBudgetsProps {
  plan: MealPlanWithMeals
  points: readonly BudgetPoint[]
  onPlanAgain: (budget: number) => void
}

/** Points between little and much money, and what each of them brings. */
function OtherBudgets({ plan, points, onPlanAgain }: OtherBudgetsProps) {
  const [chosen, setChosen] = useState<number>()
  const place = Math.min(chosen ?? pointNear(points, budgetOf(plan) ?? plan.totals.cost), points.length - 1)
  const point = points[place]!
  const impossible = impossibleUnder(points)
  return (
    <div className="mt-6 border-t border-hair pt-4">
      <Slider
        label="With another budget"
        min={0}
        max={points.length - 1}
        step={1}
        value={place}
        words={price(point.budget)}
        onChange={setChosen}
      />
      <div className="note mt-1.5 flex justify-between gap-2">
        <span>{price(points[0]!.budget)}</span>
        {impossible && <span>no week fits under {price(impossible.budget)}</span>}
        <span>{price(points.at(-1)!.budget)}</span>
      </div>
      <div aria-live="polite" className="mt-3 grid gap-1.5 text-ui">
        <Brings point={point} />
      </div>
      {point.cost !== null && (
        <Button className="mt-4" onClick={() => onPlanAgain(weeklyBudget(point.budget, plan))}>
          Plan again with {price(point.budget)}
        </Button>
      )}
    </div>
  )
}

function Brings({ point: { cost, gap, isImpossible, comes, goes } }: { point: BudgetPoint }) {
  if (cost === null)
    return isImpossible ? (
      <Verdict kind="blocks">No week fits this budget</Verdict>
    ) : (
      <p>No week was found for this budget, though there may be one.</p>
    )
  const near = nearText(gap)
  if (comes.length === 0 && goes.length === 0)
    return (
      <p>
        The same dishes, {dollars(cost)}
        {near}.
      </p>
    )
  const others = comes.length === 1 ? 'one other dish' : `${comes.length} other dishes`
  return (
    <>
      <p>
        {dollars(cost)}
        {near}
        {comes.length > 0 ? `, with ${others}:` : '.'}
      </p>
      {comes.length > 0 && (
        <p className="wrap-anywhere">
          <b className="font-semibold text-basil-ink">Added:</b> {comes.join(', ')}
        </p>
      )}
      {goes.length > 0 && (
        <p className="text-ink-2 wrap-anywhere">
          <b className="font-semibold">Dropped:</b> {goes.join(', ')}
        </p>
      )}
    </>
  )
}
