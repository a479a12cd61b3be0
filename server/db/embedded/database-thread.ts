import { readFile } from 'node:fs/promises'
import { Worker } from 'node:worker_threads'
import { WireStream } from '#server/db/embedded/wire-stream.ts'
import type { FromWorker, ToWorker, WorkerSettings, WorkerStart } from '#server/db/embedded/worker-messages.ts'

/** The main thread's end of the embedded database. */
export interface DatabaseThread {
  /** A new connection, for `pg`. */
  connect(): WireStream
  /** The data folder as a tar archive. Nothing may be in the middle of a transaction: hold the pool's only client. */
  dump(): Promise<ArrayBuffer>
  close(): Promise<void>
}

/**
 * Starts the thread and opens its database; rejects with the reason when it cannot be opened. A database that breaks down
 * later is opened again, which rolls back what was not confirmed; `brokeDown` hears the reason.
 */
export async function startDatabaseThread(
  settings: WorkerSettings,
  brokeDown: (reason: string) => void = () => undefined,
): Promise<DatabaseThread> {
  const streams = new Map<number, WireStream>()
  const dumps: PromiseWithResolvers<ArrayBuffer>[] = []
  const start = { program: await program() }
  let clients = 0
  let closing = false
  let ended: Error | undefined
  let current = launch(settings)
  await current.ready

  function launch(from: WorkerSettings): Launched {
    return launchWorker({ ...from, ...start }, receive, (cause, wasReady) => {
      for (const dump of dumps.splice(0)) dump.reject(cause)
      // Memory that is gone cannot be opened again, and what breaks down while it opens would do so for ever.
      if (!wasReady || from.dataDir.startsWith('memory:')) ended = cause
      for (const stream of streams.values()) stream.receive(cause)
      if (closing || !wasReady) return
      brokeDown(cause.message)
      if (ended) return
      current = launch({ dataDir: from.dataDir })
      current.ready.catch((failure: Error) => brokeDown(failure.message))
    })
  }

  function receive(message: FromWorker): void {
    if (message.kind === 'bytes') streams.get(message.client)?.receive(message.bytes)
    if (message.kind === 'dump') dumps.shift()?.resolve(message.archive)
    if (message.kind === 'no-dump') dumps.shift()?.reject(new Error(message.reason))
  }

  return {
    connect: () => {
      clients += 1
      const wire = {
        send: (client: number, bytes: Uint8Array<ArrayBuffer>) =>
          current.post({ kind: 'bytes', client, bytes }, [bytes.buffer]),
        hangUp: (client: number) => current.post({ kind: 'hang-up', client }),
      }
      const stream = new WireStream(clients, wire, (client) => streams.delete(client))
      streams.set(clients, stream)
      if (ended) setImmediate(() => stream.receive(ended ?? new Error('the embedded database has ended')))
      return stream
    },
    dump: () => {
      const dump = Promise.withResolvers<ArrayBuffer>()
      dumps.push(dump)
      current.post({ kind: 'dump' })
      return dump.promise
    },
    close: async () => {
      closing = true
      current.post({ kind: 'close' })
      await current.exited
    },
  }
}

/** Shared by all threads, with what V8 has compiled of it since: a second database opens with less than half of the work. */
let compiled: Promise<WebAssembly.Module> | undefined

function program(): Promise<WebAssembly.Module> {
  const path = new URL('pglite.wasm', import.meta.resolve('@electric-sql/pglite'))
  compiled ??= readFile(path).then((bytes) => WebAssembly.compile(bytes))
  return compiled
}

interface Launched {
  readonly ready: Promise<void>
  readonly exited: Promise<void>
  /** Waits with the worker until it is ready. */
  readonly post: (message: ToWorker, transfer?: ArrayBuffer[]) => void
}

const patience = 120_000

function launchWorker(
  start: WorkerStart,
  receive: (message: FromWorker) => void,
  end: (cause: Error, wasReady: boolean) => void,
): Launched {
  const worker = new Worker(new URL('./database-worker.ts', import.meta.url), {
    workerData: start,
    // PGlite prints the server's own messages; failures come as errors.
    stdout: true,
    stderr: true,
  })
  const ready = Promise.withResolvers<void>()
  const exited = Promise.withResolvers<void>()
  let isReady = false
  let reason = 'the embedded database has ended'
  const tooLong = setTimeout(() => {
    reason = 'the embedded database did not open within two minutes'
    void worker.terminate()
  }, patience)
  worker.stdout.resume()
  worker.stderr.resume()
  worker.on('message', (message: FromWorker) => {
    if (message.kind === 'ready') {
      isReady = true
      clearTimeout(tooLong)
      ready.resolve()
    } else if (message.kind === 'broken') reason = message.reason
    else receive(message)
  })
  worker.on('error', (error) => {
    reason = error instanceof Error ? error.message : String(error)
  })
  worker.on('exit', () => {
    clearTimeout(tooLong)
    const error = new Error(reason)
    ready.reject(error)
    end(error, isReady)
    exited.resolve()
  })
  return {
    ready: ready.promise,
    exited: exited.promise,
    post: (message, transfer = []) => worker.postMessage(message, transfer),
  }
}
