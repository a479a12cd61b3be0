import { clsx } from 'clsx'
import { ArrowLeftRight } from 'lucide-react'
import type { CheckWords } from '#client/features/check/check-words.ts'
import { Button } from '#client/ui/button.tsx'
import { Glyph } from '#client/ui/glyph.tsx'
import { inks } from '#client/ui/verdict.tsx'
import { shortText } from '#domain/cut-text.ts'
import type { LineReport } from '#domain/recipe/line-report.ts'

/** What it comes to, before anything else; and what lines that we don’t know mean for it. */
export function CheckVerdict({
  verdict: { kind, word, more },
  unknown,
  blocked,
  isToFix,
  onSwap,
  onLine,
}: {
  verdict: CheckWords
  /** The lines that are not known, each with its place. */
  unknown: readonly { line: LineReport; index: number; isCounted: boolean }[]
  /** Lines that hold what is avoided and for whose food another is looked for, each with its place. */
  blocked: readonly { line: LineReport; index: number }[]
  /** Something stands in the way, and no change that would mend it is known. */
  isToFix: boolean
  onSwap: (index: number) => void
  onLine: (index: number) => void
}) {
  const isOne = unknown.length === 1
  return (
    <div className="grid min-w-0 max-w-[46em] gap-3">
      <p className={clsx('flex gap-2.5 text-lead leading-snug font-semibold', inks[kind])}>
        <Glyph kind={kind} className="mt-px size-[24px]" />
        <span className="min-w-0 wrap-anywhere">{word}</span>
      </p>
      {more.length > 0 && <p className="text-ink-2">{more.join(' ')}</p>}
      {blocked.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {blocked.slice(0, shown).map(({ line, index }) => (
            <li key={index} className="max-w-full">
              <Button className="max-w-full" onClick={() => onSwap(index)}>
                <ArrowLeftRight aria-hidden className="icon" />
                <span className="min-w-0 wrap-anywhere">
                  Swap line {index + 1}: {shortText(line.text, 41)}
                </span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      {isToFix && unknown.length === 0 && (
        <p className="text-ink-2">We don’t know of any small changes that would fix everything.</p>
      )}
      {unknown.length > 0 && (
        <div className="border-l-3 border-saffron pl-4">
          <p>
            <strong className="font-semibold">
              {isOne ? 'We don’t recognize one line.' : `We don’t recognize ${unknown.length} lines.`}
            </strong>{' '}
            {isOne ? 'It' : 'They'} could contain anything, so nothing is ruled out, and{' '}
            {unknown.some(({ isCounted }) => isCounted)
              ? `the figures only guess at ${isOne ? 'it' : 'them'}`
              : `${isOne ? 'it’s' : 'they’re'} left out of the figures`}
            . Tell us what {isOne ? 'it is' : 'they are'}
            {isToFix && ', and we’ll look for a fix'}:
          </p>
          <ul className="mt-1">
            {unknown.slice(0, shown).map(({ line, index }) => (
              <li key={index}>
                <button
                  type="button"
                  className="min-h-11 max-w-full text-left text-ui leading-snug underline underline-offset-3 wrap-anywhere hover:decoration-2"
                  onClick={() => onLine(index)}
                >
                  Line {index + 1}: {shortText(line.text, 81)}
                </button>
              </li>
            ))}
          </ul>
          {unknown.length > shown && <p className="note">and {unknown.length - shown} more below.</p>}
        </div>
      )}
    </div>
  )
}

const shown = 4
