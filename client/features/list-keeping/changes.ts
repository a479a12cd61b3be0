import type { ListChangeGiven } from '#contract/shopping/list-change.ts'
import type { ShoppingList, ShoppingListItem } from '#contract/shopping/shopping.ts'

/** What is done to a list or to one of its items, without the moment at which it is done. */
export type Change = ItemChange | ListWideChange
type ItemChange = WithoutTime<ListChangeGiven> | TakenBack
type WithoutTime<C> = C extends unknown ? Omit<C, 'at'> : never
/** With the line as it was, for when the server has heard of its removal and not yet of this. */
type TakenBack = { kind: 'restore'; item: string; line?: ShoppingListItem }
/** Its name, and the order of the aisles. The server knows no moments of these: what it hears last stands. */
type ListWideChange = { kind: 'title'; title: string } | { kind: 'aisles'; aisles: ShoppingList['aisles'] }

export const isOfItem = (change: Change): change is ItemChange => change.kind !== 'title' && change.kind !== 'aisles'

/** The list as it is to be shown: what the server said, with everything that it has not heard of yet. */
export function withChanges(list: ShoppingList, changes: readonly Change[]): ShoppingList {
  if (changes.length === 0) return list
  const items = withoutTakenBack(changes.filter(isOfItem)).reduce<readonly ShoppingListItem[]>(changed, list.items)
  const { title, aisles } = listWideOf(changes)
  return {
    ...list,
    items: [...items],
    estimatedCost: costOf(items),
    ...(title && { title }),
    ...(aisles && { aisles }),
  }
}

/** The last name and the last order of the aisles among changes. */
export function listWideOf(changes: readonly Change[]): { title?: string; aisles?: ShoppingList['aisles'] } {
  return Object.assign(
    {},
    ...changes.map((change) =>
      change.kind === 'title' ? { title: change.title } : change.kind === 'aisles' ? { aisles: change.aisles } : {},
    ),
  ) as ReturnType<typeof listWideOf>
}

/** Dollars of the packages to buy, in whole cents; staples are at home. */
function costOf(items: readonly ShoppingListItem[]): number {
  return sumOf(items.filter(({ isStaple }) => !isStaple).map(({ estimatedPrice }) => estimatedPrice))
}

/** Adds dollars as cents, so that no binary dust gathers. */
export function sumOf(dollars: readonly number[]): number {
  return dollars.reduce((cents, amount) => cents + Math.round(amount * 100), 0) / 100
}

/** A line that joins several of one food is called by all of them, 'milk.more-milk': whether one of them is `id`. */
export const isCalled = (line: Pick<ShoppingListItem, 'id'>, id: string) => line.id.split('.').includes(id)

/** A removal that was taken back before the server heard of either has not happened. */
function withoutTakenBack(changes: readonly ItemChange[]): readonly ItemChange[] {
  return changes.filter(
    (change, place) =>
      change.kind !== 'remove' ||
      !changes.slice(place + 1).some((later) => later.kind === 'restore' && later.item === change.item),
  )
}

/**
 * A change of an item that is gone changes nothing; an item that is there already is not added again. A line that has
 * meanwhile been joined with others stays as the server says: the change was not about those.
 */
function changed(items: readonly ShoppingListItem[], change: ItemChange): readonly ShoppingListItem[] {
  if (change.kind === 'add')
    return items.some((line) => isCalled(line, change.item)) ? items : [...items, typed(change.item, change.text)]
  const meant = change.item.split('.')
  const isMeant = ({ id }: ShoppingListItem) => id.split('.').every((part) => meant.includes(part))
  if (change.kind === 'remove') return items.filter((line) => !isMeant(line))
  if ('line' in change && change.line && !items.some((line) => meant.some((id) => isCalled(line, id))))
    return [...items, change.line]
  return items.map((line) => (isMeant(line) ? { ...line, ...difference(change) } : line))
}

function difference(change: Exclude<ItemChange, { kind: 'add' | 'remove' }>): Partial<ShoppingListItem> {
  switch (change.kind) {
    case 'tick':
      return { checked: change.checked }
    case 'move':
      return { category: change.category }
    case 'staple':
      return { isStaple: change.isStaple }
    case 'restore':
      return {}
    case 'reword':
      // the server reads the words again, amount and price with them
      return { name: change.text, amount: '', unit: '', package: '', quantity: 1, sources: [] }
  }
}

/** As it was typed, until the server has read it. */
function typed(id: string, text: string): ShoppingListItem {
  return {
    id,
    food: null,
    name: text,
    amount: '',
    unit: '',
    quantity: 1,
    package: '',
    category: 'Other',
    estimatedPrice: 0,
    usedPrice: 0,
    isStaple: false,
    grams: null,
    sources: [],
    warnings: [],
    checked: false,
    isOwn: true,
  }
}
