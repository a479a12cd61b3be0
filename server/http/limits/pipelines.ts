import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** Requests of one connection. Browsers and proxies send the next one when the last has been answered. */
const most = 16

/** Ends a connection on which too many requests wait for their answers: those are made all the same, however short, and wait for the first to be read. */
export function boundPipelines(app: FastifyInstance): void {
  const waiting = new WeakMap<Socket, number>()
  app.addHook('onRequest', ({ raw: { socket } }, reply, done) => {
    const count = (waiting.get(socket) ?? 0) + 1
    waiting.set(socket, count)
    reply.raw.once('finish', () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1))
    if (count <= most) return done()
    if (count === most + 1) app.log.info('connection ended: too many requests at once')
    // what else has come on it is read all the same, and goes no further
    reply.hijack()
    socket.destroy()
  })
}
