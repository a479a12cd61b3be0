import { parentPort, workerData } from 'node:worker_threads'
import { openHighs } from '#server/kitchen/highs.ts'
import { weekTasksWith } from '#server/kitchen/week-tasks.ts'

/** The thread of a planner that ends as soon as it has told of a first plan; `workerData` says how. */
const port = parentPort
if (!port) throw new Error('Weeks can be planned only in a worker thread.')

const ends: Readonly<Record<string, () => void>> = {
  exit: () => process.exit(1),
  throw: () => {
    setImmediate(() => {
      throw new Error('The thread broke.')
    })
  },
  hang: () => {
    for (;;);
  },
  fail: () => {
    throw new Error('The solver failed.')
  },
}
const tasks = weekTasksWith(await openHighs(), (plan, worth) => {
  port.postMessage({ kind: 'better', plan, worth })
  ends[workerData]?.()
})

port.on('message', ({ given }: { given: Parameters<typeof tasks.plan> }) => {
  try {
    const value = tasks.plan(...given)
    if (workerData !== 'throw') port.postMessage({ kind: 'done', value })
  } catch (error) {
    port.postMessage({ kind: 'failed', error })
  }
})
