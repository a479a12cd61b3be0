import { singular } from '#domain/catalogue/foods/food-words.ts'
import { withoutAsides } from '#domain/plain-text.ts'
import { fillers } from '#domain/wish/lexicon/small-words.ts'
import { phraseAt } from '#domain/wish/lexicon/vocabulary.ts'
import type { DishMeaning } from '#domain/wish/meaning.ts'
import type { BareName } from '#domain/wish/settled/bare-name.ts'

/**
 * Whether the title ends with the whole name, or has nothing but it: 'Baked Mac and Cheese' is the 'mac n cheese' that was asked for. A longer name is
 * titled where its words come in its order: 'Warm Bean Salad with Halloumi' is a warm salad with halloumi.
 */
export function isTitled(words: readonly string[], title: string): boolean {
  const its = titleStems(withoutAsides(title))
  const [head = ''] = title.split(/ with | \(/)
  const said = titleStems(words.join(' ')).join(' ')
  const isWhole = its.join(' ') === said || (words.length > 1 && ` ${titleStems(head).join(' ')}`.endsWith(` ${said}`))
  return (
    isWhole ||
    (words.length > 3 &&
      isInOrder(
        titleStems(words.join(' ')).filter((stem) => !fillers.has(stem)),
        its,
      ))
  )
}

function isInOrder(stems: readonly string[], its: readonly string[]): boolean {
  let from = 0
  return stems.every((stem) => {
    from = its.indexOf(stem, from) + 1
    return from > 0
  })
}

/** An 'and' may be typed as an n. */
function titleStems(words: string): string[] {
  return stemsOf(words).filter((stem) => stem !== 'and' && stem !== 'n')
}

/** The words of a name in the singular. */
export function stemsOf(words: string): string[] {
  return singular(words)
    .split(' ')
    .map((word) => word.replace(/ie$/, 'y'))
}

/**
 * The name of a dish without what is said behind it of the machine, the eater or the occasion, of which is told by itself where it is no part of
 * the dish's own name: 'chicken korma nut free'.
 */
export function withoutTail(name: BareName | undefined, heard: DishMeaning | undefined): BareName | undefined {
  if (!name || heard?.words === name.words.join(' ')) return name
  // 'the Lowcountry way' is told of by itself
  const way = / (?:the )?(?:[a-z]+ ){1,2}way$/
  const plain = name.words.join(' ').replace(way, '')
  if (heard && plain.includes(heard.words) && plain.length < name.words.join(' ').length)
    return { words: plain.split(' '), typed: name.typed.replace(/ (?:the )?(?:[\w-]+ ){1,2}way$/i, '') }
  const at = name.words.findIndex(
    (_, place) => place > 0 && tails.has(phraseAt(name.words, place)?.meaning?.is ?? 'food'),
  )
  const isLast = at > 0 && at + (phraseAt(name.words, at)?.length ?? 0) === name.words.length
  const head = isLast
    ? name.words
        .slice(0, at)
        .join(' ')
        .replace(/ (?:in|on|for|with|using)(?: (?:an?|the|my|our))?$/, '')
    : ''
  return head ? { words: head.split(' '), typed: head } : name
}
const tails: ReadonlySet<string> = new Set(['machine', 'mood', 'occasion', 'diet', 'allergens'])
