import type { RowFact as Fact } from '#client/features/dishes/row-verdict.ts'
import { Verdict } from '#client/ui/signs/verdict.tsx'

/** The one thing that a row or card says for its reader: a judgement, or in plain small type what is no news. */
export function RowFact({ fact }: { fact: Fact | null }) {
  if (!fact) return null
  if (fact.kind === 'quiet') return <span className="text-note font-medium text-ink-2">{fact.words}</span>
  return (
    <Verdict kind={fact.kind} small className="leading-snug">
      {fact.words}
    </Verdict>
  )
}
