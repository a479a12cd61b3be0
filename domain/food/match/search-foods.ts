import type { Food } from '#domain/food/food.ts'
import { foods } from '#domain/food/foods.ts'
import { foodWords } from '#domain/food/match/food-words.ts'

/** Foods of the table whose names begin with what was typed, in any order of its words, the plainest first; empty for nothing typed. */
export function searchFoods(typed: string, most = 8): Food[] {
  const asked = foodWords(typed.slice(0, 100)).slice(0, 6)
  if (asked.length === 0) return []
  const best = new Map<Food, number>()
  for (const { food, words, isAlias } of namedFoods()) {
    if (!asked.every((part) => words.some((word) => word.startsWith(part)))) continue
    const whole = asked.every((part) => words.includes(part)) ? 0 : 2
    const score =
      words.length - asked.length + whole + (isAlias ? 0.5 : 0) + (words[0]?.startsWith(asked[0] ?? '') ? 0 : 0.4)
    best.set(food, Math.min(score, best.get(food) ?? Infinity))
  }
  return [...best]
    .sort(([one, a], [other, b]) => a - b || one.name.localeCompare(other.name, 'en'))
    .slice(0, most)
    .map(([food]) => food)
}

interface Named {
  food: Food
  words: readonly string[]
  isAlias: boolean
}
let named: readonly Named[] | undefined

function namedFoods(): readonly Named[] {
  named ??= [...foods.values()].flatMap((food) =>
    [food.name, ...food.aliases].map((name, at) => ({ food, words: foodWords(name), isAlias: at > 0 })),
  )
  return named
}
