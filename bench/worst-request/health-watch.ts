import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import { isMainThread, Worker, workerData } from 'node:worker_threads'

/** Asks /api/health every few milliseconds on a connection of its own, in a thread of its own. */
export interface HealthWatch {
  /** The longest wait for an answer, in milliseconds, of those that began or ended since it was asked last. */
  longest(): Promise<number>
  end(): Promise<void>
}

const pauseMs = 4
/** What the two threads tell each other: that the longest wait is asked for, and the wait in microseconds. */
const places = { asked: 0, longest: 1 }

export function watchHealth(address: string): HealthWatch {
  const told = new Int32Array(new SharedArrayBuffer(8))
  const worker = new Worker(new URL(import.meta.url), { workerData: { address, told } })
  return {
    async longest() {
      Atomics.store(told, places.asked, 1)
      await Atomics.waitAsync(told, places.asked, 1).value
      return Atomics.load(told, places.longest) / 1000
    },
    async end() {
      await worker.terminate()
    },
  }
}

if (!isMainThread) await watch(workerData as { address: string; told: Int32Array<SharedArrayBuffer> })

async function watch({ address, told }: { address: string; told: Int32Array<SharedArrayBuffer> }): Promise<never> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  let longest = 0
  for (;;) {
    // what is on its way when the other request is answered counts with it
    const isLast = Atomics.load(told, places.asked) === 1
    const before = performance.now()
    if (await isAnswered(`${address}/api/health`, agent)) longest = Math.max(longest, performance.now() - before)
    if (isLast) {
      Atomics.store(told, places.longest, Math.round(longest * 1000))
      Atomics.store(told, places.asked, 0)
      Atomics.notify(told, places.asked)
      longest = 0
    }
    await new Promise((resolve) => {
      setTimeout(resolve, pauseMs)
    })
  }
}

async function isAnswered(url: string, agent: Agent): Promise<boolean> {
  try {
    const [response] = (await once(get(url, { agent }), 'response')) as [IncomingMessage]
    response.resume()
    await once(response, 'end')
    return true
  } catch {
    return false
  }
}
