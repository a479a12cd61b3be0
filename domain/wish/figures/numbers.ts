import { numberOfWord } from '#domain/measure/number-words.ts'
import type { Token } from '#domain/wish/spelling/tokens.ts'

/** A number in figures or words; of a range the mean. */
export function numberAt(tokens: readonly Token[], at: number): { value: number; length: number } | undefined {
  const first = plainNumber(tokens, at)
  if (!first) return undefined
  const joint = wordAt(tokens, at + first.length)
  const gap = joint === 'to' || joint === 'or' || joint === 'and' ? 1 : 0
  // '$6, 15 minutes' are two figures
  const parted = [at + first.length, at + first.length + gap].some((next) => tokens[next]?.after)
  const second = parted ? undefined : plainNumber(tokens, at + first.length + gap)
  // '20-30', '20 to 30', 'between 400 and 500'
  const isRange =
    second &&
    second.value > first.value &&
    second.value <= first.value * 2.5 &&
    (joint !== 'and' || wordAt(tokens, at - 1) === 'between')
  return isRange ? { value: (first.value + second.value) / 2, length: first.length + gap + second.length } : first
}

function plainNumber(tokens: readonly Token[], at: number): { value: number; length: number } | undefined {
  const word = wordAt(tokens, at)
  if (word === 'a' && wordAt(tokens, at + 1) === 'dozen') return { value: 12, length: 2 }
  const number = undozened(tokens, at)
  const isDozens = number && !tokens[at + number.length]?.after && /^dozens?$/.test(wordAt(tokens, at + number.length))
  return isDozens ? { value: number.value * 12, length: number.length + 1 } : number
}

function undozened(tokens: readonly Token[], at: number): { value: number; length: number } | undefined {
  const word = wordAt(tokens, at)
  if (word === 'half' && wordAt(tokens, at + 1) === 'a' && wordAt(tokens, at + 2) === 'dozen')
    return { value: 6, length: 3 }
  if (/^\d{1,6}(?:\.\d{1,3})?$/.test(word)) return { value: Number(word), length: 1 }
  const ofTwo = numberOfWord(`${word} ${wordAt(tokens, at + 1)}`)
  if (ofTwo !== undefined) return { value: ofTwo, length: 2 }
  const value = numberOfWord(word) ?? foreignWords.get(word)
  return value === undefined ? undefined : { value, length: 1 }
}

/** What guests of other tongues write; 'due' and 'dos' are no counts where English is read. */
const foreignWords: ReadonlyMap<string, number> = new Map(
  Object.entries({
    deux: 2,
    trois: 3,
    quatre: 4,
    cinq: 5,
    dos: 2,
    tres: 3,
    cuatro: 4,
    cinco: 5,
    due: 2,
    tre: 3,
    quattro: 4,
    cinque: 5,
  }),
)

export function wordAt(tokens: readonly Token[], at: number): string {
  return tokens[at]?.word ?? ''
}
