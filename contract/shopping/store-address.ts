import type { DeliveryStore } from '#contract/shopping/delivery.ts'

/** What stores are told about where a visitor comes from. */
const source = 'mealcrafter'

/** A store's ordering page for a zip code: {zip} and {source} are filled in, or added to an address that has no place for them. */
export function storePage({ orderUrl }: Pick<DeliveryStore, 'orderUrl'>, zip: string | null): string {
  const page = filledIn(orderUrl, { zip: zip ?? '', source })
  const added = [
    ...(zip && !orderUrl.includes('{zip}') ? [`zip=${encodeURIComponent(zip)}`] : []),
    ...(orderUrl.includes('{source}') ? [] : [`source=${source}`]),
  ]
  if (added.length === 0) return page
  const [address = '', ...anchor] = page.split('#')
  const joined = `${address}${address.includes('?') ? '&' : '?'}${added.join('&')}`
  return [joined, ...anchor].join('#')
}

/** A store's search for one food, called by its plain name. */
export function storeSearch(
  { searchUrl }: Pick<DeliveryStore, 'searchUrl'>,
  name: string,
  zip: string | null = null,
): string {
  return filledIn(searchUrl, { q: name, zip: zip ?? '', source })
}

function filledIn(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(/\{(\w+)\}/g, (place, name: string) => {
    const value = values[name]
    return value === undefined ? place : encodeURIComponent(value.trim())
  })
}
