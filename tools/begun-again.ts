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
  return found(alternatives, { before: [''], flags })
}

/** Of what may stand before a place in a pattern, so many are tried. */
const mostTexts = 40
/** One letter of each kind: of a class, the first that it has. */
const letters = 'a1 -x,e.\n/(é"'.split('')

interface Place {
  /** Texts that the pattern so far would match. */
  readonly before: readonly string[]
  readonly flags: string
}

function found(ways: readonly AST.Alternative[], place: Place, behind: readonly AST.Element[] = []) {
  for (const { elements } of ways) {
    const said = foundInTurn([...elements, ...behind], place)
    if (said) return said
  }
  return undefined
}

function foundInTurn(elements: readonly AST.Element[], { before, flags }: Place): string | undefined {
  let texts = before
  for (const [at, element] of elements.entries()) {
    const rest = elements.slice(at + 1)
    const place = { before: texts, flags }
    // it begins at one place only
    if (element.type === 'Assertion' && element.kind === 'start' && !flags.includes('m')) return undefined
    if (element.type === 'Assertion' && element.kind === 'lookahead') {
      const said = found(element.alternatives, place)
      if (said) return said
    }
    if (isGroup(element)) return found(element.alternatives, place, rest)
    if (element.type === 'Quantifier') {
      if (
        element.max === Number.POSITIVE_INFINITY &&
        rest.some((each) => mayMiss(each) || stopsShort(each, element, flags))
      ) {
        const passed = texts.find((text) => passesOver(element, text, flags))
        if (passed !== undefined) return `${JSON.stringify(passed)}, then ${element.raw}`
      }
      const said = isGroup(element.element) ? found(element.element.alternatives, place) : undefined
      if (said) return said
    }
    texts = joined(texts, textsOf(element, flags))
  }
  return undefined
}

/** Whether a loop goes on over another beginning of its own, and from there to the next. */
function passesOver(loop: AST.Quantifier, text: string, flags: string): boolean {
  return text.trim() !== '' && takes(loop, `${text} ${text}`, flags)
}

function takes({ element: { raw } }: AST.Quantifier, text: string, flags: string): boolean {
  // what a group before it has found is not there by itself
  return !/\\(?:[1-9]|k<)/.test(raw) && new RegExp(`^(?:${raw})*$`, flags.replace(/[gm]/g, '')).test(text)
}

/** Whether the text, or its line, has to end where a loop stops that not every sign lets go on. */
function stopsShort({ type, ...rest }: AST.Element, loop: AST.Quantifier, flags: string): boolean {
  return (
    type === 'Assertion' &&
    'kind' in rest &&
    rest.kind === 'end' &&
    !letters.every((letter) => letter === '\n' || takes(loop, letter, flags))
  )
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
  return texts.flatMap((text) => more.map((other) => text + other)).slice(0, mostTexts)
}

function isGroup(element: AST.Element): element is AST.Group | AST.CapturingGroup {
  return element.type === 'Group' || element.type === 'CapturingGroup'
}
