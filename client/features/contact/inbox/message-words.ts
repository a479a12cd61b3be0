import type { InboxFolder, InboxMessage } from '#contract/desk/inbox.ts'
import { plans } from '#contract/plans.ts'

export const folderWords: Readonly<Record<InboxFolder, { tab: string; empty: string }>> = {
  open: { tab: 'Waiting', empty: 'Nobody is waiting for a reply' },
  done: { tab: 'Done', empty: 'Nothing here yet' },
  spam: { tab: 'Spam', empty: 'No spam' },
}

/** The sender's plan as people know it. */
export const planOf = ({ tier }: Pick<InboxMessage, 'tier'>) => (tier === null ? 'Not signed in' : plans[tier].name)
