import { once } from 'node:events'
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A balancer on a free port of 127.0.0.1. */
export interface Balancer {
  readonly address: string
  /** Whether an instance is sent requests now, as far as that can be known. */
  isSent(instance: string): boolean | Promise<boolean>
  close(): void | Promise<void>
}

/**
 * Sends each request to the next of the instances whose `/api/health` said 200 when it was last asked, which it is each second.
 * Nothing is sent twice: what an instance does not answer is a 502 of the balancer's. Where none is ready it answers 503 itself,
 * with Retry-After, as docs/deploying.md has it.
 */
export async function startBalancer(instances: readonly string[]): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true })
  let ready: readonly string[] = []
  let turn = 0

  async function look(): Promise<void> {
    const answers = await Promise.all(instances.map(isReady))
    ready = instances.filter((_, index) => answers[index])
  }

  function serve(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const instance = ready[turn++ % Math.max(1, ready.length)]
    if (instance === undefined) return refuse(outgoing, 503)
    const { method, url, headers } = incoming
    const onward = request(`${instance}${url}`, { agent, method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode!, { ...answer.headers, connection: 'keep-alive' })
      answer.pipe(outgoing)
      answer.once('error', () => outgoing.destroy())
    })
    onward.once('error', () => (outgoing.headersSent ? outgoing.destroy() : refuse(outgoing, 502)))
    outgoing.once('close', () => onward.destroy())
    incoming.pipe(onward)
  }

  const server = createServer(serve)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  await look()
  const looking = setInterval(() => void look(), 1000)
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    isSent: (instance) => ready.includes(instance),
    close() {
      clearInterval(looking)
      server.close()
      server.closeAllConnections()
      agent.destroy()
    },
  }
}

/** Whether the `/api/health` of an instance, or of whoever is in front of it, says 200. */
export async function isReady(address: string): Promise<boolean> {
  try {
    const response = await fetch(`${address}/api/health`, { signal: AbortSignal.timeout(3000) })
    await response.body?.cancel()
    return response.status === 200
  } catch {
    return false
  }
}

function refuse(outgoing: ServerResponse, status: 502 | 503): void {
  if (outgoing.destroyed) return
  const code = status === 503 ? 'unavailable' : 'no_answer'
  outgoing.writeHead(status, { 'content-type': 'application/json', ...(status === 503 && { 'retry-after': '5' }) })
  outgoing.end(JSON.stringify({ code, message: 'The balancer has nobody to send this to.' }))
}
