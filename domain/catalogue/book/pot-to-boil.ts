import type { Kind } from '#domain/catalogue/behaviours/behaviour.ts'
import type { BookStep } from '#domain/catalogue/book/read-dish.ts'
import { namedFood } from '#domain/catalogue/foods/named-food.ts'

/**
 * Minutes of waiting that a step lacks for its pot of water to come to a boil: cooks write 'boil the spaghetti, 9 minutes' and count those nine. More are
 * cooked in more water. None where the pot was put on before, or the step has the minutes.
 */
export function minutesToBoil(step: BookStep, earlier: readonly BookStep[], servings: number): number {
  const boiled = boiledIn(step.text)
  if (!heated.test(boiled) || earlier.some(({ text }) => text.split('.').some(isPutOn))) return 0
  const foods = named(boiled).map((id) => namedFood(id)?.behaviour.kind ?? 'other')
  if (foods.length === 0) return 0
  const size = foods.some((kind) => inMuchWater.has(kind)) ? much : foods.includes('egg') ? little : some
  const wait = Math.round(size * Math.min(1.6, Math.max(0.7, 0.6 + servings / 10)))
  const told = Math.max(0, ...[...boiled.matchAll(minutes)].map(([, least, most]) => Number(most ?? least)))
  return Math.max(0, (told || byThePackage) + wait - step.active - step.waiting)
}

/** 'Boil {penne} in a large pot of salted water', to the end of the sentence, or of the next where the pot has one of its own; empty where nothing is. */
function boiledIn(text: string): string {
  const sentences = text.split('.')
  for (const [at, sentence] of sentences.entries()) {
    if (potFirst.test(sentence) && sentence.includes('water to a boil')) return `${sentence}.${sentences[at + 1] ?? ''}`
    const verb = sentence.search(cooked)
    const rest = verb < 0 ? '' : sentence.slice(verb)
    if (inWater.test(rest) || (rest.includes('pot of ') && endsInWater.test(rest))) return rest
  }
  return ''
}
const potFirst = /\bBring an? (?:large|wide|big|medium) (?:pot|pan|saucepan) of /
const cooked = /\b(?:[Bb]oil|[Cc]ook|[Ss]immer|[Ll]ower|[Cc]over|[Ss]et a pot)\b/
const inWater = /\b(?:salted|boiling|simmering|cold|plenty of) water\b/
const endsInWater = /water\b/
const heated = /\b(?:[Bb]oil|[Ss]immer|[Pp]oach)/

/** Whether a sentence puts a pot of water on the heat. */
function isPutOn(sentence: string): boolean {
  return /\b(?:pot|pan|saucepan) of /.test(sentence) && endsInWater.test(sentence) && /\bboil\b/.test(sentence)
}
const minutes = /(?<!\d)(\d{1,3})(?: to (\d{1,3}))? minutes/g
const inMuchWater: ReadonlySet<Kind> = new Set(['pasta', 'noodles'])
/** Minutes for a pot of pasta for four, for vegetables, and for a few eggs; and those of pasta whose package tells them. */
const [much, some, little, byThePackage] = [8, 6, 4, 9]

/** The foods of the list that a sentence names, by their ids. */
function named(sentence: string): string[] {
  return [...sentence.matchAll(/\{([a-z=\d][^{}]*)\}/g)].flatMap(([, words = '']) =>
    words.split(', ').map((each) => each.replace(/^(?:=|1\/[23] |most )/, '')),
  )
}
