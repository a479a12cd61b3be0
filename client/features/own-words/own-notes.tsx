import { useEffect, useRef, useState } from 'react'
import { codeOf, sentenceOf } from '#client/failure.ts'
import { useWriteNotes } from '#client/features/own-words/queries.ts'
import { Button } from '#client/ui/buttons/button.tsx'
import { TextButton } from '#client/ui/buttons/text-button.tsx'
import { FormError, TextAreaField } from '#client/ui/fields/field.tsx'
import type { Recipe } from '#contract/recipes/recipe.ts'
import { cutText } from '#domain/cut-text.ts'

/** The cook's notes, which nobody else sees. What is typed stays open until it is saved or given up. */
export function OwnNotes({
  recipe,
  isToldAbove,
}: {
  recipe: Recipe
  /** On the page of a recipe they stand over its ingredients too; over another page they do not. */
  isToldAbove: boolean
}) {
  const [typed, setTyped] = useState<string | null>(null)
  const [began, setBegan] = useState('')
  const write = useWriteNotes(recipe)
  const field = useRef<HTMLTextAreaElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const isOpen = typed !== null
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    if (isOpen && !wasOpen.current) field.current?.focus()
    // the focus moves back only if the cook has not gone on to something else
    if (!isOpen && wasOpen.current && document.activeElement === document.body) opener.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  const open = () => {
    write.reset()
    setBegan(recipe.cookNotes)
    setTyped(recipe.cookNotes)
  }
  // it stands over the ingredients, whole
  const isShort =
    isToldAbove &&
    recipe.cookNotes !== '' &&
    recipe.cookNotes.length <= 120 &&
    recipe.cookNotes.trim().split('\n').length <= 3
  const isChanged = codeOf(write.error) === 'changed_elsewhere'
  if (isChanged && recipe.cookNotes !== began) {
    // both stay, one under the other
    setBegan(recipe.cookNotes)
    setTyped(cutText(`${typed ?? ''}\n\n${recipe.cookNotes}`, longest))
  }
  if (typed === null)
    return (
      <>
        <div>
          {recipe.cookNotes !== '' && !isShort && (
            <p className="max-w-prose min-w-0 flex-1 leading-relaxed whitespace-pre-wrap wrap-anywhere">
              {recipe.cookNotes}
            </p>
          )}
          <TextButton ref={opener} className="print:hidden" onClick={open}>
            {recipe.cookNotes === '' ? 'Add a note' : 'Edit note'}
          </TextButton>
        </div>
        {isShort && <p className="whitespace-pre-wrap wrap-anywhere not-print:hidden">{recipe.cookNotes}</p>}
      </>
    )
  return (
    <form
      className="grid w-full gap-3 print:hidden"
      onSubmit={(event) => {
        event.preventDefault()
        if (!write.isPending) write.mutate({ cookNotes: typed, began }, { onSuccess: () => setTyped(null) })
      }}
    >
      <TextAreaField
        ref={field}
        label="Your notes"
        hint="What you changed, who liked it, what to do next time. Only you can see your notes."
        rows={5}
        maxLength={longest}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.form?.requestSubmit()
          if (event.key !== 'Escape' || typed !== recipe.cookNotes) return
          event.stopPropagation()
          setTyped(null)
        }}
      />
      {write.error && (
        <FormError>
          {isChanged
            ? 'The notes were changed in another tab or on another device in the meantime. Both versions are here: keep what you want.'
            : sentenceOf(write.error)}
        </FormError>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="go" busy={write.isPending}>
          Save note
        </Button>
        <Button onClick={() => setTyped(null)}>Cancel</Button>
      </div>
    </form>
  )
}

const longest = 10_000
