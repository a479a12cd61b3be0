import { APICallError, RetryError } from 'ai'

interface Trouble {
  trouble: 'too_slow' | 'not_allowed' | 'overrun' | 'unreachable'
  /** For the log: no key, and nothing that was asked or written. */
  detail: string
}

/** What went wrong with a call of a model, by the status of its answer. */
export function troubleOf(error: unknown, signal: AbortSignal): Trouble {
  if (signal.aborted) return { trouble: 'too_slow', detail: 'stopped before it had written' }
  const status = statusOf(error)
  const detail = status === undefined ? nameOf(error) : `status ${status}`
  if (status === 401 || status === 403) return { trouble: 'not_allowed', detail }
  if (status === 429) return { trouble: 'overrun', detail }
  return { trouble: 'unreachable', detail }
}

/** A provider that does not know our way of asking says so with 400 or 422, before it writes a word. */
export function refusesShape(error: unknown): boolean {
  const status = statusOf(error)
  return status === 400 || status === 422
}

function statusOf(error: unknown): number | undefined {
  const cause = RetryError.isInstance(error) ? error.lastError : error
  return APICallError.isInstance(cause) ? cause.statusCode : undefined
}

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : 'no error was given'
}
