let speak: (() => Promise<unknown>) | undefined
const patience = 3000

/** What is still to be sent in the name of the member before she signs out; one at a time. Answers how to stop. */
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
