import { type MarkedToken, marked, type Token, type Tokens } from 'marked'
import type { Printed } from '#contract/printed.ts'

/** Markdown of ours as a tree of elements; what it does not know it prints as its words. A picture is an 'img' with its words in it. */
export function markdownTree(text: string): readonly Printed[] {
  return marked.lexer(text).flatMap((token) => printed(token as MarkedToken))
}

function printed(token: MarkedToken): Printed[] {
  switch (token.type) {
    case 'space':
    case 'def':
      return []
    case 'heading':
      return [heading(token)]
    case 'paragraph':
      return [element('p', token.tokens)]
    case 'strong':
    case 'em':
      return [element(token.type, token.tokens)]
    case 'codespan':
      return [{ tag: 'code', children: [token.text] }]
    case 'code':
      return [{ tag: 'pre', children: [{ tag: 'code', children: [token.text] }] }]
    case 'link':
      return [{ ...element('a', token.tokens), href: sectionOf(token.href) }]
    case 'list':
      return [{ tag: token.ordered ? 'ol' : 'ul', children: token.items.map((item) => element('li', item.tokens)) }]
    case 'table':
      return [tableOf(token)]
    case 'text':
      return token.tokens ? inner(token.tokens) : [curled(token.text)]
    case 'br':
    case 'hr':
    case 'checkbox':
      return []
    case 'blockquote':
    case 'del':
    case 'list_item':
      return inner(token.tokens)
    case 'html':
      return token.text.startsWith('<!--') ? [] : [token.text]
    case 'image':
      return [{ tag: 'img', href: token.href, children: [token.text] }]
    case 'escape':
      return [token.text]
  }
}

function tableOf({ header, rows }: Tokens.Table): Printed {
  const row = (tag: string, cells: readonly Tokens.TableCell[]): Printed => ({
    tag: 'tr',
    children: cells.map((cell) => element(tag, cell.tokens)),
  })
  return {
    tag: 'table',
    children: [
      { tag: 'thead', children: [row('th', header)] },
      { tag: 'tbody', children: rows.map((cells) => row('td', cells)) },
    ],
  }
}

/** Quotation marks as a printer sets them; what stands in code is left alone. Markdown has made entities of some. */
function curled(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll(/(?<![^\s([—])"(?=\S)/g, '“')
    .replaceAll('"', '”')
    .replaceAll(/(?<![^\s([—“])'(?=[\p{L}\p{N}])(?!(?:s|t|re|ve|ll|d|m)\b)/gu, '‘')
    .replaceAll("'", '’')
}

/** 'Who may see it? {#who-sees}' is led to by that name, whatever its words become. */
function heading({ depth, tokens }: Tokens.Heading): Printed {
  const { tag, children } = element(`h${depth}`, tokens)
  const last = children.at(-1)
  const [named, words = '', id] = (typeof last === 'string' && /^(.*?) \{#([a-z0-9-]+)\}$/.exec(last)) || []
  return named ? { tag, id, children: [...children.slice(0, -1), words] } : { tag, children }
}

function element(tag: string, tokens: readonly Token[] | undefined) {
  return { tag, children: inner(tokens) }
}
function inner(tokens: readonly Token[] = []): Printed[] {
  return tokens.flatMap((token) => printed(token as MarkedToken))
}

/** Each file's name leads to its section of the page. */
function sectionOf(href: string): string {
  return href.replace(/^method-foods\.md/, '#foods').replace(/^method\.md/, '#rules')
}
