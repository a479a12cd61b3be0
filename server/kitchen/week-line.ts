import type { Worker } from 'node:worker_threads'
import { AppError } from '#contract/errors.ts'
import type { WeekPlan, Worth } from '#domain/plan/week/week-plan.ts'
import { FairQueue } from '#server/http/limits/fair-queue.ts'
import type { SentData } from '#server/kitchen/sent-data.ts'
import type { OnBetter, WeekTaskName, WeekTasks } from '#server/kitchen/week-tasks.ts'

/** Does tasks of the planner in a thread of its own, one after the other; owners are served in turn. */
export interface WeekLine {
  /**
   * Has a task done. Better plans are told as they are found. Throws `cancelled` at once when the signal is aborted, `took_too_long`
   * where the thread does not keep its time, `unavailable` where it dies, `busy` where too many wait, and what the task throws. What has
   * been told by then stays true.
   */
  ask<Name extends WeekTaskName>(
    name: Name,
    given: Parameters<WeekTasks[Name]>,
    hearing?: Hearing,
  ): Promise<ReturnType<WeekTasks[Name]>>
  close(): Promise<void>
}

export interface Hearing {
  /** For whom it is done, a member. */
  readonly owner?: string
  readonly signal?: AbortSignal | undefined
  readonly onBetter?: OnBetter
  /** Where it has to wait: how many tasks come first, again whenever that changes, and 0 when it begins. */
  readonly onWaiting?: (ahead: number) => void
}

export interface WeekLineSettings {
  readonly deadlineMs: number
  readonly mostWaiting: number
  readonly mostWaitingOfOne: number
  readonly startThread: () => Worker
  /** What administrators have set; undefined while they have set nothing. */
  readonly data: () => SentData | undefined
}

type FromThread =
  | { kind: 'better'; plan: WeekPlan; worth: Worth }
  | { kind: 'done'; value: unknown }
  | { kind: 'failed'; error: Error }

interface Order {
  readonly name: WeekTaskName
  readonly given: readonly unknown[]
  readonly hearing: Hearing
  readonly answer: PromiseWithResolvers<unknown>
  readonly onAbort: () => void
  /** How many it was told that come first. */
  ahead: number
}

/** The thread starts with the first task and is ready in some tenths of a second; one that was ended is followed by a fresh one. */
export function openWeekLine(settings: WeekLineSettings): WeekLine {
  const { deadlineMs, mostWaiting, mostWaitingOfOne, startThread, data } = settings
  const waiting = new FairQueue<Order>({ perOwner: mostWaitingOfOne, total: mostWaiting, onDisplaced: turnAway })
  let thread: Worker | undefined
  let running: Order | undefined

  function ask(name: WeekTaskName, given: readonly unknown[], hearing: Hearing): Promise<unknown> {
    const { owner = 'the house', signal } = hearing
    if (signal?.aborted) return Promise.reject(cancelled())
    const answer = Promise.withResolvers<unknown>()
    const order: Order = { name, given, hearing, answer, ahead: 0, onAbort: () => withdraw(order) }
    if (!waiting.push(owner, order)) return Promise.reject(busy())
    signal?.addEventListener('abort', order.onAbort, { once: true })
    startNext()
    return answer.promise
  }

  /** What waits is let go at once, and what runs by the end of its thread. */
  function withdraw(order: Order): void {
    waiting.remove(order)
    order.answer.reject(cancelled())
    tellPlaces()
  }

  /** Somebody with less waiting took its place. */
  function turnAway(order: Order): void {
    order.hearing.signal?.removeEventListener('abort', order.onAbort)
    order.answer.reject(busy())
    tellPlaces()
  }

  function startNext(): void {
    const order = running ? undefined : waiting.shift()
    if (order) {
      running = order
      void answer(order)
      if (order.ahead > 0) order.hearing.onWaiting?.(0)
    }
    tellPlaces()
  }

  function tellPlaces(): void {
    for (const [place, order] of waiting.inTurn().entries()) {
      if (order.ahead === place + 1) continue
      order.ahead = place + 1
      order.hearing.onWaiting?.(order.ahead)
    }
  }

  /** The next one begins before anybody hears of this one. */
  async function answer(order: Order): Promise<void> {
    const [done] = await Promise.allSettled([run(order)])
    running = undefined
    order.hearing.signal?.removeEventListener('abort', order.onAbort)
    startNext()
    if (done.status === 'fulfilled') order.answer.resolve(done.value)
    else order.answer.reject(done.reason)
  }

  function run({ name, given, hearing: { signal, onBetter } }: Order): Promise<unknown> {
    thread ??= start()
    const mine = thread
    return new Promise((resolve, reject) => {
      const end = (error: Error) => {
        settle()
        if (thread === mine) thread = undefined
        void mine.terminate()
        reject(error)
      }
      const onAbort = () => end(cancelled())
      let cause: unknown
      const onError = (error: unknown) => {
        cause = error
      }
      // what it told before it broke is heard before its end, but may come after its error
      const onExit = (code: number) => end(died(cause ?? code))
      const deadline = setTimeout(() => end(tookTooLong()), deadlineMs)
      const onMessage = (message: FromThread) => {
        if (message.kind === 'better') return onBetter?.(message.plan, message.worth)
        // a solver that has failed once is not to be trusted with the next week
        if (message.kind === 'failed') return end(message.error)
        settle()
        resolve(message.value)
      }
      const settle = () => {
        clearTimeout(deadline)
        signal?.removeEventListener('abort', onAbort)
        mine.off('message', onMessage).off('error', onError).off('exit', onExit)
      }
      signal?.addEventListener('abort', onAbort, { once: true })
      mine.on('message', onMessage).on('error', onError).on('exit', onExit)
      mine.postMessage({ name, given, data: data() }, [])
    })
  }

  return {
    ask: (name, given, hearing = {}) => ask(name, given, hearing) as never,
    async close() {
      for (const order of waiting.inTurn()) withdraw(order)
      await thread?.terminate()
      thread = undefined
    },
  }

  function start(): Worker {
    const fresh = startThread()
    // a server that has nothing else to do may end
    fresh.unref()
    const forget = () => {
      if (thread === fresh) thread = undefined
    }
    // what it was doing hears of it by itself
    fresh.on('error', forget).on('exit', forget)
    return fresh
  }
}

function busy(): AppError {
  return new AppError('busy', 'A lot of plans are being made right now. Please try again in a minute.', {
    retryAfter: 30,
  })
}

function cancelled(): AppError {
  return new AppError('cancelled', 'The request was canceled before it was done.')
}

function died(cause: unknown): AppError {
  return new AppError(
    'unavailable',
    'The planner stopped before it was done. Please try again.',
    { retryAfter: 3 },
    { cause },
  )
}

function tookTooLong(): AppError {
  return new AppError('took_too_long', 'We couldn’t finish the plan in time. Please try again.', {
    retryAfter: 3,
  })
}
