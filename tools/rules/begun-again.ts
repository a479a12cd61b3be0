import { type AST, RegExpParser } from '@eslint-community/regexpp'
import type { Pattern } from './patterns-written.ts'

/**
 * Whether a pattern reads the same text again from every place where its beginning stands, as 'egg[^.]*poach' does where eggs are spoken of over and
 * over and nothing is poached: the beginning, a word that the loop behind it would pass over too, and that loop, if it has no bound and what
 * comes after it may be missing. Undefined where it does not.
 */
export function begunAgain({ source, flags }: Pick<Pattern, 'source' | 'flags'>): string | undefined {
  if (flags.includes('y')) return undefined
  const mode = { unicode: flags.includes('u'), unicodeSets: flags.includes('v') }
  const { alternatives } = new RegExpParser().parsePattern(source, 0, source.length, mode)
  return found(alternatives, { before: [''], behind: [], flags })
}

/** Of what may stand before a place in a pattern, so many are tried. */
const mostTexts = 20
/** One letter of each kind: of a class, the first that it has. */
const letters = 'a1 -x,e.\n/(é"'.split('')

interface Place {
  /** Texts that the pattern so far would match. */
  readonly before: readonly string[]
  /** What comes behind the group that this is in. */
  readonly behind: readonly AST.Element[]
  readonly flags: string
}

function found(ways: readonly AST.Alternative[], place: Place): string | undefined {
  for (const { elements } of ways) {
    const said = foundInTurn(elements, place)
    if (said) return said
  }
  return undefined
}

function foundInTurn(elements: readonly AST.Element[], { before, behind, flags }: Place): string | undefined {
  let texts = before
  for (const [at, element] of elements.entries()) {
    const rest = [...elements.slice(at + 1), ...behind]
    // it begins at one place only
    if (element.type === 'Assertion' && element.kind === 'start' && !flags.includes('m')) return undefined
    if (element.type === 'Quantifier') {
      const loop = element.max === Number.POSITIVE_INFINITY ? wholeOf(element, flags) : undefined
      if (loop && rest.some((each) => mayMiss(each) || stopsShort(each, loop))) {
        const passed = texts.find((text) => passesOver(loop, text))
        if (passed !== undefined) return `${JSON.stringify(passed)}, then ${element.raw}`
      }
    }
    const said = found(waysIn(element), { before: texts, behind: rest, flags })
    if (said) return said
    texts = joined(texts, textsOf(element, flags))
  }
  return undefined
}

function waysIn(element: AST.Element): readonly AST.Alternative[] {
  if (element.type === 'Quantifier') return waysIn(element.element)
  const isAhead = element.type === 'Assertion' && element.kind === 'lookahead'
  return isGroup(element) || isAhead ? element.alternatives : []
}

/** Whether a loop goes on over another beginning of its own, and from there to the next. */
function passesOver(loop: RegExp, text: string): boolean {
  return text.trim() !== '' && loop.test(`${text} ${text}`)
}

/** A loop by itself, over a whole text; undefined where it says again what a group before it has found. */
function wholeOf({ element: { raw } }: AST.Quantifier, flags: string): RegExp | undefined {
  return /\\(?:[1-9]|k<)/.test(raw) ? undefined : new RegExp(`^(?:${raw})*$`, flags.replace(/[gm]/g, ''))
}

/** Whether the text, or its line, has to end where a loop stops that not every sign lets go on. */
function stopsShort(element: AST.Element, loop: RegExp): boolean {
  const isEnd = element.type === 'Assertion' && element.kind === 'end'
  return isEnd && !letters.every((letter) => letter === '\n' || loop.test(letter))
}

/** What has to be there behind a loop. */
function mayMiss(element: AST.Element): boolean {
  if (element.type === 'Assertion') return element.kind !== 'end' && element.kind !== 'word'
  if (element.type === 'Quantifier') return element.min > 0 && mayMiss(element.element)
  return isGroup(element) ? element.alternatives.every(({ elements }) => elements.some(mayMiss)) : true
}

function textsOf(element: AST.Element, flags: string): readonly string[] {
  if (element.type === 'Character') return [String.fromCodePoint(element.value)]
  if (element.type === 'CharacterSet' || element.type === 'CharacterClass') {
    const one = new RegExp(`^${element.raw}$`, flags.replace(/[gm]/g, ''))
    return letters.filter((letter) => one.test(letter)).slice(0, 1)
  }
  if (isGroup(element)) return element.alternatives.flatMap(({ elements }) => inTurn(elements, flags))
  if (element.type !== 'Quantifier') return ['']
  const once = textsOf(element.element, flags)
  return element.min === 0 ? ['', ...once] : once.map((text) => text.repeat(element.min))
}

function inTurn(elements: readonly AST.Element[], flags: string): readonly string[] {
  return elements.reduce<readonly string[]>((texts, element) => joined(texts, textsOf(element, flags)), [''])
}

function joined(texts: readonly string[], more: readonly string[]): readonly string[] {
  const few = more.slice(0, mostTexts)
  return texts.flatMap((text) => few.map((other) => text + other)).slice(0, mostTexts)
}

function isGroup(element: AST.Element): element is AST.Group | AST.CapturingGroup {
  return element.type === 'Group' || element.type === 'CapturingGroup'
}
