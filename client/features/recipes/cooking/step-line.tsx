import type { Cooking } from '#client/features/recipes/cooking/use-cooking.ts'
import { placesText } from '#client/features/recipes/format.ts'
import { Fractions } from '#client/features/recipes/fractions.tsx'
import { Tick } from '#client/ui/tick.tsx'

interface Props {
  cooking: Cooking
  line: number
  /** Other steps that work with it, 0-based. */
  others: readonly number[]
}

/** A line of the list beside a step, large, to be ticked. */
export function StepLine({ cooking, line, others }: Props) {
  const ingredient = cooking.lines[line]
  if (!ingredient) return null
  const { amount, unit, name, preparation } = ingredient
  const isTicked = cooking.ticks.includes(line)
  return (
    <li className="border-b border-hair">
      <Tick checked={isTicked} onChange={() => cooking.toggle(line)}>
        <span
          className={`block py-2.5 text-[1.25rem] leading-snug spread:text-[1.375rem] wrap-anywhere ${isTicked ? 'text-ink-3 line-through decoration-1' : ''}`}
        >
          <span className="num font-[650]">
            <Fractions>{`${amount} ${unit}`}</Fractions>
          </span>{' '}
          {name}
          {preparation && (
            <small className="text-ui text-ink-3">
              {' '}
              <Fractions>{preparation}</Fractions>
            </small>
          )}
          {others.length > 0 && (
            <small className="block text-ui text-ink-3 no-underline">
              the whole amount; some of it is for {placesText('step', others)}
            </small>
          )}
        </span>
      </Tick>
    </li>
  )
}
