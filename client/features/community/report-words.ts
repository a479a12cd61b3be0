import type { ReportReason } from '#contract/community/community-views.ts'
import type { QueuedReport } from '#contract/community/moderation.ts'

export const reasonWords: Readonly<Record<ReportReason, string>> = {
  spam: 'Spam or advertising',
  unkind: 'Unkind or hateful',
  unsafe: 'Unsafe to cook or eat',
  copied: 'Copied from someone else',
  other: 'Something else',
}

export const kindWords: Readonly<Record<QueuedReport['kind'], string>> = {
  recipe: 'Recipe',
  comment: 'Comment',
  cook: 'Profile',
}
