import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'

interface FoldProps {
  title: string
  /** What is inside, in a line; it stays in sight while that is folded away. */
  summary: ReactNode
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
  /** Of the heading. */
  level?: 2 | 3
  /** One line high; its fields are there before it is opened, so that what was typed in them can be put back. */
  low?: boolean
  children: ReactNode
}

/** A part of a form or page that is folded away under its heading and one line of what it holds. */
export function Fold({ title, summary, isOpen, onToggle, level = 2, low = false, children }: FoldProps) {
  const Heading = `h${level}` as const
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => currentTarget.open !== isOpen && onToggle(currentTarget.open)}
      className="group border-b border-hair"
    >
      <summary className={clsx('flex items-center gap-4', low ? 'min-h-13 py-2' : 'min-h-16 py-3')}>
        <span className={clsx('min-w-0 flex-1', low && 'flex flex-wrap items-baseline justify-between gap-x-4')}>
          <Heading className={clsx('wrap-anywhere', low ? 'text-body' : level === 2 ? 'text-3' : 'text-lead')}>
            {title}
          </Heading>
          <span
            className={clsx(
              'num text-ui leading-snug text-ink-2',
              low ? 'min-w-0 flex-[1_1_7rem] wrap-anywhere' : 'block wrap-anywhere',
            )}
          >
            {/* browsers find no room for the dots of a text that is set to the right */}
            {low ? <span className="ml-auto line-clamp-2 w-fit">{summary}</span> : summary}
          </span>
        </span>
        <ChevronDown
          aria-hidden
          className={clsx('icon text-ink-2 transition-transform duration-150', isOpen && 'rotate-180')}
        />
      </summary>
      {(isOpen || low) && <div className="grid gap-6 pt-2 pb-7">{children}</div>}
    </details>
  )
}
