import type { Kind } from '#domain/recipe/compose/behaviour.ts'
import type { DishFood } from '#domain/recipe/compose/dish-food.ts'
import { shortNames } from '#domain/recipe/compose/dish-line.ts'
import { capitalized } from '#domain/recipe/compose/sentences.ts'

/** What is in the place of the dish's own food. */
interface Swap {
  own: DishFood
  food: DishFood
}

/**
 * A text without what is true of the shape and color of the dish's own food alone: nobody cuts shrimp into strips or browns them deeply, penne
 * has no strands, and pork no dark meat.
 */
export function shapedAs(text: string, { own, food }: Swap, place: 'face' | 'step'): string {
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
    .replace(/\b(?:dark|white) meat\b/gi, (words) => asBegun(words, name))
  if (!ownShapes.has(is)) return said
  if (place === 'step') return said.replace(/\bthe (?:strips|pieces|cubes|cutlets|slices|chunks)\b/gi, (words) => asBegun(words, `the ${name}`))
  return said
    .replace(/\b(?:(?:deeply|well|darkly) )?browned (?=\w+\b)/gi, (words) => (pale.has(is) ? '' : words))
    .replace(/\b(?:thin |tender )?(?:strips|slices|pieces|cubes|cutlets|chunks)(?: of \w+)?\b/gi, (words) => asBegun(words, name))
}

/** What keeps its own shape, and what does not brown as meat does. */
const ownShapes: ReadonlySet<Kind> = new Set<Kind>(['shrimp', 'tofu'])
const pale: ReadonlySet<Kind> = new Set<Kind>(['shrimp'])

function asBegun(words: string, put: string): string {
  return /^[A-Z]/.test(words) ? capitalized(put) : put
}
