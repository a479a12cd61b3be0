import { clsx } from 'clsx'
import { Check } from 'lucide-react'
import type { ComponentProps } from 'react'

/** What one gets, or what was understood: a tick before each line. */
export function TickedLines({
  lines,
  isRuled = false,
  className,
  ...rest
}: ComponentProps<'ul'> & {
  lines: readonly string[]
  /** Large, with a rule between them. */
  isRuled?: boolean
}) {
  return (
    <ul {...rest} className={clsx('text-pretty', !isRuled && 'text-ui leading-snug', className)}>
      {lines.map((line) => (
        <li
          key={line}
          className={clsx(
            'flex break-inside-avoid',
            isRuled ? 'gap-3 border-b border-hair py-2.5 last:border-b-0' : 'gap-2.5 py-1.5',
          )}
        >
          <Check
            aria-hidden
            className={clsx('flex-none text-basil-ink', isRuled ? 'icon mt-1' : 'icon-small mt-0.5')}
          />
          {line}
        </li>
      ))}
    </ul>
  )
}
