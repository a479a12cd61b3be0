import { Suspense, useEffect, useRef, useState } from 'react'
import { codeOf } from '#client/failure.ts'
import { longestNotes } from '#client/features/recipes/own-words/longest-notes.ts'
import { useWriteNotes } from '#client/features/recipes/own-words/queries.ts'
import { atHand } from '#client/features/recipes/spread/at-hand.ts'
import { lazyPart } from '#client/lazy-part.ts'
import { Button } from '#client/ui/button.tsx'
import type { Recipe } from '#contract/recipe.ts'

const NotesForm = lazyPart(async () => (await atHand.notes()).NotesForm)

/** The cook's notes, for herself alone. What is typed stays open until it is saved or given up. */
export function OwnNotes({ recipe }: { recipe: Recipe }) {
  const [typed, setTyped] = useState<string | null>(null)
  const [began, setBegan] = useState('')
  const write = useWriteNotes(recipe)
  const opener = useRef<HTMLButtonElement>(null)
  const isOpen = typed !== null
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    // who went on meanwhile stays where she is
    if (!isOpen && wasOpen.current && document.activeElement === document.body) opener.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  const open = () => {
    write.reset()
    setBegan(recipe.cookNotes)
    setTyped(recipe.cookNotes)
  }
  const isChanged = codeOf(write.error) === 'changed_elsewhere'
  if (isChanged && recipe.cookNotes !== began) {
    // both stay, one under the other
    setBegan(recipe.cookNotes)
    setTyped(`${typed ?? ''}\n\n${recipe.cookNotes}`.slice(0, longestNotes))
  }
  if (typed === null)
    return (
      <div className="grid w-full justify-items-start gap-2">
        {recipe.cookNotes !== '' && (
          <p className="max-w-prose leading-relaxed whitespace-pre-wrap wrap-anywhere">{recipe.cookNotes}</p>
        )}
        <Button ref={opener} className="!min-h-11 !px-3.5 !py-1 text-ui print:hidden" onClick={open}>
          {recipe.cookNotes === '' ? 'Add a note' : 'Change the note'}
        </Button>
      </div>
    )
  return (
    <Suspense>
      <NotesForm
        typed={typed}
        onTyped={setTyped}
        isUntouched={typed === recipe.cookNotes}
        error={write.error}
        isSending={write.isPending}
        onSave={() => write.mutate({ cookNotes: typed, began }, { onSuccess: () => setTyped(null) })}
        onCancel={() => setTyped(null)}
      />
    </Suspense>
  )
}
