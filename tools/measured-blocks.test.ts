import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ownFiles } from '../bench/own-files.ts'
import { parts } from '../bench/parts.ts'
import { blocksOf, commitOf, marked, withFailure, withFigures } from './measured-blocks.ts'

const page = `# Figures

Words before.

<!-- bench:speed -->
| old |
<!-- /bench -->

<!-- bench:first-load -->
| other |
<!-- /bench -->
`
const measured = {
  day: '2026-11-21',
  commit: '13c1e33',
  isChanged: false,
  command: ['bench/http.ts', '2'],
  seconds: 96,
  machine: 'a stove, 2 cores',
  isOver: false,
}

test('figures take the place of older ones and say what they are of, and nothing else of the page changes', () => {
  const written = withFigures(page, 'speed', '| new |\n', measured)
  const caption = 'Measured on 2026-11-21 at 13c1e33 with `node bench/http.ts 2`, in 96 s: a stove, 2 cores.'
  expect(written).toBe(page.replace('| old |', `\n| new |\n\n${caption}\n`))
  expect(withFigures(written, 'speed', '| new |', measured)).toBe(written)
  expect(commitOf(written, 'speed')).toBe('13c1e33')
  expect(commitOf(written, 'first-load')).toBeUndefined()
})

test('figures of code that stands in no commit say so', () => {
  expect(withFigures(page, 'speed', '| new |', { ...measured, isChanged: true })).toContain(
    'at 13c1e33 and changes on top of it with',
  )
  const written = withFigures(page, 'speed', '| new |', { ...measured, commit: undefined })
  expect(written).toContain('Measured on 2026-11-21 with `node')
  expect(commitOf(written, 'speed')).toBeUndefined()
})

test('figures over their bound are told, and say so', () => {
  const written = withFigures(page, 'speed', '| new |', { ...measured, isOver: true })
  expect(written).toContain('| new |\n\nMeasured on 2026-11-21 at 13c1e33')
  expect(written).toContain('2 cores. **Over the bound above.**\n')
  expect(marked(marked(written, 'speed', true), 'speed', false)).toBe(written)
})

test('figures that the code has left behind say so once, and no longer when it is back', () => {
  const written = withFigures(page, 'speed', '| new |', measured)
  const stale = marked(written, 'speed', true)
  expect(stale).toContain('2 cores.\nThe code that it measures has changed since.\n')
  expect(marked(stale, 'speed', true)).toBe(stale)
  expect(marked(stale, 'speed', false)).toBe(written)
  expect(commitOf(stale, 'speed')).toBe('13c1e33')
  expect(withFigures(stale, 'speed', '| new |', measured)).toBe(written)
})

test('figures that could not be measured again stay, and say at which commit', () => {
  const written = withFigures(page, 'speed', '| new |', measured)
  const failed = withFailure(written, 'speed', { ...measured, day: '2026-11-22', commit: '93ab12f' })
  expect(failed).toContain('2 cores.\nMeasured again on 2026-11-22 at 93ab12f, it failed.\n')
  expect(commitOf(failed, 'speed')).toBe('13c1e33')
  const stale = marked(failed, 'speed', true)
  expect(stale).toContain('since.\nMeasured again on 2026-11-22')
  expect(marked(stale, 'speed', false)).toBe(failed)
  expect(withFailure(stale, 'speed', { ...measured, commit: '77777ab' })).toContain(
    'since.\nMeasured again on 2026-11-21 at 77777ab, it failed.\n\n<',
  )
  expect(withFigures(stale, 'speed', '| new |', measured)).toBe(written)
})

test('a block that a page lacks is named', () => {
  expect(() => withFigures(page, 'memory', '| new |', measured)).toThrow("no block 'memory'")
})

test('every part of the bench has its block, and every block its part', () => {
  for (const path of ['docs/benchmarks.md', 'docs/method.md']) {
    const here = parts.filter(({ page: own = 'docs/benchmarks.md' }) => own === path)
    expect(blocksOf(readFileSync(path, 'utf8')).toSorted()).toEqual(here.map(({ name }) => name).toSorted())
  }
})

test('a page says which parts are long, and every part prints a table', () => {
  const head = readFileSync('docs/benchmarks.md', 'utf8').split('\n## ')[0]
  expect(parts.filter(({ isLong, name }) => isLong && !head?.includes(`\`${name}\``))).toEqual([])
  const prints = ({ command }: (typeof parts)[number]) =>
    ownFiles(command[0]!).some((file) =>
      /^\s*printTable\(/m.test(file.endsWith('.ts') ? readFileSync(file, 'utf8') : ''),
    )
  expect(parts.filter((part) => !prints(part))).toEqual([])
})

test('what a bench is made of: what it imports, starts and reads', () => {
  const own = (name: string) => ownFiles(parts.find((part) => part.name === name)!.command[0]!)
  expect(own('speed')).toEqual(
    expect.arrayContaining(['bench/http.ts', 'bench/servers/bare-server.ts', 'bench/servers/diner.ts']),
  )
  expect(own('instances')).toContain('bench/instances/balancer.ts')
  expect(own('demo-wishes')).toContain('bench/demo-wishes.json')
  expect(own('worst-request')).toEqual(
    expect.arrayContaining(['bench/worst-request/plant.ts', 'bench/worst-cases', 'bench/worst-request/named-desk.ts']),
  )
  for (const { of } of parts) for (const path of of) expect([path, existsSync(path)]).toEqual([path, true])
})
