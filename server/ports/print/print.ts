import { Worker } from 'node:worker_threads'
import { AppError } from '#contract/errors.ts'
import type { PdfRecipe } from '#server/ports/print/recipe-pdf.ts'

const mostWaiting = 20
const idleSeconds = 60

/** A recipe as PDF, set in a thread of its own, so that nobody else waits for it. Throws AppError unavailable where too many wait. */
export function printPdf(recipe: PdfRecipe): Promise<Buffer> {
  if (waiting.size >= mostWaiting)
    throw new AppError('unavailable', 'Too many pages are being set just now. Please try again in a minute.')
  clearTimeout(idle)
  worker ??= start()
  count += 1
  const page = Promise.withResolvers<Buffer>()
  waiting.set(count, page)
  worker.ref()
  worker.postMessage({ id: count, recipe }, [])
  return page.promise
}

type Answer = { id: number; pdf: Uint8Array; failure?: undefined } | { id: number; failure: string }

let worker: Worker | undefined
let count = 0
let idle: NodeJS.Timeout | undefined
const waiting = new Map<number, PromiseWithResolvers<Buffer>>()

/** The thread ends when nobody has asked for a minute; it keeps no process alive, but while it works. */
function start(): Worker {
  const started = new Worker(new URL('./print-worker.ts', import.meta.url))
  started.on('message', (answer: Answer) => {
    const page = waiting.get(answer.id)
    waiting.delete(answer.id)
    if (answer.failure === undefined) page?.resolve(Buffer.from(answer.pdf))
    else page?.reject(new Error(`A page could not be set: ${answer.failure}`))
    if (waiting.size > 0) return
    started.unref()
    idle = setTimeout(() => void stop(started), idleSeconds * 1000)
    idle.unref()
  })
  started.on('error', (error) => {
    if (worker === started) worker = undefined
    for (const page of waiting.values()) page.reject(error)
    waiting.clear()
  })
  return started
}

async function stop(started: Worker): Promise<void> {
  if (worker === started) worker = undefined
  await started.terminate()
}
