import { parseAst } from 'rolldown/parseAst'
import type { SourceFile } from '../rules/source-files.ts'

/** Words that people read, and where they stand. */
export interface ReadText {
  readonly path: string
  /** From 1. */
  readonly line: number
  /** As they read; `{…}` stands for what is worked out. */
  readonly words: string
}

/** The texts of a file: what elements hold, with the words inside of them in their places, and literals that read as words. */
export function textsRead({ path, text }: SourceFile): ReadText[] {
  const found: { start: number; words: string }[] = []
  gather(parseAst(text, { lang: path.endsWith('.tsx') ? 'tsx' : 'ts' }), found)
  return found.map(({ start, words }) => ({ path, line: text.slice(0, start).split('\n').length, words }))
}

type Node = { readonly type: string; readonly start: number } & Readonly<Record<string, unknown>>

function gather(node: unknown, found: { start: number; words: string }[]): void {
  if (Array.isArray(node)) for (const each of node) gather(each, found)
  if (!isNode(node) || isForMachines(node)) return
  if (node.type === 'JSXElement' || node.type === 'JSXFragment') {
    const children = node['children'] as readonly Node[]
    if (children.some((child) => child.type === 'JSXText' && hasWord(String(child['value'])))) {
      found.push({ start: node.start, words: tidy(wordsOf(node)) })
      gather(node['openingElement'], found)
      for (const child of children) gatherInside(child, found)
      return
    }
  }
  const words = literalOf(node)
  if (words !== undefined && readsAsWords(words)) found.push({ start: node.start, words: tidy(words) })
  for (const [name, each] of Object.entries(node)) if (name !== 'type') gather(each, found)
}

/** Of an element whose words are told already: what its attributes say, and what stands in its expressions. */
function gatherInside(node: Node, found: { start: number; words: string }[]): void {
  if (node.type === 'JSXText') return
  if (node.type !== 'JSXElement') return gather(node, found)
  gather(node['openingElement'], found)
  for (const child of node['children'] as readonly Node[]) gatherInside(child, found)
}

/** An element as it reads. */
function wordsOf(node: Node): string {
  if (node.type === 'JSXText') return joinLines(String(node['value']))
  if (node.type === 'JSXExpressionContainer') return literalOf(node['expression']) ?? '{…}'
  return ((node['children'] as readonly Node[] | undefined) ?? []).map(wordsOf).join('')
}

/** As JSX does: blanks around the end of a line are none of the text's. */
function joinLines(text: string): string {
  const lines = text.split('\n')
  return lines
    .map((line, index) => (index > 0 ? line.trimStart() : line))
    .map((line, index) => (index < lines.length - 1 ? line.trimEnd() : line))
    .filter(Boolean)
    .join(' ')
}

/** A literal or a template with what is put into it left out; undefined of anything else. */
function literalOf(node: unknown): string | undefined {
  if (!isNode(node)) return undefined
  if (node.type === 'Literal') return typeof node['value'] === 'string' ? node['value'] : undefined
  if (node.type !== 'TemplateLiteral') return undefined
  const quasis = node['quasis'] as readonly { value: { cooked: string } }[]
  return quasis.map(({ value }) => value.cooked).join('{…}')
}

/** What only programs read: names of styles, of modules, of types; tests of words; SQL; what is thrown at developers. */
function isForMachines(node: Node): boolean {
  const { type } = node
  if (type.startsWith('TS')) return !aroundValues.has(type)
  if (type === 'JSXAttribute') return unread.has(nameOf(node['name']))
  if (type === 'CallExpression') return nameOf(node['callee']) === 'clsx'
  if (type === 'NewExpression') return nameOf(node['callee']) === 'Error'
  return ['ImportDeclaration', 'ImportExpression', 'TaggedTemplateExpression'].includes(type)
}
/** A value, and what type it is said to have. */
const aroundValues: ReadonlySet<string> = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression'])
/** Attributes that hold no words. */
const unread: ReadonlySet<string> = new Set(['className', 'd', 'href', 'src', 'srcSet', 'sizes', 'viewBox'])

function nameOf(node: unknown): string {
  const name = isNode(node) ? node['name'] : undefined
  return typeof name === 'string' ? name : ''
}

/** Two words with a blank between them, the first with a capital letter; or a sentence. Styles and selectors are neither. */
function readsAsWords(words: string): boolean {
  if (styles.test(words)) return false
  return /^["“(]?[A-Z{][^\n]* \S/.test(words) ? hasWord(words) : /[a-z]{2} [a-z].*[.!?]$/.test(words)
}
const styles = /^(?:\{…\} )?[a-z]+[-:][a-z0-9-]+(?:$| \S*[-:])/

const hasWord = (words: string) => /\p{L}{2}/u.test(words.replaceAll('{…}', ''))
const tidy = (words: string) => words.replaceAll(/\s+/g, ' ').trim()
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value
