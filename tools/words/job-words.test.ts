import { expect, test } from 'vitest'
import { jobText } from '#client/features/admin/operations/job-words.ts'
import { jobTable } from '#server/jobs/job-table.ts'

test('every kind of job has words of its own', () => {
  const words = Object.keys(jobTable).map((name) => [name, jobText(name)] as const)
  expect(words.filter(([name, text]) => text === name.replaceAll('-', ' '))).toEqual([])
  expect(new Set(words.map(([, text]) => text)).size).toBe(words.length)
})
