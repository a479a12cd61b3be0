import { allergenOf } from '#client/features/dishes/row-verdict.ts'
import type { CheckedRecipe } from '#client/features/verified/headlines.ts'
import { Working } from '#client/features/verified/working.tsx'
import { HelpLink } from '#client/features/words/help-link.tsx'
import { LeaderRow } from '#client/ui/pages/page.tsx'
import { Verdict } from '#client/ui/signs/verdict.tsx'
import { capital, words } from '#client/wording.ts'

/** The reader's own diet and what decides it; the others, which nobody asked for, in a line for each verdict, with their reasons behind them. */
export function DietWorking({ recipe: { summary, verification } }: { recipe: CheckedRecipe }) {
  const isOwn = ({ diet }: Judged) => diet === summary.diet?.diet
  const own = verification.diets.filter(isOwn)
  const others = verification.diets.filter((judged) => !isOwn(judged))
  const told = (said: Said) =>
    others
      .filter((judged) => saidOf(judged) === said)
      .map(({ diet }) => (said === 'not found, check labels' ? allergenOf(diet) : words(diet)))
      .join(', ')
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
        {own.map((judged) => (
          <DietRow key={judged.diet} judged={judged} isOwn />
        ))}
        {saids.map(
          (said) =>
            told(said) && (
              <li key={said} className="border-t border-hair py-2.5 text-ui wrap-anywhere">
                <span className="font-[650]">{capital(own.length > 0 && said === 'fits' ? 'also fits' : said)}:</span>{' '}
                {told(said)}
              </li>
            ),
        )}
      </ul>
      <details className="border-t border-hair">
        <summary className="min-h-11 w-fit py-2.5 word-link text-ui">What decides each of them</summary>
        <ul>
          {others.map((judged) => (
            <DietRow key={judged.diet} judged={judged} />
          ))}
        </ul>
      </details>
    </Working>
  )
}

type Judged = CheckedRecipe['verification']['diets'][number]

function DietRow({ judged, isOwn = false }: { judged: Judged; isOwn?: boolean }) {
  const { diet, reason } = judged
  const said = saidOf(judged)
  return (
    <li className="border-t border-hair py-2">
      <LeaderRow name={<span className={isOwn ? 'font-[650]' : undefined}>{capital(diet)}</span>}>
        {isOwn || said !== 'doesn’t fit' ? (
          <Verdict kind={kinds[said]} small>
            {said}
          </Verdict>
        ) : (
          // that a dish is none of a diet which nobody keeps is no fault of it
          <span className="text-ui text-ink-2">{said}</span>
        )}
      </LeaderRow>
      {said === 'not found, check labels' && (
        <p className="note">{capital(allergenOf(diet) ?? '')} not found in the listed ingredients</p>
      )}
      {reason && <p className="note wrap-anywhere">{capital(reason)}</p>}
    </li>
  )
}

const kinds = {
  fits: 'fits',
  'not found, check labels': 'warns',
  'not certain': 'warns',
  'doesn’t fit': 'blocks',
} as const
type Said = keyof typeof kinds
const saids = Object.keys(kinds) as Said[]

/** Of an allergen nothing was found, which is all that can be said of it. */
function saidOf({ diet, verdict }: Judged): Said {
  if (verdict === 'breaks') return 'doesn’t fit'
  if (verdict === 'unknown') return 'not certain'
  return allergenOf(diet) === undefined ? 'fits' : 'not found, check labels'
}
