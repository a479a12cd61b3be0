import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import type { Section } from '#client/features/words/sections.ts'
import { PrintedText } from '#client/ui/printed/printed-text.tsx'

/** A question, whose answer opens under it. The one that the address names is open. */
export function Question({ question, isAddressed }: { question: Section; isAddressed: boolean }) {
  const { anchor, name, text } = question
  const [isOpen, setIsOpen] = useState(isAddressed)
  const [wasAddressed, setWasAddressed] = useState(isAddressed)
  if (isAddressed !== wasAddressed) {
    setWasAddressed(isAddressed)
    if (isAddressed) setIsOpen(true)
  }
  return (
    <details
      id={anchor}
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      className="group border-b border-hair"
    >
      <summary className="flex min-h-14 scroll-mt-6 items-center justify-between gap-4 py-3 hover:text-tomato-ink">
        <h3 className="text-lead leading-snug text-pretty wrap-anywhere">{name}</h3>
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
