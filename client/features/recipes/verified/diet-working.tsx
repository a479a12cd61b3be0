import { allergenOf } from '#client/features/recipes/row-verdict.ts'
import type { CheckedRecipe } from '#client/features/recipes/verified/headlines.ts'
import { Working } from '#client/features/recipes/verified/working.tsx'
import { HelpLink } from '#client/features/words/help-link.tsx'
import { LeaderRow } from '#client/ui/page.tsx'
import { Verdict } from '#client/ui/verdict.tsx'
import { capital } from '#client/wording.ts'

/** Every diet with its verdict, the reader's own first, and what decides it. */
export function DietWorking({ recipe: { summary, verification } }: { recipe: CheckedRecipe }) {
  const rows = verification.diets.toSorted(
    (a, b) => Number(b.diet === summary.diet?.diet) - Number(a.diet === summary.diet?.diet),
  )
  return (
    <Working
      title="Every line read for every diet"
      aside={
        <>
          <p>
            A single ingredient can rule out a diet that excludes foods. Diets based on numbers are judged per serving.
            If we don’t recognize an ingredient, the diet is “not certain”: we never assume that the ingredient fits.
          </p>
          <HelpLink to="diet-not-certain">Why is a diet “not certain”?</HelpLink>
        </>
      }
    >
      <ul>
        {rows.map(({ diet, verdict, reason }) => (
          <li key={diet} className="border-t border-hair py-2">
            <LeaderRow
              name={<span className={diet === summary.diet?.diet ? 'font-[650]' : undefined}>{capital(diet)}</span>}
            >
              <Verdict kind={isNotFound(diet, verdict) ? 'warns' : verdicts[verdict].kind} small>
                {isNotFound(diet, verdict) ? 'not found, check labels' : verdicts[verdict].words}
              </Verdict>
            </LeaderRow>
            {isNotFound(diet, verdict) && (
              <p className="note">{capital(allergenOf(diet) ?? '')} not found in the listed ingredients</p>
            )}
            {reason && <p className="note wrap-anywhere">{capital(reason)}</p>}
          </li>
        ))}
      </ul>
    </Working>
  )
}

/** Nothing of the allergen was found, which is all that can be said of it. */
const isNotFound = (diet: string, verdict: keyof typeof verdicts) =>
  verdict === 'fits' && allergenOf(diet) !== undefined

const verdicts = {
  fits: { kind: 'fits', words: 'fits' },
  breaks: { kind: 'blocks', words: 'doesn’t fit' },
  unknown: { kind: 'warns', words: 'not certain' },
} as const
