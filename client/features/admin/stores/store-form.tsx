import { type FormEvent, useState } from 'react'
import { issueAt } from '#client/failure.ts'
import { HistoryOf } from '#client/features/admin/audit/history-of.tsx'
import { useCorrectStore, useResetStore } from '#client/features/admin/stores/queries.ts'
import { dayText } from '#client/features/desk/admin-words.ts'
import { Button, TextAnchor } from '#client/ui/buttons/button.tsx'
import { TextField } from '#client/ui/fields/field.tsx'
import type { DeliveryStore } from '#contract/shopping/delivery.ts'
import { storePage, storeSearch } from '#contract/shopping/store-address.ts'

/** Where a store's links lead: to be tried, corrected, said to work, and reset. */
export function StoreForm({ store }: { store: DeliveryStore }) {
  const [fields, setFields] = useState(store)
  const [today] = useState(() => new Date().toISOString().slice(0, 10))
  const correct = useCorrectStore()
  const { service, lastChecked } = store
  const field = (name: 'name' | 'orderUrl' | 'searchUrl') => ({
    value: fields[name],
    error: issueAt(correct.error, name),
    maxLength: name === 'name' ? 60 : 300,
    onChange: ({ target }: { target: { value: string } }) => setFields({ ...fields, [name]: target.value }),
  })
  const isChanged = (['name', 'orderUrl', 'searchUrl'] as const).some((name) => fields[name] !== store[name])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const { name, orderUrl, searchUrl } = fields
    correct.mutate({ params: { service }, body: { name, orderUrl, searchUrl } })
  }
  return (
    <form onSubmit={submit} aria-label={store.name} className="grid gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 className="text-3">{store.name}</h2>
        <p className="note">
          {lastChecked ? `Last seen working on ${dayText(lastChecked)}, ${lastChecked.slice(0, 4)}` : 'Not tested yet'}
        </p>
      </div>
      <div className="grid gap-4 spread:grid-cols-[minmax(0,1fr)_minmax(0,2fr)_minmax(0,2fr)]">
        <TextField label="Name" {...field('name')} />
        <TextField label="Ordering page" {...field('orderUrl')} />
        <TextField label="Search page" {...field('searchUrl')} />
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button look="go" type="submit" busy={correct.isPending} disabled={!isChanged}>
          Save
        </Button>
        <Button
          disabled={isChanged || lastChecked === today}
          onClick={() => correct.mutate({ params: { service }, body: { lastChecked: today } })}
        >
          Both links work today
        </Button>
        <TextAnchor href={storePage(store, null)} target="_blank" rel="noreferrer">
          Try the ordering page
        </TextAnchor>
        <TextAnchor href={storeSearch(store, 'brown rice')} target="_blank" rel="noreferrer">
          Try a search
        </TextAnchor>
      </div>
      <HistoryOf subject={service} none="Unchanged since MealCrafter was installed.">
        <BackToKnown service={service} />
      </HistoryOf>
    </form>
  )
}

function BackToKnown({ service }: { service: string }) {
  const reset = useResetStore()
  return (
    <Button busy={reset.isPending} onClick={() => reset.mutate({ params: { service }, body: undefined })}>
      Reset to the original links
    </Button>
  )
}
