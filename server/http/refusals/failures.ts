import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ZodError } from 'zod'
import { AppError, type ErrorCode, errorStatus } from '#contract/errors.ts'
import { isDatabaseAway } from '#server/db/away.ts'
import { issuesOf } from '#server/http/refusals/sentences.ts'

/** Every failure leaves as `{ code, message, requestId, … }`; what is not ours to show is logged and told as 'internal'. */
export function handleFailures(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => sendFailure(request, reply, error))
}

export function sendFailure(request: FastifyRequest, reply: FastifyReply, error: unknown) {
  const failure = asAppError(error)
  const status = errorStatus[failure.code]
  // where nothing can be bought is said once, at the start
  if (status >= 500 && failure.code !== 'payments_off') request.log.error({ err: error }, 'request failed')
  else request.log.info({ code: failure.code }, 'request refused')
  sayWhen(reply, failure)
  return reply.code(status).type('application/json; charset=utf-8').send(failureBody(failure, request.id))
}

/** Says in how many seconds what is refused may be asked again, where that is known. */
export function sayWhen(reply: FastifyReply, { code, details }: AppError): void {
  const retryAfter = details['retryAfter'] ?? (errorStatus[code] === 503 ? (waits[code] ?? 5) : undefined)
  if (typeof retryAfter === 'number') reply.header('retry-after', retryAfter)
}

export function failureBody(failure: AppError, requestId: string) {
  return { code: failure.code, message: failure.message, requestId, ...failure.details }
}

export function asAppError(error: unknown): AppError {
  if (error instanceof AppError) return error
  if (error instanceof ZodError) return invalidInput(error)
  const { code, statusCode } = error as Partial<FastifyError>
  const known = code === undefined ? undefined : fastifyFailures[code]
  if (known) return new AppError(known.code, known.message)
  if (isDatabaseAway(error)) return unavailable()
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    return new AppError('invalid_input', 'The request couldn’t be read.')
  }
  return new AppError('internal', 'Something went wrong on our side. Please try again.')
}

/** What is asked may succeed in some seconds. */
export function unavailable(cause?: unknown): AppError {
  const sentence = 'We can’t handle this right now. Please try again in a minute.'
  return new AppError('unavailable', sentence, {}, { cause })
}

/** The first thing that is wrong, as a sentence, and all of it as `issues` for forms. */
export function invalidInput(error: ZodError): AppError {
  const issues = issuesOf(error)
  return new AppError('invalid_input', issues[0]?.message ?? 'The request couldn’t be read.', { issues })
}

/** Seconds until who got a 503 may ask again; 5 where nothing else is said. */
const waits: Partial<Record<ErrorCode, number>> = { payments_off: 3600 }

const fastifyFailures: Readonly<Record<string, { code: ErrorCode; message: string }>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: { code: 'payload_too_large', message: 'The request is too large.' },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: {
    code: 'unsupported_media_type',
    message: 'Please send JSON, with the content type application/json.',
  },
}
