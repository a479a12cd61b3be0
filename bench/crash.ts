import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { DatabaseConfig } from '#server/config.ts'
import { openDatabase } from '#server/db/open.ts'
import { startPostgres } from '#server/test-world/postgres-server.ts'
import { plainLog } from '../tools/running/plain-log.ts'
import { overBound } from './figures/over-bound.ts'
import { printTable } from './figures/print-table.ts'

/**
 * `node bench/crash.ts [times]`: a process writes pairs of rows, each pair in a transaction, and says which it was told
 * are kept; it is killed in the middle of it. Every pair that was confirmed must be there, and no half of one.
 */
const times = Number(process.argv[2] ?? 30)
const rows: string[][] = []
const folder = mkdtempSync(join(tmpdir(), 'mealcrafter-crash-'))
const server = await startPostgres()
const kinds: DatabaseConfig[] = [
  { kind: 'embedded', dataDir: folder },
  { kind: 'postgres', url: server.url },
]
try {
  for (const config of kinds) await crash(config)
  printTable(
    ['kill -9 in a transaction', 'kills', 'on the way', 'confirmed', 'lost', 'halved', 'open again, ms (median)'],
    rows,
  )
} finally {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
}

async function crash(config: DatabaseConfig): Promise<void> {
  await onDatabase(config, (query) => query('create table pair (id text, half int)'))
  const confirmed = new Set<string>()
  const reopened: number[] = []
  let killedOnTheWay = 0
  for (let run = 0; run < times; run += 1) {
    const { ids, started } = await writeUntilKilled(config, run)
    for (const id of ids) confirmed.add(id)
    const before = performance.now()
    const rows = await onDatabase(config, (query) => query('select id, count(*)::int as halves from pair group by id'))
    reopened.push(performance.now() - before)
    const there = new Map(rows.map(({ id, halves }) => [String(id), Number(halves)]))
    const lost = [...confirmed].filter((id) => !there.has(id)).length
    const halved = [...there.values()].filter((halves) => halves !== 2).length
    if (lost > 0 || halved > 0) {
      console.error(`✗ ${config.kind}, kill ${run + 1}: ${lost} confirmed pairs lost, ${halved} halved`)
      process.exitCode = overBound
      return
    }
    if (started > ids.length) killedOnTheWay += 1
  }
  const median = reopened.sort((a, b) => a - b)[Math.floor(times / 2)] ?? 0
  const figures = [times, killedOnTheWay, confirmed.size, 0, 0, Math.round(median)]
  rows.push([config.kind === 'embedded' ? 'embedded' : 'PostgreSQL', ...figures.map(String)])
}

/** Kills the writer at a different moment of its work each time, from its first transactions on. */
async function writeUntilKilled(config: DatabaseConfig, run: number): Promise<{ ids: string[]; started: number }> {
  const writer = spawn(process.execPath, ['bench/servers/crash-writer.ts', JSON.stringify(config), String(run)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  writer.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString()
  })
  const closed = once(writer, 'close')
  await once(writer.stdout, 'data')
  await sleep(20 + ((run * 37) % 400))
  writer.kill('SIGKILL')
  await closed
  const lines = output.split('\n').slice(0, -1)
  const ids = lines.filter((line) => line.startsWith('kept ')).map((line) => line.slice('kept '.length))
  return { ids, started: lines.filter((line) => line.startsWith('begun ')).length }
}

async function onDatabase(
  config: DatabaseConfig,
  work: (query: (sql: string) => Promise<Record<string, unknown>[]>) => Promise<Record<string, unknown>[]>,
): Promise<Record<string, unknown>[]> {
  const database = await openDatabase(config, plainLog)
  try {
    return await work(async (sql) => (await database.query(sql)).rows)
  } finally {
    await database.close()
  }
}
