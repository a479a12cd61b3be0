import { ListChecks, ShoppingBag } from 'lucide-react'
import type { ReactNode } from 'react'
import { sumOf } from '#client/features/list-keeping/changes.ts'
import { type Aisle, type Basket, basketText, toGoText } from '#client/features/list-keeping/list-words.ts'
import { paths } from '#client/paths.ts'
import { Button, ButtonLink } from '#client/ui/buttons/button.tsx'
import { LeaderRow, Sheet } from '#client/ui/pages/page.tsx'
import { dollars } from '#client/wording.ts'
import type { ShoppingList } from '#contract/shopping/shopping.ts'
import { priceText } from '#domain/plan/shopping/list-text.ts'

/** What it comes to, aisle by aisle, and how far the shopper is. */
export function ListSum({
  list,
  aisles,
  basket,
  onOrder,
  children,
}: {
  list: ShoppingList
  aisles: readonly Aisle[]
  basket: Basket
  onOrder: () => void
  /** Other ways to the goods: the member's own store. */
  children?: ReactNode
}) {
  const used = sumOf(list.items.filter(({ isStaple }) => !isStaple).map(({ usedPrice }) => usedPrice))
  const users = list.recipeNames.length > 0 ? 'the recipes use' : 'you wrote down'
  const sums = aisles
    .map(({ category, items }) => ({ category, sum: sumOf(items.map(({ estimatedPrice }) => estimatedPrice)) }))
    .filter(({ sum }) => sum > 0)
  return (
    <Sheet className="p-6 print:break-inside-avoid print:bg-transparent print:p-0 print:shadow-none">
      <h2 className="mb-3 text-[1.5rem] print:hidden">The sum</h2>
      <ul className="grid gap-2.5 text-ui print:hidden">
        {sums.map(({ category, sum }) => (
          <li key={category}>
            <LeaderRow name={category}>{dollars(sum)}</LeaderRow>
          </li>
        ))}
      </ul>
      <p className="double-rule num mt-3 flex items-baseline justify-between pt-3 text-3 font-[650]">
        <span className={basket.ticked > 0 ? 'print:hidden' : ''}>Total</span>
        {basket.ticked > 0 && <span className="hidden print:inline">Still to buy</span>}
        <span className={basket.ticked > 0 ? 'print:hidden' : ''}>{priceText(basket.total)}</span>
        {/* what is in the cart already is not on paper */}
        {basket.ticked > 0 && <span className="hidden print:inline">{priceText(basket.toGo)}</span>}
      </p>
      <div className="mt-4 print:hidden">
        <BasketBar basket={basket} />
        <p className="note num mt-1.5">
          {basketText(basket)}, {toGoText(basket)}
        </p>
        <div className="mt-4 grid gap-3">
          <StartShopping {...{ list, basket }} className="max-tablet:hidden" />
          {children}
          <Button onClick={onOrder}>
            <ShoppingBag aria-hidden className="icon" />
            Order for delivery
          </Button>
        </div>
      </div>
      <p className="note mt-3.5">
        Whole packages at US average prices
        {used > 0 && `; the amounts ${users} come to ${dollars(used)}`}. Prices vary by store.
      </p>
    </Sheet>
  )
}

/** Beside the sum on a wide screen, at hand at the foot of a narrow one. */
export function StartShopping({ list, basket, className }: { list: ShoppingList; basket: Basket; className: string }) {
  return (
    <ButtonLink look="go" {...paths.list(list.id, { shop: true })} className={className}>
      <ListChecks aria-hidden className="icon max-tablet:hidden" />
      {basket.ticked > 0 ? 'Keep shopping' : 'Start shopping'}
    </ButtonLink>
  )
}

/** How much of the list is in the cart. */
export function BasketBar({ basket, className }: { basket: Basket; className?: string }) {
  return (
    <progress
      aria-label={basketText(basket)}
      value={basket.ticked}
      max={Math.max(1, basket.all)}
      className={className ?? 'bar block'}
    />
  )
}
