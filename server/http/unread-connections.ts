import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/**
 * Milliseconds for which something may wait to be read and nothing be taken. The system takes up to 1.4 MB at once for a reader behind a proxy, so
 * whoever reads 24 kB a second is seen to move once a minute.
 */
const patience = 60_000

export interface Unread {
  /** Milliseconds. */
  readonly after: number
}

/**
 * Ends every connection on which an answer waits and nothing of it is taken. One on which nothing waits stays, however quiet it is. Node's own
 * timeout of a connection takes whatever comes in for a sign of life: a reader who sends empty lines would be waited for without end.
 */
export function endUnread(app: FastifyInstance, { after }: Unread = { after: patience }): void {
  const seen = new Map<Socket, { taken: number; at: number }>()
  app.addHook('onRequest', ({ raw: { socket } }, _reply, done) => {
    if (socket instanceof Socket && !seen.has(socket)) {
      seen.set(socket, { taken: 0, at: performance.now() })
      socket.once('close', () => seen.delete(socket))
    }
    done()
  })
  const look = () => {
    const now = performance.now()
    for (const [socket, last] of seen) {
      const taken = takenOf(socket)
      if (socket.writableLength === 0 || taken !== last.taken) seen.set(socket, { taken, at: now })
      else if (now - last.at >= after) {
        app.log.info('connection ended: its answer was not read')
        socket.destroy()
      }
    }
  }
  let watch: NodeJS.Timeout | undefined
  app.addHook('onListen', (done) => {
    watch = setInterval(look, after / 6).unref()
    done()
  })
  app.addHook('onClose', (_app, done) => {
    clearInterval(watch)
    done()
  })
}

/** Bytes that the system has taken, also those of a write that is under way: Node's own timeout goes by the same two figures, and tells them nowhere. */
function takenOf(socket: Socket): number {
  const { _handle: handle } = socket as { _handle?: { bytesWritten: number; writeQueueSize: number } | null }
  return handle ? handle.bytesWritten - handle.writeQueueSize : 0
}
