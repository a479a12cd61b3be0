import { Plus } from 'lucide-react'
import { type SyntheticEvent, useRef, useState } from 'react'
import { changeList } from '#client/features/list-keeping/waiting.ts'
import { randomId } from '#client/features/list-keeping/waiting-changes.ts'
import { Button } from '#client/ui/buttons/button.tsx'
import { TextField } from '#client/ui/fields/field.tsx'
import type { ShoppingList } from '#contract/shopping/shopping.ts'
import { cutText } from '#domain/cut-text.ts'

const mostSigns = 300

/** Adds what is typed, '2 milk', with Enter; the field is ready for the next at once. Several lines that are pasted are several items. */
export function AddItem({ list }: { list: ShoppingList }) {
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [added, setAdded] = useState('')
  const add = (texts: readonly string[]) => {
    const wanted = texts.map((line) => cutText(line.trim(), mostSigns)).filter(Boolean)
    if (wanted.length > 0)
      changeList(
        list,
        wanted.map((line) => ({ kind: 'add', item: randomId(), text: line })),
      )
    setAdded(wanted.length > 0 ? `Added: ${wanted.join(', ')}` : '')
    setText('')
    field.current?.focus()
  }
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    add([text])
  }
  return (
    <form onSubmit={submit} className="flex items-end gap-2.5 print:hidden">
      <TextField
        ref={field}
        label="Add to the list"
        className="flex-1 *:first:sr-only"
        placeholder="Add: 6 eggs"
        maxLength={mostSigns}
        autoComplete="off"
        enterKeyHint="done"
        value={text}
        onChange={({ target }) => setText(target.value)}
        onPaste={(event) => {
          const lines = event.clipboardData.getData('text').split(/\r?\n/).map(unmarked).filter(Boolean)
          if (lines.length < 2 || lines.length > 100 || text.trim() !== '') return
          event.preventDefault()
          add(lines)
        }}
      />
      <Button type="submit">
        <Plus aria-hidden className="icon" />
        Add
      </Button>
      <output className="sr-only">{added}</output>
    </form>
  )
}

/** Lists that people send each other have a sign before every line. */
const unmarked = (line: string) => line.replace(/^\s*(?:[-*•·–☐☑]|\[[ x]?\])\s*/i, '').trim()
