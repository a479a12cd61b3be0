import type { InboxFolder } from '#contract/inbox.ts'

/** Places of administrators, which nobody else's first load carries; as `paths` has those of everybody. */
export const deskPaths = {
  /** Issues that are written and sent, and one of them. */
  newsletter: () => ({ to: '/admin/newsletter' }) as const,
  issue: (id: number) => ({ to: '/admin/newsletter/$id', params: { id: String(id) } }) as const,
  /** Messages to support, in a folder, and one of them. */
  inbox: (search: InboxSearch = {}) => ({ to: '/admin/inbox', search }) as const,
  message: (id: number) => ({ to: '/admin/inbox/$id', params: { id: String(id) } }) as const,
}

/** Those that wait, if none is named. */
export interface InboxSearch {
  folder?: Exclude<InboxFolder, 'open'>
}
