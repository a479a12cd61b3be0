/**
 * Whether an error says what the database, or the way to it, did to a connection: it is away, full, ending, changing places or
 * silent. Nothing is wrong with what was asked, which may succeed in some seconds. Looks through what wraps the error.
 */
export function isDatabaseAway(error: unknown): boolean {
  for (let each = error; each instanceof Error; each = each.cause) {
    const { code, syscall } = each as Error & { code?: unknown; syscall?: unknown }
    if (typeof code === 'string' && (network.has(code) || states.test(code))) return true
    // the socket of a server on this machine goes with it
    if (code === 'ENOENT' && syscall === 'connect') return true
    if (each instanceof AggregateError && each.errors.some(isDatabaseAway)) return true
    if (sentences.test(each.message)) return true
  }
  return false
}

/** All connections of the server, or of this role or database, are taken. Looks through what wraps the error. */
export function isFull(error: unknown): boolean {
  for (let each = error; each instanceof Error; each = each.cause)
    if ((each as Error & { code?: unknown }).code === '53300') return true
  return false
}

/** No connection came in the time that it was given: the database is silent, or this process had no time to listen. */
export function wasNotHeard(error: unknown): boolean {
  return error instanceof Error && unheard.test(error.message)
}

const unheard = /^(?:timeout exceeded when trying to connect|timeout expired)/

const network = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ETIMEDOUT',
  'EPIPE',
])

/**
 * PostgreSQL's classes 08 (connection), 53 (resources), 57 (shutdown, and a statement that was cut off), 25006 (read-only: a
 * server that was the primary) and 25P03 (a transaction that was left idle).
 */
const states = /^(?:08\w{3}|53\w{3}|57\w{3}|25006|25P03)$/

/** What `pg` and its pool say in words alone. */
const sentences =
  /^(?:Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Cannot use a pool after calling end|Client (?:was closed|has encountered a connection error) and is not queryable)/
