import type { FastifyReply } from 'fastify'
import { AppError } from '#contract/errors.ts'

/** The id that a page starts after; cursors are opaque to clients. */
export function afterCursor(cursor: string | undefined): number | undefined {
  if (cursor === undefined) return undefined
  const id = Number(Buffer.from(cursor, 'base64url').toString())
  if (!Number.isInteger(id) || id < 1 || id > 2_147_483_647) {
    throw new AppError('invalid_input', 'This cursor didn’t come from a list.')
  }
  return id
}

/** Link: <…>; rel="next", keeping the rest of the query. */
export function linkNextPage(reply: FastifyReply, last: number | string): void {
  const url = new URL(reply.request.url, 'http://local')
  url.searchParams.set('cursor', Buffer.from(String(last)).toString('base64url'))
  reply.header('link', `<${url.pathname}${url.search}>; rel="next"`)
}
