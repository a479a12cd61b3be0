import { wordSet } from '#domain/plain-text.ts'
import { mentionsIn } from '#domain/recipe/verify/mentions.ts'
import type { ReadLine, ReadRecipe } from '#domain/recipe/verify/read-recipe.ts'

/** For each line of a recipe the steps that name what is on it, counted from 1; none where the steps say 'everything'. */
export function stepsOfLines({ lines, steps }: ReadRecipe): readonly (readonly number[])[] {
  const used = lines.map(() => new Set<number>())
  for (const [at, { words }] of steps.entries()) {
    for (const { stems, foods } of mentionsIn(words)) {
      const known = lines.filter((line) => line.foods.some((food) => foods.includes(food)))
      const named = known.length > 0 ? known : lines.filter(({ words: all }) => stems.every((stem) => all.has(stem)))
      for (const line of closest(named, stems)) used[lines.indexOf(line)]?.add(at + 1)
    }
    const said = new Set(words.map(({ stem }) => stem))
    for (const [index, line] of lines.entries())
      if (line.foods.length === 0 && line.nameWords.some((word) => !vague.has(word) && said.has(word)))
        used[index]?.add(at + 1)
  }
  // 'Pour in the stock': a word that names no food by itself, and one of the list.
  for (const [index, { nameWords }] of lines.entries()) {
    const head = nameWords.at(-1)
    if (head === undefined || vague.has(head) || used[index]?.size !== 0) continue
    for (const [at, { words }] of steps.entries()) if (words.some(({ stem }) => stem === head)) used[index]?.add(at + 1)
  }
  return used.map((steps) => [...steps].sort((one, other) => one - other))
}

/** 'The chicken' is the line that ends in chicken, not its broth; where several do, all of them. */
function closest(lines: readonly ReadLine[], stems: readonly string[]): readonly ReadLine[] {
  if (lines.length < 2) return lines
  const all = lines.filter(({ nameWords }) => stems.every((stem) => nameWords.includes(stem)))
  const fuller = all.length > 0 ? all : lines
  const ending = fuller.filter(({ nameWords }) => nameWords.at(-1) === stems.at(-1))
  return ending.length > 0 ? ending : fuller
}

const vague = wordSet('fresh large small medium hot cold dry whole ground and or of with in on for the a')
