import { PGlite } from '@electric-sql/pglite'
import type { Database } from '#server/db/database.ts'
import { databaseOn } from '#server/db/embedded/database-on.ts'
import { simpleQuery } from '#server/db/embedded/wire-protocol.ts'
import { type Wire, WireStream } from '#server/db/embedded/wire-stream.ts'
import { migrate } from '#server/db/migrate.ts'

/**
 * An empty database as the embedded one is, in memory and in this thread: a statement costs half of what it costs in a
 * thread of its own, and the same seed gives the same order of things.
 */
export async function openNearDatabase(): Promise<Database> {
  const glite = await PGlite.create({
    dataDir: 'memory://',
    startParams: [
      ...PGlite.defaultStartParams,
      ...['fsync=off', 'full_page_writes=off'].flatMap((each) => ['-c', each]),
    ],
  })
  const streams = new Map<number, WireStream>()
  let clients = 0
  let last: Promise<unknown> = Promise.resolve()
  let isOpen = true

  function pass(bytes: Uint8Array, give: (answer: Uint8Array) => void): void {
    const answered = async () => {
      if (!isOpen) return
      // PGlite uses its buffer again
      await glite.execProtocolRawStream(bytes, { onRawData: (data) => give(Uint8Array.from(data)) })
    }
    last = last.then(answered)
  }

  const wire: Wire = {
    send: (client, bytes) => pass(bytes, (answer) => streams.get(client)?.receive(answer)),
    hangUp() {
      pass(simpleQuery('ROLLBACK'), () => undefined)
      pass(simpleQuery('DISCARD ALL'), () => undefined)
    },
  }
  const database = databaseOn({
    connect() {
      clients += 1
      const stream = new WireStream(clients, wire, (client) => streams.delete(client))
      streams.set(clients, stream)
      return stream
    },
    dump: async () => (await glite.dumpDataDir('none')).arrayBuffer(),
    close: async () => {
      await last
      isOpen = false
      await glite.close()
    },
  })
  await migrate(database)
  return database
}
