import type { InboxFolder } from '#contract/desk/inbox.ts'

const at = (place: string) => ({ to: '/admin/$', params: { _splat: place } }) as const

/** Places of administrators, which nobody else's first load carries; as `paths` has those of everybody. */
export const deskPaths = {
  /** Issues that are written and sent, and one of them. */
  newsletter: () => at('newsletter'),
  issue: (id: number) => at(`newsletter/${id}`),
  /** Who gets it. */
  subscribers: () => at('newsletter/subscribers'),
  /** Articles that are written and published, and one of them. */
  blog: () => at('blog'),
  post: (id: number) => at(`blog/${id}`),
  /** The delivery services and their links. */
  stores: () => at('stores'),
  /** What foods cost, and one of them. */
  prices: () => at('prices'),
  price: (food: string) => at(`prices/${food}`),
  /** Messages to support, in a folder, and one of them. */
  inbox: (search: InboxSearch = {}) => ({ to: '/admin/inbox', search: { ...search } }) as const,
  /** The queue of jobs; backups and settings. */
  jobs: () => ({ to: '/admin/$', params: { _splat: 'jobs' } }) as const,
  system: () => ({ to: '/admin/$', params: { _splat: 'system' } }) as const,
  message: (id: number) => ({ to: '/admin/inbox/$id', params: { id: String(id) } }) as const,
  /** Corrections that cooks suggested, in a state, and one of them. */
  corrections: (search: CorrectionSearch = {}, id = '') =>
    ({ to: '/admin/corrections/$', params: { _splat: id }, search: { ...search } }) as const,
}

/** Those that wait, if none is named. */
interface InboxSearch {
  folder?: Exclude<InboxFolder, 'open'>
  q?: string
}

/** Those that wait, if no state is named that the page knows. */
interface CorrectionSearch {
  state?: string
}
