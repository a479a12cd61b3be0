import type { Kind } from '#domain/catalogue/behaviours/behaviour.ts'
import { foodsIn } from '#domain/catalogue/book/fill-steps.ts'
import { type BookDish, type BookLine, type BookStep, ownFoodOf } from '#domain/catalogue/book/read-dish.ts'
import { namedFood } from '#domain/catalogue/foods/named-food.ts'

/** The sentences of a step. */
export function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?]) +(?=[A-Z{[])/)
}

/** A step with other words, and with other minutes where they are given. */
export function retold(step: BookStep, sentences: readonly string[], minutes: Partial<BookStep> = {}): BookStep {
  return { ...step, ...minutes, text: sentences.filter(Boolean).join(' ') }
}

/** The line of a dish that its steps call so. */
export function lineOf(dish: BookDish, food: string): BookLine | undefined {
  return dish.lines.find((line) => ownFoodOf(line) === food)
}

/** How the food of a line behaves in a pan. */
export function kindOf(line: BookLine): Kind | undefined {
  return namedFood(ownFoodOf(line))?.behaviour.kind
}

/** The kinds of foods that steps tell of. */
export function kindsIn(dish: BookDish, steps: readonly BookStep[]): Kind[] {
  return linesIn(dish, steps).flatMap((line) => kindOf(line) ?? [])
}

/** The lines that steps tell of, each once. */
export function linesIn(dish: BookDish, steps: readonly BookStep[]): BookLine[] {
  const told = new Set(steps.flatMap(({ text }) => foodsIn(text)))
  return dish.lines.filter((line) => told.has(ownFoodOf(line)))
}

/** '8 hours', '1 hour 20 minutes', as steps say it. */
export function hoursSaid(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  const told = hours ? `${hours} hour${hours > 1 ? 's' : ''}` : ''
  return [told, rest ? `${rest} minutes` : ''].filter(Boolean).join(' ')
}

/** A clause without what joins it to the next. */
export function withoutJoiners(clause: string): string {
  const end = joiners.find((joiner) => clause.endsWith(joiner))
  return end === undefined ? clause : withoutJoiners(clause.slice(0, -end.length).trimEnd())
}
const joiners = [',', ';', ' and', ' then']

/** A clause as a sentence of its own. */
export function asSentence(clause: string): string {
  const words = withoutJoiners(clause.trim())
  return words ? `${words[0]!.toUpperCase()}${words.slice(1)}${/[.!?]$/.test(words) ? '' : '.'}` : ''
}

/** The rows of machines that steps use, where `own` are those of the dish and `machine` is what it is made in now; `onStove` are those that may use one. */
export function equipmentFor(steps: readonly BookStep[], own: BookDish['equipment'], machine: string, onStove = steps) {
  const text = onStove
    .map(({ text: said }) => said)
    .join(' ')
    .replace(/Dutch oven/g, '')
  const usesOven = /\b(?:oven|broil(?:er)?)\b/i.test(text)
  const usesStove =
    /\b(?:skillet|saucepan|wok|griddle|(?:low|lowest|medium|medium-low|medium-high|high) heat|simmer|to (?:a|the) boil|boil \{|bare simmer)\b|\{@(?:pot|skillet)\}|boiling salted|salted water/i.test(
      text,
    )
  const rest = own.filter((row) => !row.some((each) => heats.has(each)))
  const rows = [[machine], ...(usesOven && machine !== 'Oven' ? [['Oven']] : []), ...(usesStove ? [['Stovetop']] : [])]
  return [...rows, ...rest]
}
const heats: ReadonlySet<string> = new Set([
  'Oven',
  'Toaster Oven',
  'Stovetop',
  'Grill',
  'Slow Cooker',
  'Pressure Cooker',
  'Air Fryer',
])
