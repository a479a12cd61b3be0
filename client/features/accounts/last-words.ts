import { deviceStore } from '#client/features/shopping/waiting/device-store.ts'
import { keysOf } from '#client/kept.ts'

let speak: (() => Promise<unknown>) | undefined
const patience = 3000

/** What is still to be sent in the member's name before they sign out; one at a time. Answers how to stop. */
export function beforeLeaving(work: () => Promise<unknown>): () => void {
  speak = work
  return () => {
    if (speak === work) speak = undefined
  }
}

/** Sends it; whoever wants to go does not wait for more than three seconds. */
export async function sayLastWords(): Promise<void> {
  await Promise.race([speak?.().catch(() => undefined), new Promise((done) => setTimeout(done, patience))])
}

/** What stands on this device alone and would go with a member who leaves now, in words; undefined where nothing does. */
export function wouldBeLost(userId: string): string | undefined {
  const keys = keysOf(deviceStore)
  const waiting = keys.filter((key) => key.startsWith(`list-change:${userId}:`)).length
  const drafts = keys.filter((key) => key.startsWith(`recipe-draft:${userId}:`)).length
  const parts = [
    waiting > 0 &&
      (waiting === 1
        ? 'a change to a shopping list that hasn’t been sent'
        : `${waiting} changes to shopping lists that haven’t been sent`),
    drafts > 0 && (drafts === 1 ? 'a recipe that isn’t saved' : `${drafts} recipes that aren’t saved`),
  ].filter((part) => part !== false)
  return parts.length === 0 ? undefined : parts.join(' and ')
}
