import { parseAst } from 'rolldown/parseAst'
import type { SourceFile } from './source-files.ts'

/** A regular expression and where it stands. */
export interface Pattern {
  readonly path: string
  /** From 1. */
  readonly line: number
  readonly source: string
  readonly flags: string
}

/** The regular expressions that a file writes as literals. */
export function patternsWritten({ path, text }: SourceFile): Pattern[] {
  return literalsIn(parseAst(text, { lang: path.endsWith('.tsx') ? 'tsx' : 'ts' })).map(({ start, regex }) => ({
    path,
    line: text.slice(0, start).split('\n').length,
    source: regex.pattern,
    flags: regex.flags,
  }))
}

interface Literal {
  readonly start: number
  readonly regex: { readonly pattern: string; readonly flags: string }
}

function literalsIn(node: unknown): Literal[] {
  if (typeof node !== 'object' || node === null) return []
  if (Array.isArray(node)) return node.flatMap(literalsIn)
  return 'regex' in node ? [node as unknown as Literal] : Object.values(node).flatMap(literalsIn)
}
