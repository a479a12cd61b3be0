import { Plus, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { type Kitchen, withPiece } from '#client/features/settings/kitchen/kitchen-pieces.ts'
import { Button } from '#client/ui/buttons/button.tsx'
import { TextField } from '#client/ui/fields/field.tsx'
import { capital } from '#client/wording.ts'

/** Pieces that are on no checklist: typed, added by Enter, taken away again. */
export function OwnPieces({ kitchen, onChange }: { kitchen: Kitchen; onChange: (kitchen: Kitchen) => void }) {
  const field = useRef<HTMLInputElement>(null)
  const [name, setName] = useState('')
  const [wrong, setWrong] = useState<string>()
  const [said, setSaid] = useState('')
  const place = useRef<HTMLDivElement>(null)
  // clear of the bar that saves
  useEffect(() => {
    if (wrong) place.current?.scrollIntoView({ block: 'nearest' })
  }, [wrong])
  const add = () => {
    const changed = withPiece(kitchen, name)
    if ('error' in changed) return setWrong(changed.error)
    onChange(changed)
    setSaid(changed.own === kitchen.own ? `${name.trim()} is selected in the list above.` : `${name.trim()} was added.`)
    setName('')
  }
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="sr-only">Your own equipment</legend>
      <div ref={place} className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3 text-ui leading-snug">
        <TextField
          ref={field}
          label="Another piece of equipment"
          placeholder="Tagine"
          autoComplete="off"
          maxLength={60}
          value={name}
          error={wrong}
          onChange={(event) => {
            setName(event.target.value)
            setWrong(undefined)
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
            // the form is not sent by it
            event.preventDefault()
            add()
          }}
        />
        <Button onClick={add} className="mt-[calc(1lh+6px)]">
          <Plus aria-hidden className="icon" />
          Add
        </Button>
      </div>
      <output className="sr-only">{said}</output>
      {kitchen.own.length > 0 && (
        <ul aria-label="Your own equipment" className="flex flex-wrap gap-2">
          {kitchen.own.map((piece) => (
            <li key={piece} className="min-w-0">
              <button
                type="button"
                aria-label={`Remove: ${piece}`}
                onClick={() => {
                  onChange({ ...kitchen, own: kitchen.own.filter((each) => each !== piece) })
                  field.current?.focus()
                }}
                className="inline-flex min-h-11 items-center gap-2 rounded-full border-[1.5px] border-ink bg-ink max-w-full py-1.5 pr-3 pl-3.5 text-left text-ui leading-tight font-medium text-paper hover:opacity-80"
              >
                <span className="min-w-0 wrap-anywhere">{capital(piece)}</span>
                <X aria-hidden className="icon-small flex-none" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </fieldset>
  )
}
