import type { Kind } from '#domain/catalogue/behaviours/behaviour.ts'
import type { BookLine } from '#domain/catalogue/book/read-dish.ts'
import type { DishFood } from '#domain/catalogue/foods/dish-food.ts'
import { shortNames } from '#domain/catalogue/writing/dish-line.ts'
import { capitalized } from '#domain/catalogue/writing/sentences.ts'

/** What is in the place of the dish's own food, and how the dish cuts that. */
interface Swap {
  own: DishFood
  food: DishFood
  line: Pick<BookLine, 'preparation'>
}

/** Words by which steps call a food that is cut so: 'the strips', 'the cutlets'. */
export function shapesOf({ preparation }: Pick<BookLine, 'preparation'>): string[] {
  const said = shapes.filter(([, words]) => words.test(preparation)).map(([shape]) => shape)
  return [...said, 'pieces']
}
const shapes: readonly (readonly [shape: string, words: RegExp])[] = [
  ['strips', /\bstrips\b|\bsliced\b/],
  ['slices', /\bslic(?:es|ed)\b/],
  ['cubes', /\b(?:cubes|pieces|dice)\b/],
  ['chunks', /\b(?:chunks|pieces)\b/],
  ['cutlets', /\b(?:cutlets|pounded|split|halved)\b/],
]

/**
 * A text without what is true of the shape and color of the dish's own food alone: nobody cuts shrimp into strips or browns them deeply, penne
 * has no strands, and pork no dark meat.
 */
export function shapedAs(text: string, { own, food, line }: Swap, place: 'face' | 'step'): string {
  const [was, is] = [own.behaviour.kind, food.behaviour.kind]
  const [, name] = shortNames(food)
  if (is === 'pasta') {
    return text
      .replace(/\blong ribbons of pasta\b/gi, (words) => asBegun(words, name))
      .replace(/\b(strand|ribbon)(s?)\b/g, 'piece$2')
  }
  if (was === is) return text
  const said = text
    .replace(/, (?:smooth|skin) side (?:down|up)\b/g, '')
    .replace(ownNoun(own), (words) => asBegun(words, place === 'step' ? `the ${name}` : name))
    .replace(overnight, (words) => (tender.has(is) ? '' : words))
    .replace(/\b(?:dark|white|thigh|breast) meat\b/gi, (words) => asBegun(words, name))
  if (!ownShapes.has(is)) return said
  const cut = shapesOf(line).slice(0, -1).join('|')
  if (!cut) return said
  if (place === 'step')
    return said.replace(new RegExp(`\\bthe (?:${cut})\\b`, 'gi'), (words) => asBegun(words, `the ${name}`))
  const pale = paleKinds.has(is) ? said.replace(/\b(?:(?:deeply|well|darkly) )?browned (?=\w+\b)/gi, '') : said
  return pale.replace(new RegExp(`\\b(?:thin |tender )?(?:${cut})(?: of \\w+)?\\b`, 'gi'), (words) =>
    asBegun(words, name),
  )
}

/** What keeps its own shape, and what does not brown as meat does. */
const ownShapes: ReadonlySet<Kind> = new Set<Kind>(['shrimp', 'tofu'])
const paleKinds: ReadonlySet<Kind> = new Set<Kind>(['shrimp'])

/** What a food of two words is called for short, 'the chops': for all else there is no such word. */
function ownNoun(own: DishFood): RegExp {
  const [, ...rest] = shortNames(own)[1].split(' ')
  return rest.length ? new RegExp(`\\b(?:the|thick) ${rest.at(-1)}\\b`, 'gi') : /(?!)/
}

/** What a sour marinade would cook through. */
const tender: ReadonlySet<Kind> = new Set<Kind>(['shrimp', 'fish'])
const overnight = /,? or (?:up to |as long as )?(?:overnight|a day|\d+ hours)(?: in the fridge)?/g

function asBegun(words: string, put: string): string {
  return /^[A-Z]/.test(words) ? capitalized(put) : put
}
