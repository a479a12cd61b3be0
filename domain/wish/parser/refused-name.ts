import type { Intents } from '#domain/wish/intents.ts'
import { replacing } from '#domain/wish/lexicon/heard-by-itself.ts'
import { foodNamed, phraseAt } from '#domain/wish/lexicon/vocabulary.ts'
import { takeChoice } from '#domain/wish/parser/choices.ts'

/**
 * Who asks for nothing and ends with 'no garlic pasta' refuses no dish of that name: they want pasta, and no garlic in it. Who wants lentils 'instead of
 * beef lasagna' wants them in lasagna.
 */
export function hearRefusedName(intents: Intents, words: readonly string[]): void {
  const refused = intents.refusedDishes.at(-1)
  const text = ` ${words.join(' ')}`
  const isWanted = intents.foods.some(({ as }) => as === 'wanted')
  const isReplaced = refused !== undefined && isWanted && replacedIn(text, refused.words)
  if (intents.dishes.length || intents.types.length || !refused) return
  if (!isReplaced && (isWanted || !text.endsWith(` no ${refused.words}`))) return
  const name = refused.words.split(' ')
  for (let at = name.length - 1; at > 0; at--) {
    const food = name.slice(0, at).join(' ')
    const anyOf = foodNamed(food)
    const kind = phraseAt(name, at)
    const meaning = kind?.length === name.length - at ? kind.meaning : undefined
    if (!anyOf?.length || (meaning?.is !== 'dish' && meaning?.is !== 'type')) continue
    const to = words.length - name.length + at
    intents.refusedDishes.pop()
    if (meaning.is === 'dish') intents.dishes.push(meaning.dish)
    else takeChoice(intents, meaning, false, false)
    intents.foods.push({
      words: food,
      anyOf,
      as: 'refused',
      from: to - at,
      to,
      either: false,
      leftover: false,
      replaced: isReplaced,
    })
    return
  }
}

function replacedIn(text: string, name: string): boolean {
  return [...replacing].some((phrase) => text.endsWith(` ${phrase} ${name}`))
}
