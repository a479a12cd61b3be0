import { PassThrough } from 'node:stream'
import { AppError } from '#contract/errors.ts'
import type { AppContext } from '#server/context.ts'
import { type ListStream, type Watch, watchList } from '#server/features/shopping/following/watch-list.ts'
import { foundList } from '#server/features/shopping/own-list.ts'
import { versionOf } from '#server/features/shopping/rows/kept-lists.ts'

/** Who wants to hear what happens to which list. */
interface Follower extends Omit<ListStream, 'out'> {
  readonly listId: number
  readonly userId: string
}

export interface Following {
  /**
   * The version of a list as `data: {"version":7}`, at once and whenever it has changed; `data: {"gone":true}` as the last
   * word when the list has been deleted. Ends when the session ends. Throws not_found, and too_many_requests beyond a few
   * of one session, or of all sessions of one member.
   */
  open(follower: Follower): Promise<PassThrough>
  endAll(): void
}

/** `beat`: milliseconds between two signs of life, which also notice that a session has ended. */
export function openFollowing(world: Pick<AppContext, 'database' | 'events'>, { beat = 20_000 } = {}): Following {
  const open = new Set<PassThrough>()
  const counts = new Map<string, number>()
  const watches = new Map<string, Watch>()

  /** Counts a stream until the answer is called. */
  function enter({ session, userId }: Follower): () => void {
    const bounds = [
      { key: `session ${session}`, most: mostOfSession },
      { key: `member ${userId}`, most: mostOfMember },
    ]
    if (bounds.some(({ key, most }) => (counts.get(key) ?? 0) >= most))
      throw new AppError('too_many_requests', 'Your lists are open in too many windows. Please close some.')
    for (const { key } of bounds) counts.set(key, (counts.get(key) ?? 0) + 1)
    return () => {
      for (const { key } of bounds) {
        const left = counts.get(key)! - 1
        if (left === 0) counts.delete(key)
        else counts.set(key, left)
      }
    }
  }

  return {
    async open(follower) {
      const { listId, userId, session, isSignedIn } = follower
      foundList(await versionOf(world.database, userId, listId))
      const leave = enter(follower)
      const out = new PassThrough()
      const stream = { out, session, isSignedIn }
      const key = `${userId} ${listId}`
      const watch = watches.get(key) ?? watchList(world, follower, beat)
      watches.set(key, watch)
      open.add(out)
      out.on('error', () => undefined)
      out.once('close', () => {
        if (!watch.leave(stream)) watches.delete(key)
        open.delete(out)
        leave()
      })
      await watch.join(stream)
      return out
    },
    endAll: () => {
      for (const out of open) out.end()
    },
  }
}

/** Windows of one browser that show a list. */
const mostOfSession = 4
/** Of all browsers of one member together: each of them is asked for at every change. */
const mostOfMember = 12
