import { RefreshCw } from 'lucide-react'
import {
  endedText,
  isProvedBest,
  noProofWords,
  percentText,
  proofTitle,
} from '#client/features/meal-plans/under/proof-words.ts'
import { HelpLink } from '#client/features/words/help-link.tsx'
import { Button } from '#client/ui/buttons/button.tsx'
import { LeaderRow } from '#client/ui/pages/page.tsx'
import { noticeActionClass } from '#client/ui/signs/notice.tsx'
import { Verdict } from '#client/ui/signs/verdict.tsx'
import { dollars } from '#client/wording.ts'
import type { MealPlanWithMeals } from '#contract/planning/plan-view.ts'

interface Props {
  plan: MealPlanWithMeals
  /** What a longer search has brought. */
  brought: string | undefined
  onProof: () => void
  onAgain: () => void
  /** Undefined where there is nothing more to be found. */
  onFurther: (() => void) | undefined
}

/** Has the search go on from the plan that stands. */
export function LookFurther({ onPress, className }: { onPress: () => void; className?: string }) {
  return (
    <Button onClick={onPress} className={className}>
      Look further (up to a minute)
    </Button>
  )
}

/** How good a plan is, as long as nobody has changed it; then, how that can be known again. */
export function ProofCard({ plan, brought, onProof, onAgain, onFurther }: Props) {
  const { proof, rules } = plan
  if (!proof) {
    const { title, text, help } = noProofWords(rules.aim)
    return (
      <section aria-labelledby="proof" className="self-start rounded-sheet border-t-3 border-edge bg-well p-6">
        <h2 id="proof" className="mb-3 text-3">
          {title}
        </h2>
        <p className="mb-4 text-ui text-ink-2">{text}</p>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <Button onClick={onAgain}>
            <RefreshCw aria-hidden className="icon" />
            Plan again
          </Button>
          <HelpLink to="proof">{help}</HelpLink>
        </div>
      </section>
    )
  }
  const isMoney = rules.aim === 'cheapest'
  const row = (name: string, value: string) => (
    <LeaderRow name={name}>
      <b className="font-[650]">{value}</b>
    </LeaderRow>
  )
  return (
    <section aria-labelledby="proof" className="self-start rounded-sheet border-t-3 border-basil bg-basil-wash p-6">
      <h2 id="proof" className="serif mb-4 text-3">
        <Verdict kind="fits" className="font-medium!">
          {proofTitle(proof)}
        </Verdict>
      </h2>
      <div className="grid gap-2 text-ui">
        {row('This plan', dollars(proof.cost))}
        {isMoney && proof.bound !== null && row('Lowest cost possible', dollars(proof.bound))}
        {proof.gap !== null &&
          !isProvedBest(proof) &&
          row(
            'Gap',
            isMoney && proof.bound !== null ? dollars(Math.max(0, proof.cost - proof.bound)) : percentText(proof.gap),
          )}
      </div>
      <p className="mt-3 text-ui text-ink-2">{proof.sentence}</p>
      <p className="mt-1.5 text-ui text-ink-2">{endedText(proof)}</p>
      {brought && <p className="mt-3 text-ui font-semibold">{brought}</p>}
      {onFurther && <LookFurther onPress={onFurther} className="mt-4" />}
      <button type="button" onClick={onProof} className={`${noticeActionClass} mt-1 text-tomato-ink`}>
        How we know
      </button>
    </section>
  )
}
