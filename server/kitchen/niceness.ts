import { getPriority, setPriority } from 'node:os'

/** Where there are fewer cores than threads, what only reads or writes rows comes first: so much later come those of the kitchen. */
export const niceness = 10

/** The thread that asks comes after the server's from now on. On Linux alone: elsewhere the whole process would. */
export function giveWay(): void {
  if (process.platform !== 'linux') return
  const lowest = 19
  try {
    setPriority(Math.min(lowest, getPriority() + niceness))
  } catch {
    // where the system forbids it, all share alike
  }
}
