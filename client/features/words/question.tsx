import { ChevronDown } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { Section } from '#client/features/words/sections.ts'
import { PrintedText } from '#client/ui/printed-text.tsx'

/** A question, whose answer opens under it. The one that the address names is open, in sight, and has the focus. */
export function Question({ question, isAddressed }: { question: Section; isAddressed: boolean }) {
  const { anchor, name, text } = question
  const [isOpen, setIsOpen] = useState(isAddressed)
  const [wasAddressed, setWasAddressed] = useState(isAddressed)
  const summary = useRef<HTMLElement>(null)
  if (isAddressed !== wasAddressed) {
    setWasAddressed(isAddressed)
    if (isAddressed) setIsOpen(true)
  }
  useEffect(() => {
    if (!isAddressed) return
    summary.current?.scrollIntoView({ block: 'start' })
    summary.current?.focus({ preventScroll: true })
  }, [isAddressed])
  return (
    <details
      id={anchor}
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      className="group border-b border-hair"
    >
      <summary
        ref={summary}
        className="flex min-h-14 scroll-mt-6 list-none items-center justify-between gap-4 py-3 hover:text-tomato-ink [&::-webkit-details-marker]:hidden"
      >
        <h3 className="text-lead leading-snug wrap-anywhere">{name}</h3>
        <ChevronDown
          aria-hidden
          className="icon flex-none text-ink-2 transition-transform group-open:rotate-180 print:hidden"
        />
      </summary>
      <div className="printed pb-6">
        <PrintedText text={text} />
        <p className="note print:hidden">
          <a href={`#${anchor}`}>
            Link to this answer<span className="sr-only">: {name}</span>
          </a>
        </p>
      </div>
    </details>
  )
}
