import { type Mention, mentionsIn } from '#domain/food/mentions/mentions.ts'
import { wordSet } from '#domain/plain-text.ts'
import { linesByWord } from '#domain/recipe/verify/reading/lines-by-word.ts'
import type { ReadLine, ReadRecipe } from '#domain/recipe/verify/reading/read-recipe.ts'
import type { Token } from '#domain/text/tokens.ts'

/** For each line of a recipe the steps that name what is on it, counted from 1; none where the steps say 'everything'. */
export function stepsOfLines({ lines, steps }: Pick<ReadRecipe, 'lines' | 'steps'>): readonly (readonly number[])[] {
  const used = lines.map(() => new Set<number>())
  const meant = linesMeant(lines)
  for (const [at, { words }] of steps.entries())
    for (const mention of new Map(mentionsIn(words).map((one) => [one.words, one])).values())
      for (const line of meant(mention)) used[line]?.add(at + 1)
  const saying = stepsBy(steps, ({ stem }) => stem)
  const sayingBoth = stepsBy(steps, ({ stem }, next) => `${stem} ${next?.stem}`)
  const namedBy = (word: string) => (vague.has(word) ? [] : (saying.get(word) ?? []))
  for (const [index, line] of lines.entries())
    if (line.foods.length === 0)
      for (const word of line.nameWords) for (const step of namedBy(word)) used[index]?.add(step)
  // 'Pour in the stock': a word that names no food by itself, and one of the list. 'Add the Kashmiri chile': a powder.
  for (const [index, { nameWords }] of lines.entries()) {
    const head = nameWords.at(-1)
    if (head === undefined || used[index]?.size !== 0) continue
    for (const step of namedBy(head)) used[index]?.add(step)
    const start = nameWords.slice(-3, -1)
    if (start.length > 1) for (const step of sayingBoth.get(start.join(' ')) ?? []) used[index]?.add(step)
  }
  return used.map((steps) => [...steps].sort((one, other) => one - other))
}

/** The places of the lines that a mention means, worked out once for all mentions of the same words. */
function linesMeant(lines: readonly ReadLine[]): (mention: Mention) => readonly number[] {
  const known = new Map<string, readonly number[]>()
  const { withAll, withFood } = linesByWord(lines)
  return ({ words, stems, foods }) => {
    const before = known.get(words)
    if (before) return before
    const ofFood = withFood(foods)
    const ofWords = () => withAll(stems).filter((at) => words !== 'water' || lines[at]?.nameWords.includes(words))
    const meant = closest(lines, ofFood.length > 0 ? ofFood : ofWords(), stems)
    known.set(words, meant)
    return meant
  }
}

/** The steps that say a word, or it and the one after it, counted from 1. */
function stepsBy(
  steps: ReadRecipe['steps'],
  keyOf: (word: Token, next: Token | undefined) => string,
): ReadonlyMap<string, readonly number[]> {
  const found = new Map<string, number[]>()
  for (const [at, { words }] of steps.entries())
    for (const key of new Set(words.map((word, place) => keyOf(word, words[place + 1])))) {
      const steps = found.get(key)
      if (steps) steps.push(at + 1)
      else found.set(key, [at + 1])
    }
  return found
}

/** 'The chicken' is the line that ends in chicken, not its broth; where several do, all of them. */
function closest(lines: readonly ReadLine[], places: readonly number[], stems: readonly string[]): readonly number[] {
  if (places.length < 2) return places
  const namesOf = (at: number) => lines[at]?.nameWords ?? []
  const all = places.filter((at) => stems.every((stem) => namesOf(at).includes(stem)))
  const fuller = all.length > 0 ? all : places
  const ending = fuller.filter((at) => namesOf(at).at(-1) === stems.at(-1))
  return ending.length > 0 ? ending : fuller
}

const vague = wordSet('fresh large small medium hot cold dry whole ground and or of with in on for the a')
