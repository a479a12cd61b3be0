import { wordSet } from '#domain/plain-text.ts'
import type { Reading } from '#domain/wish/parser/reading.ts'

/** Whether a phrase that has its food refuses, so that a list may go on behind it: 'without eggs or dairy'. */
export function beginsList(words: string): boolean {
  if (/\b(?:meat|milk|dairy) (?:and|with) |together$/.test(words)) return false
  return /^(?:no|without|zero|sans|sin|senza|cant|cannot|dont|doesnt|hates?|ohne)\b/.test(words)
}

/** A 'no' that may stand behind its food: 'tomato no'. */
export function isBareNo(words: string): boolean {
  return /^(?:no|not|nahi|nahin)$/.test(words)
}

/** Whether nothing stands between a refusal and its verb but what may: 'don’t really like'. */
export function isWeakening({ words }: Reading, from: number, at: number): boolean {
  return at >= from && words.slice(from, at).every((word) => weakening.has(word))
}
const weakening = wordSet(
  'really much actually particularly especially ever even usually normally generally honestly truly',
)
