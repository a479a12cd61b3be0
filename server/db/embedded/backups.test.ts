import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { backupTime, listBackups, namesToKeep, writeBackup } from '#server/db/embedded/backups.ts'
import { temporaryFolder } from '#server/test-world/temporary-folder.ts'

const archive = () => new TextEncoder().encode('soup').buffer

test('a month of backups leaves the three newest and one of each of seven days', async () => {
  const folder = temporaryFolder()
  for (let day = 1; day <= 30; day += 1)
    for (const hour of [6, 12, 18]) await writeBackup(folder, archive(), new Date(Date.UTC(2026, 10, day, hour)))
  const days = (await listBackups(folder)).map((path) => backupTime(path)?.toISOString().slice(8, 13))
  expect(days).toEqual(['30T18', '30T12', '30T06', '29T18', '28T18', '27T18', '26T18', '25T18', '24T18'])
})

test('what a stop half-way has left is no backup and goes with the next one', async () => {
  const folder = temporaryFolder()
  writeFileSync(join(folder, '2026-11-20T06-00-00.000Z.tar.gz.unfinished'), 'so')
  expect(await listBackups(folder)).toEqual([])
  const path = await writeBackup(folder, archive(), new Date('2026-11-21T06:00:00Z'))
  expect(readdirSync(folder).map((name) => join(folder, name))).toEqual([path])
})

test('the newest is always kept, and never more than ten', () => {
  const time = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(fc.array(time, { minLength: 1, maxLength: 60 }), (times) => {
      const names = [...new Set(times.map((at) => at.toISOString()))].sort().reverse()
      const kept = namesToKeep(names)
      expect(kept.has(names[0] ?? '')).toBe(true)
      expect(kept.size).toBeLessThanOrEqual(10)
      expect(new Set(names.map((name) => name.slice(0, 10))).size).toBeGreaterThanOrEqual(Math.min(7, kept.size - 2))
    }),
  )
})
