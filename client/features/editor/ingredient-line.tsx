import { clsx } from 'clsx'
import { type ClipboardEvent, type KeyboardEvent, useState } from 'react'
import { lineNaming } from '#client/features/check/checked-text.ts'
import { CorrectLine } from '#client/features/check/correct-line.tsx'
import { looksLike } from '#client/features/check/near-name.ts'
import { type LineWords, lineWords } from '#client/features/editor/line-words.ts'
import { RowButtons } from '#client/features/editor/row-buttons.tsx'
import type { Eater, Reading } from '#client/features/editor/use-verified.ts'
import type { Row } from '#client/features/editor/written.ts'
import { LineNumber } from '#client/features/verified/line-number.tsx'
import { Button } from '#client/ui/buttons/button.tsx'
import { FieldError } from '#client/ui/fields/field-error.tsx'
import { Verdict } from '#client/ui/signs/verdict.tsx'
import { capital } from '#client/wording.ts'

interface LineProps {
  line: Row
  index: number
  isLast: boolean
  /** How it was read; undefined while it is being typed. */
  reading: Reading | undefined
  eater: Eater
  error: string | undefined
  /** Whether it stays although we don’t know it. */
  isAccepted: boolean
  onText: (text: string) => void
  onKeyDown: (event: KeyboardEvent<HTMLTextAreaElement>) => void
  onPaste: (event: ClipboardEvent<HTMLTextAreaElement>) => void
  onMove: (step: -1 | 1) => void
  onRemove: () => void
  onAccept: () => void
}

/** One line of the list: what the cook types, and under it what we read. */
export function IngredientLine({ line, index, reading, eater, error, ...rest }: LineProps) {
  const { isLast, isAccepted, onText, onKeyDown, onPaste, onMove, onRemove, onAccept } = rest
  const id = ingredientId(line.key)
  const name = `line ${index + 1}`
  const isOnly = index === 0 && isLast
  const read = reading && !reading.report.heading ? lineWords(reading, eater) : undefined
  return (
    <li className="group py-1.5">
      <div className="grid grid-cols-[1.5rem_minmax(0,1fr)] items-start gap-x-2">
        <span className="pt-3">
          <LineNumber line={index} />
        </span>
        <div className="@container relative min-w-0">
          <textarea
            id={id}
            rows={1}
            aria-label={`Ingredient, ${name}`}
            aria-invalid={error ? true : undefined}
            aria-describedby={`${id}-weight ${id}-read`}
            autoComplete="off"
            maxLength={300}
            placeholder={index === 0 ? '2 onions, sliced' : undefined}
            value={line.text}
            onChange={(event) => onText(event.target.value.replaceAll('\n', ' '))}
            onKeyDown={onKeyDown}
            onPaste={onPaste}
            className="input field-sizing-content block min-w-0 resize-none @min-[14rem]:pr-28 phone:pointer-fine:pr-36"
          />
          <p
            id={`${id}-weight`}
            className={clsx(
              'num pointer-events-none text-note text-ink-2 @min-[14rem]:absolute @min-[14rem]:top-3.5 @min-[14rem]:right-12',
              // the buttons stand in its place
              !isOnly && 'phone:pointer-fine:group-focus-within:opacity-0 phone:pointer-fine:group-hover:opacity-0',
            )}
          >
            {read?.weight}
          </p>
          <RowButtons
            {...{ name, isLast, onMove, onRemove }}
            isFirst={index === 0}
            className="phone:pointer-fine:top-0.5 phone:pointer-fine:right-1"
          />
        </div>
        <div id={`${id}-read`} className="col-start-2 min-w-0">
          {error && <FieldError className="mt-1">{error}</FieldError>}
          {reading?.report.heading && <p className="note mt-1">A heading inside the list</p>}
          {read && <WhatWeRead {...read} />}
        </div>
      </div>
      {reading && !reading.report.known && !reading.report.heading && (
        <Unknown
          // another text is another question
          key={line.text}
          reading={reading}
          isAccepted={isAccepted}
          onName={(food) => onText(lineNaming(reading.report, food))}
          onAccept={onAccept}
          onClose={() => document.getElementById(id)?.focus()}
        />
      )}
    </li>
  )
}

export const ingredientId = (key: number) => `ingredient-${key}`

function WhatWeRead({ read, alarms, remarks }: LineWords) {
  return (
    <div className="mt-1.5 grid gap-0.5 text-ui leading-snug empty:hidden">
      {read !== '' && <p className="num text-ink-2 wrap-anywhere">{read}</p>}
      {alarms.map(({ kind, words }) => (
        <Verdict key={words} kind={kind} small>
          {words}
        </Verdict>
      ))}
      {remarks.length > 0 && <p className="note wrap-anywhere">{remarks.map(capital).join('. ')}</p>}
    </div>
  )
}

interface UnknownProps {
  reading: Reading
  isAccepted: boolean
  onName: (food: string) => void
  onAccept: () => void
  onClose: () => void
}

/** A food that we don’t know is asked about: the nearest one, any other by its name, or it stays as it is. */
function Unknown({ reading: { report, isCounted }, isAccepted, onName, onAccept, onClose }: UnknownProps) {
  const [isNaming, setIsNaming] = useState(false)
  const unread = report.foods.find(({ food }) => !food)
  const nearest = unread?.nearest && looksLike(unread.words, unread.nearest.name) ? unread.nearest.name : null
  const close = () => {
    setIsNaming(false)
    onClose()
  }
  return (
    <div className={clsx('mt-1 ml-8', !isAccepted && 'border-l-3 border-saffron pl-3')}>
      <p className="text-ui leading-snug">
        {isAccepted ? (
          <span className="text-ink-2">
            Kept as is. It could contain anything{isCounted ? '.' : ', and the figures leave it out.'}
          </span>
        ) : (
          <Verdict kind="warns" small>
            {nearest ? `We don’t recognize this. Did you mean ${nearest}?` : 'We don’t recognize this. What is it?'}
          </Verdict>
        )}
      </p>
      <div className="mt-1.5 flex flex-wrap gap-2">
        {!isAccepted && nearest && (
          <Button className={smallClass} onClick={() => onName(nearest)}>
            Yes, {nearest}
          </Button>
        )}
        <Button className={smallClass} aria-expanded={isNaming} onClick={() => setIsNaming(!isNaming)}>
          {nearest && !isAccepted ? 'Something else' : 'Say what it is'}
        </Button>
        {!isAccepted && (
          <Button className={smallClass} onClick={onAccept}>
            Keep as is
          </Button>
        )}
      </div>
      {isNaming && <CorrectLine text={report.text} busy={false} onName={onName} onClose={close} />}
    </div>
  )
}

const smallClass = '!min-h-11 !px-3.5 !py-1 text-ui'
