import { once } from 'node:events'
import { chmodSync, cpSync, mkdirSync, readdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { answering, newCluster, urlAt } from '#server/test-world/postgres-server.ts'

/** Two PostgreSQL servers, one of which copies the other synchronously, behind an address that can be moved. */
export interface PrimaryAndStandby {
  /** URL of the maintenance database at the address, for a superuser. */
  readonly url: string
  /** kill -9 of every process of the primary; the address leads to it still. */
  killPrimary(): Promise<void>
  /** The address leads to the standby from now on, which only reads. */
  moveAddress(): void
  /** Resolves when the standby accepts writes. */
  promote(): Promise<void>
  stop(): Promise<void>
}

/** As a manager of failover has it, but by hand: the address is a link to the folder of the socket. */
export async function startPrimaryAndStandby(): Promise<PrimaryAndStandby> {
  const { folder, data, run, give } = await newCluster()
  const [copy, address] = [join(folder, 'copy'), join(folder, 'address')]
  const [one, two] = [join(folder, 'one'), join(folder, 'two')]
  for (const socket of [one, two]) {
    mkdirSync(socket)
    give(socket)
  }
  // a server that was never started is a whole copy of itself
  cpSync(data, copy, { recursive: true, preserveTimestamps: true })
  chmodSync(copy, 0o700)
  writeFileSync(join(copy, 'standby.signal'), '')
  for (const path of ['', ...(readdirSync(copy, { recursive: true }) as string[])]) give(join(copy, path))
  const both = ['listen_addresses=', 'fsync=off', 'wal_level=replica', 'wal_keep_size=1024', 'hot_standby=on']
  const primary = run(data, one, [...both, 'synchronous_standby_names=*', 'synchronous_commit=on'])
  const standby = run(copy, two, [...both, `primary_conninfo=host=${one} user=app`])
  const lead = (socket: string) => {
    symlinkSync(socket, `${address}.new`)
    renameSync(`${address}.new`, address)
  }
  lead(one)
  await answering(urlAt(one, 'postgres'))
  await answering(urlAt(two, 'postgres'))
  await copying(urlAt(one, 'postgres'))
  return {
    url: urlAt(address, 'postgres'),
    async killPrimary() {
      const ended = once(primary, 'exit')
      const others = await ask<{ pid: number }>(
        urlAt(one, 'postgres'),
        'select pid from pg_stat_activity where pid <> pg_backend_pid()',
      )
      primary.kill('SIGKILL')
      for (const { pid } of others) killIfThere(pid)
      await ended
    },
    moveAddress: () => lead(two),
    async promote() {
      await ask(urlAt(two, 'postgres'), 'select pg_promote()')
    },
    async stop() {
      for (const server of [primary, standby]) {
        if (server.exitCode !== null || server.signalCode !== null) continue
        const ended = once(server, 'exit')
        server.kill('SIGINT')
        await ended
      }
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function copying(url: string): Promise<void> {
  for (let tries = 0; tries < 400; tries += 1) {
    const rows = await ask(url, "select 1 from pg_stat_replication where sync_state = 'sync' or sync_state = 'quorum'")
    if (rows.length > 0) return
    await sleep(25)
  }
  throw new Error('The standby does not copy the primary.')
}

async function ask<Row extends object>(url: string, text: string): Promise<Row[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<Row>(text)
  await client.end()
  return rows
}

function killIfThere(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // it went with the first
  }
}
