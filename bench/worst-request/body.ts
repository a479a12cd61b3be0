import { z } from 'zod'
import type { Candidate } from './candidate.ts'
import { written } from './text.ts'

/** How large a request is: shares, 0 to 1, of the letters of its texts and of the items of its lists. */
export interface Size {
  readonly letters: number
  readonly items: number
}
export const whole: Size = { letters: 1, items: 1 }

/** What the world has to offer where a request names things. */
export interface Known {
  /** Another word for each request. */
  readonly mark: string
  readonly password: string
  readonly recipeIds: readonly number[]
  readonly listId?: number | undefined
  readonly itemIds: readonly string[]
}

/** Fields that may hold nothing but what the server knows already. */
const named = ['.unchangedSince', '.idea', '.menuIds', '.planId']

/** Most bytes of a body that the server reads. */
const mostBytes = 250_000

/**
 * The largest value that a schema takes, its texts and lists filled as the candidate says, or such a share of it; undefined where none
 * was found.
 * Where the schema refuses, the value is cut down to what it says: one of the choices it names, fewer letters, a field less.
 */
export function legalBody(schema: z.ZodType, candidate: Candidate, size: Size, known: Known): unknown {
  for (const items of [1, 0.3, 0.1]) {
    const most = largest(schema, candidate, size, known, items)
    if (most !== undefined) return most
  }
  return undefined
}

/** The same with such a share of all items at most: lists of lists are over what a body may have before their texts have a letter. */
function largest(schema: z.ZodType, candidate: Candidate, size: Size, known: Known, items: number): unknown {
  const shape = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape
  const mends = new Map<string, unknown>()
  // of the letters: the most that was legal, and the least that was too much
  let legal: { share: number; value: unknown } | undefined
  let tooMuch = 1
  let share = 1
  for (let tries = 0; tries < 40 && (!legal || legal.share < 0.93 * tooMuch); tries += 1) {
    const value = valueOf(shape, '', { candidate, size: { letters: share, items }, known, mends, at: 0 })
    const isLong = Buffer.byteLength(JSON.stringify(value) ?? '') > mostBytes
    const issue = isLong ? undefined : schema.safeParse(value).error?.issues[0]
    if (!isLong && !issue) legal = { share, value }
    else if (isLong || /at most|characters/.test(issue!.message)) tooMuch = share
    else if (!mended(issue!, mends, candidate)) return undefined
    if (share === tooMuch || legal?.share === share) share = legal ? (legal.share + tooMuch) / 2 : share * 0.6
    if (share < 0.001) return undefined
  }
  if (!legal || (size.letters === 1 && size.items === 1)) return legal?.value
  const smaller = { letters: size.letters * legal.share, items: size.items * items }
  return valueOf(shape, '', { candidate, size: smaller, known, mends, at: 0 })
}

/** Puts right what a schema refuses: by one of the choices that it names, or by leaving the field out. */
function mended({ message, path }: z.core.$ZodIssue, mends: Map<string, unknown>, { name }: Candidate): boolean {
  const place = path.map((part) => (typeof part === 'number' ? '[]' : `.${String(part)}`)).join('')
  const choices = /must be one of: (.+)/.exec(message)?.[1]?.split(', ')
  // a list has one after the other of them
  if (choices && !mends.has(place))
    mends.set(
      place,
      place.endsWith('[]') ? new ByTurns(choices) : choices[Math.floor(hash(name + place) * choices.length)],
    )
  else mends.set(place.replace(/\[\].*$/, ''), undefined)
  return place !== ''
}

class ByTurns {
  readonly all: readonly string[]
  constructor(all: readonly string[]) {
    this.all = all
  }
}

interface Shape {
  readonly type?: 'object' | 'array' | 'string' | 'integer' | 'number' | 'boolean' | 'null'
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly anyOf?: readonly Shape[]
  readonly oneOf?: readonly Shape[]
  readonly properties?: Readonly<Record<string, Shape>>
  readonly required?: readonly string[]
  readonly items?: Shape
  readonly maxItems?: number
  readonly maxLength?: number
  readonly maximum?: number
  readonly minimum?: number
  readonly format?: string
  readonly pattern?: string
}

interface Filling {
  readonly candidate: Candidate
  readonly size: Size
  readonly known: Known
  readonly mends: ReadonlyMap<string, unknown>
  /** Of the innermost list, the item. */
  readonly at: number
}

