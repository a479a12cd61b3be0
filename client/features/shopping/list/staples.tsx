import { ChevronDown } from 'lucide-react'
import { changeList } from '#client/features/list-keeping/waiting.ts'
import { ItemRow } from '#client/features/shopping/list/item-row.tsx'
import { Button } from '#client/ui/buttons/button.tsx'
import type { ShoppingList, ShoppingListItem } from '#contract/shopping/shopping.ts'
import type { Allergen } from '#domain/food/allergens/allergens.ts'

/** Salt, oil and spices: probably at home, so folded, not counted and not in the sum. */
export function Staples({
  items,
  list,
  ...rest
}: {
  items: readonly ShoppingListItem[]
  list: ShoppingList
  avoided: readonly Allergen[]
  onOpen: (item: ShoppingListItem) => void
}) {
  const missing = items.filter(({ checked }) => !checked)
  return (
    <details className="group mb-8 border-b tablet:mt-8 border-hair print:hidden">
      <summary className="flex min-h-14 items-baseline justify-between gap-3 border-b-[1.5px] border-ink pt-3 pb-2">
        <h2 className="text-[1.5rem]">Check at home</h2>
        <span className="note num inline-flex items-center gap-1.5 font-medium">
          {items.length} you probably have
          <ChevronDown aria-hidden className="icon-small transition-transform group-open:rotate-180" />
        </span>
      </summary>
      <ul>
        {items.map((item) => (
          <ItemRow key={item.id} item={item} list={list} {...rest} />
        ))}
      </ul>
      {missing.length > 0 && (
        <div className="flex flex-wrap items-center justify-between gap-3 py-3">
          <p className="note">Check off what you have. What’s missing goes on the list.</p>
          <Button
            onClick={() =>
              changeList(
                list,
                missing.map(({ id }) => ({ kind: 'staple', item: id, isStaple: false })),
              )
            }
          >
            Buy the {missing.length === 1 ? 'one' : missing.length} not checked off
          </Button>
        </div>
      )}
    </details>
  )
}
