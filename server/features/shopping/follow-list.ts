import { PassThrough } from 'node:stream'
import { AppError } from '#contract/errors.ts'
import type { AppContext } from '#server/context.ts'
import { versionOf } from '#server/features/shopping/kept-lists.ts'
import { foundList, listKey } from '#server/features/shopping/own-list.ts'

/** Who wants to hear what happens to which list. */
interface Follower {
  readonly listId: number
  readonly userId: string
  /** Key of the session that asks. */
  readonly session: string
  /** Whether that session lives still. */
  readonly isSignedIn: () => Promise<boolean>
}

export interface Following {
  /**
   * The version of a list as `data: {"version":7}`, at once and whenever it has changed; `data: {"gone":true}` as the last
   * word when the list has been deleted. Ends when the session ends. Throws not_found, and too_many_requests beyond a few
   * of one session.
   */
  open(follower: Follower): Promise<PassThrough>
  endAll(): void
}

/** `beat`: milliseconds between two signs of life, which also notice that a session has ended. */
export function openFollowing(
  { database, events }: Pick<AppContext, 'database' | 'events'>,
  { beat = 20_000 } = {},
): Following {
  const open = new Set<PassThrough>()
  const ofSession = new Map<string, number>()

  function count(session: string, by: 1 | -1): void {
    const streams = (ofSession.get(session) ?? 0) + by
    if (streams > mostOfSession)
      throw new AppError('too_many_requests', 'This list is open in too many windows. Please close some.')
    if (streams === 0) ofSession.delete(session)
    else ofSession.set(session, streams)
  }

  async function follow({ listId, userId, isSignedIn }: Follower, out: PassThrough): Promise<() => void> {
    let told: number | undefined
    let looking: Promise<void> | undefined
    let isBehind = false
    // one look at a time; what happens meanwhile asks for one more
    const look = (): Promise<void> => {
      isBehind = true
      looking ??= (async () => {
        while (isBehind && !out.destroyed) {
          isBehind = false
          if (!(await isSignedIn())) return void out.end()
          const version = await versionOf(database, userId, listId)
          if (version === undefined) return void out.end(say({ gone: true }))
          if (version !== told) out.write(say({ version }))
          told = version
        }
      })()
        // a database that is away is there again a little later
        .catch(() => void setTimeout(() => out.destroyed || void look(), 1000).unref())
        .finally(() => (looking = undefined))
      return looking
    }
    const unsubscribe = await events.subscribe(listKey(listId), () => void look())
    const heart = setInterval(() => {
      out.write(': still here\n\n')
      void look()
    }, beat)
    void look()
    return () => {
      clearInterval(heart)
      unsubscribe()
    }
  }

  return {
    async open(follower) {
      foundList(await versionOf(database, follower.userId, follower.listId))
      count(follower.session, 1)
      const out = new PassThrough()
      open.add(out)
      const leave = await follow(follower, out)
      out.on('error', () => undefined)
      out.once('close', () => {
        leave()
        open.delete(out)
        count(follower.session, -1)
      })
      return out
    },
    endAll: () => {
      for (const out of open) out.end()
    },
  }
}

/** Windows of one browser that show a list. */
const mostOfSession = 4

function say(message: object): string {
  return `data: ${JSON.stringify(message)}\n\n`
}
