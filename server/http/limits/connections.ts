import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { FairRoom } from '#server/http/limits/fair-room.ts'
import { networkOf } from '#server/http/limits/limits.ts'

/** Connections of one process at once, each of which takes some ten kilobytes even where nothing is sent. */
const most = 10_000

/** Milliseconds. What was asked just before the server ends has arrived by then. */
const untilFirstRequest = 500

/**
 * Bounds how many connections are open. Beyond that the oldest of whichever address has most is ended for one of another; whoever has most, as a
 * proxy has, waits until one of theirs is closed. Browsers open some ahead of what they will ask: those on which nothing came yet end with the server,
 * which would wait for their first request otherwise.
 */
export function boundConnections(app: FastifyInstance, bound = most): void {
  const room = new FairRoom()
  const open = new Set<Socket>()
  app.addHook('preClose', (done) => {
    setTimeout(() => {
      for (const socket of open) if (socket.bytesRead === 0) socket.destroy()
    }, untilFirstRequest)
    done()
  })
  app.server.on('connection', (socket) => {
    const sender = networkOf(socket.remoteAddress ?? '')
    if (!room.makeRoom(sender, 1, bound)) {
      socket.destroy()
      return
    }
    const began = performance.now()
    const holder = { sender, stoodFor: () => performance.now() - began, end: () => socket.destroy() }
    room.add(holder, 1)
    open.add(socket)
    socket.once('close', () => {
      open.delete(socket)
      room.leave(holder)
    })
  })
}
