import type { FastifyReply } from 'fastify'

/** Acts once when an answer has been sent or its connection has ended: at once where that was before. */
export function onceEnded({ raw }: FastifyReply, act: () => void): void {
  let isOver = false
  const end = () => {
    if (!isOver) act()
    isOver = true
  }
  if (raw.destroyed) return end()
  for (const over of ['finish', 'close']) raw.once(over, end)
}
