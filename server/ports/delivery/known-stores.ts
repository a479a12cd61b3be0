import type { DeliveryStore } from '#contract/shopping/delivery.ts'

/**
 * The nine delivery services. No store promises its addresses: they are what independent programs agree on (searches), and
 * the stores' own front doors (ordering); administrators correct them by /admin/stores and say
 * there on which day they saw them work.
 */
export const knownStores: readonly DeliveryStore[] = [
  store('instacart', 'Instacart', 'https://www.instacart.com/store', 'https://www.instacart.com/store/s?k={q}'),
  store(
    'amazon-fresh',
    'Amazon Fresh',
    'https://www.amazon.com/alm/storefront?almBrandId=QW1hem9uIEZyZXNo',
    'https://www.amazon.com/s?k={q}&i=amazonfresh',
  ),
  store('shipt', 'Target Shipt', 'https://www.shipt.com/shop', 'https://www.shipt.com/shop/search?query={q}'),
  store(
    'walmart-grocery',
    'Walmart Grocery',
    'https://www.walmart.com/grocery',
    'https://www.walmart.com/search?q={q}',
  ),
  store(
    'walmart-delivery',
    'Walmart Delivery',
    'https://www.walmart.com/cp/grocery-delivery/6045628',
    'https://www.walmart.com/search?q={q}',
  ),
  store('kroger', 'Kroger', 'https://www.kroger.com/', 'https://www.kroger.com/search?query={q}'),
  store(
    'safeway',
    'Safeway',
    'https://www.safeway.com/shop/',
    'https://www.safeway.com/shop/search-results.html?q={q}',
  ),
  store('publix', 'Publix', 'https://www.publix.com/', 'https://www.publix.com/search?searchTerm={q}'),
  store('heb', 'H-E-B', 'https://www.heb.com/', 'https://www.heb.com/search?q={q}'),
]

function store(service: string, name: string, page: string, searchUrl: string): DeliveryStore {
  const orderUrl = `${page}${page.includes('?') ? '&' : '?'}zip={zip}&source={source}`
  return { service, name, orderUrl, searchUrl, lastChecked: null }
}
