import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  backupTime,
  copyBackup,
  countsBeside,
  listBackups,
  namesToKeep,
  writeBackup,
} from '#server/db/embedded/backups.ts'
import { temporaryFolder } from '#server/test-world/temporary-folder.ts'

const counts = { 'public.users': 3 }
const archive = () => ({ archive: new TextEncoder().encode('soup').buffer, counts })

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
  expect(readdirSync(folder).map((name) => join(folder, name))).toEqual([path, `${path}.rows.json`])
  expect(await countsBeside(path)).toEqual(counts)
  const next = await writeBackup(folder, archive(), new Date('2026-12-24T06:00:00Z'))
  expect(readdirSync(folder).map((name) => join(folder, name))).toEqual([next, `${next}.rows.json`])
})

test('a copy in another folder has its counts beside it, where the backup has', async () => {
  const path = await writeBackup(temporaryFolder(), archive(), new Date('2026-11-21T06:00:00Z'))
  const stick = join(temporaryFolder(), 'usb')
  expect(await countsBeside(await copyBackup(path, stick))).toEqual(counts)
  rmSync(`${path}.rows.json`)
  expect(await countsBeside(await copyBackup(path, join(stick, 'old')))).toBeUndefined()
})

test('nobody is in a backup for longer than thirty days', async () => {
  const folder = temporaryFolder()
  for (const day of ['2026-01-05', '2026-09-01', '2026-10-21', '2026-11-01'])
    await writeBackup(folder, archive(), new Date(`${day}T12:00:00Z`))
  await writeBackup(folder, archive(), new Date('2026-11-20T12:00:00Z'))
  const days = (await listBackups(folder)).map((path) => backupTime(path)?.toISOString().slice(0, 10))
  expect(days).toEqual(['2026-11-20', '2026-11-01', '2026-10-21'])
})

test('the newest is always kept, never more than ten, and none beside it for longer than thirty days', () => {
  const time = fc.date({ min: new Date('2026-01-01'), max: new Date('2026-06-01'), noInvalidDate: true })
  fc.assert(
    fc.property(fc.array(time, { minLength: 1, maxLength: 60 }), time, (times, now) => {
      const name = (at: Date) => `${at.toISOString().replaceAll(':', '-')}.tar.gz`
      const names = [...new Set(times.map(name))].sort().reverse()
      const kept = namesToKeep(names, now)
      const young = names.filter((each) => now.getTime() - backupTime(each)!.getTime() <= 30 * 24 * 60 * 60 * 1000)
      expect(kept.has(names[0] ?? '')).toBe(true)
      expect(kept.size).toBeLessThanOrEqual(10)
      expect([...kept].filter((each) => !young.includes(each) && each !== names[0])).toEqual([])
      const days = (of: Iterable<string>) => new Set([...of].map((each) => each.slice(0, 10)))
      expect(days(kept).size).toBeGreaterThanOrEqual(Math.min(7, days(young).size))
    }),
  )
})
