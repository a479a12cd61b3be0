import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ZodError } from 'zod'
import { AppError, type ErrorCode, errorStatus } from '#contract/errors.ts'
import { issuesOf } from '#server/http/sentences.ts'

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
  const retryAfter = failure.details['retryAfter']
  if (typeof retryAfter === 'number') reply.header('retry-after', retryAfter)
  return reply.code(status).type('application/json; charset=utf-8').send(failureBody(failure, request.id))
}

export function failureBody(failure: AppError, requestId: string) {
  return { code: failure.code, message: failure.message, requestId, ...failure.details }
}

export function asAppError(error: unknown): AppError {
  if (error instanceof AppError) return error
  if (error instanceof ZodError) return invalidInput(error)
  const { statusCode, cause } = error as Partial<FastifyError>
  // a failed query carries what the database said as its cause
  const code = (error as Partial<FastifyError>).code ?? (cause as Partial<FastifyError> | undefined)?.code
  const known = code === undefined ? undefined : fastifyFailures[code]
  if (known) return new AppError(known.code, known.message)
  if (code !== undefined && databaseIsAway(code)) {
    return new AppError('unavailable', 'The service cannot take this just now. Please try again in a minute.')
  }
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    return new AppError('invalid_input', 'The request could not be read.')
  }
  return new AppError('internal', 'Something went wrong on our side. Please try again.')
}

/** The first thing that is wrong, as a sentence, and all of it as `issues` for forms. */
export function invalidInput(error: ZodError): AppError {
  const issues = issuesOf(error)
  return new AppError('invalid_input', issues[0]?.message ?? 'The request could not be read.', { issues })
}

const fastifyFailures: Readonly<Record<string, { code: ErrorCode; message: string }>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: { code: 'payload_too_large', message: 'The request is too large.' },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: {
    code: 'unsupported_media_type',
    message: 'Please send JSON, with the content type application/json.',
  },
}

/** Connection failures of node and PostgreSQL's classes 08, 53 and 57 (connection, resources, shutdown). */
function databaseIsAway(code: string): boolean {
  return (
    ['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'ETIMEDOUT', 'EPIPE'].includes(code) || /^(08|53|57)\w{3}$/.test(code)
  )
}
