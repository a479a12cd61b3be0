import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useEffect, useRef, useState } from 'react'
import { foodSearch } from '#client/features/dishes/food-search.ts'
import { HelpLink } from '#client/features/words/help-link.tsx'
import { Button } from '#client/ui/buttons/button.tsx'
import { TextField } from '#client/ui/fields/field.tsx'
import { shortText } from '#domain/cut-text.ts'

interface CorrectLineProps {
  text: string
  busy: boolean
  onName: (name: string) => void
  onClose: () => void
}

/** Foods to choose from while one types; a click puts the food into the line, Enter the first of them, Esc closes. */
export function CorrectLine({ text, busy, onName, onClose }: CorrectLineProps) {
  const [typed, setTyped] = useState('')
  const asked = useDeferredValue(typed.trim())
  const { data: found = [], error, isFetching, isPlaceholderData } = useQuery(foodSearch(asked))
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])
  const foods = asked === '' ? [] : found
  const isSettled = !isFetching && !isPlaceholderData
  return (
    <form
      className="mt-2 mb-2 grid gap-3 rounded-ctl bg-well p-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (foods[0] && isSettled && !busy) onName(foods[0].name)
      }}
    >
      <TextField
        ref={input}
        label={`What is “${shortText(text, 81)}”?`}
        hint="Start typing a food, such as oat milk"
        autoComplete="off"
        maxLength={100}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && onClose()}
      />
      <output className={foods.length > 0 ? 'sr-only' : 'note'}>{saidOf(asked, foods.length, isSettled, error)}</output>
      {asked !== '' && isSettled && foods.length === 0 && (
        <HelpLink to="wrong-check" newWindow>
          What can I do if a check is wrong?
        </HelpLink>
      )}
      {foods.length > 0 && (
        <ul aria-label="Foods" className="flex flex-wrap gap-2">
          {foods.map(({ id, name }) => (
            <li key={id}>
              <Button className="!min-h-11 !px-3.5 !py-1 text-ui" busy={busy} onClick={() => onName(name)}>
                It’s {name}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </form>
  )
}

function saidOf(asked: string, count: number, isSettled: boolean, error: unknown): string {
  if (asked === '') return ''
  if (error) return 'We couldn’t look up the foods. Please try again.'
  if (count === 1) return '1 food found. Press Enter to choose it.'
  if (count > 1) return `${count} foods to choose from. Press Enter to choose the first.`
  return isSettled ? 'We have no food by that name. Try a plainer word, such as “cream” or “lentils.”' : ''
}
