import { APICallError, Output, parsePartialJson, RetryError, streamText } from 'ai'
import type { z } from 'zod'
import type { Way } from '#server/ports/recipe-writer/language-model/open-model.ts'

/** Characters of an answer; a recipe has three to six thousand. */
const longestAnswer = 60_000

interface Question {
  /** The same for every question, so that providers can keep them ready. */
  readonly instructions: string
  readonly text: string
  /** A JPEG that the text is about. */
  readonly photo?: Buffer
  /** The object that is to come, for the ways that can ask for one. */
  readonly schema: z.ZodType
}

/**
 * The answer of a model as it grows, all that has come each time; cut where it is far too long. Throws what the provider
 * throws, which `refusesShape` and `troubleOf` know.
 */
export async function* askModel(
  { kind, model }: Way,
  { instructions, text, photo, schema }: Question,
  signal: AbortSignal,
): AsyncGenerator<string> {
  // its warnings go to the console, past our log
  globalThis.AI_SDK_LOG_WARNINGS = false
  const seen = photo && ({ type: 'file', data: photo, mediaType: 'image/jpeg' } as const)
  const result = streamText({
    model,
    instructions,
    messages: [{ role: 'user', content: [{ type: 'text', text }, ...(seen ? [seen] : [])] }],
    abortSignal: signal,
    maxRetries: 1,
    onError: () => undefined,
    ...(kind !== 'text' && { output: Output.object({ schema, name: 'recipe' }) }),
  })
  let answer = ''
  for await (const part of result.stream) {
    if (part.type === 'error') throw part.error
    if (part.type === 'abort') throw signal.reason
    if (part.type !== 'text-delta') continue
    answer += part.text
    if (answer.length > longestAnswer) return
    yield answer
  }
}

/** What half of a JSON text says already. */
export async function partOfJson(text: string | undefined): Promise<unknown> {
  return (await parsePartialJson(text)).value
}

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
