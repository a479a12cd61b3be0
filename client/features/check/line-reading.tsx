import { Suspense } from 'react'
import { CorrectLine } from '#client/features/check/correct-line.tsx'
import type { Asked } from '#client/features/check/queries.ts'
import { gramsText, listText } from '#client/features/dishes/format.ts'
import { LineNumber } from '#client/features/verified/line-number.tsx'
import { lazyPart } from '#client/lazy-part.ts'
import { Verdict } from '#client/ui/signs/verdict.tsx'
import { words } from '#client/wording.ts'
import { allergensOfVerdict } from '#domain/food/allergens/allergens.ts'
import { caloriesText } from '#domain/measure/figures.ts'
import { optionKey } from '#domain/options/options.ts'
import type { LineReport } from '#domain/recipe/line-report.ts'

/** A line is said otherwise, or its food swapped. */
export type LinePart = 'name' | 'swap'

interface LineReadingProps {
  line: LineReport
  index: number
  grams: number | null
  calories: number | null
  busy: boolean
  /** The text that the line is of, as it was checked. */
  asked: Asked
  onName: (name: string) => void
  onSwap: (line: string) => void
  /** What of it is open. */
  part: LinePart | null
  onOpen: (part: LinePart | null) => void
  /** There for the line that was said otherwise last. */
  onUndo: (() => void) | undefined
}

/** One line as it was pasted, what we read in it, a way to say what it really is, and what may stand in for it. */
export function LineReading({
  line,
  index,
  grams,
  calories,
  busy,
  asked,
  part,
  onOpen,
  onName,
  onSwap,
  onUndo,
}: LineReadingProps) {
  if (line.heading) {
    return (
      <li className="border-b border-hair pt-4 pb-2">
        <span className="serif text-3">{line.text}</span>
      </li>
    )
  }
  const food = onlyFood(line)
  const toggle = (wanted: LinePart) => onOpen(part === wanted ? null : wanted)
  const close = () => {
    onOpen(null)
    document.getElementById(lineControl(index))?.focus()
  }
  return (
    <li className="border-b border-hair py-2">
      <div className="flex flex-wrap items-start gap-x-3 phone:flex-nowrap">
        <span className="w-6 flex-none pt-1.5">
          <LineNumber line={index} />
        </span>
        <div className="min-w-0 flex-1 pt-1 max-phone:basis-[calc(100%-3rem)]">
          <p className="leading-snug font-semibold wrap-anywhere">{line.text}</p>
          <Reading line={line} grams={grams} calories={calories} diet={asked.diet} />
        </div>
        <div className="flex flex-none gap-x-5 phone:-mt-1 max-phone:basis-full max-phone:pl-9">
          {food && (
            <button
              id={swapControl(index)}
              type="button"
              aria-expanded={part === 'swap'}
              className={linkClass}
              onClick={() => toggle('swap')}
            >
              Swap<span className="sr-only">: {line.text}</span>
            </button>
          )}
          <button
            id={lineControl(index)}
            type="button"
            aria-expanded={part === 'name'}
            className={linkClass}
            onClick={() => toggle('name')}
          >
            Say what it is
            <span className="sr-only">: {line.text}</span>
          </button>
        </div>
      </div>
      <div className="pl-9">
        {onUndo && (
          <p className="mt-1 text-ui text-ink-2">
            You changed this line.{' '}
            <button type="button" className={linkClass} onClick={onUndo}>
              Undo<span className="sr-only"> the change to line {index + 1}</span>
            </button>
          </p>
        )}
        {part === 'name' && <CorrectLine text={line.text} busy={busy} onName={onName} onClose={close} />}
        {part === 'swap' && food && (
          <Suspense>
            <SwapText asked={asked} line={index} name={food.name} busy={busy} onSwap={onSwap} />
          </Suspense>
        )}
      </div>
    </li>
  )
}

const SwapText = lazyPart(async () => (await import('#client/features/check/swap-text.tsx')).SwapText)

/** The id of the button that opens a line, where the focus is after the line was changed. */
export const lineControl = (index: number) => `line-${index + 1}-control`

export const swapControl = (index: number) => `line-${index + 1}-swap`

/** Whether another food can be looked for in the place of its one. */
export const isSwappable = (line: LineReport): boolean => Boolean(onlyFood(line))

function onlyFood({ foods, alternatives }: LineReport) {
  const [only, ...more] = [...foods, ...alternatives]
  return more.length === 0 ? only?.food : undefined
}

const linkClass =
  'min-h-11 flex-none text-ui leading-tight text-ink-2 underline underline-offset-3 hover:text-ink hover:decoration-2'

interface ReadingProps {
  line: LineReport
  grams: number | null
  calories: number | null
  /** The diet that was asked about; '' for none. */
  diet: string
}

function Reading({ line, grams, calories, diet }: ReadingProps) {
  const named = [...line.foods, ...line.alternatives].flatMap(({ food }) => (food ? [food.name] : []))
  const weight =
    grams === null
      ? 'weight unknown'
      : `${gramsText(grams)}${calories === null ? '' : `, ${caloriesText(calories)} in total`}`
  const isUnread = !line.known && named.length === 0
  const of = (wanted: 'contains' | 'usually_contains') => allergensOfVerdict(line.allergens, wanted)
  const contains = of('contains')
  const usually = of('usually_contains')
  const broken = line.breaks.find((each) => optionKey(each.diet) === optionKey(diet))
  return (
    <div className="grid gap-0.5 text-ui leading-snug">
      {named.length > 0 && (
        <p className="num text-ink-2 wrap-anywhere">
          Read as {listText([...new Set(named)])}; {weight}
        </p>
      )}
      {named.length === 0 && line.known && <p className="num text-ink-2">{weight}</p>}
      {!line.known && (
        <Verdict kind="warns" small className="font-normal!">
          {isUnread ? 'We don’t recognize this' : 'We don’t recognize the rest of it'}
        </Verdict>
      )}
      {contains.length > 0 && (
        <Verdict kind="blocks" small>
          Contains {listText(contains)}
        </Verdict>
      )}
      {usually.length > 0 && (
        <Verdict kind="warns" small>
          {isUnread ? 'By its name, usually contains' : 'Usually contains'} {listText(usually)}: check the label
        </Verdict>
      )}
      {broken && !isUnread && (
        <Verdict kind="blocks" small>
          Not {words(broken.diet)}
        </Verdict>
      )}
      {line.notes.map((note) => (
        <p key={note} className="text-note text-ink-2">
          {note}
        </p>
      ))}
    </div>
  )
}
