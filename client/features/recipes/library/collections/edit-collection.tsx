import { useQuery } from '@tanstack/react-query'
import { type SyntheticEvent, useId, useState } from 'react'
import { countText, useChangeCollection } from '#client/features/recipes/library/collections/collection-queries.ts'
import { ruleOf, withChange } from '#client/features/recipes/library/filters/criteria.ts'
import { FilterFields } from '#client/features/recipes/library/filters/filter-fields.tsx'
import type { LibrarySearch } from '#client/features/recipes/library/library-search.ts'
import { countsQuery } from '#client/features/recipes/library/queries.ts'
import { Button } from '#client/ui/buttons/button.tsx'
import { FormError, TextField } from '#client/ui/fields/field.tsx'
import { Dialog } from '#client/ui/overlays/dialog.tsx'
import type { CollectionRule } from '#contract/recipes/collection-rule.ts'
import type { Collection } from '#contract/recipes/collections.ts'

/** Changes the name and the filters of a collection that fills itself, and says how many recipes fit meanwhile. */
export function EditCollection({
  collection: { id, name },
  rule,
  onChanged,
  onClose,
}: {
  collection: Collection
  /** Its filters. */
  rule: CollectionRule
  onChanged: (changed: Collection) => void
  onClose: () => void
}) {
  const form = useId()
  const [typed, setTyped] = useState(name)
  const [words, setWords] = useState(rule.q ?? '')
  const [filters, setFilters] = useState<LibrarySearch>(rule)
  const draft = ruleOf(withChange(filters, { q: words.trim() }))
  const [isTried, setIsTried] = useState(false)
  const change = useChangeCollection(onChanged)
  const { data: counts } = useQuery(countsQuery(draft))
  const isNameless = typed.trim() === ''
  const isEverything = Object.keys(draft).length === 0
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    setIsTried(true)
    if (!isNameless && !isEverything && !change.isPending) change.mutate({ id, name: typed.trim(), rule: draft })
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="narrow"
      title="Edit collection"
      footer={
        <>
          <div className="mr-auto">
            {isTried && isEverything ? (
              <FormError>Please choose at least one filter</FormError>
            ) : (
              <output className="num text-ui text-ink-2">
                {counts && !isEverything && `${countText(counts.recipes)} in it`}
              </output>
            )}
          </div>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={form} look="go" busy={change.isPending}>
            Save
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} noValidate className="grid gap-6 px-5 py-6 tablet:px-8">
        <TextField
          label="Name"
          maxLength={60}
          autoComplete="off"
          value={typed}
          error={isTried && isNameless ? 'Please name the collection' : undefined}
          onChange={({ target }) => setTyped(target.value)}
        />
        <TextField
          label="Search for"
          optional
          hint="Words that the recipes contain"
          maxLength={200}
          autoComplete="off"
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
        <FilterFields search={draft} onChange={(changed) => setFilters(withChange(filters, changed))} />
      </form>
    </Dialog>
  )
}
