import { Piscina } from 'piscina'
import { AppError } from '#contract/errors.ts'
import { kitchenVersion } from '#domain/food/foods.ts'
import { type KitchenData, noKitchenData } from '#domain/food/kitchen-data.ts'
import { FairQueue } from '#server/http/limits/fair-queue.ts'
import { niceness } from '#server/kitchen/niceness.ts'
import { type SentData, sentData } from '#server/kitchen/sent-data.ts'
import type { TaskName, Tasks } from '#server/kitchen/tasks.ts'
import { type Traces, traced } from '#server/ports/traces/traces.ts'

/** What reads, verifies and composes, in threads of its own beside the server's loop. */
export interface Kitchen {
  /**
   * Has a task done. Throws `busy` where too much waits already or its turn does not come in time, `took_too_long` where it passes its
   * deadline, and `cancelled` once the signal is aborted. What a task throws is thrown here.
   */
  ask<Name extends TaskName>(name: Name, ...given: Parameters<Tasks[Name]>): Promise<Awaited<ReturnType<Tasks[Name]>>>
  /**
   * The same kitchen for one request of a member or an address, whose tasks have a share of it and end with the signal. Only its
   * first task can find too much waiting, or wait too long: what has been begun is not refused half-way, when something may have been
   * written.
   */
  for(owner: string, signal?: AbortSignal): Kitchen
  /**
   * For a request that writes before its first task: throws `busy` where too much waits already, and from then on none of its tasks is
   * refused or turned away. Whoever hears `busy` asks again by itself, so that nothing may have been written by then.
   */
  letIn(): void
  /**
   * Names the rules, the tables and the data that administrators have set, by which a task that is asked for now is done, or by later ones:
   * whoever keeps an answer keeps it under this name.
   */
  readonly version: string
  /** Resolves once whatever is asked for is done by this edition of the data or a later one; throws `busy` where that takes ten seconds. */
  reached(edition: number): Promise<void>
  figures(): KitchenFigures
}

/** How it goes, over all owners: tasks that wait and run now, and since the start those that were turned away and those that were ended. */
export interface KitchenFigures {
  readonly waiting: number
  readonly running: number
  readonly shed: number
  readonly overrun: number
}

export interface OpenKitchen extends Kitchen {
  /** Has every task that begins from now on done by these data, in whichever thread. */
  take(data: KitchenData): void
  close(): Promise<void>
}

export interface KitchenSettings {
  readonly threads: number
  /** A task that runs longer is ended together with its thread. */
  readonly deadlineMs?: number
  /** The first task of a request that has waited longer for its turn is turned away. */
  readonly patienceMs?: number
  readonly mostWaiting?: number
  readonly mostWaitingOfOne?: number
  /** Megabytes of one thread; a task that needs more is ended together with it. */
  readonly heapMb?: number
  /** The code of a thread; the kitchen's own unless a test gives another. */
  readonly thread?: URL
}

/** What nobody waits for any longer may run on for so long: a thread that is ended costs more than most tasks. */
const graceMs = 250
/** How long it may take until what an administrator has set is heard of. */
const mostMsToReach = 10_000

interface Asker {
  readonly owner: string
  readonly signal: AbortSignal | undefined
  readonly entry: { isLetIn: boolean }
}

interface Order {
  readonly name: TaskName
  readonly given: readonly unknown[]
  readonly signal: AbortSignal | undefined
  readonly answer: PromiseWithResolvers<unknown>
  readonly onAbort: () => void
  /** Ends its waiting; undefined for what was let in before. */
  patience?: NodeJS.Timeout
}

