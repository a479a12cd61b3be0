import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import type { DatabaseConfig } from '#server/config.ts'
import { nodeFlags } from './node-flags.ts'

/** A server in a process of its own, listening on a free port of 127.0.0.1. */
export interface RunningServer {
  readonly address: string
  /** Of its process. */
  readonly pid: number
  /** Milliseconds from starting the process to the line that says it is ready. */
  readonly startedIn: number
  /** kill -9. */
  kill(): Promise<void>
  /** SIGTERM, and its orderly end. */
  end(): Promise<void>
}

/** The product's server on a database, with rate limits out of the way and one administrator. It works in `folder`. */
export function startServer(
  database: DatabaseConfig,
  env: Record<string, string> = {},
  folder?: string,
): Promise<RunningServer> {
  return startProgram(
    [resolve('server/main.ts')],
    {
      PORT: '0',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'error',
      DRAIN_SECONDS: '0',
      RATE_LIMIT_FACTOR: '100000',
      ADMIN_EMAILS: administrator,
      ...(database.kind === 'embedded' ? { DATA_DIR: database.dataDir } : { DATABASE_URL: database.url }),
      ...env,
    },
    folder,
  )
}

export const administrator = 'boss@example.org'

/** Any program that prints the address where it listens. It is killed when it says nothing for three minutes. */
export async function startProgram(
  args: readonly string[],
  env: Record<string, string>,
  folder?: string,
): Promise<RunningServer> {
  const before = performance.now()
  const child = spawn(process.execPath, [...nodeFlags, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
    cwd: folder,
    env: { PATH: process.env['PATH'] ?? '', ...env },
  })
  const stop = () => child.kill('SIGKILL')
  process.once('exit', stop)
  const closed = once(child, 'close').then(() => void process.off('exit', stop))
  const ended = async (signal: 'SIGKILL' | 'SIGTERM') => {
    child.kill(signal)
    await closed
  }
  const address = await addressOf(child)
  return {
    address,
    pid: child.pid!,
    startedIn: performance.now() - before,
    kill: () => ended('SIGKILL'),
    end: () => ended('SIGTERM'),
  }
}

function addressOf(child: ChildProcess): Promise<string> {
  let output = ''
  const patience = setTimeout(() => child.kill('SIGKILL'), 180_000)
  return new Promise((found, failed) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      const address = /http:\/\/\S+/.exec(output)?.[0]
      if (address === undefined) return
      clearTimeout(patience)
      found(address)
    })
    child.once('close', () => {
      clearTimeout(patience)
      failed(new Error(`The server ended before it listened. ${output}`))
    })
  })
}
