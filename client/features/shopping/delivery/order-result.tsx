import { clsx } from 'clsx'
import { Check, ExternalLink, Search } from 'lucide-react'
import { useState } from 'react'
import { countText } from '#client/features/list-keeping/list-words.ts'
import { isWeb } from '#client/features/shopping/delivery/store-address.ts'
import { ButtonAnchor } from '#client/ui/buttons/button.tsx'
import { keyed } from '#client/ui/lists/keyed.ts'
import { capital } from '#client/wording.ts'
import type { DeliveryLink } from '#contract/shopping/delivery.ts'

/** The way to the store, and plainly what is there already and what is not. */
export function OrderResult({
  link: { deliveryUrl, prePopulated, itemCount, items },
  name,
}: {
  link: DeliveryLink
  name: string
}) {
  return (
    <div ref={takeFocus} tabIndex={-1} className="grid gap-4 rounded-ctl bg-well p-4 outline-none">
      <p>
        {prePopulated
          ? `${name} has a page with the ${countText(itemCount)} on your list. You choose the products and pay there.`
          : `${name} doesn’t take lists from us, so its page opens empty. Use the searches below, one tap per item.`}
      </p>
      {isWeb(deliveryUrl) && (
        <ButtonAnchor
          look="go"
          href={deliveryUrl}
          target="_blank"
          rel="noopener noreferrer"
          className="justify-self-start"
        >
          <ExternalLink aria-hidden className="icon" />
          Open {name}
          <span className="sr-only"> (opens in a new tab)</span>
        </ButtonAnchor>
      )}
      <p className="note">
        Products differ from store to store. Check every label for allergens: no search does that for you.
      </p>
      {items.length > 0 && <Searches items={items} isOpen={!prePopulated} />}
    </div>
  )
}

/** The list once more, a search in each row; what was looked for is ticked, for the way back to this page. */
function Searches({ items, isOpen }: { items: DeliveryLink['items']; isOpen: boolean }) {
  const [looked, setLooked] = useState<ReadonlySet<string>>(new Set())
  return (
    <details open={isOpen}>
      <summary className="min-h-11 py-2.5 text-ui font-semibold">Search for each item</summary>
      <ul className="border-t border-hair">
        {keyed(items, ({ name: item }) => item).map(({ key, item: { name: item, url } }) => (
          <li key={key} className="border-b border-hair text-ui">
            {isWeb(url) ? (
              <a
                href={url}
                target="_blank"
                rel="noopener noreferrer"
                onClick={() => setLooked(new Set([...looked, key]))}
                className="flex min-h-11 items-center gap-3 py-1.5 no-underline hover:bg-sheet"
              >
                <span
                  aria-hidden
                  className="grid size-5 flex-none place-items-center rounded-full border-[1.5px] border-edge"
                >
                  {looked.has(key) && <Check className="size-3.5" strokeWidth={3} />}
                </span>
                <span className={clsx('min-w-0 flex-1 wrap-anywhere', looked.has(key) && 'text-ink-3')}>
                  {capital(item)}
                  {looked.has(key) && <span className="sr-only">, searched for</span>}
                </span>
                <Search aria-hidden className="icon-small flex-none text-ink-2" />
              </a>
            ) : (
              <span className="flex min-h-11 items-center">{capital(item)}</span>
            )}
          </li>
        ))}
      </ul>
    </details>
  )
}

const takeFocus = (element: HTMLElement | null) => element?.focus({ preventScroll: true })