function valueOf(shape: Shape, path: string, filling: Filling): unknown {
  const { candidate, known, mends, at } = filling
  if (candidate.choices && path in candidate.choices) {
    const chosen = candidate.choices[path]
    return shape.type === 'string' && typeof chosen === 'number' ? String(chosen) : chosen
  }
  if (mends.has(path)) {
    const value = mends.get(path)
    return value instanceof ByTurns ? value.all[at % value.all.length] : value
  }
  const ways = shape.anyOf ?? shape.oneOf
  if (ways) return valueOf(ways[(candidate.ways?.[path] ?? 0) % ways.length]!, path, filling)
  if (shape.const !== undefined) return shape.const
  if (shape.enum) return shape.enum[at % shape.enum.length]
  switch (shape.type) {
    case 'object': {
      const fields = Object.entries(shape.properties ?? {})
      const left = fields.filter(([name]) => ![...named, ...(candidate.without ?? [])].includes(`${path}.${name}`))
      return Object.fromEntries(left.map(([name, field]) => [name, valueOf(field, `${path}.${name}`, filling)]))
    }
    case 'array': {
      const most = Math.min(shape.maxItems ?? 1000, candidate.counts?.[path] ?? Number.POSITIVE_INFINITY)
      const length = Math.max(1, Math.round(most * filling.size.items))
      return Array.from({ length }, (_, index) => valueOf(shape.items ?? {}, `${path}[]`, { ...filling, at: index }))
    }
    case 'string':
      return textOf(shape, path, filling)
    case 'integer':
    case 'number':
      if (/(recipeIds?(\[\])?|variationOf)$/.test(path)) return known.recipeIds[at % known.recipeIds.length] ?? 1
      if (/[lL]istId$/.test(path)) return known.listId ?? 1
      if (path === '.line') return 0
      // each day once
      if (path === '.days[]') return Math.min(at, shape.maximum ?? at)
      return shape.maximum ?? shape.minimum ?? 1
    case 'boolean':
      return true
    case 'null':
    case undefined:
      return undefined
  }
}

function textOf(
  { format, pattern, maxLength = 1000 }: Shape,
  path: string,
  { candidate, known, size, at }: Filling,
): string {
  const { mark } = known
  if (/password$/i.test(path)) return known.password
  if (/email$/i.test(path)) return `${mark}-${at}@example.org`
  if (format === 'date') return path.endsWith('.endDate') ? '2026-12-17' : '2026-11-20'
  if (path === '.ids') return known.recipeIds.join(',')
  if (pattern?.includes('[0-5]\\d')) return '18:30'
  if (format === 'date-time') return '2026-11-20T00:00:00.000Z'
  if (format === 'uri') return 'https://example.org/{q}'
  if (path.endsWith('.item')) return itemOf(candidate.items ?? 'new', known, at)
  if (pattern?.includes('[\\w-]') || pattern?.includes('A-Za-z0-9_-'))
    return `${mark}-${at}`.padEnd(22, '0').slice(0, 22)
  const text = candidate.texts[path] ?? candidate.texts['*']
  if (!text) return `${mark} ${at}`.slice(0, maxLength)
  const full = written(text, Math.max(1, Math.floor(maxLength * size.letters)), `${mark}${at}`)
  return path.endsWith('markdown') ? inParagraphs(full) : full
}

/** As long as it was, with an empty line where a paragraph would become longer than it may be. */
function inParagraphs(text: string): string {
  return text.replaceAll(/([^]{3990})../g, '$1\n\n').toWellFormed()
}

/** What a change of a list is about: an item that is new, one that is shown, or all of them at once. */
function itemOf(kind: NonNullable<Candidate['items']>, { mark, itemIds }: Known, at: number): string {
  if (kind === 'shown' && itemIds.length > 0) return itemIds[at % itemIds.length]!
  const made = (index: number) => `item-${mark}-${String(index).padStart(5, '0')}`
  return kind === 'many' ? Array.from({ length: 200 }, (_, index) => made(at * 200 + index)).join('.') : made(at)
}

function hash(text: string): number {
  let sum = 7
  for (const letter of text) sum = (sum * 31 + letter.charCodeAt(0)) % 9973
  return sum / 9973
}
