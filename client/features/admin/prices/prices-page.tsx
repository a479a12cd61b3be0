import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { deskPaths } from '#client/desk-paths.ts'
import { hundredText, monthText, poundText } from '#client/features/admin/prices/price-words.ts'
import { pricesQuery } from '#client/features/admin/prices/queries.ts'
import { AdminFrame } from '#client/features/desk/frame/admin-frame.tsx'
import { SearchField } from '#client/features/desk/frame/search-field.tsx'
import { Button, TextLink } from '#client/ui/buttons/button.tsx'
import { SingleChoice } from '#client/ui/fields/choice.tsx'
import { Loaded } from '#client/ui/lists/loaded.tsx'
import { ShowMore } from '#client/ui/lists/show-more.tsx'
import { Badge } from '#client/ui/pages/page.tsx'
import { EmptyState, Skeleton } from '#client/ui/pages/states.tsx'
import type { FoodPrice } from '#contract/desk/food-prices.ts'

/** For administrators: every food and what it costs here. */
export function PricesPage() {
  return (
    <AdminFrame title="Prices">
      <Prices />
    </AdminFrame>
  )
}

const kinds = [
  { value: 'all', label: 'All foods' },
  { value: 'set', label: 'Custom prices' },
] as const

function Prices() {
  const [asked, setAsked] = useState('')
  const [kind, setKind] = useState<(typeof kinds)[number]['value']>('all')
  const showAll = () => {
    setAsked('')
    setKind('all')
  }
  return (
    <div className="grid gap-6">
      <p className="max-w-[46rem] text-ink-2">
        These prices are used for every recipe, list and plan on this site. The figures are US averages. If you know
        better, open a food and set its price.
      </p>
      <div className="grid items-end gap-x-8 gap-y-4 tablet:grid-cols-[minmax(0,1fr)_auto]">
        <SearchField label="Search foods" placeholder="onion, oat milk…" asked={asked} onAsk={setAsked} />
        <SingleChoice legend="Show" options={kinds} value={kind} onChange={setKind} />
      </div>
      <Found q={asked} isSet={kind === 'set'} onShowAll={showAll} />
    </div>
  )
}

function Found({ q, isSet, onShowAll }: { q: string; isSet: boolean; onShowAll: () => void }) {
  const query = useInfiniteQuery(pricesQuery(q, isSet))
  return (
    <Loaded query={query} loading="Loading the prices" skeleton={<Skeleton className="h-96" />}>
      {({ pages }) => {
        const rows = pages.flatMap((page) => page.rows)
        if (rows.length === 0)
          return (
            <EmptyState
              title={q ? 'No food by that name' : 'No custom prices yet'}
              action={<Button onClick={onShowAll}>Show all foods</Button>}
            >
              {q ? 'Try part of the name, or another name for it.' : 'Open a food to set its price.'}
            </EmptyState>
          )
        return (
          <div className="grid justify-items-start gap-4">
            <Table rows={rows} />
            <ShowMore parts={query} count={rows.length} />
          </div>
        )
      }}
    </Loaded>
  )
}

function Table({ rows }: { rows: readonly FoodPrice[] }) {
  return (
    <table className="double-rule w-full border-collapse text-ui">
      <caption className="sr-only">Foods and what they cost</caption>
      <thead>
        <tr className="text-left text-note text-ink-3">
          <th scope="col" className="py-2 font-medium">
            Food
          </th>
          <th scope="col" className="py-2 pl-3 text-right font-medium">
            Per 100 g
          </th>
          <th scope="col" className="py-2 pl-3 text-right font-medium whitespace-nowrap">
            Per pound
          </th>
          <th scope="col" className="py-2 pl-8 font-medium max-tablet:hidden">
            Source
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.food.id} row={row} />
        ))}
      </tbody>
    </table>
  )
}

function Row({ row: { food, usd, source, month, isSet } }: { row: FoodPrice }) {
  const from = `${source}, ${monthText(month)}`
  return (
    <tr className="border-t border-hair align-baseline">
      <th scope="row" className="py-1 text-left leading-snug font-normal">
        <span className="flex flex-wrap items-center gap-x-3">
          <TextLink {...deskPaths.price(food.id)} className="wrap-anywhere">
            {food.name}
          </TextLink>
          {isSet && <Badge>custom</Badge>}
        </span>
        <span className="note block pb-1.5 wrap-anywhere tablet:hidden">{from}</span>
      </th>
      <td className="num py-2 pl-3 text-right">{hundredText(usd)}</td>
      <td className="num py-2 pl-3 text-right">{poundText(usd)}</td>
      <td className="py-2 pl-8 text-ink-2 wrap-anywhere max-tablet:hidden">{from}</td>
    </tr>
  )
}
