import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/**
 * Milliseconds for which something may wait to be read and nothing be taken. The system takes up to 1.4 MB at once for a reader behind a proxy, so
 * whoever reads 8 kB a second is seen to move once in that time.
 */
const patience = 180_000

/** Milliseconds. So often it is seen what has moved. */
const glance = 2000

/** Milliseconds for which an answer has waited on a connection and nothing of it was taken; 0 where none waits. */
export type StoodFor = (socket: Socket) => number

export interface Unread {
  /** Milliseconds. */
  readonly after: number
}

/**
 * Ends every connection on which an answer waits and nothing of it is taken. One on which nothing waits stays, however quiet it is. Node's own
 * timeout of a connection takes whatever comes in for a sign of life: a reader who sends empty lines would be waited for without end.
 */
export function endUnread(app: FastifyInstance, { after }: Unread = { after: patience }): StoodFor {
  const seen = new Map<Socket, { taken: number; at: number }>()
  app.addHook('onRequest', ({ raw: { socket } }, _reply, done) => {
    if (socket instanceof Socket && !seen.has(socket)) {
      seen.set(socket, { taken: 0, at: performance.now() })
      socket.once('close', () => seen.delete(socket))
    }
    done()
  })
  const stoodFor = (socket: Socket) => {
    const last = seen.get(socket)
    if (!last) return 0
    const [taken, now] = [takenOf(socket), performance.now()]
    if (socket.writableLength > 0 && taken === last.taken) return now - last.at
    seen.set(socket, { taken, at: now })
    return 0
  }
  const look = () => {
    for (const socket of seen.keys()) {
      if (stoodFor(socket) < after) continue
      app.log.info('connection ended: its response was not read')
      socket.destroy()
    }
  }
  let watch: NodeJS.Timeout | undefined
  app.addHook('onListen', (done) => {
    watch = setInterval(look, Math.min(glance, after / 6)).unref()
    done()
  })
  app.addHook('onClose', (_app, done) => {
    clearInterval(watch)
    done()
  })
  return stoodFor
}

/** Bytes that the system has taken, also those of a write that is under way: Node's own timeout goes by the same two figures, and tells them nowhere. */
function takenOf(socket: Socket): number {
  const { _handle: handle } = socket as { _handle?: { bytesWritten: number; writeQueueSize: number } | null }
  return handle ? handle.bytesWritten - handle.writeQueueSize : 0
}
