import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type RunningServer, startServer } from '../../tools/running-server.ts'
import { type Balancer, startBalancer } from './balancer.ts'

/** Instances of the product on one PostgreSQL behind a balancer, each on a port that it keeps. */
export interface Installation {
  readonly address: string
  readonly instances: readonly RunningServer[]
  /** SIGTERM, its end, and its start again, until the balancer sends it requests. */
  roll(index: number): Promise<void>
  /** kill -9, and its start again after so many milliseconds, until the balancer sends it requests. */
  kill(index: number, away: number): Promise<void>
  /** Every letter that left, by the id of its job. */
  letters(): readonly string[]
  end(): Promise<void>
}

export async function startInstallation(
  url: string,
  { instances = 3, settings = {} }: { instances?: number; settings?: Record<string, string> } = {},
): Promise<Installation> {
  const folder = mkdtempSync(join(tmpdir(), 'mealcrafter-instances-'))
  const secret = { SESSION_SECRET: 'a secret for measuring, known to all instances' }
  const ports: number[] = []
  for (let index = 0; index < instances; index += 1) ports.push(await freePort())
  // of its own each: an outbox would not take the same letter twice
  const places = ports.map((port) => join(folder, String(port)))
  for (const place of places) mkdirSync(place)
  const start = (index: number) =>
    startServer(
      { kind: 'postgres', url },
      { ...secret, PORT: String(ports[index]), LOG_LEVEL: 'fatal', DRAIN_SECONDS: '5', ...settings },
      places[index],
    )
  const running = await Promise.all(ports.map((_, index) => start(index)))
  const balancer: Balancer = await startBalancer(ports.map((port) => `http://127.0.0.1:${port}`))
  const sent = async (index: number) => {
    for (let tries = 0; tries < 300 && !balancer.ready().includes(running[index]!.address); tries += 1) await sleep(100)
  }
  return {
    address: balancer.address,
    instances: running,
    async roll(index) {
      await running[index]!.end()
      running[index] = await start(index)
      await sent(index)
    },
    async kill(index, away) {
      await running[index]!.kill()
      await sleep(away)
      running[index] = await start(index)
      await sent(index)
    },
    letters: () =>
      places
        .map((place) => join(place, 'data/outbox'))
        .flatMap((outbox) => (existsSync(outbox) ? readdirSync(outbox) : []))
        .filter((name) => name.endsWith('.eml'))
        .map((name) => name.split('_')[1]!),
    async end() {
      balancer.close()
      await Promise.all(running.map((server) => server.kill()))
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
