import { clsx } from 'clsx'
import { Check } from 'lucide-react'
import type { ComponentProps } from 'react'

/** What one gets, or what was understood: a tick before each line. */
export function TickedLines({ lines, className, ...rest }: ComponentProps<'ul'> & { lines: readonly string[] }) {
  return (
    <ul {...rest} className={clsx('text-ui leading-snug text-pretty', className)}>
      {lines.map((line) => (
        <li key={line} className="flex break-inside-avoid gap-2.5 py-1.5">
          <Check aria-hidden className="icon-small mt-0.5 flex-none text-basil-ink" />
          {line}
        </li>
      ))}
    </ul>
  )
}
