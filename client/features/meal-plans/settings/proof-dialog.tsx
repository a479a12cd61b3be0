import { ChevronDown } from 'lucide-react'
import { listText } from '#client/features/dishes/format.ts'
import { PricesButton } from '#client/features/meal-plans/under/prices-button.tsx'
import { LookFurther } from '#client/features/meal-plans/under/proof-card.tsx'
import { costLines, endedText, proofTitle, ruleLines } from '#client/features/meal-plans/under/proof-words.ts'
import { HelpLink } from '#client/features/words/help-link.tsx'
import { keyed } from '#client/ui/lists/keyed.ts'
import { Dialog } from '#client/ui/overlays/dialog.tsx'
import { LeaderRow } from '#client/ui/pages/page.tsx'
import { Verdict } from '#client/ui/signs/verdict.tsx'
import { capital, dollars } from '#client/wording.ts'
import type { MealPlanWithMeals } from '#contract/planning/plan-view.ts'
import { wholeText } from '#domain/measure/figures.ts'
import type { PlanProof, PlanRules } from '#domain/plan/meal-plan/meal-plan.ts'

interface Props {
  plan: MealPlanWithMeals
  proof: PlanProof
  /** Undefined where there is nothing more to be found. */
  onFurther: (() => void) | undefined
  onClose: () => void
}

/** What was proved: the sentence, the figures, every rule, and what each of them costs. */
export function ProofDialog({ plan, proof, onFurther, onClose }: Props) {
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} size="middle" isSheet title="How good is this week?">
      <div className="num grid gap-6 px-5 py-6 tablet:px-8">
        <div>
          <p className="serif text-3 leading-tight">
            <Verdict kind="fits" className="font-medium!">
              {proofTitle(proof)}
            </Verdict>
          </p>
          <p className="mt-2">
            {proof.sentence} {endedText(proof)}
          </p>
          {proof.letGo.length > 0 && (
            <p className="mt-2">
              Dropped for this plan: {listText([...new Set(proof.letGo.map(({ words }) => words))])}.
            </p>
          )}
        </div>
        <Figures proof={proof} aim={plan.rules.aim} />
        {onFurther && (
          <LookFurther
            onPress={() => {
              onClose()
              onFurther()
            }}
            className="justify-self-start"
          />
        )}
        <HelpLink to="proof" newWindow>
          What does “proven” mean?
        </HelpLink>
        <div className="grid gap-x-10 gap-y-6 tablet:grid-cols-2">
          <Rules proof={proof} />
          <Prices plan={plan} />
        </div>
        <Details proof={proof} />
      </div>
    </Dialog>
  )
}

function Figures({ proof, aim }: { proof: PlanProof; aim: PlanRules['aim'] }) {
  return (
    <div className="grid gap-1.5">
      {costLines(proof, aim).map(([name, value]) => (
        <LeaderRow key={name} name={name}>
          {dollars(value)}
        </LeaderRow>
      ))}
    </div>
  )
}

function Rules({ proof: { rules } }: { proof: PlanProof }) {
  return (
    <section aria-labelledby="proof-rules">
      <h3 id="proof-rules" className="mb-2">
        Rules it follows
      </h3>
      <ul className="grid gap-1.5 text-ui">
        {keyed(ruleLines(rules), (words) => words).map(({ key, item }) => (
          <li key={key}>{capital(item)}</li>
        ))}
      </ul>
    </section>
  )
}

/** How large the calculation was, for the curious. */
function Details({ proof: { dishes, choices, columns, rows, seconds } }: { proof: PlanProof }) {
  return (
    <details className="group border-t border-hair pt-2">
      <summary className="flex min-h-11 w-fit list-none items-center gap-1.5 text-ui font-semibold [&::-webkit-details-marker]:hidden">
        Show the details
        <ChevronDown aria-hidden className="icon text-ink-2 group-open:rotate-180" />
      </summary>
      <div className="grid gap-1.5 text-ui">
        <LeaderRow name="Dishes considered">{wholeText(dishes)}</LeaderRow>
        <LeaderRow name="Ways to fill a meal">{wholeText(choices)}</LeaderRow>
        <LeaderRow name="Columns and rows in the calculation">
          <span className="whitespace-nowrap">
            {wholeText(columns)} × {wholeText(rows)}
          </span>
        </LeaderRow>
        <LeaderRow name="Time">{seconds.toFixed(1)} s</LeaderRow>
      </div>
    </details>
  )
}

function Prices({ plan }: { plan: MealPlanWithMeals }) {
  const { prices, rules } = plan
  return (
    <section aria-labelledby="proof-prices">
      <h3 id="proof-prices" className="mb-2">
        What does each rule cost?
      </h3>
      {prices ? (
        <>
          <ul className="grid gap-1.5 text-ui">
            {keyed(
              prices.rules.toSorted((one, other) => other.saves - one.saves),
              ({ rule }) => rule,
            ).map(({ key, item: { words, saves, savesAtMost } }) => (
              <li key={key}>
                <LeaderRow name={capital(words)} className="*:last:shrink-0">
                  {savesText(saves, savesAtMost)}
                </LeaderRow>
              </li>
            ))}
          </ul>
          <p className="note mt-2.5">
            Savings from dropping each rule{rules.aim === 'cheapest' ? '' : ', in money and points together'}.
            {prices.more && ` We didn’t work out ${prices.more === 1 ? 'one more rule' : `${prices.more} more rules`}.`}
          </p>
        </>
      ) : (
        <div className="grid justify-items-start gap-2">
          <p className="text-ui text-ink-2">
            The week is planned again without each rule in turn. This takes a moment.
          </p>
          <PricesButton plan={plan} words="Work it out" wordsMeanwhile="Working it out…" />
        </div>
      )}
    </section>
  )
}

/** '$3.10', '$3.10 to $4.00', '$0.00' */
function savesText(saves: number, atMost: number | null): string {
  if (atMost !== null && atMost < 0.005) return dollars(0)
  if (atMost === null || atMost - saves < 0.01) return saves < 0.005 ? 'no savings found' : dollars(saves)
  return saves < 0.005 ? `${dollars(atMost)} at most` : `${dollars(saves)} to ${dollars(atMost)}`
}
