import { remembered } from '#domain/remembered.ts'
import { withoutSuffixes } from '#domain/wish/allergies/denied-suffixes.ts'
import { phraseAt } from '#domain/wish/lexicon/vocabulary.ts'

/**
 * What the name of a dish says that it is without, as a phrase each: 'without beans' of 'chili without beans', 'without bean' of 'beanless
 * chili' and 'no bean chili', 'eggless' of 'eggless pancakes'. Whoever asks by such a name does not want it in another dish either, should another one come.
 */
export const deniedInName: (name: string) => readonly string[] = remembered(denied, { bytes: 200_000 })

function denied(name: string): string[] {
  const words = name.split(' ').flatMap(apart)
  return words.flatMap((word, at) => {
    if (/^(?:no|without|sans)$/.test(word)) return withoutFood(words[at + 1])
    if (word === 'free') return withoutFood(words[at - 1])
    // 'eggless' says it by itself
    const is = word.endsWith('less') ? phraseAt([word], 0)?.meaning?.is : undefined
    return is === 'allergens' || is === 'banned' ? [word] : []
  })
}

/** One word of a food, as 'no bean chili' goes on with its dish; the oven that a cake does without is none. */
function withoutFood(word: string | undefined): string[] {
  if (word === undefined) return []
  const { foods, meaning } = phraseAt([word], 0) ?? {}
  return foods || meaning?.is === 'allergens' ? [`without ${word}`] : []
}

/** 'Beanless' in two. */
function apart(word: string): string[] {
  return withoutSuffixes([{ word, from: 0, to: word.length, after: '' }], word).map((token) => token.word)
}
