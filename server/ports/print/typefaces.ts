import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { inflateSync } from 'node:zlib'

/**
 * The two typefaces of the product, each in two files, what most of Europe writes with and the rest of Latin; and Noto Sans for
 * what neither has. By part, that is by the characters that a file holds.
 */
export const typefaces = {
  sans: { ...latin('figtree', 400), ...noto(400) },
  bold: { ...latin('figtree', 600), ...noto(600) },
  serif: { ...latin('fraunces', 600), ...noto(600) },
} as const
export type Face = keyof typeof typefaces
export type Part = keyof typeof holds

/** A typeface as TrueType, read once. */
export function typefaceBytes(path: string): Buffer {
  const known = read.get(path)
  if (known) return known
  const bytes = unpacked(readFileSync(path))
  read.set(path, bytes)
  return bytes
}

/**
 * Text as the typefaces can set it: '⅓' as '1⁄3', a letter without its rarer accent; what they lack altogether (other scripts,
 * pictures) becomes `stand` once for each run of it. `isWhole`: nothing had to be replaced by `stand`.
 */
export function settable(text: string, stand = '?'): { text: string; isWhole: boolean } {
  let isWhole = true
  let out = ''
  let wasMissing = false
  for (const character of text.toWellFormed().normalize('NFC')) {
    const set = spelled(character)
    if (set === undefined) {
      isWhole = false
      if (!wasMissing) out += stand
    } else out += set
    // marks and blanks within a run of what is missing do not begin a new one
    wasMissing = set === undefined || (wasMissing && set.trim() === '')
  }
  return { text: out.replace(/ {2,}/g, ' '), isWhole }
}

/** The first part that has a character, the same in every typeface; undefined where none has. */
export function partWith(character: string): Part | undefined {
  return parts.find((part) => holds[part].test(character))
}

const read = new Map<string, Buffer>()

function latin(family: string, weight: number) {
  return { basic: file(family, 'latin', weight), more: file(family, 'latin-ext', weight) }
}

function noto(weight: number) {
  return {
    vietnamese: file('noto-sans', 'vietnamese', weight),
    greek: file('noto-sans', 'greek', weight),
    cyrillic: file('noto-sans', 'cyrillic', weight),
  }
}

function file(family: string, subset: string, weight: number): string {
  return createRequire(import.meta.url).resolve(`@fontsource/${family}/files/${family}-${subset}-${weight}-normal.woff`)
}

/**
 * WOFF as the TrueType that it holds: its tables, inflated here, since those who set type with it inflate them anew for each page and
 * take twenty times as long. Layout of both: W3C, WOFF File Format 1.0, sections 3 to 5.
 */
function unpacked(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12)
  const tables = Array.from({ length: count }, (_, at) => {
    const entry = 44 + 20 * at
    const [offset, packed, length] = [4, 8, 12].map((by) => woff.readUInt32BE(entry + by)) as [number, number, number]
    const data = woff.subarray(offset, offset + packed)
    return { head: woff.subarray(entry, entry + 20), bytes: packed < length ? inflateSync(data) : data }
  })
  const top = Buffer.alloc(12 + 16 * count)
  const power = Math.floor(Math.log2(count))
  woff.copy(top, 0, 4, 8)
  for (const [at, value] of [count, 16 * 2 ** power, power, 16 * (count - 2 ** power)].entries())
    top.writeUInt16BE(value, 4 + 2 * at)
  let offset = top.length
  const bodies = tables.map(({ head, bytes }, at) => {
    const entry = 12 + 16 * at
    head.copy(top, entry, 0, 4)
    head.copy(top, entry + 4, 16, 20)
    top.writeUInt32BE(offset, entry + 8)
    top.writeUInt32BE(bytes.length, entry + 12)
    const body = Buffer.concat([bytes, Buffer.alloc(-bytes.length & 3)])
    offset += body.length
    return body
  })
  return Buffer.concat([top, ...bodies])
}

/** One character in characters that the typefaces have; '' where nothing is lost without it; undefined where it is missing. */
function spelled(character: string): string | undefined {
  if (known(character)) return character
  const instead = likeness[character]
  if (instead !== undefined) return instead
  if (/^[\p{Mn}\p{Cf}\p{Cc}\p{Me}]$/u.test(character)) return /^[\t\n\r]$/.test(character) ? ' ' : ''
  if (/^\p{Zs}$/u.test(character)) return ' '
  for (const form of ['NFKC', 'NFKD'] as const) {
    const other = Array.from(character.normalize(form)).filter((part) => !/^\p{Mn}$/u.test(part))
    if (other.length > 0 && other.every(known)) return other.join('')
  }
  return undefined
}

const known = (character: string) => partWith(character) !== undefined

/** Signs with a likeness in every typeface. */
const likeness: Readonly<Record<string, string>> = {
  '‐': '-',
  '‑': '-',
  '‒': '–',
  '―': '—',
  '→': '->',
  '←': '<-',
  '✓': 'v',
  '′': "'",
  '″': '"',
  '℃': '°C',
  '℉': '°F',
}

// what the files hold; a test compares this with them
const holds = {
  basic:
    /^[\u0020-\u007e\u00a0-\u00ac\u00ae-\u00ff\u0131\u0152\u0153\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u2039\u203a\u2044\u20ac\u2122\u2212\u2215]$/u,
  more: /^[\u0100-\u0113\u0116-\u0127\u012a\u012b\u012e-\u0130\u0132-\u0137\u0139-\u013e\u0141-\u0148\u014a-\u014d\u0150\u0151\u0154-\u0161\u0164\u0165\u016a-\u017e\u0218-\u021b\u0237\u1e80-\u1e85\u1e9e\u1ef2\u1ef3]$/u,
  vietnamese: /^[\u01a0\u01a1\u01af\u01b0\u1ea0-\u1ef9\u20ab]$/u,
  greek: /^[\u0370-\u0377\u037a-\u037f\u0384-\u038a\u038c\u038e-\u03a1\u03a3-\u03e1\u03f0-\u03ff]$/u,
  cyrillic: /^[\u0400-\u045f\u0490\u0491\u04b0\u04b1\u2116]$/u,
} as const
export const parts = Object.keys(holds) as Part[]
