import { readFile } from 'node:fs/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { amcheck } from '@electric-sql/pglite/contrib/amcheck'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { expectsAnswer, isComplete, simpleQuery } from '#server/db/embedded/wire-protocol.ts'
import type { FromWorker, ToWorker, WorkerStart } from '#server/db/embedded/worker-messages.ts'

/**
 * The thread that owns the embedded database. It answers one message after the other, as PGlite has one connection;
 * in a thread of its own it cannot keep requests waiting that need no database.
 */
const port = parentPort
if (!port) throw new Error('The embedded database runs in a worker thread.')
const say = (message: FromWorker, transfer: ArrayBuffer[] = []) => port.postMessage(message, transfer)
const database = await open(workerData as WorkerStart)
let last: Promise<unknown> = Promise.resolve()
let broken = false
port.on('message', (message: ToWorker) => {
  last = last.then(() => (broken ? undefined : answer(message))).catch(giveUp)
})
say({ kind: 'ready' })

async function open({ dataDir, archive, program }: WorkerStart): Promise<PGlite> {
  // 100 kB of stack is what PGlite really has: with PostgreSQL's own 2 MB a statement that nests too deep is no error
  // but the end of the database.
  const settings = ['shared_buffers=16MB', 'wal_buffers=1MB', 'max_stack_depth=100kB']
  const opened = await PGlite.create({
    dataDir,
    pgliteWasmModule: program,
    // indexes of backups are read by the one, members searched by the other
    extensions: { amcheck, pg_trgm },
    startParams: [...PGlite.defaultStartParams, ...settings.flatMap((setting) => ['-c', setting])],
    ...(archive === undefined ? {} : { loadDataDir: new Blob([await readFile(archive)]) }),
  })
  // no disk damages what lives in memory
  if (!dataDir.startsWith('memory:')) await readThrough(opened)
  return opened
}

/** Pages carry checksums, so reading every table finds a folder that is damaged although it opens. */
async function readThrough(opened: PGlite): Promise<void> {
  const { rows } = await opened.query<{ name: string }>(
    "select oid::regclass::text as name from pg_class where relkind in ('r', 'm', 't') and relpersistence = 'p'",
  )
  for (const { name } of rows) await opened.exec(`select count(*) from ${name}`)
}

async function answer(message: ToWorker): Promise<void> {
  switch (message.kind) {
    case 'bytes':
      return pass(message.bytes, (bytes) => say({ kind: 'bytes', client: message.client, bytes }, [bytes.buffer]))
    case 'hang-up':
      // Past PGlite's own interface, whose answer would go to the client that speaks next.
      await pass(simpleQuery('ROLLBACK'), () => undefined)
      return pass(simpleQuery('DISCARD ALL'), () => undefined)
    case 'dump':
      return dump()
    case 'close':
      await database.close()
      port?.close()
  }
}

/** PGlite swallows some failures, as of JSON that nests thousands deep: no answer comes, and later ones may be wrong. */
async function pass(bytes: Uint8Array<ArrayBuffer>, give: (bytes: Uint8Array<ArrayBuffer>) => void): Promise<void> {
  let end: Uint8Array = new Uint8Array()
  const expected = expectsAnswer(bytes)
  await database.execProtocolRawStream(bytes, {
    onRawData: (data) => {
      // PGlite reuses its buffer as soon as this returns.
      const copy = Uint8Array.from(data)
      // the last piece may be shorter than the sign of the end
      end = Uint8Array.of(...end, ...copy.slice(-6)).slice(-6)
      give(copy)
    },
  })
  if (expected && !isComplete(end)) throw new Error('a statement had no answer')
}

async function dump(): Promise<void> {
  try {
    const archive = await (await database.dumpDataDir('none')).arrayBuffer()
    say({ kind: 'dump', archive }, [archive])
  } catch (error) {
    say({ kind: 'no-dump', reason: String(error) })
  }
}

/** Only opening anew is safe then: PostgreSQL recovers by its log as after a crash. */
function giveUp(error: unknown): void {
  broken = true
  say({
    kind: 'broken',
    reason: `the embedded database broke down: ${error instanceof Error ? error.message : String(error)}`,
  })
  setImmediate(() => process.exit(1))
}
