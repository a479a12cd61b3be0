import { useState } from 'react'
import { CorrectLine } from '#client/features/check/correct-line.tsx'
import { gramsText, listText, wholeText } from '#client/features/recipes/format.ts'
import { LineNumber } from '#client/features/recipes/verified/line-number.tsx'
import { Button } from '#client/ui/button.tsx'
import { Verdict } from '#client/ui/verdict.tsx'
import { words } from '#client/wording.ts'
import type { LineReport } from '#domain/recipe/line-report.ts'

/** One line as it was pasted, what we read in it, and a way to say what it really is. */
export function LineReading({
  line,
  index,
  grams,
  calories,
  onName,
}: {
  line: LineReport
  index: number
  grams: number | null
  calories: number | null
  onName: (name: string) => void
}) {
  const [isCorrecting, setIsCorrecting] = useState(false)
  if (line.heading) {
    return (
      <li className="border-b border-hair py-2.5">
        <span className="serif text-3">{line.text}</span>
      </li>
    )
  }
  const nearest = line.foods.find(({ food }) => !food)?.nearest
  return (
    <li className="flex gap-3 border-b border-hair py-3">
      <LineNumber line={index} />
      <div className="min-w-0 flex-1">
        <p className="leading-snug font-semibold wrap-anywhere">{line.text}</p>
        <Reading line={line} grams={grams} calories={calories} />
        <div className="mt-1.5 flex flex-wrap items-center gap-2">
          {!line.known && nearest && (
            <Button className="!min-h-11 !px-3.5 !py-1 text-ui" onClick={() => onName(nearest.name)}>
              This is {nearest.name}
            </Button>
          )}
          <button
            type="button"
            aria-expanded={isCorrecting}
            className="min-h-11 text-ui text-ink-2 underline underline-offset-3 hover:text-ink"
            onClick={() => setIsCorrecting(!isCorrecting)}
          >
            {line.known ? 'It is something else' : 'Say what it is'}
            <span className="sr-only">: {line.text}</span>
          </button>
        </div>
        {isCorrecting && <CorrectLine text={line.text} onName={onName} />}
      </div>
    </li>
  )
}

function Reading({ line, grams, calories }: { line: LineReport; grams: number | null; calories: number | null }) {
  const named = [...line.foods, ...line.alternatives].flatMap(({ food }) => (food ? [food.name] : []))
  const weight =
    grams === null
      ? 'weight not known'
      : `${gramsText(grams)}${calories === null ? '' : `, ${wholeText(calories)} kcal`}`
  const of = (wanted: 'contains' | 'usually_contains') =>
    line.allergens.filter(({ verdict }) => verdict === wanted).map(({ allergen }) => words(allergen))
  const contains = of('contains')
  const usually = of('usually_contains')
  return (
    <div className="grid gap-0.5 text-ui">
      <p className="num text-ink-2 wrap-anywhere">
        {named.length > 0 && (
          <span>
            Read as {listText([...new Set(named)])}; {weight}
          </span>
        )}
        {named.length === 0 && line.known && <span>{weight}</span>}
      </p>
      {!line.known && (
        <Verdict kind="warns" small>
          Not known to us, so it clears nothing
        </Verdict>
      )}
      {contains.length > 0 && (
        <Verdict kind="blocks" small className="items-start!">
          Contains {listText(contains)}
        </Verdict>
      )}
      {usually.length > 0 && (
        <Verdict kind="warns" small className="items-start!">
          Usually contains {listText(usually)}: check the label
        </Verdict>
      )}
      {line.breaks.length > 0 && (
        <p className="text-note text-ink-3">Not {listText(line.breaks.map(({ diet }) => diet))}</p>
      )}
      {line.notes.map((note) => (
        <p key={note} className="text-note text-ink-2">
          {note}
        </p>
      ))}
    </div>
  )
}
