import { Plus } from 'lucide-react'
import { type ClipboardEvent, type KeyboardEvent } from 'react'
import { RowButtons } from '#client/features/editor/row-buttons.tsx'
import { changeRow, insertAfter, moveRow, pastedLines, removeRow } from '#client/features/editor/rows.ts'
import { useRowFocus } from '#client/features/editor/use-row-focus.ts'
import { blankStep, type StepRow } from '#client/features/editor/written.ts'
import { Button } from '#client/ui/buttons/button.tsx'
import { FieldError } from '#client/ui/fields/field-error.tsx'

interface StepsProps {
  steps: readonly StepRow[]
  onSteps: (steps: StepRow[]) => void
  errors: ReadonlyMap<number, string>
}

/** The method: a text and its minutes a step. Enter begins the next step, Shift with Enter a new line. */
export function StepRows({ steps, onSteps, errors }: StepsProps) {
  const focus = useRowFocus(stepId)
  const add = (after: number) => {
    const { rows, last } = insertAfter(steps, after, [blankStep])
    onSteps(rows)
    focus(last)
  }
  const remove = (key: number) => {
    const { rows, next } = removeRow(steps, key, blankStep)
    onSteps(rows)
    focus(next, true)
  }
  const hear = (event: KeyboardEvent<HTMLTextAreaElement>, { key, text }: StepRow) => {
    const step = ({ ArrowUp: -1, ArrowDown: 1 } as const)[event.key as 'ArrowUp' | 'ArrowDown']
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) {
      event.preventDefault()
      add(key)
    } else if (event.key === 'Backspace' && text === '' && steps.length > 1) {
      event.preventDefault()
      remove(key)
    } else if (event.altKey && step !== undefined) {
      event.preventDefault()
      onSteps(moveRow(steps, key, step))
      focus(key)
    }
  }
  const paste = (event: ClipboardEvent<HTMLTextAreaElement>, { key, text }: StepRow) => {
    const pasted = pastedLines(event.clipboardData.getData('text/plain'))
    if (!pasted || pasted.length < 2) return
    event.preventDefault()
    const { rows, last } = insertAfter(
      steps,
      key,
      pasted.map((line) => ({ ...blankStep, text: line })),
    )
    onSteps(text.trim() === '' ? rows.filter((row) => row.key !== key) : rows)
    focus(last, true)
  }
  return (
    <div>
      <ol aria-label="Steps">
        {steps.map((step, index) => (
          <li key={step.key} className="group grid grid-cols-[2.25rem_minmax(0,1fr)] items-start gap-x-3 py-2.5">
            <span aria-hidden className="serif pt-1 text-[2.25rem] leading-none font-[380] text-tomato-ink">
              {index + 1}
            </span>
            <div className="@container grid gap-2">
              <div className="relative">
                <textarea
                  id={stepId(step.key)}
                  aria-label={`Step ${index + 1}`}
                  aria-invalid={errors.has(step.key) ? true : undefined}
                  aria-describedby={`${stepId(step.key)}-error`}
                  rows={2}
                  placeholder={index === 0 ? 'Cook the onions in the butter until golden' : undefined}
                  maxLength={2000}
                  value={step.text}
                  onChange={(event) => onSteps(changeRow(steps, step.key, { text: event.target.value }))}
                  onKeyDown={(event) => hear(event, step)}
                  onPaste={(event) => paste(event, step)}
                  className="input field-sizing-content block min-h-[calc(2lh+25px)] resize-none @min-[14rem]:min-h-[calc(1lh+62px)] @min-[14rem]:pb-12"
                />
                {/* at the foot of the box, where there is room */}
                <div className="relative flex flex-wrap items-center px-3.5 @min-[14rem]:absolute @min-[14rem]:inset-x-0 @min-[14rem]:bottom-0 @min-[14rem]:min-h-12 @min-[14rem]:pr-1">
                  <label className="inline-flex min-h-11 items-center gap-2 text-ui text-ink-2">
                    <input
                      inputMode="decimal"
                      autoComplete="off"
                      aria-label={`Minutes for step ${index + 1}`}
                      maxLength={6}
                      value={step.minutes}
                      onChange={(event) => onSteps(changeRow(steps, step.key, { minutes: event.target.value }))}
                      className="minutes num"
                    />
                    min
                  </label>
                  <RowButtons
                    name={`step ${index + 1}`}
                    isFirst={index === 0}
                    isLast={index === steps.length - 1}
                    onMove={(way) => onSteps(moveRow(steps, step.key, way))}
                    onRemove={() => remove(step.key)}
                    className="phone:pointer-fine:top-0.5 phone:pointer-fine:right-0.5"
                  />
                </div>
              </div>
              {errors.has(step.key) && <FieldError id={`${stepId(step.key)}-error`}>{errors.get(step.key)}</FieldError>}
            </div>
          </li>
        ))}
      </ol>
      <Button className="mt-4 !min-h-11 !py-1.5 text-ui" onClick={() => add(steps.at(-1)?.key ?? 0)}>
        <Plus aria-hidden className="icon" />
        Add a step
      </Button>
    </div>
  )
}

export const stepId = (key: number) => `step-${key}`
