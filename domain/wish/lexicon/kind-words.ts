import { wordSet } from '#domain/plain-text.ts'
import { commonness } from '#domain/text/frequent-words.ts'
import type { Meaning, Phrases } from '#domain/wish/meaning.ts'

/**
 * What the tables say of names that no dish bears: the nearest to it. Where a word of it is in no dictionary and is no kind of dish, it is the name of
 * one dish, and what comes for it says that it is another.
 */
export function unlistedNames(rows: Phrases): [string, Meaning][] {
  const isName = (phrase: string) =>
    phrase.split(' ').some((word) => commonness(word) === undefined && !kindWords.has(word))
  return [...rows].map(([phrase, meaning]) => [
    phrase,
    meaning.is === 'dish' && isName(phrase) ? { is: 'dish', dish: { ...meaning.dish, unlisted: true } } : meaning,
  ])
}

/**
 * Words that no dictionary of English has, and that mean a kind of dish, a shape or a way of cooking, in short, in other tongues or as they are often
 * spelled: whoever has one of these has what was asked for. Any other word that nobody knows is the name of one dish.
 */
const kindWords: ReadonlySet<string> = wordSet(`
  mac n stirfry traybake sheetpan gobi aloo chana sabzi sabji kari tika masala tikka vide sous guiso eintopf stufato polpette boulettes gratins
  courgettes baked camembert cocotte homous pfannkuchen panqueques yoghurt gateau kuchen slushie slushies halva consomme brothy primavera frijoles
  schawarma shawerma panini kathi kati pulav soba buddha latte arroz verduras`)
