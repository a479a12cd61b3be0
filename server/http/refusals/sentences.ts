import type { ZodError, z } from 'zod'
import { shortText } from '#domain/cut-text.ts'

interface Issue {
  /** Path of the field at fault, joined by full stops; empty for the whole body. */
  field: string
  message: string
}

/** What zod found, in words for people: at most 20 sentences, none of which repeats much of what was sent. */
export function issuesOf(error: ZodError): Issue[] {
  return error.issues.slice(0, 20).map(({ path, message }) => {
    const field = path.map(String).join('.')
    // a message in lower case goes on from the name of its field; the others are sentences of their own
    return { field: shortText(field, 101), message: /^[a-z]/.test(message) ? `${nameOf(path)} ${message}.` : message }
  })
}

/** The words for an issue whose schema has none of its own: what the field must be, not what the parser expected. */
export function wordsFor(issue: z.core.$ZodRawIssue): string {
  if (issue.code === 'unrecognized_keys') return `Unknown field: ${shortText(issue.keys.join(', '), 101)}.`
  if (issue.input === undefined) return 'is required'
  if (issue.code === 'invalid_type') return kinds[issue.expected] ?? 'isn’t the right kind of value'
  if (issue.code === 'too_small') return bound(issue.origin, issue.minimum, 'at least')
  if (issue.code === 'too_big') return bound(issue.origin, issue.maximum, 'at most')
  if (issue.code !== 'invalid_value') return 'isn’t in a format we understand'
  return `must be ${issue.values.length > 1 ? 'one of: ' : ''}${issue.values.map(String).join(', ')}`
}

const kinds: Readonly<Record<string, string>> = {
  string: 'must be text',
  number: 'must be a number',
  int: 'must be a whole number',
  boolean: 'must be true or false',
  array: 'must be a list',
  object: 'must be a JSON object',
}

function bound(origin: string, limit: number | bigint, words: 'at least' | 'at most'): string {
  const figure = limit.toLocaleString('en-US')
  if (origin === 'string') return limit === 1 ? 'must not be empty' : `must have ${words} ${figure} characters`
  if (origin === 'array') return limit === 1 ? 'must not be empty' : `must have ${words} ${figure} entries`
  if (Math.abs(Number(limit)) >= Number.MAX_SAFE_INTEGER) return 'is far too large'
  return `must be ${words} ${limit}`
}

/** ['ingredients', 0, 'amount'] as 'Ingredients 1 amount'; the whole body is 'The request'. */
function nameOf(path: readonly PropertyKey[]): string {
  if (path.length === 0) return 'The request'
  const words = path
    .map((part) => (typeof part === 'number' ? String(part + 1) : String(part).replace(/([a-z])([A-Z])/g, '$1 $2')))
    .join(' ')
    .toLowerCase()
  return shortText(words.charAt(0).toUpperCase() + words.slice(1), 101)
}
