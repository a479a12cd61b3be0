/** The message of one statement without parameters. */
export function simpleQuery(sql: string): Uint8Array<ArrayBuffer> {
  const text = new TextEncoder().encode(`${sql}\0`)
  const bytes = new Uint8Array(1 + 4 + text.length)
  bytes[0] = query
  new DataView(bytes.buffer).setInt32(1, 4 + text.length)
  bytes.set(text, 5)
  return bytes
}

/** Whether a client that sent this waits for the database to be ready again: a whole Query, or anything up to a Sync. */
export function expectsAnswer(bytes: Uint8Array): boolean {
  if (bytes.length < 5) return false
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes[0] === query && view.getInt32(1) === bytes.length - 1) return true
  return bytes.at(-5) === sync && view.getInt32(bytes.length - 4) === 4
}

/** Whether an answer ends with ReadyForQuery, of which six bytes are enough to see. */
export function isComplete(end: Uint8Array): boolean {
  if (end.length < 6) return false
  const last = end.slice(-6)
  return last[0] === ready && new DataView(last.buffer).getInt32(1) === 5
}

const query = 'Q'.charCodeAt(0)
const sync = 'S'.charCodeAt(0)
const ready = 'Z'.charCodeAt(0)
