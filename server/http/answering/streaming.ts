import { PassThrough, type Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { errorStatus } from '#contract/errors.ts'
import { asAppError, failureBody } from '#server/http/refusals/failures.ts'

/**
 * Sends events as they come. A reader who leaves does not end the work: it is carried on to its end, and its recipe is
 * found on return. What fails before the first event is thrown, so that it travels under its own status.
 */
export async function streamEvents(
  request: FastifyRequest,
  reply: FastifyReply,
  events: AsyncIterator<unknown>,
): Promise<Readable> {
  const first = await events.next()
  const out = new PassThrough()
  void pump(request, events, first, out)
  reply
    .type('text/event-stream; charset=utf-8')
    .header('cache-control', 'no-store, no-transform')
    .header('x-accel-buffering', 'no')
  return out
}

async function pump(
  request: FastifyRequest,
  events: AsyncIterator<unknown>,
  first: IteratorResult<unknown>,
  out: PassThrough,
): Promise<void> {
  // A reader who has left makes writing fail; the events are then taken and dropped.
  out.on('error', () => undefined)
  const write = (text: string) => !out.destroyed && out.write(text)
  try {
    for (let event = first; !event.done; event = await events.next()) write(`data: ${JSON.stringify(event.value)}\n\n`)
  } catch (error) {
    const failure = asAppError(error)
    const status = errorStatus[failure.code]
    if (status >= 500) request.log.error({ err: error }, 'stream failed')
    write(`event: error\nid: ${status}\ndata: ${JSON.stringify(failureBody(failure, request.id))}\n\n`)
  } finally {
    out.end()
  }
}
