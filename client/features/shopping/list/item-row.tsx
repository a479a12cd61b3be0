import { clsx } from 'clsx'
import { Ellipsis } from 'lucide-react'
import { useId } from 'react'
import { Fractions } from '#client/features/dishes/fractions.tsx'
import { detailText, warningOf } from '#client/features/list-keeping/list-words.ts'
import { changeList } from '#client/features/list-keeping/waiting.ts'
import { IconButton } from '#client/ui/buttons/button.tsx'
import { Verdict } from '#client/ui/signs/verdict.tsx'
import { capital } from '#client/wording.ts'
import type { ShoppingList, ShoppingListItem } from '#contract/shopping/shopping.ts'
import type { Allergen } from '#domain/food/allergens/allergens.ts'
import { priceText } from '#domain/plan/shopping/list-text.ts'

interface ItemRowProps {
  item: ShoppingListItem
  list: ShoppingList
  /** Allergens that the reader avoids. */
  avoided: readonly Allergen[]
  onOpen: (item: ShoppingListItem) => void
}

/** One line of a list: the whole row ticks, the three dots tell more. */
export function ItemRow({ item, list, avoided, onOpen }: ItemRowProps) {
  const id = useId()
  const detail = detailText(item)
  const warning = warningOf(item, avoided)
  const { checked, name, unit, amount } = item
  const faded = checked && 'text-ink-3 line-through decoration-1'
  return (
    <li className="flex break-inside-avoid items-center border-b border-hair">
      <label className="grid min-h-14 min-w-0 flex-1 grid-cols-[24px_minmax(0,1fr)_auto] items-center gap-x-3.5 py-2">
        <input
          type="checkbox"
          className="tick"
          checked={checked}
          aria-labelledby={`${id}-name`}
          aria-describedby={detail || amount || warning ? `${id}-detail` : undefined}
          onChange={() => changeList(list, [{ kind: 'tick', item: item.id, checked: !checked }])}
        />
        <span className="min-w-0 leading-snug wrap-anywhere">
          <span id={`${id}-name`} className={clsx(checked ? faded : 'font-semibold')}>
            {capital(name)}
          </span>
          <span id={`${id}-detail`}>
            {!unit && amount && amount !== '1' && (
              <small className="num text-note text-ink-3">
                &nbsp;× <Fractions>{amount}</Fractions>
              </small>
            )}
            {detail && (
              <small className="num block text-note text-ink-3">
                <Fractions>{detail}</Fractions>
              </small>
            )}
            {warning && (
              <Verdict kind={warning.kind} small className="mt-0.5">
                {warning.words}
              </Verdict>
            )}
          </span>
        </span>
        <span className={clsx('num', checked ? faded : item.estimatedPrice > 0 ? 'font-semibold' : 'text-ink-3')}>
          {priceText(item.estimatedPrice)}
        </span>
      </label>
      <IconButton label={`More about ${name}`} onClick={() => onOpen(item)} className="-mr-2.5 print:hidden">
        <Ellipsis aria-hidden className="icon-small" />
      </IconButton>
    </li>
  )
}
