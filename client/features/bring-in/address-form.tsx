import { useNavigate } from '@tanstack/react-router'
import { type SubmitEvent, useState } from 'react'
import { api } from '#client/api.ts'
import { sentenceOf } from '#client/failure.ts'
import { broughtWords } from '#client/features/check/pasted-text.ts'
import { paths } from '#client/paths.ts'
import { Button } from '#client/ui/buttons/button.tsx'
import { TextField } from '#client/ui/fields/field.tsx'
import { useSingle } from '#client/use-single.ts'

/** The address of a page with a recipe on it; what is read goes into the form, to be looked over. */
export function AddressForm() {
  const navigate = useNavigate()
  const [address, setAddress] = useState('')
  const [wrong, setWrong] = useState<string>()
  const read = useSingle({ mutationFn: (given: string) => api.imports.readAddress({ body: { address: given } }) })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const isEmpty = address.trim() === ''
    setWrong(isEmpty ? 'Please paste the address of a recipe' : undefined)
    if (isEmpty) return document.getElementById(field)?.focus()
    read.mutate(address, {
      onSuccess: (words) => {
        broughtWords.keep(JSON.stringify(words))
        void navigate(paths.newRecipe({ paste: 'page' }))
      },
      onError: (error) => {
        setWrong(sentenceOf(error))
        document.getElementById(field)?.focus()
      },
    })
  }
  return (
    <form noValidate onSubmit={submit} className="flex grow flex-col gap-4">
      <p className="max-w-prose text-ink-2">
        The page for a single recipe. You can look the recipe over before it’s saved.
      </p>
      <TextField
        id={field}
        label="Web address"
        type="url"
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        placeholder="https://"
        maxLength={2000}
        value={address}
        error={wrong}
        onChange={({ target: { value } }) => setAddress(value)}
      />
      <Button type="submit" look="go" busy={read.isPending} className="mt-auto self-start">
        {read.isPending ? 'Reading the page…' : 'Read the page'}
      </Button>
    </form>
  )
}

const field = 'recipe-address'
