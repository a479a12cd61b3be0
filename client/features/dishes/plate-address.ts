import { cutText } from '#domain/cut-text.ts'

/** As many characters and foods as the drawing of a plate takes. */
const most = { letters: 200, foods: 12 }

/** The drawn plate of the foods that texts speak of, parted by commas; of none, an empty plate. */
export function plateAddress(texts: readonly string[]): string {
  const words = texts
    .flatMap((text) => text.split(/[,;\n]/))
    .map((part) => part.trim().replace(/\s+/g, ' '))
    .filter((part) => part !== '')
    .slice(0, most.foods)
  let foods = cutText(words.shift() ?? '', most.letters)
  for (const part of words) if (`${foods},${part}`.length <= most.letters) foods += `,${part}`
  return `/api/dish.svg?foods=${encodeURIComponent(foods)}`
}
