import type { Kind } from '#domain/catalogue/behaviours/behaviour.ts'
import type { BookStep } from '#domain/catalogue/book/read-dish.ts'
import { namedFood } from '#domain/catalogue/foods/named-food.ts'

/**
 * Minutes of waiting that a step lacks for its pot of water to come to a boil: cooks write 'boil the spaghetti, 9 minutes' and count those nine. More are
 * cooked in more water. None where the pot was put on before, or the step has the minutes.
 */
export function minutesToBoil(step: BookStep, earlier: readonly BookStep[], servings: number): number {
  const [boiled] = step.text.match(boiling) ?? []
  if (boiled === undefined || !heated.test(boiled) || earlier.some(({ text }) => onTheHeat.test(text))) return 0
  const foods = named(boiled).map((id) => namedFood(id)?.behaviour.kind ?? 'other')
  if (foods.length === 0) return 0
  const size = foods.some((kind) => inMuchWater.has(kind)) ? much : foods.includes('egg') ? little : some
  const wait = Math.round(size * Math.min(1.6, Math.max(0.7, 0.6 + servings / 10)))
  const told = Math.max(0, ...[...boiled.matchAll(minutes)].map(([, least, most]) => Number(most ?? least)))
  return Math.max(0, (told || byThePackage) + wait - step.active - step.waiting)
}

/** 'Boil {penne} in a large pot of salted water', to the end of what is done with it. */
const boiling =
  /\b(?:[Bb]oil|[Cc]ook|[Ss]immer|[Ll]ower|[Cc]over|[Ss]et a pot)\b[^.]*\b(?:(?:salted|boiling|simmering|cold|plenty of) water|pot of [^.]*water)\b[^.]*(?:\.|$)|\bBring an? (?:large|wide|big|medium) (?:pot|pan|saucepan) of [^.]*water to a boil\b[^.]*\.[^.]*(?:\.|$)/
const heated = /\b(?:[Bb]oil|[Ss]immer|[Pp]oach)/
const onTheHeat =
  /\b(?:pot|pan|saucepan) of [^.]*water\b[^.]*\bboil\b|\bboil\b[^.]*\b(?:pot|pan|saucepan) of [^.]*water\b/
const minutes = /(\d+)(?: to (\d+))? minutes/g
const inMuchWater: ReadonlySet<Kind> = new Set(['pasta', 'noodles'])
/** Minutes for a pot of pasta for four, for vegetables, and for a few eggs; and those of pasta whose package tells them. */
const [much, some, little, byThePackage] = [8, 6, 4, 9]

/** The foods of the list that a sentence names, by their ids. */
function named(sentence: string): string[] {
  return [...sentence.matchAll(/\{([a-z=\d][^{}]*)\}/g)].flatMap(([, words = '']) =>
    words.split(', ').map((each) => each.replace(/^(?:=|1\/[23] |most )/, '')),
  )
}
