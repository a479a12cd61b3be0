import type { AddressInfo } from 'node:net'
import type { SMTPServer } from 'smtp-server'

/** Has a mail server listen on a free port of loopback, whoever breaks off; resolves with its address and a way to close it. */
export async function listening(server: SMTPServer): Promise<{ url: string; close: () => Promise<void> }> {
  // whoever is killed leaves connections broken
  server.on('error', () => undefined)
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.server.address() as AddressInfo
  return { url: `smtp://127.0.0.1:${port}`, close: () => new Promise<void>((done) => server.close(done)) }
}
