import { clsx } from 'clsx'
import { ArrowDown, ArrowLeftRight } from 'lucide-react'
import type { CheckWords } from '#client/features/check/check-words.ts'
import { likelyName } from '#client/features/check/near-name.ts'
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
  isBusy,
  onSwap,
  onLine,
  onName,
}: {
  verdict: CheckWords
  /** The lines that are not known, each with its place. */
  unknown: readonly { line: LineReport; index: number; isCounted: boolean }[]
  /** Lines that hold what is avoided and for whose food another is looked for, each with its place. */
  blocked: readonly { line: LineReport; index: number }[]
  /** Something stands in the way, and no change that would mend it is known. */
  isToFix: boolean
  isBusy: boolean
  onSwap: (index: number) => void
  onLine: (index: number) => void
  /** A line is the food that its words look like. */
  onName: (index: number, name: string) => void
}) {
  const isOne = unknown.length === 1
  return (
    <div className="grid min-w-0 gap-4">
      <div className={clsx('grid gap-2 rounded-sheet px-4 py-3.5 phone:px-5', washes[kind])}>
        <p className={clsx('flex gap-3 text-3 leading-snug font-semibold', inks[kind])}>
          <Glyph kind={kind} className="mt-0.5 size-[26px]" />
          <span className="min-w-0 wrap-anywhere">{word}</span>
        </p>
        {more.length > 0 && <p className="pl-9.5">{more.join(' ')}</p>}
        {isToFix && unknown.length === 0 && (
          <p className="pl-9.5">We don’t know of any small changes that would fix everything.</p>
        )}
        {blocked.length > 0 && (
          <ul className="flex flex-wrap gap-2 pl-9.5">
            {blocked.slice(0, shownAbove).map(({ line, index }) => (
              <li key={index} className="max-w-full">
                <Button look="go" className="max-w-full max-phone:px-3.5!" onClick={() => onSwap(index)}>
                  <ArrowLeftRight aria-hidden className="icon max-phone:hidden" />
                  <span className="min-w-0 wrap-anywhere">
                    Swap line {index + 1}: {shortText(foodsOf(line), 41)}
                  </span>
                </Button>
              </li>
            ))}
          </ul>
        )}
      </div>
      {unknown.length > 0 && (
        <div className="max-w-[46em] border-l-3 border-saffron pl-4">
          <p>
            <strong className="font-semibold">
              {isOne ? 'We don’t recognize one line.' : `We don’t recognize ${unknown.length} lines.`}
            </strong>{' '}
            Nothing is ruled out, and the figures{' '}
            {unknown.some(({ isCounted }) => isCounted)
              ? `only guess at ${isOne ? 'it' : 'them'}`
              : `leave ${isOne ? 'it' : 'them'} out`}
            . Tell us what {isOne ? 'it is' : 'they are'}
            {isToFix && ', and we’ll look for a fix'}:
          </p>
          <ul className="mt-2">
            {unknown.slice(0, shownAbove).map(({ line, index }) => {
              const name = likelyName(line)
              return (
                <li key={index} className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-hair py-1.5">
                  <button
                    type="button"
                    className="flex min-h-11 min-w-0 flex-[1_1_12rem] items-center justify-between gap-3 text-left text-ui leading-snug underline underline-offset-3 wrap-anywhere hover:decoration-2"
                    onClick={() => onLine(index)}
                  >
                    <span className="min-w-0">
                      Line {index + 1}: {shortText(line.text, 81)}
                    </span>
                    {!name && <ArrowDown aria-hidden className="icon-small text-ink-3" />}
                  </button>
                  {name && (
                    <Button
                      className="!min-h-11 !px-3.5 !py-1 text-ui"
                      busy={isBusy}
                      onClick={() => onName(index, name)}
                    >
                      This is {name}
                    </Button>
                  )}
                </li>
              )
            })}
          </ul>
          {unknown.length > shownAbove && <p className="note">and {unknown.length - shownAbove} more below.</p>}
        </div>
      )}
    </div>
  )
}

const foodsOf = ({ foods, text }: LineReport) => foods.map(({ words }) => words).join(', ') || text

const washes = { fits: 'bg-basil-wash', warns: 'bg-saffron-wash', blocks: 'bg-beet-wash' } as const

/** So many lines of a kind are named with the verdict. */
const shownAbove = 4
