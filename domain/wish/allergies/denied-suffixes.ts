import { phraseAt } from '#domain/wish/lexicon/vocabulary.ts'
import type { Token } from '#domain/wish/spelling/tokens.ts'

/** 'onionless', 'cheese-less', 'peanutfree' and 'zuckerfrei' become the food and a 'free' of its own, as in 'onion free'. */
export function withoutSuffixes(tokens: readonly Token[], text: string): Token[] {
  return tokens.flatMap((token, at) => {
    const before = tokens[at - 1]
    if (token.word === 'less' && before && isHyphen(text, before, token) && isDenied(before.word))
      return [{ ...token, word: 'free', from: before.from }]
    const [, stem = '', ending] = suffixed.exec(token.word) ?? []
    // what only Turkish ends in is denied, whatever food it is
    if (!stem || !(ending || isDenied(stem)) || isPhrase(tokens, at)) return [token]
    return [
      { ...token, word: stem },
      { ...token, word: 'free', after: '' },
    ]
  })
}

const suffixed = /^(.{2,20}?)(?:less|free|frei|vrij|fri|los|(s[iu]z))$/

/** Whether it is written in one with the word before it, so that it says so of that alone. */
export function isSuffix(tokens: readonly Token[], at: number): boolean {
  return at > 0 && tokens[at]?.from === tokens[at - 1]?.from
}

function isHyphen(text: string, before: Token, { from, after }: Token): boolean {
  return !after && /^\p{Pd}$/u.test(text.slice(before.to, from))
}

/** 'Flourless chocolate cake' is a dish, 'boneless thighs' are a food. */
function isPhrase(tokens: readonly Token[], at: number): boolean {
  const words = tokens.slice(at, at + 8).map(({ word }) => word)
  return phraseAt(words, 0) !== undefined
}

/** A food, or something that a diet goes without; who has chicken without skin has nothing against skin. */
function isDenied(stem: string): boolean {
  const found = phraseAt([stem, 'free'], 0)
  const isPart = [stem, `${stem}s`].some((part) => phraseAt(['no', part], 0)?.meaning?.is === 'nothing')
  return !isPart && (found?.length === 2 || found?.foods !== undefined)
}
