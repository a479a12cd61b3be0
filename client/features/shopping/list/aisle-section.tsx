import { clsx } from 'clsx'
import { useId } from 'react'
import { type Aisle, aisleText } from '#client/features/list-keeping/list-words.ts'
import { ItemRow } from '#client/features/shopping/list/item-row.tsx'
import type { ShoppingList, ShoppingListItem } from '#contract/shopping/shopping.ts'
import type { Allergen } from '#domain/food/allergens/allergens.ts'

/** One aisle of the shop with what is to be taken there. */
export function AisleSection({
  aisle: { category, items },
  ...rest
}: {
  aisle: Aisle
  list: ShoppingList
  avoided: readonly Allergen[]
  onOpen: (item: ShoppingListItem) => void
}) {
  const heading = useId()
  const toBuy = items.filter(({ checked }) => !checked)
  return (
    <section aria-labelledby={heading} className={clsx('aisle', items.length > aPage && 'print:break-inside-auto')}>
      <div className="flex break-after-avoid flex-wrap items-baseline justify-between gap-x-3 border-b-[1.5px] border-ink pb-2">
        <h2 id={heading} tabIndex={-1} className="text-[1.5rem]">
          {category}
        </h2>
        <p className={clsx('note num font-medium', toBuy.length < items.length && 'print:hidden')}>
          {aisleText(items)}
        </p>
        {toBuy.length < items.length && <p className="note num hidden font-medium print:block">{aisleText(toBuy)}</p>}
      </div>
      <ul>
        {items.map((item) => (
          <ItemRow key={item.id} item={item} {...rest} />
        ))}
      </ul>
    </section>
  )
}

/** On paper a longer aisle than this is parted, or it would leave half a page empty. */
const aPage = 10
