import { beforeNoun, titleCase } from '#domain/catalogue/writing/names.ts'
import { plain, withoutAsides } from '#domain/plain-text.ts'
import { isCalled } from '#domain/recipe/compose/book/called-by.ts'
import { stemsOf, tokens } from '#domain/text/tokens.ts'
import { foodNamed, phraseAt } from '#domain/wish/lexicon/vocabulary.ts'

/**
 * The title of a dish with another food in the place of its own: its own title with the cook's word for the food where the dish's stood, or,
 * where that does not say all that was asked for, the name as the cook gave it.
 */
export function titleInPlace(title: string, own: string, said: { food: string; name: string }): string {
  const put = withFood(title, own, said.food)
  const isAsked = (words: string) => {
    const stems = new Set(stemsOf(words))
    return stemsOf(said.name).every((stem) => stems.has(stem) || small.has(stem))
  }
  // 'Shepherd’s Pie' names none, and is turkey shepherd’s pie
  const isFirst = said.name.startsWith(said.food) && !namesFood(title)
  const whole = put === title && isFirst ? `${titleCase(said.food)} ${title}` : put
  return isAsked(whole) ? whole : titleCase(signed(said.name, title))
}
/** The title with the cook's word for a food where the dish's own stood, or with that food behind it where the title names none. */
export function titleWith(title: string, own: string, food: string): string {
  if (stemsOf(food).every((stem) => stemsOf(title).includes(stem))) return title
  // chili beans are called chili, and so is a dish
  const head = title.toLowerCase().split(' ').at(-1) ?? ''
  const isHead = phraseAt([head], 0)?.meaning?.is === 'dish' && !withFood(title, own, food).toLowerCase().endsWith(head)
  const put = isHead ? title : withFood(title, own, food)
  return put === title ? `${title} ${/ with /.test(title) ? 'and' : 'with'} ${titleCase(food)}` : put
}
const small: ReadonlySet<string> = new Set(['with', 'and', 'in', 'of', 'the', 'a'])

function namesFood(title: string): boolean {
  return tokens(plain(title)).some(({ word }) => word === 'with' || foodNamed(word)?.length)
}

function withFood(title: string, own: string, food: string): string {
  const read = plain(title)
  if (read.length !== title.length) return title
  const words = tokens(read)
  for (let length = Math.min(3, words.length); length > 0; length -= 1) {
    for (let at = 0; at + length <= words.length; at += 1) {
      const [first, last] = [words[at]!, words[at + length - 1]!]
      const end = last.at + last.word.length
      const run = read.slice(first.at, end)
      if (!isCalled(own, run, foodNamed(run) ?? [])) continue
      // '(Larb Gai)' names the dish's own food, in another language
      const rest = withoutAsides(title.slice(end))
      return title.slice(0, first.at) + titleCase(/^ \p{L}/u.test(rest) ? beforeNoun(food) : food) + rest
    }
  }
  return title
}

/** 'Stir fry' and 'shepherds pie' have the signs that the title of the dish has. */
function signed(name: string, title: string): string {
  return title
    .toLowerCase()
    .split(' ')
    .filter((word) => /[-'’]/.test(word))
    .reduce((said, word) => said.replace(word.replaceAll('-', ' ').replaceAll(/['’]/g, ''), word), name)
}
