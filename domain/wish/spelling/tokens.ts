import { picturesRead } from '#domain/food/line/written/drawn-foods.ts'
import { unspacedNegations } from '#domain/wish/lexicon/negations.ts'
import { figuredWords, writtenOut } from '#domain/wish/spelling/texting.ts'

/** A word of a wish, where it stands in the text, and what parts it from the word before. */
export interface Token {
  word: string
  from: number
  to: number
  /** 'stop' after the end of a sentence, 'line' after that of a line, 'comma' after a comma, 'colon' after a colon, '' otherwise. */
  after: 'stop' | 'line' | 'comma' | 'colon' | ''
}

/** Letters of a text that are read; what is longer is no wish. */
const longest = 12_000
const mostTokens = 2000

/** The text as it is read and shown: no control characters, no marks of direction, one space between words. */
export function cleaned(text: string): string {
  if (cleanWords.test(text) && text.length <= longest && !shortened.test(text)) return text
  return picturesRead(text.slice(0, longest))
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu, (sign) => (sign === '\n' ? '\n' : sign === '\t' ? ' ' : ''))
    .replace(/[^\S\n]+/g, ' ')
    .replace(/(?<![\d/])1\/2(?![\d/])/g, '½')
    .replace(/(?<![\d/])1\/4(?![\d/])/g, '¼')
    .replace(withoutApart, 'without')
    .replace(/\bw\/ ?/gi, 'with ')
    .replace(/(?<=^|\s)w (?=\p{L})/giu, 'with ')
    .replace(/(?<=\p{L}) ?& ?(?=\p{L})/gu, ' and ')
    .replace(/\b(?:or,? )?if not(?: \p{L}+)?,? then\b|\bor,? (?:if not|failing that|else),?(?= )/giu, 'or')
    .trim()
}

/** Words with one space between them and nothing to be read otherwise, as nearly all names of dishes are. */
const cleanWords = /^[a-z\d'(),.-]+(?: [a-z\d'(),.-]+)*$/i
const shortened = /\bw \b|\bwith[ -]out\b|\b(?:if not|failing that|else)\b/i
/** 'w/o', 'w/out', 'w out' and 'with out', but not the 'w/ out-of-season fruit'. */
const withoutApart = /\b(?:w[/\\ ] ?o|(?:w(?:[/\\] ?| )|with[ -])out)\b(?![ -]of\b)/gi

/** Lower-case words without accents; "don't" is 'dont', "l'ail" is 'ail', '$10' is '$', '10'. Takes what `cleaned` gives. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  let after: Token['after'] = 'stop'
  for (const match of text.matchAll(wordOrSign)) {
    const [found] = match
    const sign = signOf(found)
    if (sign !== undefined) {
      // of several signs the strongest counts; two ends of line are an empty one
      if (after !== 'stop')
        after = sign === 'line' && after === 'line' ? 'stop' : sign === 'comma' && after ? after : sign
      continue
    }
    const from = match.index
    for (const word of wordsOf(found)) {
      tokens.push({ word, from, to: from + found.length, after })
      after = ''
    }
    if (tokens.length >= mostTokens) break
  }
  return writtenOut(tokens)
}

const sign =
  /\d+(?:[.,]\d+)?|(?<![\p{L}\d.])\.\d+|[\p{L}\p{M}]+(?:['’‘`´][\p{L}\p{M}]+)*|[$€£%<≤½¼]|=+>?|[.;!?\n:()[\]{}]|[,/+&*•]|\s[-–—]\s|—/u
const wordOrSign = new RegExp(`(?<![\\p{L}\\d])(?:${figuredWords.join('|')})(?![\\p{L}\\d])|${sign.source}`, 'giu')

function signOf(found: string): Exclude<Token['after'], ''> | undefined {
  if (found === ':') return 'colon'
  if (found === '\n') return 'line'
  if (/^[.;!?)\]}]$/.test(found)) return 'stop'
  if (/^(?:[,/+&([{*•]|\s?[-–—]\s?)$/.test(found)) return 'comma'
  return undefined
}

const bareLetters = /^[a-z]+$/i

/** French and Italian elisions are dropped: "sans l'ail" refuses 'ail'. */
const elision = /^(?:l|d|qu|dell|all|nell|sull|un|c|j|n|s)'/

/** Scripts that put no spaces between words, and what stands apart in them: negations, and words of others. */
const unspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u
const particles: ReadonlySet<string> = new Set('は を の も 은 는 을 를'.normalize('NFKD').split(' '))
const parts = new RegExp(`${unspacedNegations.join('|')}|[a-z]+`, 'g')

function wordsOf(found: string): string[] {
  // nearly every word: none of its letters is written in another way
  if (bareLetters.test(found)) return [found.toLowerCase()]
  // 'nuts = hives'
  if (found.startsWith('=')) return ['means']
  if (found === '½') return ['half']
  if (found === '¼') return ['quarter']
  const plain = found
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[’‘`´]/g, "'")
    .replace(/[œ]/g, 'oe')
    .replace(/[æ]/g, 'ae')
    .replace(/ß/g, 'ss')
    .replace(/ø/g, 'o')
    .replace(/đ/g, 'd')
    .replace(/ı/g, 'i')
  if (/^[\d.,]+$/.test(plain))
    return [/,\d{3}$/.test(plain) ? plain.replace(',', '') : plain.replace(',', '.').replace(/^\./, '0.')]
  if (unspaced.test(plain))
    return plain
      .replace(parts, ' $& ')
      .split(' ')
      .filter((part) => part && !particles.has(part))
  const bare = plain.replace(elision, '').replace(/'s$/, '').replace(/'/g, '')
  return bare ? [bare] : []
}
