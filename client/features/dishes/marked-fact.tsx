import { RowFact } from '#client/features/dishes/row-fact.tsx'
import { hasAllergies, rowVerdict } from '#client/features/dishes/row-verdict.ts'
import { Glyph } from '#client/ui/glyph.tsx'
import type { User } from '#contract/accounts.ts'
import type { RecipeSummary } from '#domain/recipe/verify/summary.ts'

/** The one thing that a card of several lines says for its reader: what is in a dish is marked for those, too, who have declared nothing. */
export function MarkedFact({ summary, reader }: { summary: RecipeSummary; reader: Pick<User, 'allergies'> }) {
  const fact = rowVerdict(summary, reader)
  if (!fact) return null
  return (
    <p>
      {fact.kind !== 'quiet' || hasAllergies(reader) || summary.diet ? (
        <RowFact fact={fact} />
      ) : (
        <span className="inline-flex items-baseline gap-1.5 text-note leading-snug font-medium text-ink-2">
          <Glyph kind="warns" className="h-lh w-[15px] self-start text-saffron-ink" />
          {fact.words}
        </span>
      )}
    </p>
  )
}
