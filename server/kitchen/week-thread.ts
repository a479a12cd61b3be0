import { parentPort } from 'node:worker_threads'
import { openHighs } from '#server/kitchen/highs.ts'
import { giveWay } from '#server/kitchen/niceness.ts'
import { type SentData, takeSent } from '#server/kitchen/sent-data.ts'
import { type WeekTaskName, weekTasksWith } from '#server/kitchen/week-tasks.ts'

/** The thread of the planner: it does one task at a time and hears nothing meanwhile, so that only its end can stop it. */
const port = parentPort
if (!port) throw new Error('Weeks can be planned only in a worker thread.')
giveWay()
const tasks = weekTasksWith(await openHighs(), (plan, worth) => port.postMessage({ kind: 'better', plan, worth }))

interface Order {
  readonly name: WeekTaskName
  readonly given: readonly unknown[]
  readonly data: SentData | undefined
}

port.on('message', ({ name, given, data }: Order) => {
  try {
    takeSent(data)
    port.postMessage({ kind: 'done', value: (tasks[name] as (...given: readonly unknown[]) => unknown)(...given) })
  } catch (error) {
    port.postMessage({ kind: 'failed', error })
  }
})
