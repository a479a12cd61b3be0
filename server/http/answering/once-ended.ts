import type { FastifyReply } from 'fastify'

/**
 * Acts once when an answer has been sent or its connection has ended: at once where that was before. Of an answer that waits behind another one Node
 * tells nothing when their connection ends, so the connection is listened to as well.
 */
export function onceEnded({ raw, request }: FastifyReply, act: () => void): void {
  const { socket } = request.raw
  let isOver = false
  const end = () => {
    if (isOver) return
    isOver = true
    // other answers follow on it
    socket.off('close', end)
    act()
  }
  if (raw.destroyed || socket.destroyed) return end()
  for (const over of ['finish', 'close']) raw.once(over, end)
  socket.once('close', end)
}
