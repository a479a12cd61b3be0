import { clsx } from 'clsx'
import { ArrowLeftRight } from 'lucide-react'
import type { CheckWords } from '#client/features/check/check-words.ts'
import type { LinePart } from '#client/features/check/line-reading.tsx'
import { likelyName } from '#client/features/check/near-name.ts'
import { Button } from '#client/ui/buttons/button.tsx'
import { Glyph } from '#client/ui/signs/glyph.tsx'
import { inks } from '#client/ui/signs/verdict.tsx'
import { shortText } from '#domain/cut-text.ts'
import type { LineReport } from '#domain/recipe/line-report.ts'

/** What it comes to, before anything else; and what lines that we don’t know mean for it. */
export function CheckVerdict({
  verdict: { kind, word, more },
  unknown,
  blocked,
  hasFigures,
  isToFix,
  isBusy,
  onOpen,
  onName,
}: {
  verdict: CheckWords
  /** The lines that are not known, each with its place. */
  unknown: readonly { line: LineReport; index: number; isCounted: boolean }[]
  /** Lines that hold what is avoided and for whose food another is looked for, each with its place. */
  blocked: readonly { line: LineReport; index: number }[]
  hasFigures: boolean
  /** Something stands in the way, and no change that would mend it is known. */
  isToFix: boolean
  isBusy: boolean
  /** A line is swapped, or said otherwise, where it stands. */
  onOpen: (index: number, part: LinePart) => void
  /** A line is the food that its words look like. */
  onName: (index: number, name: string) => void
}) {
  const isOne = unknown.length === 1
  const them = isOne ? 'it' : 'them'
  const figuresWith = [
    unknown.some(({ isCounted }) => !isCounted) && `leave ${them} out`,
    unknown.some(({ isCounted }) => isCounted) && `only guess at ${them}`,
  ].filter(Boolean)
  return (
    <div className="grid min-w-0 gap-4">
      <div className={clsx('flex flex-wrap items-center gap-4 rounded-sheet p-4', washes[kind])}>
        <div className="grid min-w-0 flex-[1_1_18rem] gap-2">
          <p className={clsx('flex gap-3 text-3 leading-snug font-semibold', inks[kind])}>
            <Glyph kind={kind} className="mt-0.5 size-[26px]" />
            <span className="min-w-0 text-balance wrap-anywhere">{word}</span>
          </p>
          {more.length > 0 && <p className="pl-9.5">{more.join(' ')}</p>}
          {isToFix && unknown.length === 0 && (
            <p className="pl-9.5">We don’t know of any small changes that would fix everything.</p>
          )}
        </div>
        {blocked.length > 0 && (
          <ul className="flex flex-wrap gap-2 max-phone:w-full">
            {blocked.slice(0, shownAbove).map(({ line, index }) => (
              <li key={index} className="max-w-full max-phone:w-full">
                <Button look="go" className="max-w-full max-phone:w-full" onClick={() => onOpen(index, 'swap')}>
                  <ArrowLeftRight aria-hidden className="icon" />
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
            <strong className="block font-semibold">
              {isOne ? 'We don’t recognize one line.' : `We don’t recognize ${unknown.length} lines.`}
            </strong>
            {hasFigures && `Anything could be in ${them}, so calories and cost ${figuresWith.join(' or ')}.`}
          </p>
          <ul className="mt-2">
            {unknown.slice(0, shownAbove).map(({ line, index }) => {
              const name = likelyName(line)
              return (
                <li
                  key={index}
                  className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 border-t border-hair py-1.5"
                >
                  <span className="min-w-0 flex-[1_1_7rem] text-ui leading-snug wrap-anywhere">
                    Line {index + 1}: {shortText(line.text, 81)}
                  </span>
                  <Button
                    className="!min-h-11 max-w-full !px-3.5 !py-1 text-ui"
                    busy={isBusy}
                    onClick={() => (name ? onName(index, name) : onOpen(index, 'name'))}
                  >
                    {name ? `It’s ${name}` : 'Say what it is'}
                    {!name && <span className="sr-only">: line {index + 1}</span>}
                  </Button>
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
