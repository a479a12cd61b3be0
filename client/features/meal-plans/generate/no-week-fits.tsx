import { wayText } from '#client/features/meal-plans/generate/generating-words.ts'
import type { Contradiction } from '#client/features/meal-plans/generate/use-plan-generation.ts'
import { HelpLink } from '#client/features/words/help-link.tsx'
import { Button } from '#client/ui/button.tsx'
import { Glyph } from '#client/ui/glyph.tsx'
import { takeFocus } from '#client/ui/take-focus.ts'

interface Props {
  contradiction: Contradiction
  /** Plans again without these rules. */
  onLetGo: (rules: readonly string[]) => void
  onBack: () => void
}

/** The wishes contradict each other: which of them could be let go, one press each. */
export function NoWeekFits({ contradiction: { sentence, reason, ways, aim }, onLetGo, onBack }: Props) {
  return (
    <section aria-labelledby="no-week" className="grid max-w-[760px] justify-items-start gap-5">
      <div role="alert" className="grid gap-2">
        <h2
          id="no-week"
          ref={takeFocus}
          tabIndex={-1}
          className="flex items-center gap-3 text-2 text-beet-ink outline-none"
        >
          <Glyph kind="blocks" className="size-7" />
          No week fits all of this
        </h2>
        {ways.length === 0 ? <p className="lead">{sentence}</p> : reason && <p className="lead">{reason}</p>}
      </div>
      {ways.length > 0 && (
        <>
          <p className="lead">Any one of these changes would be enough. Allergies and diets are never dropped.</p>
          <ul className="grid w-full gap-2.5">
            {ways.map((way) => (
              <li key={way.rules.join(' ')}>
                <Button onClick={() => onLetGo(way.rules)} className="num w-full justify-start text-left wrap-anywhere">
                  {wayText(way, aim)}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
      <Button look={ways.length > 0 ? 'quiet' : 'go'} onClick={onBack}>
        Change the plan
      </Button>
      <HelpLink to="no-week-fits" newWindow>
        Why can’t you find a week that fits?
      </HelpLink>
    </section>
  )
}
