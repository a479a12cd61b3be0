import { type ListCategory, listCategories } from '#domain/plan/shopping/list-categories.ts'
import type { ListedFood } from '#domain/plan/shopping/listed-food.ts'

/** What of a list is written out. Prices in dollars. */
export interface WrittenList {
  title: string
  /** Names of the recipes it is for; none for a list that was typed. */
  recipeNames: readonly string[]
  items: readonly WrittenItem[]
  /** What is left out because it is at home. */
  atHome?: readonly Pick<ListedFood, 'name' | 'amount' | 'unit' | 'category'>[] | undefined
  estimatedCost: number
  deliveryUrl?: string | null
  /** The aisles in the order in which the member walks them; as the market has them where it is not said. */
  aisles?: readonly ListCategory[]
}
export type WrittenItem = Pick<
  ListedFood,
  'name' | 'amount' | 'unit' | 'quantity' | 'package' | 'category' | 'estimatedPrice' | 'isStaple'
> & { checked?: boolean; keeping?: string | undefined }

/** '3 onions', '1 1/2 cups jasmine rice', 'kitchen paper': an item as a cook says it, on one line. */
export function itemText({ amount, unit, name }: Pick<ListedFood, 'amount' | 'unit' | 'name'>): string {
  return oneLine([amount, unit, name].filter(Boolean).join(' '))
}

/** '$3.20', and 'N/A' where there is no price. */
export function priceText(dollars: number | null | undefined): string {
  return dollars === null || dollars === undefined || !(dollars > 0) ? 'N/A' : `$${dollars.toFixed(2)}`
}

/** To be copied: an item a line, what is probably at home last. */
export function simpleListText(list: Pick<WrittenList, 'items'>): string {
  const { bought, staples } = parted(list.items)
  const lines = bought.map((item) => `- ${itemText(item)}`)
  const athome = staples.map((item) => `- ${itemText(item)}`)
  return [...lines, ...(athome.length > 0 ? ['', 'Probably at home:', ...athome] : [])].join('\n').trim()
}

/** To be copied: by aisle, with amounts. */
export function listTextByCategory(list: Pick<WrittenList, 'items' | 'aisles'>): string {
  return byCategory(list)
    .map(({ heading, items }) => [`${heading}:`, ...items.map((item) => `- ${itemText(item)}`)].join('\n'))
    .join('\n\n')
}

/** The first five items, a line each, and how many more there are. */
export function previewOf({ items }: Pick<WrittenList, 'items'>): { lines: readonly string[]; more: number } {
  const { bought, staples } = parted(items)
  const lines = [...bought, ...staples].slice(0, previewed).map(itemText)
  return { lines, more: items.length - lines.length }
}
const previewed = 5

/** Items under their aisles, in the member's order; staples under a heading of their own, last. */
export function byCategory<Item extends Pick<WrittenItem, 'category' | 'isStaple'>>({
  items,
  aisles = listCategories,
}: {
  items: readonly Item[]
  aisles?: readonly ListCategory[] | undefined
}): readonly { heading: string; items: readonly Item[] }[] {
  const { bought, staples } = parted(items)
  const order = [...new Set([...aisles, ...listCategories])]
  const groups = order.map((heading: string) => ({
    heading,
    items: bought.filter(({ category }) => (category || 'Other') === heading),
  }))
  return [...groups, { heading: 'Probably at home', items: staples }].filter((group) => group.items.length > 0)
}

function parted<Item extends { isStaple: boolean }>(items: readonly Item[]): { bought: Item[]; staples: Item[] } {
  return { bought: items.filter(({ isStaple }) => !isStaple), staples: items.filter(({ isStaple }) => isStaple) }
}

/** Text of people on one line, without what turns a screen's direction round or rings a bell. */
export function oneLine(text: string): string {
  return text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(/[\u202a-\u202e\u2066-\u2069\u200e\u200f\ufeff]/g, '')
    .replace(/ {2,}/g, ' ')
    .trim()
}
