import { useQuery } from '@tanstack/react-query'
import { type SyntheticEvent, useId, useState } from 'react'
import {
  countText,
  useMakeCollection,
  usePlace,
} from '#client/features/recipes/library/collections/collection-queries.ts'
import { collectionsOfQuery } from '#client/features/recipes/library/collections/collections-of-query.ts'
import { collectionsQuery } from '#client/features/recipes/library/queries.ts'
import { Button } from '#client/ui/buttons/button.tsx'
import { TextField } from '#client/ui/fields/field.tsx'
import { Dialog } from '#client/ui/overlays/dialog.tsx'

/** Puts recipes into a collection by hand, one that is there or a new one. */
export function PickCollection({
  recipeIds,
  onDone,
  onClose,
}: {
  recipeIds: readonly number[]
  onDone: () => void
  onClose: () => void
}) {
  const form = useId()
  const { data } = useQuery(collectionsQuery)
  const byHand = data?.filter(({ rule }) => rule === null) ?? []
  const one = recipeIds.length === 1 ? recipeIds[0] : undefined
  const { data: holding = [] } = useQuery({ ...collectionsOfQuery(one ?? 0), enabled: one !== undefined })
  const isIn = (collection: number) => holding.some(({ id }) => id === collection)
  const [chosen, setChosen] = useState<number | 'new'>()
  const [name, setName] = useState('')
  const [isTried, setIsTried] = useState(false)
  const choice = chosen ?? byHand.find(({ id }) => !isIn(id))?.id ?? 'new'
  const place = usePlace(onDone)
  const make = useMakeCollection(onDone)
  const isBusy = place.isPending || make.isPending
  const isMissing = choice === 'new' && name.trim() === ''
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    setIsTried(true)
    if (isBusy || isMissing) return
    const there = byHand.find(({ id }) => id === choice)
    if (there) place.mutate({ ...there, recipeIds, isIn: true })
    else make.mutate({ name: name.trim(), recipeIds: [...recipeIds] })
  }
  const option = (value: number | 'new', label: string, note?: string, isOff = false) => (
    <label key={value} className="flex min-h-12 items-center gap-3 border-b border-hair py-2 leading-snug">
      <input
        type="radio"
        name="collection"
        checked={choice === value}
        disabled={isOff}
        onChange={() => setChosen(value)}
        className="size-5 flex-none accent-tomato"
      />
      <span className="min-w-0 flex-1 font-semibold wrap-anywhere">{label}</span>
      {note && <span className="note num">{note}</span>}
    </label>
  )
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="narrow"
      title={one === undefined ? `Add ${countText(recipeIds.length)} to a collection` : 'Add to a collection'}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={form} look="go" busy={isBusy}>
            Add to collection
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} noValidate className="grid gap-5 px-5 py-5 tablet:px-8">
        {byHand.length > 0 && (
          <fieldset>
            <legend className="sr-only">Collections</legend>
            {byHand.map(({ id, name: label, recipes }) =>
              option(id, label, isIn(id) ? 'Already in it' : countText(recipes ?? 0), isIn(id)),
            )}
            {option('new', 'New collection')}
          </fieldset>
        )}
        {choice === 'new' && (
          <TextField
            label="Name"
            maxLength={60}
            autoComplete="off"
            value={name}
            error={isTried && isMissing ? 'Please name the collection' : undefined}
            onChange={({ target }) => setName(target.value)}
          />
        )}
      </form>
    </Dialog>
  )
}
