import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { deskPaths } from '#client/desk-paths.ts'
import { codeOf, sentenceOf } from '#client/failure.ts'
import { HistoryOf } from '#client/features/admin/audit/history-of.tsx'
import { PriceForm } from '#client/features/admin/prices/price-form.tsx'
import { hundredText, monthText, poundText, recipesText, spanText } from '#client/features/admin/prices/price-words.ts'
import { priceQuery, useReadAnew, useTakeBackPrice } from '#client/features/admin/prices/queries.ts'
import { AdminFrame } from '#client/features/desk/frame/admin-frame.tsx'
import { Button, ButtonLink, TextLink } from '#client/ui/buttons/button.tsx'
import { NothingHere } from '#client/ui/pages/nothing-here.tsx'
import { Badge, LeaderRow } from '#client/ui/pages/page.tsx'
import { ErrorState, Loading, Skeleton } from '#client/ui/pages/states.tsx'
import { capital, dollars } from '#client/wording.ts'
import type { OpenedFoodPrice, PriceOnFile } from '#contract/desk/food-prices.ts'

/** For administrators: what one food costs, the prices that are set for it, and who set them. */
export function PricePage({ id }: { id: string }) {
  const { data: price, error, refetch } = useQuery(priceQuery(id))
  if (!price && codeOf(error) === 'not_found') return <FoodMissing />
  return (
    <AdminFrame
      title={price ? capital(price.food.name) : 'Price'}
      above={
        <TextLink {...deskPaths.prices()} className="mb-2">
          <ArrowLeft aria-hidden className="icon" />
          Prices
        </TextLink>
      }
    >
      {price ? (
        <Opened price={price} />
      ) : error ? (
        <ErrorState sentence={sentenceOf(error)} onRetry={() => void refetch()} />
      ) : (
        <Loading words="Loading the price">
          <Skeleton className="h-64" />
        </Loading>
      )}
    </AdminFrame>
  )
}

function FoodMissing() {
  return (
    <NothingHere title="Food Not Found" sentence="We don’t have this food.">
      <ButtonLink look="go" {...deskPaths.prices()}>
        Prices
      </ButtonLink>
    </NothingHere>
  )
}

function Opened({ price }: { price: OpenedFoodPrice }) {
  const { food, prices, canBeSet } = price
  return (
    <div className="grid items-start gap-x-16 gap-y-10 spread:grid-cols-2">
      <div className="grid gap-10">
        <Now price={price} />
        {prices.length > 0 && (
          <section className="grid gap-2">
            <h2 className="text-[1.625rem]">Custom prices</h2>
            <ul>
              {prices.map((one) => (
                <SetHere key={one.id} food={food.id} price={one} />
              ))}
            </ul>
          </section>
        )}
        <HistoryOf subject={`price of ${food.id}`} none="Nobody has changed it. This is the price from our table." />
      </div>
      {canBeSet && <PriceForm price={price} />}
    </div>
  )
}

function Now({ price: { usd, source, month, isSet, table, pack, recipes } }: { price: OpenedFoodPrice }) {
  return (
    <section className="grid gap-2">
      <h2 className="text-[1.625rem]">This month</h2>
      <div>
        <LeaderRow name="Per 100 g, as sold">{hundredText(usd)}</LeaderRow>
        <LeaderRow name="Per pound">{poundText(usd)}</LeaderRow>
        <LeaderRow name={`Usual package, ${pack.label}`}>{dollars((usd * pack.grams) / 100)}</LeaderRow>
      </div>
      <p className="note wrap-anywhere">
        From {source}, {monthText(month)}.
        {isSet && ` Our table says ${hundredText(table.usd)} (${table.source}, ${monthText(table.month)}).`}{' '}
        {recipesText(recipes)}
      </p>
    </section>
  )
}

function SetHere({ food, price: { id, usd, source, isNow, ...span } }: { food: string; price: PriceOnFile }) {
  const takeBack = useTakeBackPrice()
  const anew = useReadAnew()
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-hair py-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3">
          <b className="num font-semibold">{hundredText(usd)}</b> {spanText(span)}
          {isNow && <Badge tone="fits">current</Badge>}
        </p>
        <p className="note wrap-anywhere">{source}</p>
      </div>
      <Button
        busy={takeBack.isPending}
        onClick={() => takeBack.mutate({ params: { food }, body: { id } }, anew)}
        aria-label={`Remove ${hundredText(usd)}, ${spanText(span)}`}
      >
        Remove
      </Button>
    </li>
  )
}
