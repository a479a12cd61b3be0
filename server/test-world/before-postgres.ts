import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { whenFileEnds } from '#server/test-world/tidying.ts'

/** What becomes of a connection: it goes through, is taken and never answered, or is closed. */
type Fate = 'through' | 'silent' | 'closed'

/**
 * URL of the PostgreSQL at `url`, of this run, behind a server that decides what becomes of each connection, counted from 0, by what those before it
 * have sent.
 */
export async function beforePostgres(url: string, fateOf: (connection: number, sent: string) => Fate): Promise<string> {
  const asked = new URL(url)
  const sockets = new Set<Socket>()
  let connections = 0
  let sent = ''
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => undefined))
    const fate = fateOf(connections, sent)
    connections += 1
    if (fate === 'closed') socket.destroy()
    if (fate !== 'through') return
    const behind = connect(`${asked.searchParams.get('host')}/.s.PGSQL.5432`).on('error', () => socket.destroy())
    sockets.add(behind)
    socket.on('data', (chunk: Buffer) => {
      sent += chunk.toString('latin1')
    })
    socket.pipe(behind).pipe(socket)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  whenFileEnds(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
    return Promise.resolve()
  })
  const here = new URL(url)
  here.host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  here.searchParams.delete('host')
  return here.href
}
