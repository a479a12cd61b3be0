import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'

interface PhoneFoldProps {
  title: string
  /** What is chosen inside, in a line. */
  summary: string
  className?: string
  children: ReactNode
}

/** Choices that stand open where there is room beside, and on a narrow window are folded into one row that says what is chosen. */
export function PhoneFold({ title, summary, className, children }: PhoneFoldProps) {
  const [isOpen, setIsOpen] = useState(false)
  const inside = useId()
  return (
    <div className={clsx('max-spread:border-y max-spread:border-hair', className)}>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={inside}
        onClick={() => setIsOpen(!isOpen)}
        className="flex min-h-13 w-full items-center gap-3 py-2 text-left text-ui spread:hidden"
      >
        <span className="font-semibold">{title}</span>
        <span className="line-clamp-2 min-w-0 flex-1 text-right text-ink-2">{summary}</span>
        <ChevronDown
          aria-hidden
          className={clsx('icon flex-none text-ink-2 transition-transform duration-150', isOpen && 'rotate-180')}
        />
      </button>
      <div
        id={inside}
        className={isOpen ? 'max-spread:pb-5 max-spread:[&>fieldset>legend]:sr-only' : 'max-spread:hidden'}
      >
        {children}
      </div>
    </div>
  )
}
