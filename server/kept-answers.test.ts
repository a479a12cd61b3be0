import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { AppError } from '#contract/errors.ts'
import { keptAnswers, keyOf, onceAtATime } from '#server/kept-answers.ts'

test('however many and however large the answers, what is kept stays within its bytes', () => {
  const kept = keptAnswers<{ words: string; picture: Buffer }>(100_000)
  for (let each = 0; each < 3000; each += 1) {
    kept.set(`${each}`, { words: 'x'.repeat(each), picture: Buffer.alloc(each) })
    expect(kept.calculatedSize).toBeLessThanOrEqual(100_000)
  }
  expect(kept.get('2999')).toBeUndefined()
  kept.set('small', { words: 'soup', picture: Buffer.alloc(10) })
  expect(kept.get('small')?.words).toBe('soup')
})

test('a key tells apart what differs anywhere, and is as long for any', () => {
  const keys = [keyOf('ab', 'c'), keyOf('a', 'bc'), keyOf(['a', 'bc']), keyOf('x'.repeat(50_000))]
  expect(new Set(keys).size).toBe(4)
  expect(keys.map(({ length }) => length)).toEqual([43, 43, 43, 43])
})

test('what two ask for at once is worked out once, and a failure is asked for again', async () => {
  const [kept, underWay] = [keptAnswers<{ dish: string }>(10_000), new Map()]
  let times = 0
  const soup = () => Promise.resolve({ dish: `soup ${(times += 1)}` })
  const both = await Promise.all([1, 2].map(() => onceAtATime(kept, underWay, 'soup', soup)))
  expect(both).toEqual([{ dish: 'soup 1' }, { dish: 'soup 1' }])
  const burnt = () => Promise.reject(new Error('burnt'))
  await expect(onceAtATime(kept, underWay, 'pie', burnt)).rejects.toThrow('burnt')
  expect(await onceAtATime(kept, underWay, 'pie', soup)).toEqual({ dish: 'soup 2' })
  expect(underWay.size).toBe(0)
})

test('what somebody asked for and left is worked out anew, once for all who wait with them', async () => {
  const [kept, underWay] = [keptAnswers<{ dish: string }>(10_000), new Map()]
  const first = Promise.withResolvers<{ dish: string }>()
  let times = 0
  const soup = () => Promise.resolve({ dish: `soup ${(times += 1)}` })
  const left = onceAtATime(kept, underWay, 'soup', () => first.promise)
  const waiting = [1, 2].map(() => onceAtATime(kept, underWay, 'soup', soup))
  first.reject(new AppError('cancelled', 'They left.'))
  await expect(left).rejects.toThrow('They left.')
  expect(await Promise.all(waiting)).toEqual([{ dish: 'soup 1' }, { dish: 'soup 1' }])
  expect(underWay.size).toBe(0)
})

test('all answers that are kept take no more than docs/deploying.md says', () => {
  const sizes = globSync('server/**/*.ts')
    .filter((path) => !path.endsWith('.test.ts'))
    .map((path) => readFileSync(path, 'utf8'))
    .flatMap((source) => [...source.matchAll(/= keptAnswers<.+>\((?<bytes>[\d_]+)/g)])
    .map(({ groups }) => Number(groups!['bytes']!.replaceAll('_', '')))
  const told = /answers and pictures at most (?<megabytes>\d+) MB/.exec(readFileSync('docs/deploying.md', 'utf8'))
  expect(sizes.length).toBeGreaterThan(15)
  expect(sizes.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(Number(told!.groups!['megabytes']) * 1e6)
})
