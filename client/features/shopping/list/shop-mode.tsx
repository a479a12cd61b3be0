import { clsx } from 'clsx'
import { Check } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useWakeLock } from '#client/features/cooking/use-wake-lock.ts'
import { Fractions } from '#client/features/dishes/fractions.tsx'
import {
  type Aisle,
  aislesOf,
  amountText,
  basketOf,
  basketText,
  countText,
  toGoText,
  warningOf,
} from '#client/features/list-keeping/list-words.ts'
import { changeList } from '#client/features/list-keeping/waiting.ts'
import { BasketBar } from '#client/features/shopping/list/list-sum.tsx'
import { WaitingNote } from '#client/features/shopping/list/waiting-note.tsx'
import { Button } from '#client/ui/buttons/button.tsx'
import { TextButton } from '#client/ui/buttons/text-button.tsx'
import { FullScreen } from '#client/ui/overlays/full-screen.tsx'
import { Verdict } from '#client/ui/signs/verdict.tsx'
import { capital } from '#client/wording.ts'
import type { ShoppingList, ShoppingListItem } from '#contract/shopping/shopping.ts'
import type { Allergen } from '#domain/food/allergens/allergens.ts'
import { priceText } from '#domain/plan/shopping/list-text.ts'

interface ShopModeProps {
  list: ShoppingList
  avoided: readonly Allergen[]
  waiting: number
  onDone: () => void
}

/** No wider than a thumb reaches across, its head and foot as well; on a desk there is room for two rows beside each other. */
const columnClass = 'wrap max-w-[calc(720px+2*var(--page-margin))] spread:max-w-[calc(1000px+2*var(--page-margin))]'

