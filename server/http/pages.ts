import type { FastifyReply } from 'fastify'
import { AppError } from '#contract/errors.ts'

/** The id that a page starts after; cursors are opaque to clients. */
export function afterCursor(cursor: string | undefined): number | undefined {
  if (cursor === undefined) return undefined
  const id = Number(Buffer.from(cursor, 'base64url').toString())
  if (!Number.isInteger(id) || id < 1 || id > 2_147_483_647) notOfAList()
  return id
}

/** The place in an order of its own that a page starts after: what the order goes by, as text, and the id. */
export interface Place {
  readonly key: string
  readonly id: number
}

/** The same for a list in another order than by id. Throws invalid_input where it came from no such list. */
export function afterPlace(cursor: string | undefined): Place | undefined {
  if (cursor === undefined) return undefined
  const [, id = '', key = ''] = /^(\d{1,10}) (.*)$/s.exec(Buffer.from(cursor, 'base64url').toString()) ?? []
  if (!(Number(id) >= 1 && Number(id) <= 2_147_483_647)) notOfAList()
  return { key, id: Number(id) }
}

/** Link: <…>; rel="next", keeping the rest of the query. */
export function linkNextPage(reply: FastifyReply, last: number | string | Place): void {
  const url = new URL(reply.request.url, 'http://local')
  const place = typeof last === 'object' ? `${last.id} ${last.key}` : String(last)
  url.searchParams.set('cursor', Buffer.from(place).toString('base64url'))
  reply.header('link', `<${url.pathname}${url.search}>; rel="next"`)
}

/** Throws invalid_input. */
export function notOfAList(): never {
  throw new AppError('invalid_input', 'This cursor didn’t come from a list.')
}
