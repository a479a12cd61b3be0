import type { Row } from './making.ts'

type Send = (cookie: string, method: string, path: string) => Promise<Row>

/** Of 500 that a member may have. */
const mostListed = 300

/** Deletes the lists of the calls before when a member with this cookie is to have so many more of them than there is room for. */
export function roomForLists(send: Send): (cookie: string, more: number) => Promise<void> {
  const listed = new Map<string, number>()
  return async (cookie, more) => {
    const count = (listed.get(cookie) ?? 0) + more
    listed.set(cookie, count < mostListed ? count : more)
    for (let isFull = count >= mostListed; isFull; ) {
      const old = (await send(cookie, 'GET', '/api/shopping-lists?limit=100')) as unknown as readonly { id: number }[]
      for (const { id } of old) await send(cookie, 'DELETE', `/api/shopping-lists/${id}`)
      isFull = old.length > 0
    }
  }
}
