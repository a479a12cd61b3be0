import { useState } from 'react'
import { TextButton } from '#client/ui/text-button.tsx'
import { Verdict } from '#client/ui/verdict.tsx'
import type { Finding } from '#domain/recipe/verification.ts'

interface FindingsProps {
  findings: readonly Finding[]
  Heading: 'h2' | 'h3'
  /** How many stand in sight; the others are folded away under them. */
  most?: number
  className?: string
}

/** What verification found, in its own words, the gravest first; nothing is shown where it found nothing. */
export function Findings({ findings, Heading, most = findings.length, className = 'pt-10' }: FindingsProps) {
  const [isOpen, setIsOpen] = useState(false)
  if (findings.length === 0) return null
  const sorted = findings.toSorted((a, b) => order.indexOf(a.severity) - order.indexOf(b.severity))
  // one alone is not folded: the words that unfold it would take its room
  const seen = sorted.length === most + 1 ? sorted.length : most
  const folded = sorted.slice(seen)
  return (
    <section aria-labelledby="findings" className={className}>
      <Heading id="findings" className="mb-2 text-3">
        Worth knowing
      </Heading>
      <Rows findings={sorted.slice(0, seen)} />
      {folded.length > 0 && (
        <>
          <div className={isOpen ? undefined : 'hidden print:block'}>
            <Rows findings={folded} />
          </div>
          <TextButton aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)} className="print:hidden">
            {isOpen ? 'Fewer' : `${folded.length} more`}
          </TextButton>
        </>
      )}
    </section>
  )
}

function Rows({ findings }: { findings: readonly Finding[] }) {
  return (
    <ul className="max-w-[75ch]">
      {findings.map(({ severity, code, message, line, step }) => (
        <li key={`${code} ${line} ${step} ${message}`} className="border-t border-hair py-2.5">
          {severity === 'notes' ? (
            <p className="pl-[30px] text-ink-2">{message}</p>
          ) : (
            <Verdict kind={severity} className="items-start! font-medium! wrap-anywhere">
              {message}
            </Verdict>
          )}
        </li>
      ))}
    </ul>
  )
}

const order = ['blocks', 'warns', 'notes']
