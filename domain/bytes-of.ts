/**
 * About how many bytes of memory a value takes, by what V8 lays out on 64 bits; within a factor of two for plain objects, arrays, maps and
 * sets of texts and numbers. What `common` was told of and functions count nothing: they are there anyway. Looks no further than `most`.
 */
export function bytesOf(value: unknown, most = Number.POSITIVE_INFINITY): number {
  const seen = new Set<object>()
  const open: unknown[] = [value]
  let bytes = 0
  while (open.length > 0 && bytes <= most) {
    const one = open.pop()
    if (typeof one === 'string') bytes += bytesOfText(one)
    else if (typeof one === 'number') bytes += Number.isSafeInteger(one) ? 0 : 16
    else if (typeof one === 'object' && one !== null && !seen.has(one) && !commonObjects.has(one)) {
      seen.add(one)
      bytes += look(one, open)
    }
  }
  return bytes
}

/** Two bytes a letter where any letter needs them; a text of one letter is one of V8's own. */
export function bytesOfText(text: string): number {
  if (text.length < 2) return 0
  return 24 + text.length * (wide.test(text) ? 2 : 1)
}
const wide = /[^\0-\xff]/

/** Says that objects stand in a table for as long as the program runs, so that answers which name them do not count them. Gives them back. */
export function common<Table extends Iterable<object>>(table: Table): Table {
  for (const one of table) commonObjects.add(one)
  return table
}
const commonObjects = new WeakSet<object>()

/** Bytes of an object itself; what it holds is put down to be looked at. */
function look(one: object, open: unknown[]): number {
  if (Array.isArray(one)) {
    for (const part of one) open.push(part)
    return 48 + 8 * one.length
  }
  if (one instanceof Uint8Array) return 200 + one.byteLength
  if (one instanceof Map) {
    for (const [key, part] of one) open.push(key, part)
    return 200 + 48 * one.size
  }
  if (one instanceof Set) {
    for (const part of one) open.push(part)
    return 160 + 36 * one.size
  }
  const parts = Object.values(one)
  for (const part of parts) open.push(part)
  return 28 + 8 * parts.length
}
