import { overBound } from '../figures/over-bound.ts'
import { printTable } from '../figures/print-table.ts'
import type { Call } from './load.ts'

/** The table of a run. What broke its bound, or could not be measured, makes the process end with 1. */
const rows: string[][] = []

export function printReport(): void {
  printTable(['several instances', 'calls', 'not served', 'longest ms', 'what else', 'bound', 'holds'], rows)
}

export function report(
  name: string,
  calls: readonly Call[] | undefined,
  what: string,
  bound: string,
  holds: boolean,
): void {
  if (!holds) process.exitCode = overBound
  const figures = calls ? [String(calls.length), failuresOf(calls), String(longestOf(calls))] : ['', '', '']
  add([name, ...figures, what, bound, holds ? 'yes' : 'NO'])
}

/** What this machine lacks a program for. */
export function reportNotMeasured(name: string, program: string, bound: string): void {
  add([name, '', '', '', `${program} is not installed`, bound, 'not measured'])
}

export function isServed({ status }: Call): boolean {
  return status >= 200 && status < 300
}

/** What a call may get while the database is away. */
export function isAway(call: Call): boolean {
  return (isServed(call) || (call.status === 503 && call.retryAfter !== undefined)) && call.took < 10_000
}

/** Milliseconds until the first call that was sent after a moment is served. */
export function servedAgain(calls: readonly Call[], since: number): number {
  const answered = calls.filter((call) => call.at > since && isServed(call)).map(({ at, took }) => at + took - since)
  return Math.round(Math.min(...answered))
}

/** Such as '3 × 503 with Retry-After, 1 × no answer'. */
export function failuresOf(calls: readonly Call[]): string {
  const failed = Map.groupBy(
    calls.filter((call) => !isServed(call)),
    nameOf,
  )
  return [...failed].map(([each, { length }]) => `${length} × ${each}`).join(', ') || '0'
}

export function longestOf(calls: readonly Call[]): number {
  return Math.round(calls.reduce((longest, { took }) => Math.max(longest, took), 0))
}

export function nameOf({ status, retryAfter }: Call): string {
  if (status === 0) return 'no answer'
  return status === 503 ? `503 ${retryAfter === undefined ? 'without' : 'with'} Retry-After` : String(status)
}

function add(row: string[]): void {
  rows.push(row)
  console.error(row.join(' | '))
}
