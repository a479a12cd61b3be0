import { existsSync } from 'node:fs'
import { afterEach, expect, test, vi } from 'vitest'
import { sweeps, sweepsLeftOut } from './sweeps.ts'

afterEach(() => {
  vi.unstubAllEnvs()
})

const all = sweeps.flat()
const runBy = (seed: number) => {
  const leftOut = new Set(sweepsLeftOut(seed))
  return all.filter((file) => !leftOut.has(file))
}

test('every sweep is there, once', () => {
  expect(all.filter((file) => !existsSync(file))).toEqual([])
  expect(new Set(all).size).toBe(all.length)
})

test('a run has one of each row, and each has its turn', () => {
  vi.stubEnv('TEST_SWEEPS', 'drawn')
  for (const seed of [1, 2, 2 ** 31 - 1])
    expect(runBy(seed).map((file) => sweeps.findIndex((row) => row.includes(file)))).toEqual([...sweeps.keys()])
  const seen = new Set(Array.from({ length: 200 }, (_, index) => runBy(index + 1)).flat())
  expect(all.filter((file) => !seen.has(file))).toEqual([])
})

test('by hand, and where all are asked for, all run', () => {
  vi.stubEnv('TEST_SWEEPS', 'all')
  expect(sweepsLeftOut(1)).toEqual([])
  vi.stubEnv('TEST_SWEEPS', undefined)
  expect(sweepsLeftOut(1)).toEqual([])
})
