import { keysOf, memberShelf } from '#client/kept.ts'

const prefix = 'list-change:'
/** What the keys of a member's waiting changes begin with. */
export const waitingPrefix = (userId: string) => `${prefix}${userId}:`

/** Whether a key of the store is about changes that wait. */
export const isWaitingKey = (key: string | null) => key === null || key.startsWith(prefix)

/** Whether the browser keeps a change of the member that was not sent: so much every page has to know. */
export function hasWaiting(userId: string): boolean {
  try {
    return keysOf(memberShelf()).some((key) => key.startsWith(waitingPrefix(userId)))
  } catch {
    return false
  }
}
