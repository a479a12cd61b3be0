import { type FastifyBaseLogger, type FastifyRequest, fastify } from 'fastify'
import type { LogLevel } from '#server/settings.ts'

/**
 * The structured log of the process: one JSON object a line, on standard output. The logger is Fastify's own. It carries
 * what happened, never who or with which words: no addresses, cookies, query strings or bodies.
 */
export function openLog(level: LogLevel, stream?: { write(line: string): void }): FastifyBaseLogger {
  const timestamp = () => `,"time":"${new Date().toISOString()}"`
  return fastify({ logger: { level, base: null, timestamp, serializers, ...(stream && { stream }) } }).log
}

const serializers = {
  req: (request: FastifyRequest) => ({ method: request.method, route: request.routeOptions?.url ?? 'unknown' }),
  res: (reply: { statusCode?: number }) => ({ statusCode: reply.statusCode }),
  err: errorView,
}

/** An error without the values it carries: those of a failed query, the bytes of a broken request, the row in the way. */
function errorView(error: unknown): { type: string; message: string; stack: string } {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' }
  const { name, code, cause } = error as Error & { code?: string }
  const isQuery = 'params' in error
  // PostgreSQL's class 22 quotes the value that it could not take
  const quotesValue = code?.startsWith('22') === true
  return {
    type: name,
    ...(code !== undefined && { code }),
    message: quotesValue ? 'a value the database cannot store' : isQuery ? 'failed query' : error.message,
    stack: (error.stack ?? '')
      .split('\n')
      .filter((line) => line.startsWith('    at '))
      .join('\n'),
    ...(isQuery && 'query' in error && { query: error.query }),
    ...(cause !== undefined && { cause: errorView(cause) }),
  }
}
