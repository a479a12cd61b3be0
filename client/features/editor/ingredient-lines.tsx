import { Plus } from 'lucide-react'
import { type ClipboardEvent, type KeyboardEvent, useState } from 'react'
import { IngredientLine, ingredientId } from '#client/features/editor/ingredient-line.tsx'
import { changeRow, insertAfter, moveRow, pastedLines, removeRow } from '#client/features/editor/rows.ts'
import { useRowFocus } from '#client/features/editor/use-row-focus.ts'
import type { Eater, Reading } from '#client/features/editor/use-verified.ts'
import type { Row } from '#client/features/editor/written.ts'
import { Button } from '#client/ui/buttons/button.tsx'

interface LinesProps {
  lines: readonly Row[]
  onLines: (lines: Row[]) => void
  readings: ReadonlyMap<string, Reading>
  eater: Eater
  errors: ReadonlyMap<number, string>
}

const blank = { text: '' }

/**
 * One ingredient a line. Enter begins the next one, several pasted lines become several rows, Alt with the arrows moves a
 * row; beside each stands how it was read.
 */
export function IngredientLines({ lines, onLines, readings, eater, errors }: LinesProps) {
  const focus = useRowFocus(ingredientId)
  /** Unknown lines that stay as they are. */
  const [accepted, setAccepted] = useState<readonly string[]>([])
  const add = (after: number) => {
    const { rows, last } = insertAfter(lines, after, [blank])
    onLines(rows)
    focus(last)
  }
  const remove = (key: number) => {
    const { rows, next } = removeRow(lines, key, blank)
    onLines(rows)
    focus(next, true)
  }
  const move = (key: number, step: -1 | 1) => onLines(moveRow(lines, key, step))
  const hear = (event: KeyboardEvent<HTMLTextAreaElement>, { key, text }: Row, index: number) => {
    const step = ({ ArrowUp: -1, ArrowDown: 1 } as const)[event.key as 'ArrowUp' | 'ArrowDown']
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault()
      add(key)
    } else if (event.key === 'Backspace' && text === '' && lines.length > 1) {
      event.preventDefault()
      remove(key)
    } else if (step !== undefined) {
      event.preventDefault()
      if (event.altKey) {
        move(key, step)
        focus(key)
      } else {
        const other = lines[index + step]
        if (other) document.getElementById(ingredientId(other.key))?.focus()
      }
    }
  }
  const paste = (event: ClipboardEvent<HTMLTextAreaElement>, { key, text }: Row) => {
    const pasted = pastedLines(event.clipboardData.getData('text/plain'))
    if (!pasted) return
    event.preventDefault()
    const { rows, last } = insertAfter(
      lines,
      key,
      pasted.map((line) => ({ text: line })),
    )
    // an empty row makes room for what is pasted into it
    onLines(text.trim() === '' ? rows.filter((row) => row.key !== key) : rows)
    focus(last, true)
  }
  return (
    <div>
      <ol aria-label="Ingredients">
        {lines.map((line, index) => (
          <IngredientLine
            key={line.key}
            line={line}
            index={index}
            isLast={index === lines.length - 1}
            reading={readings.get(line.text.trim())}
            eater={eater}
            error={errors.get(line.key)}
            isAccepted={accepted.includes(line.text.trim())}
            onText={(text) => onLines(changeRow(lines, line.key, { text }))}
            onKeyDown={(event) => hear(event, line, index)}
            onPaste={(event) => paste(event, line)}
            onMove={(step) => move(line.key, step)}
            onRemove={() => remove(line.key)}
            onAccept={() => setAccepted([...accepted, line.text.trim()])}
          />
        ))}
      </ol>
      <Button className="mt-4 !min-h-11 !py-1.5 text-ui" onClick={() => add(lines.at(-1)?.key ?? 0)}>
        <Plus aria-hidden className="icon" />
        Add a line
      </Button>
    </div>
  )
}
