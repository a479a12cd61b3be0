import { expect, test } from 'vitest'
import { countExit, countPlaywright, countVitest, slowest, sum } from './test-counts.ts'

test('a check is its exit code', () => {
  expect(sum([countExit(0), countExit(2)])).toEqual({ passed: 1, failed: 1 })
})

test('tests are counted from the report', () => {
  expect(countVitest(1, '{"numPassedTests":7,"numFailedTests":2}')).toEqual({ passed: 7, failed: 2 })
  expect(countPlaywright(1, '{"stats":{"expected":3,"unexpected":1,"flaky":1}}')).toEqual({ passed: 3, failed: 2 })
})

test('an error outside every test is a failure', () => {
  expect(countVitest(1, '{"numPassedTests":7,"numFailedTests":0}')).toEqual({ passed: 7, failed: 1 })
})

test('a test file that cannot be loaded is a failure', () => {
  const testResults = [
    { status: 'failed', assertionResults: [] },
    { status: 'failed', assertionResults: [{}] },
    { status: 'passed', assertionResults: [{}] },
  ]
  const report = JSON.stringify({ numPassedTests: 1, numFailedTests: 1, testResults })
  expect(countVitest(1, report)).toEqual({ passed: 1, failed: 2 })
})

test('the files that took longest are named, the longest first', () => {
  const file = (name: string, startTime: number, endTime: number) => ({
    name,
    startTime,
    endTime,
    status: 'passed',
    assertionResults: [{}],
  })
  expect(
    slowest(JSON.stringify({ testResults: [file('/a/salt.test.ts', 1000, 1500), file('/a/soup.test.ts', 0, 9000)] })),
  ).toBe('soup.test.ts 9.0 s, salt.test.ts 0.5 s')
  const specs = [{ tests: [{ results: [{ duration: 4000 }] }] }]
  expect(
    slowest(JSON.stringify({ suites: [{ title: 'sharing.e2e.ts', specs, suites: [{ title: 'inner', specs }] }] })),
  ).toBe('sharing.e2e.ts 8.0 s')
  expect(slowest(undefined)).toBe('')
})

test('a run without a report or without a test is a failure', () => {
  expect(countVitest(0, undefined)).toEqual({ passed: 0, failed: 1 })
  expect(countPlaywright(0, '{"stats":{}}')).toEqual({ passed: 0, failed: 1 })
})
