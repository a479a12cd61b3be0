import type { ShoppingList, ShoppingListItem } from '#contract/shopping/shopping.ts'

/** A line of a list, for tests: a kilo of onions unless it is said otherwise. */
export function line(change: Partial<ShoppingListItem> = {}): ShoppingListItem {
  return {
    id: 'onions',
    food: 'onion',
    name: 'onions',
    amount: '1',
    unit: 'kg',
    quantity: 1,
    package: '',
    category: 'Produce',
    estimatedPrice: 1.1,
    usedPrice: 1.1,
    isStaple: false,
    grams: 1000,
    sources: [],
    warnings: [],
    checked: false,
    isOwn: false,
    ...change,
  }
}

/** A list of Ana's, for tests. */
export function saturdayList(
  items: readonly ShoppingListItem[] = [line()],
  change: Partial<ShoppingList> = {},
): ShoppingList {
  return {
    id: 7,
    userId: 'ana',
    recipeId: null,
    recipeIds: [],
    recipeNames: [],
    title: 'Saturday',
    items: [...items],
    estimatedCost: 1.1,
    deliveryService: null,
    deliveryUrl: null,
    prePopulated: false,
    aisles: ['Dairy & Eggs', 'Produce', 'Spices & Herbs', 'Other'],
    version: 1,
    createdAt: '2026-11-20T07:00:00.000Z',
    updatedAt: '2026-11-20T07:00:00.000Z',
    ...change,
  }
}

/** What a browser keeps, for tests; with `room`, no more than so many entries. */
export function shelf(room = Number.POSITIVE_INFINITY): Storage {
  const entries = new Map<string, string>()
  return {
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, text) => {
      if (!entries.has(key) && entries.size >= room) throw new DOMException('full', 'QuotaExceededError')
      entries.set(key, text)
    },
    removeItem: (key) => void entries.delete(key),
    clear: () => entries.clear(),
    key: (index) => [...entries.keys()][index] ?? null,
    get length() {
      return entries.size
    },
  }
}
