import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type RunningServer, startServer } from '../../tools/running/running-server.ts'
import { type Balancer, startBalancer } from './balancer.ts'

/** Instances of the product on one PostgreSQL behind a balancer, each on a port that it keeps. */
export interface Installation {
  readonly address: string
  readonly instances: readonly RunningServer[]
  /** SIGTERM, its end, and its start again, until the balancer sends it requests. */
  roll(index: number): Promise<void>
  /** kill -9, and its start again after so many milliseconds, until the balancer sends it requests. */
  kill(index: number, away: number): Promise<void>
  end(): Promise<void>
}

export interface Setup {
  /** Behind what; the plain one, unless another is given. */
  readonly balancer?: (instances: readonly string[]) => Promise<Balancer>
  /** Settings of each instance; as many as stand here are started, otherwise three. */
  readonly settings?: readonly Record<string, string>[]
}

export async function startInstallation(
  url: string,
  { balancer: behind = startBalancer, settings = [{}, {}, {}] }: Setup = {},
): Promise<Installation> {
  const folder = mkdtempSync(join(tmpdir(), 'mealcrafter-instances-'))
  const secret = { SESSION_SECRET: 'a secret for measuring, known to all instances' }
  const ports: number[] = []
  while (ports.length < settings.length) ports.push(await freePort())
  const places = ports.map((port) => join(folder, String(port)))
  for (const place of places) mkdirSync(place)
  const start = (index: number) =>
    startServer(
      { kind: 'postgres', url },
      { ...secret, PORT: String(ports[index]), LOG_LEVEL: 'fatal', DRAIN_SECONDS: '5', ...settings[index] },
      places[index],
    )
  const running = await Promise.all(ports.map((_, index) => start(index)))
  const balancer = await behind(ports.map((port) => `http://127.0.0.1:${port}`))
  const sent = async (index: number) => {
    for (let tries = 0; tries < 300 && !(await balancer.isSent(running[index]!.address)); tries += 1) await sleep(100)
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
    async end() {
      await balancer.close()
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
