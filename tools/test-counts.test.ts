import { expect, test } from 'vitest'
import { countExit, countPlaywright, countVitest, sum } from './test-counts.ts'

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

test('a run without a report or without a test is a failure', () => {
  expect(countVitest(0, undefined)).toEqual({ passed: 0, failed: 1 })
  expect(countPlaywright(0, '{"stats":{}}')).toEqual({ passed: 0, failed: 1 })
})
