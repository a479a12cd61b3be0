import { ExternalLink } from 'lucide-react'
import { isWeb } from '#client/features/shopping/delivery/store-address.ts'
import { countText } from '#client/features/shopping/list/list-words.ts'
import { ButtonAnchor } from '#client/ui/button.tsx'
import { keyed } from '#client/ui/keyed.ts'
import type { DeliveryLink } from '#contract/shopping.ts'

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
          : `${name} doesn’t take lists from us, so its page opens empty. Search there for each of the ${countText(itemCount)}, or press its name below.`}
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
          <span className="sr-only"> in a new window</span>
        </ButtonAnchor>
      )}
      <p className="note">
        Products differ from store to store. Check every label for allergens: no search does that for you.
      </p>
      {items.length > 0 && (
        <details open={!prePopulated}>
          <summary className="min-h-11 py-2.5 text-ui font-semibold">Search for each item</summary>
          <ul className="flex flex-wrap gap-x-5">
            {keyed(items, ({ name: item }) => item).map(({ key, item: { name: item, url } }) => (
              <li key={key}>
                {isWeb(url) ? (
                  <a
                    href={url}
                    target="_blank"
                    rel="noopener noreferrer"
                    className="inline-flex min-h-11 min-w-11 items-center text-ui underline decoration-1 underline-offset-4 wrap-anywhere hover:decoration-2"
                  >
                    {item}
                  </a>
                ) : (
                  item
                )}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}

const takeFocus = (element: HTMLElement | null) => element?.focus({ preventScroll: true })
