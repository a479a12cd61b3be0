import { Worker } from 'node:worker_threads'
import { AppError } from '#contract/errors.ts'
import type { WeekPlan, Worth } from '#domain/plan/week/week-plan.ts'
import type { OnBetter, WeekTaskName, WeekTasks } from '#server/kitchen/week-tasks.ts'

/** Plans weeks in a thread of its own, one task after the other. */
export interface WeekPlanner {
  /**
   * Has a task done. Better plans are told as they are found. Throws `cancelled` at once when the signal is aborted, `took_too_long`
   * where the thread does not keep its time, `busy` where too many wait, and what the task throws.
   */
  ask<Name extends WeekTaskName>(
    name: Name,
    given: Parameters<WeekTasks[Name]>,
    hearing?: { signal?: AbortSignal; onBetter?: OnBetter },
  ): Promise<ReturnType<WeekTasks[Name]>>
  close(): Promise<void>
}

type FromThread =
  | { kind: 'better'; plan: WeekPlan; worth: Worth }
  | { kind: 'done'; value: unknown }
  | { kind: 'failed'; error: Error }

/**
 * The thread starts with the first task and is ready in some tenths of a second; one that was ended is followed by a fresh one. Who comes
 * when `mostWaiting` wait already is told `busy`.
 */
export function openWeekPlanner({ deadlineMs = 180_000, mostWaiting = 8 } = {}): WeekPlanner {
  let thread: Worker | undefined
  let waiting = 0
  let last: Promise<unknown> = Promise.resolve()

  function run(
    name: WeekTaskName,
    given: readonly unknown[],
    { signal, onBetter }: { signal?: AbortSignal; onBetter?: OnBetter },
  ): Promise<unknown> {
    if (signal?.aborted) return Promise.reject(cancelled())
    thread ??= start()
    const mine = thread
    return new Promise((resolve, reject) => {
      const end = (error: Error) => {
        settle()
        thread = undefined
        void mine.terminate()
        reject(error)
      }
      const onAbort = () => end(cancelled())
      const deadline = setTimeout(() => end(tookTooLong()), deadlineMs)
      const onMessage = (message: FromThread) => {
        if (message.kind === 'better') return onBetter?.(message.plan, message.worth)
        settle()
        if (message.kind === 'done') resolve(message.value)
        else reject(message.error)
      }
      const settle = () => {
        clearTimeout(deadline)
        signal?.removeEventListener('abort', onAbort)
        mine.off('message', onMessage).off('error', end)
      }
      signal?.addEventListener('abort', onAbort, { once: true })
      mine.on('message', onMessage).on('error', end)
      mine.postMessage({ name, given }, [])
    })
  }

  return {
    ask(name, given, hearing = {}) {
      if (waiting > mostWaiting) return Promise.reject(busy())
      waiting += 1
      const answer = last.then(() => run(name, given, hearing)).finally(() => (waiting -= 1))
      last = answer.catch(() => undefined)
      // who waits for their turn is let go at once, too
      return Promise.race([answer, whenAborted(hearing.signal)]) as never
    },
    async close() {
      await thread?.terminate()
      thread = undefined
    },
  }

  function start(): Worker {
    const fresh = new Worker(new URL('./week-thread.ts', import.meta.url))
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

function whenAborted(signal: AbortSignal | undefined): Promise<never> {
  return new Promise((_, reject) => {
    if (signal?.aborted) reject(cancelled())
    signal?.addEventListener('abort', () => reject(cancelled()), { once: true })
  })
}

function busy(): AppError {
  return new AppError('busy', 'Many plans are being made just now. Please try again in a minute.', { retryAfter: 30 })
}

function cancelled(): AppError {
  return new AppError('cancelled', 'The request was taken back before it was done.')
}

function tookTooLong(): AppError {
  return new AppError('took_too_long', 'The plan could not be finished in this time. Please try again.', {
    retryAfter: 3,
  })
}
