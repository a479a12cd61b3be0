import { readIngredientLine } from '#domain/food/ingredient-line.ts'
import { weigh } from '#domain/food/weigh.ts'
import { toNumber } from '#domain/measure/amount.ts'
import { pieceOf } from '#domain/plan/packages.ts'
import { type WantedFood, wantedFoods } from '#domain/plan/wanted-food.ts'

/** What is typed onto a list as a line of a recipe: 'milk x2' is '2 milk', '- eggs (12)' is '12 eggs'. */
export function asLine(typed: string): string {
  const text = typed
    .replace(/\s+/g, ' ')
    .replace(/^[\s\-*•·]+(?=\D)/, '')
    .trim()
  const behind = /^(.*\p{L}.*?)[\s,]*(?:[x×*]\s*(\d{1,4})|(\d{1,4})\s*[x×]|\((\d{1,4})\))$/iu.exec(text)
  if (behind) return `${behind[2] ?? behind[3] ?? behind[4]} ${behind[1]}`
  const before = /^(\d{1,4})\s*[x×]\s+(\p{L}.*)$/iu.exec(text)
  return before ? `${before[1]} ${before[2]}` : text
}

/** What is wanted by what was typed. '2 milk' are two packages of it: nobody counts milk otherwise. */
export function typedWants(typed: string): readonly WantedFood[] {
  const line = readIngredientLine(asLine(typed))
  const wants = wantedFoods(
    line,
    line.foods.map((named) => ({ named, weight: weigh(line, named) })),
  )
  return wants.map((want) => {
    const count = line.amount && line.unit === undefined ? toNumber(line.amount) : undefined
    const isUnweighed = want.parts.every(({ grams }) => grams === null)
    if (!want.food || count === undefined || count > 1000 || !isUnweighed || pieceOf(want.food) !== undefined)
      return want
    return { ...want, parts: [{ part: 'whole', grams: Math.round(count * want.food.pack.grams * 100) / 100 }] }
  })
}
