import { plain } from '#domain/plain-text.ts'
import type { ReadLine } from '#domain/recipe/verify/read-recipe.ts'
import { rememberedFor } from '#domain/remembered.ts'

/**
 * Minutes of handwork before cooking starts, read from the words of the list ('2 onions, finely chopped'): minutes for each 100 g, as a
 * home cook with one knife needs them, and never more than 10 for one line. Our own timings; docs/method.md.
 */
export function preparationMinutes(lines: readonly ReadLine[]): number {
  return Math.round(lines.reduce((sum, line) => sum + minutesOf(line), 0))
}

const usualGrams = 100
const longestLine = 10

const minutesOf = rememberedFor((line: ReadLine): number => {
  if (line.heading) return 0
  const text = handled(line)
  if (!text) return 0
  const grams = line.portions.reduce((sum, { weight }) => sum + (weight?.grams ?? usualGrams), 0)
  let minutes = 0
  for (const { words, each100 = 0, flat = 0 } of handwork) {
    if (words.test(text)) minutes = minutes + flat + (each100 * grams) / 100
  }
  return Math.min(minutes, longestLine)
})

/** What is done to the line by this cook: words after the food; words before it only where it is not bought that way. */
function handled(line: ReadLine): string {
  if (line.line.preparation) return plain(line.line.preparation)
  const bought = /\b(?:can|cans|canned|jar|package|packaged|frozen|pre-?cut|ground|store-bought|bag|tin|tinned)\b/
  const text = plain(line.line.text)
  return bought.test(text) ? '' : text
}

const handwork: readonly { words: RegExp; each100?: number; flat?: number }[] = [
  { words: /\b(?:minced|finely (?:chopped|diced|sliced|shredded)|brunoise)\b/, each100: 1, flat: 0.5 },
  {
    words:
      /(?<!finely )\b(?:chopped|diced|cubed|torn|crushed|cut|chunks|pieces|florets|wedges|strips|matchsticks|julienned)\b/,
    each100: 0.5,
    flat: 0.3,
  },
  { words: /(?<!finely )\b(?:sliced|halved|quartered|shaved|split)\b/, each100: 0.4, flat: 0.3 },
  { words: /\b(?:grated|shredded|zested|zest)\b/, each100: 1, flat: 0.5 },
  { words: /\bpeeled\b/, each100: 0.5, flat: 0.2 },
  { words: /\b(?:trimmed|cored|seeded|deseeded|stemmed|hulled|destoned|pitted|picked)\b/, each100: 0.4, flat: 0.2 },
  { words: /\b(?:deveined|shelled|boned|skinned|filleted)\b/, each100: 1 },
  { words: /\b(?:rinsed|washed|drained|patted dry|scrubbed)\b/, flat: 0.5 },
  { words: /\b(?:juiced|juice of|squeezed)\b/, flat: 1 },
  { words: /\b(?:beaten|melted|crumbled|sifted|mashed|flattened|pounded)\b/, flat: 1 },
  { words: /\b(?:toasted)\b/, flat: 3 },
]
