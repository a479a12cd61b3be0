import { type SyntheticEvent, useState } from 'react'
import { issueAt, sentenceOf } from '#client/failure.ts'
import { PreviewOf } from '#client/features/admin/prices/preview-of.tsx'
import { hundredText, monthChoices, monthsOfYear, poundText } from '#client/features/admin/prices/price-words.ts'
import { usePreview, useReadAnew, useSetPrice } from '#client/features/admin/prices/queries.ts'
import { Button } from '#client/ui/buttons/button.tsx'
import { MultipleChoice } from '#client/ui/fields/choice.tsx'
import { FormError, SelectField, TextField } from '#client/ui/fields/field.tsx'
import { dollars } from '#client/wording.ts'
import type { OpenedFoodPrice } from '#contract/desk/food-prices.ts'

/** Sets a price: first what it changes is shown, then it can be saved. What was typed stays after a failure. */
export function PriceForm({ price }: { price: OpenedFoodPrice }) {
  const [fields, setFields] = useState({ usd: '', since: price.today, months: [] as string[], source: '' })
  const preview = usePreview()
  const set = useSetPrice()
  const anew = useReadAnew()
  const usd = Number(fields.usd.replace(/^\$/, ''))
  const { pack } = price
  const body = { ...fields, food: price.food.id, usd, months: fields.months.map(Number) }
  const change = (change: Partial<typeof fields>) => {
    setFields({ ...fields, ...change })
    preview.reset()
    set.reset()
  }
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    preview.mutate({ body })
  }
  const save = () =>
    set.mutate(
      { body },
      {
        onSuccess: () => {
          change({ usd: '', months: [], source: '' })
          anew.onSuccess()
        },
      },
    )
  const error = preview.error ?? set.error
  const fieldOf = (name: 'usd' | 'since' | 'source') => issueAt(error, name)
  const isOfField = (['usd', 'since', 'source'] as const).some(fieldOf)
  return (
    <form onSubmit={submit} aria-label="Set a price" className="grid gap-5" noValidate>
      <h2 className="text-[1.625rem]">Set a price</h2>
      <TextField
        label="Price per 100 g"
        hint={
          usd > 0
            ? `${poundText(usd)} per pound, ${dollars((usd * pack.grams) / 100)} per package (${pack.label})`
            : `Now ${hundredText(price.usd)} as sold, including peel and bones`
        }
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        value={fields.usd}
        error={fieldOf('usd')}
        onChange={({ target }) => change({ usd: target.value })}
      />
      <SelectField
        label="From"
        options={monthChoices(price.today)}
        value={fields.since}
        error={fieldOf('since')}
        onChange={({ target }) => change({ since: target.value })}
      />
      <MultipleChoice
        legend="Only in these months"
        hint="Choose none for a year-round price. A price for certain months overrides it."
        options={monthsOfYear}
        values={fields.months}
        onChange={(months) => change({ months })}
      />
      <TextField
        label="Source"
        hint="For example, “BLS, October 2026” or “receipts from five stores.” Shown with recipe costs"
        autoComplete="off"
        maxLength={120}
        value={fields.source}
        error={fieldOf('source')}
        onChange={({ target }) => change({ source: target.value })}
      />
      {error && !isOfField && <FormError>{sentenceOf(error)}</FormError>}
      {preview.data && <PreviewOf preview={preview.data} />}
      <div className="flex flex-wrap gap-3">
        {preview.data ? (
          <Button key="save" look="go" busy={set.isPending} onClick={save}>
            Save this price
          </Button>
        ) : (
          <Button look="go" type="submit" busy={preview.isPending}>
            See what changes
          </Button>
        )}
      </div>
    </form>
  )
}
