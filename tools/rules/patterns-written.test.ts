import { analyse } from 'scslre'
import { expect, test } from 'vitest'
import { patternsWritten } from './patterns-written.ts'

test('every literal is found with its line, in TypeScript and in JSX, and nothing in texts and comments', () => {
  const text = [
    '// /a+/',
    "const one: RegExp = /(?<=x)\\d+/gu; const two = '/b+/'",
    '',
    'f(<p>{/c/i.test(x)}</p>)',
  ].join('\n')
  expect(patternsWritten({ path: 'client/x.tsx', text })).toEqual([
    { path: 'client/x.tsx', line: 2, source: '(?<=x)\\d+', flags: 'gu' },
    { path: 'client/x.tsx', line: 4, source: 'c', flags: 'i' },
  ])
})

test('what is slow is known as slow, and what was mended as fast', () => {
  const isSlow = (source: string) => analyse({ source, flags: '' }).reports.length > 0
  expect(['^(a+)+$', '\\s+$', '^(.*?)\\s*,\\s*(.*),$', '\\w+-free'].map(isSlow)).toEqual([true, true, true, true])
  expect(['^a+$', '(?<!\\s)\\s+$', '^([^,]*),', '(?<!\\w)\\w+-free'].map(isSlow)).toEqual([false, false, false, false])
})
