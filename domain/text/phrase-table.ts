import type { Spoken } from '#domain/text/phrases.ts'

/** Phrases to be looked for among the words of a text. */
interface PhraseTable {
  /** How many words the longest phrase has that begins at a place; 0 where none does. */
  lengthAt: (words: readonly Spoken[], at: number) => number
  /** Whether any of them stands anywhere. */
  isIn: (words: readonly Spoken[]) => boolean
}

interface Node {
  next: Map<string, Node>
  /** A word that may be any. */
  any?: Node
  isEnd?: true
}

/**
 * A table of phrases, separated by commas. 'a|the' is one of several words, 'hot?' may be left out, '*' is any word, and 'cooked !in|with' is
 * none where one of those stands behind it. Words of a phrase are parted by spaces or hyphens. A text is read once: from each word no further
 * than the longest phrase goes.
 */
export function phraseTable(phrases: string): PhraseTable {
  const root: Node = { next: new Map() }
  const barred: { root: Node; words: ReadonlySet<string> }[] = []
  for (const phrase of phrases.split(',')) {
    const said = phrase.trim().split(/\s+/)
    const last = said.at(-1) ?? ''
    if (!last) continue
    if (last.startsWith('!')) {
      const own: Node = { next: new Map() }
      enter([own], said.slice(0, -1))
      barred.push({ root: own, words: new Set(last.slice(1).split('|')) })
    } else enter([root], said)
  }
  const lengthAt = (words: readonly Spoken[], at: number) => {
    let longest = lengthFrom(root, words, at)
    for (const one of barred) {
      const length = lengthFrom(one.root, words, at)
      const next = words[at + length]
      if (length > longest && !(next && isBeside(next) && one.words.has(next.word))) longest = length
    }
    return longest
  }
  return { lengthAt, isIn: (words) => words.some((_, at) => lengthAt(words, at) > 0) }
}

function enter(from: readonly Node[], words: readonly string[]): void {
  let nodes = from
  for (const word of words) {
    const isOptional = word.endsWith('?')
    const ways = (isOptional ? word.slice(0, -1) : word).split('|')
    const reached = nodes.flatMap((node) => ways.map((way) => child(node, way)))
    nodes = isOptional ? [...nodes, ...reached] : reached
  }
  for (const node of nodes) node.isEnd = true
}

function child(node: Node, word: string): Node {
  if (word === '*') return (node.any ??= { next: new Map() })
  const known = node.next.get(word) ?? { next: new Map() }
  node.next.set(word, known)
  return known
}

function lengthFrom(root: Node, words: readonly Spoken[], at: number): number {
  // most words begin no phrase
  if (!root.any && !root.next.has(words[at]?.word ?? '')) return 0
  let nodes: readonly Node[] = [root]
  let longest = 0
  for (let place = at; nodes.length > 0; place += 1) {
    const word = words[place]
    if (!word || (place > at && !isBeside(word))) break
    nodes = nodes.flatMap(({ next, any }) => [next.get(word.word), any].filter((node) => node !== undefined))
    if (nodes.some(({ isEnd }) => isEnd)) longest = place - at + 1
  }
  return longest
}

function isBeside({ gap }: Spoken): boolean {
  return /^[\s-]+$/.test(gap)
}
