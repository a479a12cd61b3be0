import { isOfItem, listWideOf } from '#client/features/list-keeping/changes.ts'
import { dropWaiting, readWaiting, type WaitingChange } from '#client/features/list-keeping/waiting-changes.ts'
import type { Shelf } from '#client/kept.ts'
import type { ListChangeGiven } from '#contract/shopping/list-change.ts'
import type { ShoppingList } from '#contract/shopping/shopping.ts'

/** How a batch fared: joined, not heard (try later), refused by the server for good, or not ours to send any more. */
export type Sent = 'joined' | 'unheard' | 'refused' | 'signed-out'

/** What is asked of the server for one list. */
export interface Wish {
  title?: string
  aisles?: ShoppingList['aisles']
  changes: ListChangeGiven[]
}

export interface Outbox {
  /** Sends all that waits. Answers 'unheard' where it is worth trying again later. */
  send: () => Promise<Sent>
}

/**
 * Sends the waiting changes of a member, list by list in the order in which they were made. A change is dropped from the
 * device when the server has confirmed it and not before; what is sent twice happens once, by the ids that it carries.
 * `post` resolves to how it fared and never throws. A refused batch is sent again one by one, so that what is wrong
 * with one change loses no other; `onRefused` hears of that one.
 */
export function createOutbox({
  store,
  userId,
  post,
  onRefused,
  onChange,
}: {
  store: Shelf
  userId: string
  post: (listId: number, wish: Wish) => Promise<Sent>
  onRefused: (change: WaitingChange) => void
  onChange: () => void
}): Outbox {
  let running: Promise<Sent> | undefined
  const unsent = () => readWaiting(store, userId)

  async function sendBatch(batch: readonly WaitingChange[]): Promise<Sent> {
    const fared = await post(batch[0]!.listId, wishOf(batch))
    if (fared === 'joined') {
      dropWaiting(
        store,
        batch.map(({ key }) => key),
      )
      onChange()
      return fared
    }
    if (fared !== 'refused') return fared
    if (batch.length === 1) {
      dropWaiting(store, [batch[0]!.key])
      onChange()
      onRefused(batch[0]!)
      return 'joined'
    }
    for (const waiting of batch) {
      const alone = await sendBatch([waiting])
      if (alone !== 'joined') return alone
    }
    return 'joined'
  }

  async function sendAll(): Promise<Sent> {
    for (let waiting = unsent(); waiting.length > 0; waiting = unsent()) {
      const { listId } = waiting[0]!
      const fared = await sendBatch(waiting.filter((each) => each.listId === listId).slice(0, mostAtOnce))
      if (fared !== 'joined') return fared
    }
    return 'joined'
  }

  return {
    send: () => {
      running ??= sendAll().finally(() => {
        running = undefined
      })
      return running
    },
  }
}

function wishOf(batch: readonly WaitingChange[]): Wish {
  return {
    ...listWideOf(batch.map(({ change }) => change)),
    changes: batch.flatMap(({ change, at }) => {
      if (!isOfItem(change)) return []
      return change.kind === 'restore' ? { kind: change.kind, item: change.item, at } : { ...change, at }
    }),
  }
}

/** As many as can all be as long as an item may be, by the letters that the server takes at once. */
const mostAtOnce = 40