/** In the shop: large, one thumb, and only what is left; what was taken last stays struck for a moment, and can be put back. */
export function ShopMode({ list, avoided, waiting, onDone }: ShopModeProps) {
  const basket = basketOf(list.items)
  const { going, last, take, putBack } = useTaking(list)
  const [showsTaken, setShowsTaken] = useState(false)
  const taken = list.items.filter(({ id, checked, isStaple }) => checked && !isStaple && !going.has(id))
  const left = aislesOf({ ...list, items: list.items.filter(({ id, checked }) => !checked || going.has(id)) })
  useWakeLock()
  const isDone = basket.all > 0 && basket.ticked === basket.all
  return (
    <FullScreen
      open
      onClose={onDone}
      title={list.title}
      columnClass={columnClass}
      closeLabel="Back to the whole list"
      above={
        <LastTaken item={last} onUndo={() => last && putBack(last)}>
          {taken.length > 0 && !isDone && (
            <TextButton aria-expanded={showsTaken} onClick={() => setShowsTaken(!showsTaken)}>
              {showsTaken ? 'Hide' : `Show ${taken.length} in the cart`}
            </TextButton>
          )}
        </LastTaken>
      }
      footer={
        <>
          <p className="num mb-2 flex flex-wrap justify-between gap-x-3 font-semibold">
            <span>{basketText(basket)}</span>
            <span>{toGoText(basket)}</span>
          </p>
          <BasketBar basket={basket} />
        </>
      }
    >
      <div className={clsx('py-5', columnClass)}>
        <WaitingNote count={waiting} />
        {showsTaken && !isDone && (
          <ul aria-label="In the cart" className="mb-7">
            {taken.map((item) => (
              <li key={item.id} className="border-b border-hair">
                <div className="flex min-h-12 items-center justify-between gap-4">
                  <span className="min-w-0 text-lead text-ink-3 line-through wrap-anywhere">{capital(item.name)}</span>
                  <TextButton aria-label={`Put back: ${item.name}`} onClick={() => putBack(item)}>
                    Put back
                  </TextButton>
                </div>
              </li>
            ))}
          </ul>
        )}
        {left.map((aisle) => (
          <LargeAisle key={aisle.category} aisle={aisle} avoided={avoided} onTake={take} />
        ))}
        {left.length === 0 && (
          <div className="grid min-h-[55dvh] place-content-center justify-items-center gap-2 text-center">
            {isDone && (
              <span aria-hidden className="mb-3 grid size-24 place-items-center rounded-full bg-basil text-paper">
                <Check className="size-12" />
              </span>
            )}
            <p className="serif text-2 leading-tight font-medium">
              {isDone ? 'Everything is in the cart' : 'Nothing on this list yet'}
            </p>
            {isDone && (
              <p className="num text-lead text-ink-2">
                {countText(basket.all)}, {priceText(basket.total)} at average prices.
              </p>
            )}
            <Button look="go" big className="mt-4" onClick={onDone}>
              Done
            </Button>
          </div>
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
  avoided: readonly Allergen[]
  onTake: (item: ShoppingListItem) => void
}) {
  const heading = useId()
  return (
    <section aria-labelledby={heading} className="mb-7">
      <div className="flex items-baseline justify-between gap-4 border-b-[1.5px] border-ink pb-2">
        <h2 id={heading} tabIndex={-1} className="text-3">
          {category}
        </h2>
        <p className="note num">{countText(items.length)}</p>
      </div>
      <ul className="gap-x-12 spread:grid spread:grid-cols-2">
        {items.map((item) => (
          <LargeRow key={item.id} item={item} {...rest} />
        ))}
      </ul>
    </section>
  )
}

function LargeRow({
  item,
  avoided,
  onTake,
}: {
  item: ShoppingListItem
  avoided: readonly Allergen[]
  onTake: (item: ShoppingListItem) => void
}) {
  const warning = warningOf(item, avoided)
  const amount = item.package || amountText(item)
  // a bare number is said with what it counts
  const isCount = amount === item.amount
  const detail = [!isCount && amount, item.estimatedPrice > 0 && priceText(item.estimatedPrice)]
    .filter(Boolean)
    .join(', ')
  return (
    <li className="border-b border-hair">
      <button
        type="button"
        aria-disabled={item.checked || undefined}
        onClick={(event) => {
          if (item.checked) return
          focusNext(event.currentTarget)
          onTake(item)
        }}
        className="grid min-h-16 w-full grid-cols-[minmax(0,1fr)_auto] items-center gap-4 py-2 text-left active:bg-well tablet:grid-cols-[auto_minmax(0,1fr)]"
      >
        <span className={clsx('min-w-0 wrap-anywhere', item.checked && 'text-ink-3 line-through decoration-2')}>
          <span className="block text-[1.5rem] leading-tight font-semibold">
            {capital(item.name)}
            {isCount && amount && amount !== '1' && (
              <span className="num font-normal text-ink-2">
                {' '}
                × <Fractions>{amount}</Fractions>
              </span>
            )}
          </span>
          {detail && (
            <span className="num mt-0.5 block text-ui text-ink-2">
              <Fractions>{detail}</Fractions>
            </span>
          )}
          {warning && (
            <Verdict kind={warning.kind} className="mt-1">
              {warning.words}
            </Verdict>
          )}
        </span>
        <span
          aria-hidden
          className={clsx(
            'grid size-12 place-items-center rounded-full border-2 tablet:order-first',
            item.checked ? 'border-basil bg-basil text-paper' : 'border-edge',
          )}
        >
          {item.checked && <Check className="icon" />}
        </span>
        <span className="sr-only">{item.checked ? ': in the cart' : ': put in the cart'}</span>
      </button>
    </li>
  )
}

/** Milliseconds for which a row that was taken stays struck: whoever hit the wrong one sees which it was. */
const struck = 2500

/** What goes into the cart, what of it is still seen, and the way back. */
function useTaking(list: ShoppingList) {
  const [going, setGoing] = useState<ReadonlySet<string>>(new Set())
  const [last, setLast] = useState<ShoppingListItem>()
  const timers = useRef<number[]>([])
  useEffect(() => () => timers.current.forEach((timer) => window.clearTimeout(timer)), [])
  const leave = (id: string) => setGoing((before) => new Set([...before].filter((each) => each !== id)))
  return {
    going,
    last,
    take: (item: ShoppingListItem) => {
      setGoing((before) => new Set([...before, item.id]))
      setLast(item)
      timers.current.push(window.setTimeout(() => leave(item.id), struck))
      changeList(list, [{ kind: 'tick', item: item.id, checked: true }])
    },
    putBack: ({ id }: ShoppingListItem) => {
      leave(id)
      setLast(undefined)
      changeList(list, [{ kind: 'tick', item: id, checked: false }])
    },
  }
}

/** One line under the head: it covers no row. */
function LastTaken({
  item,
  onUndo,
  children,
}: {
  item: ShoppingListItem | undefined
  onUndo: () => void
  /** The way to all that is in the cart. */
  children: ReactNode
}) {
  return (
    <div className="border-b border-hair bg-well">
      <div className={clsx('flex min-h-12 items-center gap-4', columnClass)}>
        <output className="min-w-0 flex-1 truncate text-ui empty:-mr-4 empty:flex-none">
          {item ? `In the cart: ${capital(item.name)}` : !children && 'Check off each item as it goes in the cart'}
        </output>
        {item && <TextButton onClick={onUndo}>Undo</TextButton>}
        {children}
      </div>
    </div>
  )
}

/** The row goes soon, so the focus moves on to its neighbour that is left. */
function focusNext(pressed: HTMLElement): void {
  const screen = pressed.closest('[role=dialog]')
  const buttons = [...(screen?.querySelectorAll<HTMLElement>('li > button') ?? [])]
  const place = buttons.indexOf(pressed)
  const isLeft = (button: HTMLElement) => button.getAttribute('aria-disabled') === null
  const next = buttons.slice(place + 1).find(isLeft) ?? buttons.slice(0, place).findLast(isLeft)
  const target = next ?? screen?.querySelector<HTMLElement>('button')
  target?.focus({ preventScroll: true })
}
