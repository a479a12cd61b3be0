import { listText } from '#client/features/dishes/format.ts'
import { sumOf } from '#client/features/list-keeping/changes.ts'
import { capital, dollars } from '#client/wording.ts'
import type { ShoppingList, ShoppingListItem } from '#contract/shopping/shopping.ts'
import { cutText } from '#domain/cut-text.ts'
import { type Allergen, allergensOfVerdict } from '#domain/food/allergens/allergens.ts'
import type { ListCategory } from '#domain/plan/shopping/list-categories.ts'
import { priceText } from '#domain/plan/shopping/list-text.ts'

export interface Aisle {
  category: ListCategory
  items: ShoppingListItem[]
}

/** What is to be bought, aisle by aisle as the member walks them; empty aisles are left out. */
export function aislesOf({ items, aisles }: Pick<ShoppingList, 'items' | 'aisles'>): Aisle[] {
  const bought = items.filter(({ isStaple }) => !isStaple)
  return aisles
    .map((category) => ({ category, items: bought.filter((item) => item.category === category) }))
    .filter((aisle) => aisle.items.length > 0)
}

export interface Basket {
  ticked: number
  all: number
  /** Dollars of what is not in the cart yet. */
  toGo: number
  total: number
}

/** How far along the shopper is; what is probably at home is not counted. */
export function basketOf(items: readonly ShoppingListItem[]): Basket {
  const bought = items.filter(({ isStaple }) => !isStaple)
  const left = bought.filter(({ checked }) => !checked)
  return {
    ticked: bought.length - left.length,
    all: bought.length,
    toGo: sumOf(left.map(({ estimatedPrice }) => estimatedPrice)),
    total: sumOf(bought.map(({ estimatedPrice }) => estimatedPrice)),
  }
}

/** '5 of 16 in the cart'. */
export const basketText = ({ ticked, all }: Basket) => `${ticked} of ${all} in the cart`

/** '$4.20 to go', and 'N/A to go' where what is left has no price. */
export const toGoText = ({ ticked, all, toGo }: Basket) => `${ticked === all ? dollars(0) : priceText(toGo)} to go`

/** '9 items, $12.65'. */
export function aisleText(items: readonly ShoppingListItem[]): string {
  const sum = sumOf(items.map(({ estimatedPrice }) => estimatedPrice))
  return `${countText(items.length)}${sum > 0 ? `, ${dollars(sum)}` : ''}`
}

export const countText = (count: number) => (count === 1 ? '1 item' : `${count} items`)

/** All that a list holds: '12 items, plus 3 that are probably at home'. */
export function contentsText(items: readonly ShoppingListItem[]): string {
  const { all } = basketOf(items)
  const staples = items.length - all
  if (staples === 0) return countText(all)
  return `${countText(all)}, plus ${staples} ${staples === 1 ? 'that’s' : 'that are'} probably at home`
}

/** '650 g', '3', '' where nothing is said. */
export const amountText = ({ amount, unit }: Pick<ShoppingListItem, 'amount' | 'unit'>) =>
  [amount, unit].filter(Boolean).join(' ')

/** '650 g, buy 2 (400-g) cans': what to take from the shelf; a bare number stands by the name. What it is for, the item itself tells. */
export function detailText(item: ShoppingListItem): string {
  const there = item.fromHome && `${amountText(item.fromHome)} more at home`
  const held = item.heldBy?.length && heldText(item.heldBy, item.fromHome !== undefined)
  const buy = item.package !== amountText(item) && item.package && `buy ${item.package}`
  return [item.unit && amountText(item), buy, there, held, item.keeping].filter(Boolean).join(', ')
}

/** Why something is bought that is at home: an older list counts on it. */
function heldText(titles: readonly string[], isRest: boolean): string {
  const by = titles.length === 1 ? `“${shortened(titles[0]!)}”` : `${titles.length} older lists`
  return `${isRest ? 'the rest of ' : ''}what you have is reserved for ${by}`
}

/** The first words of a title; all of it is told by the item itself. */
function shortened(title: string): string {
  if (title.length <= shortTitle) return title
  const words = cutText(title, shortTitle).split(' ')
  return `${words.slice(0, Math.max(1, words.length - 1)).join(' ')}…`
}
const shortTitle = 26

/** 'From Skillet Chickpeas and Tacos', where there are more than `named` 'From 12 recipes'; where nothing came out of a recipe, when it was begun. */
export function originText({ recipeNames, createdAt }: ShoppingList, named = 3): string {
  if (recipeNames.length === 0)
    return `Started on ${new Date(createdAt).toLocaleDateString([], { day: 'numeric', month: 'long' })}`
  return recipeNames.length > named ? `From ${recipeNames.length} recipes` : `From ${listText(recipeNames)}`
}

/** What an item holds of that which its reader avoids; null where nothing is known to be in it. */
export function warningOf(
  { warnings }: Pick<ShoppingListItem, 'warnings'>,
  avoided: readonly Allergen[],
): { kind: 'blocks' | 'warns'; words: string } | null {
  const named = (wanted: 'contains' | 'usually_contains') =>
    allergensOfVerdict(
      warnings.filter(({ allergen }) => avoided.includes(allergen)),
      wanted,
    )
  const [certain, usual] = [named('contains'), named('usually_contains')]
  if (certain.length > 0) return { kind: 'blocks', words: `Contains ${listText(certain)}` }
  if (usual.length > 0) return { kind: 'warns', words: capital(`usually contains ${listText(usual)}`) }
  return null
}
