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
  children: ReactNode
}

/** A part of a form or page that is folded away under its heading and one line of what it holds. */
export function Fold({ title, summary, isOpen, onToggle, level = 2, children }: FoldProps) {
  const Heading = `h${level}` as const
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => currentTarget.open !== isOpen && onToggle(currentTarget.open)}
      className="group border-b border-hair"
    >
      <summary className="flex min-h-16 list-none items-center gap-4 py-3 [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 flex-1">
          <Heading className={clsx('wrap-anywhere', level === 2 ? 'text-3' : 'text-lead')}>{title}</Heading>
          <span className="num block text-ui leading-snug text-ink-2 wrap-anywhere">{summary}</span>
        </span>
        <ChevronDown
          aria-hidden
          className={clsx('icon text-ink-2 transition-transform duration-150', isOpen && 'rotate-180')}
        />
      </summary>
      {isOpen && <div className="grid gap-6 pt-2 pb-7">{children}</div>}
    </details>
  )
}
