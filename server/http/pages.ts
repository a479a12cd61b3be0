import type { FastifyReply } from 'fastify'
import { AppError } from '#contract/errors.ts'

/** The id that a page starts after; cursors are opaque to clients. */
export function afterCursor(cursor: string | undefined): number | undefined {
  if (cursor === undefined) return undefined
  const id = Number(Buffer.from(cursor, 'base64url').toString())
  if (!Number.isInteger(id) || id < 1 || id > mostInteger) notOfAList()
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
  if (!(Number(id) >= 1 && Number(id) <= mostInteger)) notOfAList()
  return { key, id: Number(id) }
}

/** The same for an order that goes by whole numbers from -most to most. Throws invalid_input. */
export function afterNumber(cursor: string | undefined, most: number): { key: number; id: number } | undefined {
  const place = afterPlace(cursor)
  if (!place) return undefined
  const key = Number(place.key)
  return Number.isInteger(key) && Math.abs(key) <= most ? { key, id: place.id } : notOfAList()
}
/** The bounds of an integer column, and of milliseconds up to the year 2242. */
export const mostInteger = 2_147_483_647
export const mostMilliseconds = 2 ** 43

/** What clients send back for the page after the row that a page ended with. */
export function cursorAfter(last: number | string | Place): string {
  const place = typeof last === 'object' ? `${last.id} ${last.key}` : String(last)
  return Buffer.from(place).toString('base64url')
}

/** Link: <…>; rel="next", keeping the rest of the query. */
export function linkNextPage(reply: FastifyReply, last: number | string | Place): void {
  const url = new URL(reply.request.url, 'http://local')
  url.searchParams.set('cursor', cursorAfter(last))
  reply.header('link', `<${url.pathname}${url.search}>; rel="next"`)
}

/** Throws invalid_input. */
export function notOfAList(): never {
  throw new AppError('invalid_input', 'This page link isn’t valid. Please start from the first page.')
}
