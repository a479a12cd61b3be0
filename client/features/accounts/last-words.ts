import { deviceStore } from '#client/features/accounts/device-store.ts'
import { keysOf } from '#client/kept.ts'

const speakers = new Set<() => Promise<unknown>>()
const patience = 3000

/** What is still to be sent in the member's name before they sign out. Answers how to stop. */
export function beforeLeaving(work: () => Promise<unknown>): () => void {
  speakers.add(work)
  return () => void speakers.delete(work)
}

/** Sends it; whoever wants to go does not wait for more than three seconds. */
export async function sayLastWords(): Promise<void> {
  const said = Promise.allSettled([...speakers].map((speak) => speak()))
  await Promise.race([said, new Promise((done) => setTimeout(done, patience))])
}

/** What stands on this device alone and would go with a member who leaves now, in words; undefined where nothing does. */
export function wouldBeLost(userId: string): string | undefined {
  const keys = keysOf(deviceStore)
  const startingWith = (prefix: string) => keys.filter((key) => key.startsWith(prefix)).length
  const waiting = startingWith(`list-change:${userId}:`)
  const plans = startingWith('plan-changes:')
  const drafts = startingWith(`recipe-draft:${userId}:`)
  const parts = [
    waiting > 0 &&
      (waiting === 1 ? 'an unsaved change to a shopping list' : `${waiting} unsaved changes to shopping lists`),
    plans > 0 && (plans === 1 ? 'unsaved changes to a meal plan' : `unsaved changes to ${plans} meal plans`),
    drafts > 0 && (drafts === 1 ? 'an unsaved recipe' : `${drafts} unsaved recipes`),
  ].filter((part) => part !== false)
  // British lists have no comma before 'and', as all of ours
  return parts.length === 0 ? undefined : new Intl.ListFormat('en-GB').format(parts)
}
