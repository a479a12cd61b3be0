import type { FastifyInstance } from 'fastify'
import { AppError } from '#contract/errors.ts'

const deepest = 30

/** JSON bodies only; an empty one counts as none. Depth, NUL and broken Unicode are refused before any schema sees them. */
export function parseBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined)
    return parse(request, body as string, (error, value) => {
      if (error) return done(new AppError('invalid_input', 'The request isn’t readable JSON.'), undefined)
      return done(isClean(value, 0) ? null : unclean(), value)
    })
  })
}

/** Whether every text in a value can be stored and shown: no NUL, no lone surrogate, nothing nested absurdly deep. */
export function isClean(value: unknown, depth: number): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0')
  if (typeof value !== 'object' || value === null) return true
  if (depth > deepest) return false
  if (Array.isArray(value)) return value.every((item) => isClean(item, depth + 1))
  return Object.entries(value).every(([key, item]) => isClean(key, depth) && isClean(item, depth + 1))
}

export function unclean(): AppError {
  return new AppError('invalid_input', 'The request holds characters that are not text, or is nested too deeply.')
}
