import { dropText, easeText, wayText } from '#client/features/meal-plans/generate/generating-words.ts'
import type { Contradiction, Eased } from '#client/features/meal-plans/generate/use-plan-generation.ts'
import { HelpLink } from '#client/features/words/help-link.tsx'
import { Button } from '#client/ui/buttons/button.tsx'
import { takeFocus } from '#client/ui/focus/take-focus.ts'
import { Glyph } from '#client/ui/signs/glyph.tsx'
import { noticeActionClass } from '#client/ui/signs/notice.tsx'

interface Props {
  contradiction: Contradiction
  /** Plans again without these rules. */
  onLetGo: (rules: readonly string[]) => void
  /** Plans again with a figure that would do. */
  onEase: (eased: Eased) => void
  onBack: () => void
}

/** The wishes contradict each other: which of them could be let go, one press each. */
export function NoWeekFits({ contradiction: { sentence, reason, ways, aim }, onLetGo, onEase, onBack }: Props) {
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
          <ul className="grid w-full gap-4">
            {ways.map((way) => (
              <Way key={way.rules.join(' ')} way={way} aim={aim} onLetGo={onLetGo} onEase={onEase} />
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

/** One way out: the figure that would do, where there is one, else to do without. */
function Way({
  way,
  aim,
  onLetGo,
  onEase,
}: Pick<Props, 'onLetGo' | 'onEase'> & Pick<Contradiction, 'aim'> & { way: Contradiction['ways'][number] }) {
  const { eased, rules } = way
  const wide = 'num w-full justify-start text-left wrap-anywhere'
  if (!eased)
    return (
      <li>
        <Button onClick={() => onLetGo(rules)} className={wide}>
          {wayText(way, aim)}
        </Button>
      </li>
    )
  return (
    <li className="grid gap-x-4 gap-y-1 tablet:grid-cols-[minmax(0,1fr)_auto] tablet:items-center">
      <Button onClick={() => onEase(eased)} className={wide}>
        {easeText(way, aim)}
      </Button>
      <button
        type="button"
        aria-label={dropText(way)}
        onClick={() => onLetGo(rules)}
        className={`${noticeActionClass} justify-self-start text-tomato-ink`}
      >
        Drop it instead
      </button>
      {rules[0]?.startsWith('minutes') && (
        <p className="note col-span-full">Other meals on the same weekdays can then take as long, too.</p>
      )}
    </li>
  )
}
