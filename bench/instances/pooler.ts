import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { freePort } from './installation.ts'

/** Whether this machine has PgBouncer, which is no part of npm. */
export function hasPooler(): boolean {
  return spawnSync('pgbouncer', ['--version']).status === 0
}

/** PgBouncer in front of a database of `startPostgres`, with its own defaults, for as long as the work takes. */
export async function withPooler(
  url: string,
  mode: 'session' | 'transaction',
  work: (through: string) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'mealcrafter-pooler-'))
  const port = await freePort()
  const { pathname, searchParams, username } = new URL(url)
  const database = pathname.slice(1)
  const settings = join(folder, 'pgbouncer.ini')
  writeFileSync(
    settings,
    `[databases]
${database} = host=${searchParams.get('host')} dbname=${database} user=${username}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = ${mode}
default_pool_size = 60
`,
  )
  // it refuses to run as root
  const asNobody = process.getuid?.() === 0 ? ['-u', 'nobody'] : []
  if (asNobody.length > 0) for (const path of [folder, settings]) chownSync(path, nobody, nobody)
  const pooler: ChildProcess = spawn('pgbouncer', ['-q', ...asNobody, settings], { stdio: 'ignore' })
  const through = `postgres://${username}@127.0.0.1:${port}/${database}`
  try {
    await answering(through)
    await work(through)
  } finally {
    pooler.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  }
}

const nobody = 65_534

async function answering(url: string): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    const client = new Client({ connectionString: url })
    try {
      await client.connect()
      return
    } catch (error) {
      if (tries === 100) throw error
      await sleep(50)
    } finally {
      await client.end().catch(() => undefined)
    }
  }
}
