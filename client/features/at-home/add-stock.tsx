import { Plus } from 'lucide-react'
import { type SyntheticEvent, useRef, useState } from 'react'
import { isSignedOut, issueAt, sentenceOf } from '#client/failure.ts'
import { useAddStock } from '#client/features/at-home/queries.ts'
import { UseByField } from '#client/features/at-home/use-by-field.tsx'
import { Button } from '#client/ui/buttons/button.tsx'
import { FormError, TextField } from '#client/ui/fields/field.tsx'
import { capital } from '#client/wording.ts'

/** Adds what is typed, '2 lb chicken thighs', with Enter; the field is ready for the next at once. */
export function AddStock() {
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [useBy, setUseBy] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const [added, setAdded] = useState('')
  const add = useAddStock(({ name }) => {
    setAdded(`Added: ${capital(name)}`)
    setText('')
    setUseBy('')
    field.current?.focus()
  })
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    setAdded('')
    const isEmpty = text.trim() === ''
    setIsMissing(isEmpty)
    if (isEmpty) field.current?.focus()
    else add.mutate({ text, useBy: useBy || null })
  }
  const issue = {
    text: isMissing ? 'Please enter what you have' : issueAt(add.error, 'text'),
    useBy: issueAt(add.error, 'useBy'),
  }
  return (
    <form
      onSubmit={submit}
      noValidate
      className="mb-6 grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-2.5 gap-y-4 border-b border-hair pb-6 tablet:mb-9 tablet:pb-8 tablet:grid-cols-[minmax(0,36rem)_200px_max-content]"
    >
      <TextField
        ref={field}
        label="Add what you have"
        className="max-tablet:col-span-2"
        placeholder="2 lb chicken thighs"
        maxLength={200}
        autoComplete="off"
        enterKeyHint="done"
        value={text}
        error={issue.text}
        onChange={({ target }) => setText(target.value)}
      />
      <UseByField value={useBy} error={issue.useBy} onChange={setUseBy} />
      <Button type="submit" look="go" busy={add.isPending} className="mt-[26px]">
        <Plus aria-hidden className="icon" />
        Add
      </Button>
      {add.isError && !issue.text && !issue.useBy && !isSignedOut(add.error) && (
        <div className="col-span-full">
          <FormError>{sentenceOf(add.error)}</FormError>
        </div>
      )}
      <output className="sr-only">{added}</output>
    </form>
  )
}
