import { useState } from 'react'
import { toldFindings } from '#client/features/verified/told-findings.ts'
import { TextButton } from '#client/ui/buttons/text-button.tsx'
import { Verdict } from '#client/ui/signs/verdict.tsx'
import type { Finding } from '#domain/recipe/verification.ts'

interface FindingsProps {
  findings: readonly Finding[]
  Heading: 'h2' | 'h3'
  /** How many stand in sight; the others are folded away under them. */
  most?: number
  className?: string
}

/** What verification found, in its own words, the gravest first and each sentence once; nothing is shown where it found nothing. */
export function Findings({ findings, Heading, most = findings.length, className = 'pt-10' }: FindingsProps) {
  const [isOpen, setIsOpen] = useState(false)
  if (findings.length === 0) return null
  const told = toldFindings(findings)
  // one alone is not folded: the words that unfold it would take its room
  const seen = told.length === most + 1 ? told.length : most
  const folded = told.slice(seen)
  return (
    <section aria-labelledby="findings" className={className}>
      <Heading id="findings" className="mb-2 lesser-title">
        Worth knowing
      </Heading>
      <Rows told={told.slice(0, seen)} />
      {folded.length > 0 && (
        <>
          <div className={isOpen ? undefined : 'hidden noscript:block print:block'}>
            <Rows told={folded} />
          </div>
          <TextButton aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)} className="print:hidden">
            {isOpen ? 'Show fewer' : `${folded.length} more`}
          </TextButton>
        </>
      )}
    </section>
  )
}

function Rows({ told }: { told: ReturnType<typeof toldFindings> }) {
  return (
    <ul className="max-w-[75ch]">
      {told.map(({ severity, message }) => (
        <li key={message} className="border-t border-hair py-2.5">
          {severity === 'notes' ? (
            <p className="text-ink-2 wrap-anywhere">{message}</p>
          ) : (
            <Verdict kind={severity} className="font-medium! wrap-anywhere">
              {message}
            </Verdict>
          )}
        </li>
      ))}
    </ul>
  )
}
