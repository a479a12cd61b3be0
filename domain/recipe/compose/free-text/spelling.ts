import { wordSet } from '#domain/plain-text.ts'
import { isKnownWord, wordsLike } from '#domain/recipe/compose/free-text/vocabulary.ts'
import { remembered } from '#domain/remembered.ts'
import { slips } from '#domain/slips.ts'
import { commonness } from '#domain/text/frequent-words.ts'
import { verbOf } from '#domain/text/verbs.ts'

/** The known word that a misspelt one means; the word itself where it is known, common, short or near to nothing. */
export const spelled = remembered((word: string): string => (isCommon(word) ? word : spelledAnyway(word)))

/** The same for what is refused, where one food too many does less harm: 'no diary', 'allergic to pawns', though both words are common. */
export const spelledAnyway = remembered((word: string): string => {
  if (word.length < 5 || word.length > 20 || /\d/.test(word)) return word
  // no 'whisking' is whiskey
  if (verbOf(word)?.form === 'gerund') return word
  if (isKnownWord(word) || isKnownWord(word.replace(/(?<=.{4})e?s$/, ''))) return word
  const bare = skeleton(word)
  let best = word
  let fewest = 99
  for (const known of wordsLike(word)) {
    if (Math.abs(known.length - word.length) > 2) continue
    const sameBones = skeleton(known) === bare
    // 'chikn': the head is right and two letters are left out
    const isShortened = known.length === word.length + 2 && known.startsWith(word.slice(0, 3))
    const most = word.length >= 8 || (sameBones && (word.length >= 6 || isShortened)) ? 2 : 1
    const found = slips(known, word, most)
    if (found > most) continue
    // of two words as near the one with the same consonants is meant, or with two letters turned round
    const cost = found - (sameBones ? (isShortened ? 1.5 : 0.5) : 0) - (isTurned(known, word) ? 0.25 : 0)
    if (cost < fewest) [best, fewest] = [known, cost]
  }
  return best
})

/** Two letters that stand the wrong way round are likelier than a letter that is another. */
function isTurned(known: string, word: string): boolean {
  let at = 0
  while (at < word.length && known[at] === word[at]) at += 1
  return known[at] === word[at + 1] && known[at + 1] === word[at] && known.slice(at + 2) === word.slice(at + 2)
}

/** What stands in a dictionary is meant, however near it is to a food. */
function isCommon(word: string): boolean {
  return commonness(word) !== undefined || otherWords.has(word)
}

/** Consonants as they sound: 'chikin' and 'chicken' are one. */
function skeleton(word: string): string {
  return word
    .replace(/ck|q/g, 'k')
    .replace(/c(?!h)/g, 'k')
    .replace(/kch/g, 'ch')
    .replace(/ph/g, 'f')
    .replace(/z/g, 's')
    .replace(/(.)[aeiouyh]+/g, '$1')
    .replace(/(.)\1+/g, '$1')
}

/** Names of days, which the list of words leaves out, and small words of other languages that stand beside foods. */
const otherWords = wordSet(`
  saturday thursday
  mangio mangiare mange voudrais voulons repas comida receta ricetta kochen mochte etwas khana khaana banao chahte schnelles leckeres
  deliciosa delicioso`)
