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
      title={`${rows.length} diets, every line read`}
      aside={
        <>
          <p>
            One line is enough to break a diet that goes by foods; a diet that goes by numbers is judged on one serving.
            If we don’t know a line, the diet is not certain: it never fits by default.
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
              <Verdict kind={verdicts[verdict].kind} small>
                {verdicts[verdict].words}
              </Verdict>
            </LeaderRow>
            {reason && <p className="note wrap-anywhere">{capital(reason)}</p>}
          </li>
        ))}
      </ul>
    </Working>
  )
}

const verdicts = {
  fits: { kind: 'fits', words: 'fits' },
  breaks: { kind: 'blocks', words: 'doesn’t fit' },
  unknown: { kind: 'warns', words: 'not certain' },
} as const
