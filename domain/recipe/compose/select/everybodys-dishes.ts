import type { Kind } from '#domain/recipe/compose/behaviour.ts'
import { isKind } from '#domain/recipe/compose/dish-line.ts'
import type { Form } from '#domain/recipe/compose/form.ts'
import { namedFood } from '#domain/recipe/compose/free-text/named-food.ts'
import type { Wish } from '#domain/recipe/wish.ts'

/** Points for whoever was hardly understood: what most homes cook and like, in the time of an ordinary evening. */
export function everybodysPoints(form: Form, { maxMinutes }: Pick<Wish, 'maxMinutes'>): number {
  const { weight = 0, told, quickest = 60, level, main = '' } = form
  const food = namedFood(main)
  const isForSome = food !== undefined && (food.food.facts.has('fish') || isKind(food, ...forSome))
  const isQuick = maxMinutes !== undefined || quickest <= 35
  return 0.7 * weight + (isQuick ? 1.5 : 0) - (told ? 0 : 4) - (level - 1) - (isForSome ? 3 : 0)
}

/** What many will not have, or do not buy for an ordinary evening. */
const forSome: readonly Kind[] = ['tofu', 'steak', 'shrimp', 'fish']
