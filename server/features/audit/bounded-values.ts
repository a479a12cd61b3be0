import type { AuditDetails, AuditValue, AuditValues } from '#contract/desk/audit.ts'

/** Characters of a text that an entry of the audit log keeps, and those around what has changed in a longer one. */
const longest = 400
const around = 40

/** The same with every long text cut: to where it differs, if it is there before and after, and to its beginning if not. In linear time. */
export function bounded({ from, to, ...about }: AuditDetails): AuditDetails {
  const cut = (side: AuditValues | undefined, other: AuditValues | undefined) =>
    side && valuesOf(side, (name, value) => partOf(value, other?.[name]))
  const sides = { from: cut(from, to), to: cut(to, from) }
  return {
    ...(sides.from && { from: sides.from }),
    ...(sides.to && { to: sides.to }),
    ...valuesOf(about, (_, value) => partOf(value, undefined)),
  }
}

function valuesOf(values: AuditValues, of: (name: keyof AuditValues, value: AuditValue) => AuditValue): AuditValues {
  const given = Object.entries(values) as [keyof AuditValues, AuditValue | undefined][]
  return Object.fromEntries(given.flatMap(([name, value]) => (value === undefined ? [] : [[name, of(name, value)]])))
}

function partOf(value: AuditValue, other: AuditValue | undefined): AuditValue {
  if (typeof value !== 'string') return value
  if (value.length <= longest && (typeof other !== 'string' || other.length <= longest)) return value
  if (typeof other !== 'string') return excerpt(value, 0, value.length)
  const shorter = Math.min(value.length, other.length)
  let start = 0
  while (start < shorter && value[start] === other[start]) start += 1
  let end = 0
  while (end < shorter - start && value.at(-1 - end) === other.at(-1 - end)) end += 1
  return excerpt(value, start - around, value.length - end + around)
}

/** What is left out on either side is told by an ellipsis; no character is halved. */
function excerpt(text: string, from: number, to: number): string {
  const begin = Math.max(0, from)
  const end = Math.min(text.length, to, begin + longest)
  const part = text.slice(begin, end).replaceAll(/^[\uDC00-\uDFFF]|[\uD800-\uDBFF]$/g, '')
  return `${begin > 0 ? '…' : ''}${part}${end < text.length ? '…' : ''}`
}
