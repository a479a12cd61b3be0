import { rmSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { openPostgres } from '#server/db/postgres.ts'
import { archiveOf, isFailing } from '#server/features/operations/archive.ts'
import { quietLog } from '#server/test-world/log.ts'
import { answering, type Cluster, newCluster, urlAt } from '#server/test-world/postgres-server.ts'

let cluster: Cluster
let server: ReturnType<Cluster['run']>
let database: Database
beforeAll(async () => {
  cluster = await newCluster()
  const archiving = ['archive_mode=on', 'wal_level=replica', 'fsync=off', 'listen_addresses=']
  server = cluster.run(cluster.data, cluster.folder, archiving)
  await answering(urlAt(cluster.folder, 'postgres'))
  database = await openPostgres(urlAt(cluster.folder, 'postgres'), quietLog)
})
afterAll(async () => {
  await database.close()
  const ended = new Promise((resolve) => server.once('exit', resolve))
  server.kill('SIGINT')
  await ended
  rmSync(cluster.folder, { recursive: true, force: true })
})

/** PostgreSQL archives a file by this command from now on, and has one to archive. */
async function archiveBy(command: string): Promise<void> {
  await database.query(`alter system set archive_command = '${command}'`)
  await database.query('select pg_reload_conf()')
  await database.query('select pg_create_restore_point($1), pg_switch_wal()', ['a file that is not empty'])
}
const archive = async () => (await archiveOf(database))!

test('an archive that fails is told of until it goes again', async () => {
  expect(await archive()).toEqual({ isOn: true, lastAt: null, lastFailedAt: null })
  expect(isFailing(await archive())).toBe(false)
  await archiveBy('false')
  await expect.poll(async () => isFailing(await archive())).toBe(true)
  await archiveBy('true')
  await expect.poll(async () => isFailing(await archive())).toBe(false)
  const { lastAt, lastFailedAt } = await archive()
  expect(Date.parse(lastAt!)).toBeGreaterThan(Date.parse(lastFailedAt!))
})

test('where archiving is off nothing fails', () => {
  expect(isFailing({ isOn: false, lastAt: null, lastFailedAt: '2026-11-20T12:00:00.000Z' })).toBe(false)
})
