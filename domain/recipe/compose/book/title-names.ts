import { plain } from '#domain/plain-text.ts'
import { foodNamed } from '#domain/recipe/compose/free-text/vocabulary.ts'
import { titleCase } from '#domain/recipe/compose/names.ts'
import { stemsOf, tokens } from '#domain/text/tokens.ts'

/**
 * The title of a dish with another food in the place of its own: its own title with the cook's word for the food where the dish's stood, or,
 * where that does not say all that was asked for, the name as the cook gave it.
 */
export function titleInPlace(title: string, own: string, said: { food: string; name: string }): string {
  const put = withFood(title, own, said.food)
  const stems = new Set(stemsOf(put))
  const isAsked = stemsOf(said.name).every((stem) => stems.has(stem) || small.has(stem))
  return isAsked ? put : titleCase(hyphened(said.name, title))
}
const small: ReadonlySet<string> = new Set(['with', 'and', 'in', 'of', 'the', 'a'])

function withFood(title: string, own: string, food: string): string {
  const read = plain(title)
  if (read.length !== title.length) return title
  const words = tokens(read)
  for (let length = Math.min(3, words.length); length > 0; length -= 1) {
    for (let at = 0; at + length <= words.length; at += 1) {
      const [first, last] = [words[at]!, words[at + length - 1]!]
      const end = last.at + last.word.length
      if (!foodNamed(read.slice(first.at, end))?.includes(own)) continue
      return title.slice(0, first.at) + titleCase(food) + title.slice(end)
    }
  }
  return title
}

/** 'Stir fry' has the sign between its words that the title of the dish has. */
function hyphened(name: string, title: string): string {
  return title
    .toLowerCase()
    .split(' ')
    .filter((word) => word.includes('-'))
    .reduce((said, word) => said.replace(word.replaceAll('-', ' '), word), name)
}
