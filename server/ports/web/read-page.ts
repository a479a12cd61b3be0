import { Parser } from 'htmlparser2'
import type { PageWords } from '#domain/recipe/import/page.ts'

/**
 * What a web page says: its JSON-LD, its microdata in the shape of JSON-LD, and its text, a line for each block. Read once from the beginning to the
 * end; of a page that nests without end, or has more tags than any that people read, only as much as there is before that. Never throws.
 */
export function readPage(html: string): PageWords {
  const words = collect()
  const parser = new Parser(words.handler, { lowerCaseTags: true, decodeEntities: true })
  for (let at = 0; at < html.length && words.isOpen(); at += pieceLength) parser.write(html.slice(at, at + pieceLength))
  if (words.isOpen()) parser.end()
  return words.read()
}

const deepest = 1500
/** Tags and texts between them: ten times as many as large pages have. */
const mostParts = 100_000
/** Scripts of JSON-LD that are read. */
const mostScripts = 200
const pieceLength = 4096
/** Values within values of microdata that are taken apart. */
const deepestValue = 24

const skipped = new Set([
  'script',
  'style',
  'noscript',
  'template',
  'svg',
  'nav',
  'footer',
  'button',
  'select',
  'iframe',
  'head',
])
const inline = new Set(
  'a abbr b bdi bdo cite code data del dfn em font i img ins kbd label mark meta link q s samp small span strike strong sub sup time tt u var wbr input picture source'.split(
    ' ',
  ),
)
/** Tags that have no end. */
const alone = new Set('area base br col embed hr img input link meta source track wbr'.split(' '))

interface Element {
  name: string
  /** The item that it opens. */
  item: Record<string, unknown> | undefined
  /** The names under which its value goes to the item around it. */
  names: readonly string[]
  /** Where its text begins. */
  from: number
  value: string | undefined
  isSkipped: boolean
}

function collect() {
  const open: Element[] = []
  const items: Record<string, unknown>[] = []
  const around: Record<string, unknown>[] = []
  const jsonLd: string[] = []
  const text: string[] = []
  const bodies: [from: number, to: number][] = []
  let script: string[] | undefined
  let title: string[] | undefined
  let titleText = ''
  let skips = 0
  let valuesOpen = 0
  let partsRead = 0

  const say = (words: string) => {
    if (skips === 0) text.push(words)
  }
  function opened(name: string, given: Record<string, string>): void {
    partsRead += 1
    if (name === 'script' && /^application\/ld\+json\b/i.test(given['type']?.trim() ?? '')) script = []
    if (name === 'title' && titleText === '' && !open.some((each) => each.name === 'svg')) title = []
    if (!inline.has(name)) say(name === 'li' ? '\n• ' : '\n')
    const names = (given['itemprop'] ?? '').split(/\s+/).filter(Boolean)
    const item = 'itemscope' in given ? itemOf(given['itemtype']) : undefined
    const isSkipped = skipped.has(name)
    if (isSkipped) skips += 1
    if (names.length > 0) valuesOpen += 1
    const element = { name, item, names, from: text.length, value: valueOf(name, given), isSkipped }
    if (item) {
      if (names.length === 0 || around.length === 0) items.push(item)
      around.push(item)
    }
    if (alone.has(name)) closed(element)
    else open.push(element)
  }
  function closed({ name, item, names, from, value, isSkipped }: Element): void {
    if (isSkipped) skips -= 1
    if (item) around.pop()
    const owner = around.at(-1)
    if (names.length > 0) {
      if (owner && valuesOpen <= deepestValue) {
        const said = item ?? value ?? text.slice(from).join('')
        if (item && !('text' in item)) item['text'] = text.slice(from).join('')
        for (const each of names) put(owner, each, said)
      }
      valuesOpen -= 1
    }
    if (name === 'article' || name === 'main') bodies.push([from, text.length])
    if (!inline.has(name)) say('\n')
  }
  return {
    handler: {
      onopentag: opened,
      ontext(words: string) {
        partsRead += 1
        if (script) script.push(words)
        else if (title) title.push(words)
        else say(words.replace(/\s+/g, ' '))
      },
      onclosetag(name: string) {
        if (name === 'script' && script) {
          if (jsonLd.length < mostScripts) jsonLd.push(script.join(''))
          script = undefined
        }
        if (name === 'title' && title) {
          titleText = title.join('')
          title = undefined
        }
        if (open.at(-1)?.name === name) closed(open.pop()!)
      },
    },
    isOpen: () => open.length < deepest && partsRead < mostParts,
    read(): PageWords {
      for (let element = open.pop(); element; element = open.pop()) closed(element)
      const [from, to] = bodies.toSorted((one, other) => other[1] - other[0] - (one[1] - one[0]))[0] ?? [0, text.length]
      return { jsonLd, items, title: titleText, text: text.slice(from, to).join('') }
    },
  }
}

/** 'https://schema.org/Recipe' as JSON-LD has it. */
function itemOf(type: string | undefined): Record<string, unknown> {
  return {
    '@type':
      (type ?? '')
        .trim()
        .split(/\s+/)[0]
        ?.replace(/^.*[/#:]/, '') ?? '',
  }
}

/** What an element says by its attributes; undefined where its words are its value. */
function valueOf(name: string, given: Record<string, string>): string | undefined {
  if (given['content'] !== undefined) return given['content']
  if (name === 'time') return given['datetime']
  if (name === 'data' || name === 'meter') return given['value']
  if (name === 'img' || name === 'source' || name === 'iframe') return given['src'] ?? given['data-src']
  if (name === 'link') return given['href']
  return undefined
}

function put(item: Record<string, unknown>, name: string, value: unknown): void {
  if (name === '__proto__') return
  const before = Object.hasOwn(item, name) ? item[name] : undefined
  if (before === undefined) item[name] = value
  else if (Array.isArray(before)) before.push(value)
  else item[name] = [before, value]
}
