import { countText } from '#client/features/list-keeping/list-words.ts'
import { changeList } from '#client/features/list-keeping/waiting.ts'
import { toast } from '#client/ui/overlays/toast.ts'
import { capital } from '#client/wording.ts'
import type { ShoppingList, ShoppingListItem } from '#contract/shopping/shopping.ts'

/** Takes items off the list at once, with a way back in the toast. */
export function removeItems(list: ShoppingList, items: readonly ShoppingListItem[]): void {
  if (items.length === 0) return
  changeList(
    list,
    items.map(({ id }) => ({ kind: 'remove', item: id })),
  )
  const takeBack = () =>
    changeList(
      list,
      items.map((line) => ({ kind: 'restore', item: line.id, line })),
    )
  toast({
    title: 'Removed',
    description: items.length === 1 ? capital(items[0]!.name) : countText(items.length),
    // also where the removal waits still: it may be on its way already
    action: { label: 'Undo', onPress: takeBack },
  })
}

/** Takes every tick off, with a way back in the toast. */
export function untickAll(list: ShoppingList): void {
  const ticked = list.items.filter(({ checked }) => checked)
  const tick = (checked: boolean) =>
    changeList(
      list,
      ticked.map(({ id }) => ({ kind: 'tick', item: id, checked })),
    )
  tick(false)
  toast({
    title: 'Unchecked',
    description: countText(ticked.length),
    action: { label: 'Undo', onPress: () => tick(true) },
  })
}
