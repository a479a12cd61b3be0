import type { StepShare } from '#client/features/cooking/step-share.ts'
import type { Cooking } from '#client/features/cooking/use-cooking.ts'
import { Fractions } from '#client/features/dishes/fractions.tsx'
import { Tick } from '#client/ui/fields/tick.tsx'

interface Props {
  cooking: Cooking
  line: number
  share: StepShare
}

/** A line of the list beside a step, large, to be ticked; with its amount where the step takes all of it. */
export function StepLine({ cooking, line, share }: Props) {
  const ingredient = cooking.lines[line]
  if (!ingredient) return null
  const { amount, unit, name, preparation } = ingredient
  const measure = `${amount} ${unit}`.trim()
  const note = noteOf(share, measure)
  const isTicked = cooking.ticks.includes(line)
  return (
    <li className="border-b border-hair">
      <Tick
        className="ticked-line text-[1.25rem] leading-snug spread:text-[1.375rem]"
        checked={isTicked}
        onChange={() => cooking.toggle(line)}
      >
        <span className={`block py-2.5 wrap-anywhere ${isTicked ? 'text-ink-3 line-through decoration-1' : ''}`}>
          {share === 'all' && (
            <span className="num font-[650]">
              <Fractions>{measure}</Fractions>{' '}
            </span>
          )}
          {name}
          {share === 'all' && preparation && (
            <small className="text-ui text-ink-3">
              {' '}
              <Fractions>{preparation}</Fractions>
            </small>
          )}
          {note && (
            <small className="num block text-ui text-ink-3 no-underline">
              <Fractions>{note}</Fractions>
            </small>
          )}
        </span>
      </Tick>
    </li>
  )
}

/** 'half of 1/4 cup', '1/4 cup in all', 'from step 2' */
function noteOf(share: StepShare, measure: string): string {
  if (share === 'all') return ''
  if (share === 'part') return `${measure} in all`
  return 'from' in share ? `from step ${share.from}` : `${share.share} of ${measure}`
}
