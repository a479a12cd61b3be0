import type { PassThrough } from 'node:stream'
import type { AppContext } from '#server/context.ts'
import { listKey } from '#server/features/shopping/own-list.ts'
import { versionOf } from '#server/features/shopping/rows/kept-lists.ts'

/** One stream of a list. */
export interface ListStream {
  readonly out: PassThrough
  /** Key of the session that asks. */
  readonly session: string
  /** Whether that session lives still. */
  readonly isSignedIn: () => Promise<boolean>
}

/** One list of its owner, watched for all streams of it in this process. */
export interface Watch {
  /** Resolves when the stream misses nothing any more. */
  join(stream: ListStream): Promise<void>
  /** False where nobody is left: then the watch has ended. */
  leave(stream: ListStream): boolean
}

/**
 * Looks at a list once for all who follow it, when it has changed and every `beat` milliseconds, and asks of each session
 * whether it lives still. Tells each stream what it has not heard, and ends those whose session or list is gone.
 */
export function watchList(
  { database, events }: Pick<AppContext, 'database' | 'events'>,
  { listId, userId }: { readonly listId: number; readonly userId: string },
  beat: number,
): Watch {
  /** With the version that each was told last. */
  const told = new Map<ListStream, number | undefined>()
  /** Those that are looked for next. */
  const due = new Set<ListStream>()
  let isLooking = false
  let retry: NodeJS.Timeout | undefined

  // one look at a time; what happens meanwhile asks for one more
  async function look(whom: Iterable<ListStream>): Promise<void> {
    for (const stream of whom) due.add(stream)
    if (isLooking) return
    isLooking = true
    while (due.size > 0) {
      const asking = [...due]
      due.clear()
      await lookFor(asking).catch(lookLater)
    }
    isLooking = false
  }

  /** A database that is away is there again a little later: then all are looked for. */
  function lookLater(): void {
    retry ??= setTimeout(() => {
      retry = undefined
      void look(told.keys())
    }, 1000).unref()
  }

  async function lookFor(asking: readonly ListStream[]): Promise<void> {
    const listening = await signedIn(asking.filter(({ out }) => out.writable))
    if (listening.length === 0) return
    const version = await versionOf(database, userId, listId)
    for (const stream of listening) {
      if (!stream.out.writable) continue
      if (version === undefined) stream.out.end(say({ gone: true }))
      else if (version !== told.get(stream)) {
        stream.out.write(say({ version }))
        told.set(stream, version)
      }
    }
  }

  const subscribed = events.subscribe(listKey(listId), () => void look(told.keys()))
  const heart = setInterval(() => {
    for (const { out } of told.keys()) if (out.writable) out.write(': still here\n\n')
    void look(told.keys())
  }, beat)

  return {
    async join(stream) {
      told.set(stream, undefined)
      await subscribed
      void look([stream])
    },
    leave(stream) {
      told.delete(stream)
      if (told.size > 0) return true
      clearInterval(heart)
      clearTimeout(retry)
      void subscribed.then((unsubscribe) => unsubscribe())
      return false
    },
  }
}

/** Those whose session lives; the others end. */
async function signedIn(streams: readonly ListStream[]): Promise<ListStream[]> {
  const living: ListStream[] = []
  for (const own of Map.groupBy(streams, ({ session }) => session).values()) {
    if (await own[0]!.isSignedIn()) living.push(...own)
    else for (const { out } of own) out.end()
  }
  return living
}

function say(message: object): string {
  return `data: ${JSON.stringify(message)}\n\n`
}
