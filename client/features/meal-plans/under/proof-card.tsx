import { endedText, isProvedBest, proofTitle } from '#client/features/meal-plans/under/proof-words.ts'
import { noticeActionClass } from '#client/ui/notice.tsx'
import { LeaderRow } from '#client/ui/page.tsx'
import { Verdict } from '#client/ui/verdict.tsx'
import { dollars } from '#client/wording.ts'
import type { MealPlanWithMeals } from '#contract/plan-view.ts'

/** What is proved of a plan, as long as nobody has changed it. */
export function ProofCard({ plan, onProof }: { plan: MealPlanWithMeals; onProof: () => void }) {
  const { proof, rules } = plan
  if (!proof)
    return (
      <section aria-labelledby="proof" className="self-start rounded-sheet border-t-3 border-edge bg-well p-6">
        <h2 id="proof" className="mb-3 text-3">
          No proof as it stands
        </h2>
        <p className="text-ui text-ink-2">
          A week has no proof if it was made or changed by hand, or if what you have at home has changed. Its figures
          above are still right. Lock what you like and plan again to get a proof.
        </p>
      </section>
    )
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
      <button type="button" onClick={onProof} className={`${noticeActionClass} mt-1 text-tomato-ink`}>
        Read the proof
      </button>
    </section>
  )
}

/** Up, so that what is said is true. */
const percentText = (gap: number) => `${Math.ceil(gap * 1000) / 10}%`
