/** Lists of rows that are typed into: each has a key that stays with it. */
interface Keyed {
  key: number
}

/** The rows with others after one of them, and the key of the last that came in. */
export function insertAfter<R extends Keyed>(
  rows: readonly R[],
  key: number,
  added: readonly Omit<R, 'key'>[],
): { rows: R[]; last: number } {
  const first = freeKey(rows)
  const fresh = added.map((row, index) => ({ ...row, key: first + index }) as R)
  const at = rows.findIndex((row) => row.key === key)
  return { rows: rows.toSpliced(at + 1, 0, ...fresh), last: first + added.length - 1 }
}

/** The rows without one, and the key of the row to go on with: the one before, else the first. The last row is emptied instead. */
export function removeRow<R extends Keyed>(
  rows: readonly R[],
  key: number,
  blank: Omit<R, 'key'>,
): { rows: R[]; next: number } {
  const at = rows.findIndex((row) => row.key === key)
  if (rows.length <= 1) {
    const only = { ...blank, key: freeKey(rows) } as R
    return { rows: [only], next: only.key }
  }
  const rest = rows.toSpliced(at, 1)
  return { rows: rest, next: (rest[Math.max(0, at - 1)] ?? rest[0])!.key }
}

/** One row up (-1) or down (1); at either end nothing moves. */
export function moveRow<R extends Keyed>(rows: readonly R[], key: number, step: -1 | 1): R[] {
  const at = rows.findIndex((row) => row.key === key)
  const row = rows[at]
  const to = at + step
  if (!row || to < 0 || to >= rows.length) return [...rows]
  return rows.toSpliced(at, 1).toSpliced(to, 0, row)
}

export function changeRow<R extends Keyed>(rows: readonly R[], key: number, change: Partial<R>): R[] {
  return rows.map((row) => (row.key === key ? { ...row, ...change } : row))
}

/**
 * Several lines pasted at once, without bullets, tick boxes, numbers and empty lines; null where it is one line alone,
 * which is typed as it stands.
 */
export function pastedLines(text: string): string[] | null {
  const lines = text
    .split(/[\r\n\u2028]+/)
    .map((line) => line.replace(marks, '').replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
  return /[\r\n\u2028]/.test(text.trim()) && lines.length > 0 ? lines : null
}

const marks = /^\s*(?:[-–—*•·▪◦●○☐☑□▢✓✔]+\s*|\[[ x]?\]\s*|(?:step\s*)?\d{1,2}[.):]\s+)/i

const freeKey = (rows: readonly Keyed[]) => 1 + rows.reduce((most, { key }) => Math.max(most, key), 0)
