import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useEffect, useRef, useState } from 'react'
import { foodSearch } from '#client/features/check/queries.ts'
import { Button } from '#client/ui/button.tsx'
import { TextField } from '#client/ui/field.tsx'

/** Foods to choose from while one types; a click puts the food into the line. */
export function CorrectLine({ text, onName }: { text: string; onName: (name: string) => void }) {
  const [typed, setTyped] = useState('')
  const asked = useDeferredValue(typed.trim())
  const { data: found = [], isPlaceholderData } = useQuery(foodSearch(asked))
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])
  const foods = asked === '' ? [] : found
  return (
    <form
      className="mt-2 grid gap-3 rounded-ctl bg-well p-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (foods[0] && !isPlaceholderData) onName(foods[0].name)
      }}
    >
      <TextField
        ref={input}
        label={`What is “${text}”?`}
        hint="Type the beginning of a food, such as “oat m”."
        autoComplete="off"
        maxLength={100}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <div role="status" className="grid gap-2">
        {asked !== '' && foods.length === 0 && <p className="note">No food of our table begins like that.</p>}
        {foods.length > 0 && (
          <ul aria-label="Foods" className="flex flex-wrap gap-2">
            {foods.map(({ id, name }) => (
              <li key={id}>
                <Button className="!min-h-11 !px-3.5 !py-1 text-ui" onClick={() => onName(name)}>
                  This is {name}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </form>
  )
}
