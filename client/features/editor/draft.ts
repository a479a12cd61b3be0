import { z } from 'zod'
import { Written } from '#client/features/editor/written.ts'
import { keptForMember } from '#client/kept.ts'

/** What is being written, kept on the device until it is saved, and the words that it began with. */
const Draft = z.object({ written: Written, began: Written })
export type Draft = z.infer<typeof Draft>

/** One draft a member and a recipe: 'new', 'variation-7', 'edit-7'. */
export type DraftPlace = 'new' | `variation-${number}` | `edit-${number}`

/** The draft, or none: where there is nothing, nothing readable, or no storage. */
export function readDraft(userId: string, place: DraftPlace): Draft | null {
  try {
    return Draft.parse(JSON.parse(keptOf(userId, place).read() ?? ''))
  } catch {
    return null
  }
}

/** Whether it was kept: there may be no storage, or no room in it. */
export function keepDraft(userId: string, place: DraftPlace, draft: Draft): boolean {
  return keptOf(userId, place).keep(JSON.stringify(draft))
}

export const dropDraft = (userId: string, place: DraftPlace): void => keptOf(userId, place).drop()

const keptOf = (userId: string, place: DraftPlace) => keptForMember(`recipe-draft:${userId}:${place}`)
