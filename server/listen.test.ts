import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { listen } from '#server/listen.ts'

const first = Fastify()
const second = Fastify()
afterAll(() => Promise.all([first.close(), second.close()]))

test('a taken port, and an address of another machine, are one sentence each', async () => {
  await listen(first, { port: 0, host: '127.0.0.1' })
  const { port } = first.server.address() as AddressInfo
  await expect(listen(second, { port, host: '127.0.0.1' })).rejects.toThrow(
    `Port ${port} is already in use: stop whatever is listening on it, or set PORT to another number.`,
  )
  await expect(listen(second, { port: 0, host: '192.0.2.1' })).rejects.toThrow(
    /^192\.0\.2\.1 is not one of this machine’s addresses: .+\.$/,
  )
})
