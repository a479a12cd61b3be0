import { momentOf } from '#client/desk-moment.ts'
import type { DeskPost, WrittenPost } from '#contract/blog-desk.ts'

interface State {
  words: string
  tone: 'plain' | 'left' | 'fits'
}

/** Where a post stands. */
export function stateOf({ shows, scheduled, isOriginal, wasPublished }: DeskPost): State {
  if (scheduled) return { words: 'Scheduled', tone: 'left' }
  if (shows === 'version') return { words: 'Published', tone: 'fits' }
  if (shows === 'original') return { words: 'Original', tone: 'fits' }
  return { words: wasPublished || isOriginal ? 'Taken down' : 'Draft', tone: 'plain' }
}

/** Whether there is something that readers do not get yet. */
export const hasUnpublished = ({ version, shownVersion, shows, scheduled }: DeskPost) =>
  version > 0 && scheduled?.version !== version && !(shows === 'version' && shownVersion === version)

/** When something happens or happened with a post, in a line. */
export function whenOf({ shows, shownSince, scheduled, changedAt }: DeskPost): string {
  if (scheduled) return `Appears ${momentOf(scheduled.at)}`
  if (shows === 'version' && shownSince) return `Published ${momentOf(shownSince)}`
  if (shows === 'original') return 'As it came with MealCrafter'
  return changedAt ? `Saved ${momentOf(changedAt)}` : ''
}

/** One line of the history of a post. */
export interface HistoryEntry {
  key: string
  at: string
  words: string
  by: string
  /** The version that can be looked at. */
  version: number | undefined
}

/** What was saved and what was shown when, the newest first; at the bottom what comes with the program. */
export function historyOf(post: WrittenPost): HistoryEntry[] {
  const saved = post.versions.map(({ number, at, by }) => ({
    key: `version ${number}`,
    at,
    words: `Version ${number}`,
    by: by ?? 'a deleted account',
    version: number,
  }))
  const shown = post.publications.map(({ at, madeAt, by, shows, version }) => ({
    key: `shown ${madeAt} ${at}`,
    at: madeAt,
    words: shownWords[shows](version, at > madeAt ? at : undefined),
    by: by ?? 'a deleted account',
    version: undefined,
  }))
  return [...saved, ...shown].sort((one, other) => other.at.localeCompare(one.at))
}

const shownWords = {
  version: (version: number | null, later: string | undefined) =>
    later ? `Version ${version} scheduled for ${momentOf(later)}` : `Version ${version} published`,
  original: () => 'Back to the original',
  nothing: () => 'Taken down',
} as const
