import { momentOf } from '#client/desk-moment.ts'
import type { DeskPost, HistoryEntry } from '#contract/blog/blog-desk.ts'

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
  if (shows === 'original') return 'Came with MealCrafter'
  return changedAt ? `Saved ${momentOf(changedAt)}` : ''
}

/** One line of the history of a post. */
export interface HistoryLine {
  key: string
  at: string
  words: string
  by: string
  /** The version that can be looked at. */
  version: number | undefined
}

/** What was saved, or what readers get from when on. */
export function lineOf(entry: HistoryEntry): HistoryLine {
  const { kind, id, at } = entry
  const line = { key: `${kind} ${id}`, at, by: entry.by ?? 'a deleted account' }
  if (entry.kind === 'saved') return { ...line, words: `Version ${entry.version}`, version: entry.version }
  const { shows, version, from } = entry
  return { ...line, words: shownWords[shows](version, from > at ? from : undefined), version: undefined }
}

const shownWords = {
  version: (version: number | null, later: string | undefined) =>
    later ? `Version ${version} scheduled for ${momentOf(later)}` : `Version ${version} published`,
  original: () => 'Back to the original',
  nothing: () => 'Taken down',
} as const
