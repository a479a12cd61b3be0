import { Verdict } from '#client/ui/verdict.tsx'
import type { Finding } from '#domain/recipe/verification.ts'

/** What verification found, in its own words; nothing is shown where it found nothing. */
export function Findings({ findings, Heading }: { findings: readonly Finding[]; Heading: 'h2' | 'h3' }) {
  if (findings.length === 0) return null
  const sorted = findings.toSorted((a, b) => order.indexOf(a.severity) - order.indexOf(b.severity))
  return (
    <section aria-labelledby="findings" className="pt-10">
      <Heading id="findings" className="mb-2 text-3">
        Worth knowing
      </Heading>
      <ul className="max-w-[75ch]">
        {sorted.map(({ severity, code, message, line, step }) => (
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
    </section>
  )
}

const order = ['blocks', 'warns', 'notes']
