import { plain } from '#domain/plain-text.ts'
import type { ReadLine, ReadRecipe } from '#domain/recipe/verify/reading/read-recipe.ts'
import { stepsOfLines } from '#domain/recipe/verify/reading/steps-of-lines.ts'
import { rememberedFor } from '#domain/remembered.ts'

/**
 * Minutes of handwork that the list asks for ('2 onions, finely chopped'): some for each line to set it out, more for what its words say
 * is done to it, by 100 g, as a home cook with one knife needs them, and never more than 15 for one line. Our own timings, held against
 * the preparation that published recipes state; docs/method.md.
 */
export function preparationMinutes(lines: readonly ReadLine[]): number {
  return Math.round(lines.reduce((sum, line) => sum + minutesOf(line), 0))
}

/**
 * The same minutes by the step, counted from 0, that first names what they are spent on; what no step names is wanted by the first. They add
 * up to `preparationMinutes`.
 */
export function preparationByStep(read: Pick<ReadRecipe, 'lines' | 'steps'>): number[] {
  const due = read.steps.map(() => 0)
  if (due.length === 0) return due
  for (const { step, minutes } of preparationByLine(read)) due[step] = (due[step] ?? 0) + minutes
  return due
}

/** The same minutes by the line, each with the step that first names it. */
export function preparationByLine(read: Pick<ReadRecipe, 'lines' | 'steps'>): { step: number; minutes: number }[] {
  const { lines } = read
  const exact = lines.reduce((sum, line) => sum + minutesOf(line), 0)
  const share = exact > 0 ? preparationMinutes(lines) / exact : 0
  const used = stepsOfLines(read)
  return lines.map((line, at) => ({ step: (used[at]?.[0] ?? 1) - 1, minutes: minutesOf(line) * share }))
}

/** Whether the list says that something is done to a line, and it is not only set out. */
export function isHandworked(line: ReadLine): boolean {
  return minutesOf(line) > settingOut
}

const usualGrams = 100
const longestLine = 15
/** Minutes to find an ingredient and measure it. */
const settingOut = 0.2

const minutesOf = rememberedFor((line: ReadLine): number => {
  if (line.heading) return 0
  const text = handled(line)
  if (!text) return settingOut
  const grams = line.portions.reduce((sum, { weight }) => sum + (weight?.grams ?? usualGrams), 0)
  let minutes = settingOut
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
