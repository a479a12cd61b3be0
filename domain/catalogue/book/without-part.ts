import { foodsIn } from '#domain/catalogue/book/fill-steps.ts'
import type { BookDish, BookLine, BookPart, BookStep } from '#domain/catalogue/book/read-dish.ts'
import { singular } from '#domain/catalogue/foods/food-words.ts'

/** The part of a dish that is called by one of these words, where it can be left off. */
export function partCalled({ parts }: BookDish, words: ReadonlySet<string>): BookPart | undefined {
  return parts.find(({ names }) => names.some((name) => words.has(singular(name))))
}

/** A dish without one of its parts: none of the lines, the steps and the words that are of that part alone. */
export function withoutPart(dish: BookDish, part: BookPart): BookDish {
  const { title, names, face, why } = part
  const named = new RegExp(`\\b(?:${names.join('|')})\\b`, 'i')
  const kept = (words: string) => (named.test(words) ? '' : words)
  return {
    ...dish,
    title: title ?? `${dish.title} without ${capital(names[0] ?? '')}`,
    titles: [],
    entry: { ...dish.entry, face: face ?? kept(dish.entry.face), why: why ?? kept(dish.entry.why) },
    lines: [...dish.lines.flatMap((line) => lineLeft(line, part)), ...part.adds],
    steps: [...stepsLeft(dish.steps, part, named), ...part.end],
  }
}

function lineLeft(line: BookLine, { foods }: BookPart): BookLine[] {
  const gone = foods.find(({ id }) => id === line.foods[0])
  if (!gone) return [line]
  return gone.grams === undefined ? [] : [{ ...line, grams: line.grams - gone.grams }]
}

/** A step that takes its first share of a food comes before the part, and now takes all of it. */
function stepsLeft(steps: readonly BookStep[], { foods }: BookPart, named: RegExp): BookStep[] {
  const own = new Set(foods.map(({ id }) => id))
  const firstShare = new RegExp(`(?<=[{,] ?)(?:1/2|1/3|most) (?=(?:${[...own].join('|')})\\b)`, 'g')
  const isOfPart = ({ text }: BookStep) => {
    const names = foodsIn(text)
    return names.length > 0 ? names.every((id) => own.has(id)) && text.search(firstShare) < 0 : named.test(text)
  }
  return steps.filter((step) => !isOfPart(step)).map((step) => ({ ...step, text: step.text.replace(firstShare, '') }))
}

function capital(word: string): string {
  return word.replace(/^./, (letter) => letter.toUpperCase())
}
