import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify'
import { AppError, errorStatus } from '#contract/errors.ts'
import { failureBody, sendFailure } from '#server/http/refusals/failures.ts'

/** Fastify's options for requests that no route and no hook ever sees; they are refused in the same shape as all others. */
export function refuseUnreadable(log: FastifyBaseLogger) {
  return {
    /** Time to send a whole request, milliseconds; an answer may take longer. Node keeps it only where headers have no more. */
    requestTimeout: 30_000,
    http: { headersTimeout: 30_000, connectionsCheckingInterval: 2000 },
    // an address that cannot be decoded, or one with an endless part
    frameworkErrors(error: Error, request: FastifyRequest, reply: FastifyReply) {
      return sendFailure(request, reply.headers({ ...headers, 'x-request-id': request.id }), error)
    },
    // what is not HTTP; the error itself holds the bytes that came, cookies and all, and stays out of the log
    clientErrorHandler(error: Error & { code?: string }, socket: Socket) {
      if (error.code === 'ECONNRESET' || socket.destroyed) return
      const failure = failureOf(error.code)
      const id = randomUUID()
      log.info({ reqId: id, code: failure.code, reason: error.code }, 'request refused')
      if (socket.writable) socket.write(answer(failure, id))
      socket.destroy()
    },
  }
}

const headers = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
}

function failureOf(code: string | undefined): AppError {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') {
    return new AppError('request_timeout', 'The request took too long to arrive. Please try again.')
  }
  if (code === 'HPE_HEADER_OVERFLOW') {
    return new AppError('headers_too_large', 'The address or the headers of the request are too long.')
  }
  return new AppError('invalid_input', 'The request couldn’t be read.')
}

function answer(failure: AppError, requestId: string): string {
  const status = errorStatus[failure.code]
  const body = JSON.stringify(failureBody(failure, requestId))
  const lines = Object.entries({
    ...headers,
    'x-request-id': requestId,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}`)
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n')
}
