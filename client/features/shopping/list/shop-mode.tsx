import { Check } from 'lucide-react'
import { useId } from 'react'
import { useWakeLock } from '#client/features/recipes/cooking/use-wake-lock.ts'
import { Fractions } from '#client/features/recipes/fractions.tsx'
import { BasketBar } from '#client/features/shopping/list/list-sum.tsx'
import {
  type Aisle,
  aislesOf,
  amountText,
  basketOf,
  basketText,
  countText,
  warningOf,
} from '#client/features/shopping/list/list-words.ts'
import { WaitingNote } from '#client/features/shopping/list/waiting-note.tsx'
import { changeList } from '#client/features/shopping/waiting/waiting.ts'
import { Button } from '#client/ui/button.tsx'
import { FullScreen } from '#client/ui/full-screen.tsx'
import { EmptyState } from '#client/ui/states.tsx'
import { toast } from '#client/ui/toast.ts'
import { Verdict } from '#client/ui/verdict.tsx'
import { capital, dollars } from '#client/wording.ts'
import type { ShoppingList, ShoppingListItem } from '#contract/shopping.ts'
import type { Allergen } from '#domain/food/allergens.ts'

interface ShopModeProps {
  list: ShoppingList
  avoided: readonly Allergen[]
  waiting: number
  onDone: () => void
}

/** In the shop: large, one thumb, and only what is left. */
export function ShopMode({ list, avoided, waiting, onDone }: ShopModeProps) {
  const basket = basketOf(list.items)
  const left = aislesOf({ ...list, items: list.items.filter(({ checked }) => !checked) })
  useWakeLock()
  const isDone = basket.all > 0 && basket.ticked === basket.all
  return (
    <FullScreen
      open
      onClose={onDone}
      title={list.title}
      closeLabel="Back to the whole list"
      footer={
        <>
          <p className="num mb-2 flex flex-wrap justify-between gap-x-3 font-semibold">
            <span>{basketText(basket)}</span>
            <span>{dollars(basket.toGo)} to go</span>
          </p>
          <BasketBar basket={basket} />
        </>
      }
    >
      <div className="wrap max-w-[calc(720px+2*var(--page-margin))] py-5">
        <WaitingNote count={waiting} />
        {left.map((aisle) => (
          <LargeAisle key={aisle.category} aisle={aisle} list={list} avoided={avoided} />
        ))}
        {left.length === 0 && (
          <EmptyState
            title={isDone ? 'Everything is in the basket' : 'Nothing on this list yet'}
            action={
              <Button look="go" onClick={onDone}>
                Done
              </Button>
            }
          >
            {isDone && `${countText(basket.all)}, ${dollars(basket.total)} at average prices.`}
          </EmptyState>
        )}
      </div>
    </FullScreen>
  )
}

function LargeAisle({
  aisle: { category, items },
  ...rest
}: {
  aisle: Aisle
  list: ShoppingList
  avoided: readonly Allergen[]
}) {
  const heading = useId()
  return (
    <section aria-labelledby={heading} className="mb-7">
      <h2 id={heading} tabIndex={-1} className="border-b-[1.5px] border-ink pb-2 text-3">
        {category}
      </h2>
      <ul>
        {items.map((item) => (
          <LargeRow key={item.id} item={item} {...rest} />
        ))}
      </ul>
    </section>
  )
}

function LargeRow({
  item,
  list,
  avoided,
}: {
  item: ShoppingListItem
  list: ShoppingList
  avoided: readonly Allergen[]
}) {
  const warning = warningOf(item, avoided)
  const amount = item.package || amountText(item)
  return (
    <li className="border-b border-hair">
      <button
        type="button"
        onClick={(event) => take(list, item, event.currentTarget)}
        className="grid min-h-18 w-full grid-cols-[minmax(0,1fr)_auto] items-center gap-4 py-3 text-left active:bg-well"
      >
        <span className="min-w-0 wrap-anywhere">
          <span className="block text-[1.5rem] leading-tight font-semibold">{capital(item.name)}</span>
          {amount && (
            <span className="num mt-0.5 block text-lead text-ink-2">
              <Fractions>{amount}</Fractions>
            </span>
          )}
          {warning && (
            <Verdict kind={warning.kind} className="mt-1">
              {warning.words}
            </Verdict>
          )}
        </span>
        <span aria-hidden className="grid size-12 place-items-center rounded-full border-2 border-edge text-ink-3">
          <Check className="icon" />
        </span>
        <span className="sr-only">: into the basket</span>
      </button>
    </li>
  )
}

/** Into the basket; the row goes, so the focus moves on to its neighbour. */
function take(list: ShoppingList, item: ShoppingListItem, pressed: HTMLElement): void {
  const screen = pressed.closest('[role=dialog]')
  const buttons = [...(screen?.querySelectorAll<HTMLElement>('li > button') ?? [])]
  const place = buttons.indexOf(pressed)
  const next = buttons[place + 1] ?? buttons[place - 1] ?? screen?.querySelector<HTMLElement>('button')
  changeList(list, [{ kind: 'tick', item: item.id, checked: true }])
  next?.focus({ preventScroll: true })
  toast({
    title: 'In the basket',
    description: capital(item.name),
    action: {
      label: 'Undo',
      onPress: () => changeList(list, [{ kind: 'tick', item: item.id, checked: false }]),
    },
  })
}