/** Starts the threads; they are ready in about a second, and what is asked before waits for them. */
export function openKitchen(
  {
    threads,
    deadlineMs = 10_000,
    patienceMs = 10_000,
    mostWaiting = 256,
    mostWaitingOfOne = 64,
    heapMb = 512,
    thread = new URL('./worker.ts', import.meta.url),
  }: KitchenSettings,
  log: { error(details: object, message: string): void },
  traces?: Traces,
): OpenKitchen {
  const pool = new Piscina({
    filename: thread.href,
    name: 'work',
    minThreads: threads,
    maxThreads: threads,
    recordTiming: false,
    trackUnmanagedFds: false,
    niceIncrement: niceness,
    resourceLimits: { maxOldGenerationSizeMb: heapMb },
  })
  const waiting = new FairQueue<Order>({ perOwner: mostWaitingOfOne, total: mostWaiting, onDisplaced: turnAway })
  let running = 0
  let shed = 0
  let overrun = 0
  let isClosing = false
  let { edition } = noKitchenData
  let data: SentData | undefined
  const onTake = new Set<() => void>()

  const ask = (asker: Asker, name: TaskName, given: readonly unknown[]) =>
    traced(traces, 'task', name, () => order(asker, name, given))

  function order({ owner, signal, entry }: Asker, name: TaskName, given: readonly unknown[]) {
    if (signal?.aborted) return Promise.reject(cancelled())
    const answer = Promise.withResolvers<unknown>()
    const placed: Order = { name, given, signal, answer, onAbort: () => withdraw(placed) }
    if (!waiting.push(owner, placed, entry.isLetIn)) {
      shed += 1
      return Promise.reject(busy())
    }
    if (!entry.isLetIn) placed.patience = setTimeout(() => turnAway(placed), patienceMs)
    entry.isLetIn = true
    signal?.addEventListener('abort', placed.onAbort, { once: true })
    startNext()
    return answer.promise
  }

  /** What still waits is taken back at once, what runs by the thread's end if it does not come to its own first. */
  function withdraw(order: Order): void {
    clearTimeout(order.patience)
    waiting.remove(order)
    order.answer.reject(cancelled())
  }

  /** Its patience is over, or somebody with less waiting took its place: whoever asked is better served elsewhere, or later. */
  function turnAway(order: Order): void {
    clearTimeout(order.patience)
    order.signal?.removeEventListener('abort', order.onAbort)
    waiting.remove(order)
    shed += 1
    order.answer.reject(busy())
  }

  function startNext(): void {
    while (running < threads) {
      const order = waiting.shift()
      if (!order) return
      clearTimeout(order.patience)
      running += 1
      void answer(order)
    }
  }

  /** The next one begins before anybody hears of this one. */
  async function answer(order: Order): Promise<void> {
    const [done] = await Promise.allSettled([run(order)])
    running -= 1
    order.signal?.removeEventListener('abort', order.onAbort)
    startNext()
    if (done.status === 'fulfilled') order.answer.resolve(done.value)
    else order.answer.reject(done.reason)
  }

  async function run({ name, given, signal }: Order): Promise<unknown> {
    const end = new AbortController()
    const deadline = setTimeout(() => end.abort(), deadlineMs)
    let grace: NodeJS.Timeout | undefined
    const leave = () => {
      grace = setTimeout(() => end.abort(), graceMs)
    }
    signal?.addEventListener('abort', leave, { once: true })
    try {
      return await pool.run({ name, given, data }, { signal: end.signal })
    } catch (error) {
      const isEnded = end.signal.aborted || (error as { code?: unknown }).code === 'ERR_WORKER_OUT_OF_MEMORY'
      if (isEnded && !signal?.aborted) {
        overrun += 1
        log.error({ task: name }, 'A kitchen task was stopped.')
      }
      // what a closing kitchen drops is no fault of what it was asked
      if (isClosing) throw cancelled()
      throw isEnded ? tookTooLong() : error
    } finally {
      clearTimeout(deadline)
      clearTimeout(grace)
      signal?.removeEventListener('abort', leave)
    }
  }

  const figures = () => ({ waiting: waiting.size, running, shed, overrun })
  function reached(wanted: number): Promise<void> {
    if (edition >= wanted) return Promise.resolve()
    return new Promise((resolve, reject) => {
      const look = () => {
        if (edition < wanted) return
        end()
        resolve()
      }
      const patience = setTimeout(() => {
        end()
        reject(busy())
      }, mostMsToReach)
      const end = () => {
        clearTimeout(patience)
        onTake.delete(look)
      }
      onTake.add(look)
    })
  }

  const versionNow = () => (edition === 0 ? kitchenVersion : `${kitchenVersion}.${edition}`)
  function letIn({ owner, entry }: Asker): void {
    if (!entry.isLetIn && !waiting.hasRoom(owner)) {
      shed += 1
      throw busy()
    }
    entry.isLetIn = true
  }

  const kitchenOf = (asker: Asker): Kitchen => ({
    figures,
    letIn: () => letIn(asker),
    ask: (name, ...given) => ask(asker, name, given) as never,
    for: (owner, signal) => kitchenOf({ owner, signal, entry: asker.entry }),
    reached,
    get version() {
      return versionNow()
    },
  })
  return {
    ask: (name, ...given) =>
      ask({ owner: 'the house', signal: undefined, entry: { isLetIn: false } }, name, given) as never,
    for: (owner, signal) => kitchenOf({ owner, signal, entry: { isLetIn: false } }),
    letIn: () => undefined,
    figures,
    reached,
    get version() {
      return versionNow()
    },
    take(fresh) {
      // what was never set need not be sent
      if (fresh.edition === 0 && !data) return
      edition = fresh.edition
      data = sentData(fresh)
      for (const look of onTake) look()
    },
    close() {
      isClosing = true
      return pool.destroy()
    },
  }
}

function busy(): AppError {
  return new AppError('busy', 'The kitchen is busy right now. Please try again in a few seconds.', {
    retryAfter: 3,
  })
}

function tookTooLong(): AppError {
  return new AppError(
    'took_too_long',
    'This took too long, so we stopped. It didn’t count toward any daily limit. Please try again, with a shorter text if yours was long.',
    { retryAfter: 3 },
  )
}

function cancelled(): AppError {
  return new AppError('cancelled', 'The request was canceled before it was done.')
}
