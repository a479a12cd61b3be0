import type { Kind } from '#domain/catalogue/behaviours/behaviour.ts'
import { namedFood } from '#domain/catalogue/foods/named-food.ts'
import type { Form } from '#domain/catalogue/forms/form.ts'
import { isKind } from '#domain/catalogue/writing/dish-line.ts'
import type { HeardWish } from '#domain/wish/heard-wish.ts'

/** Points for whoever was hardly understood: what most homes cook and like, in the time of an ordinary evening. */
export function everybodysPoints(form: Form, { maxMinutes }: Pick<HeardWish, 'maxMinutes'>): number {
  const { weight = 0, told, quickest = 60, level, main = '' } = form
  const food = namedFood(main)
  const isForSome = food !== undefined && (food.food.facts.has('fish') || isKind(food, ...forSome))
  const isQuick = maxMinutes !== undefined || quickest <= 35
  return 0.7 * weight + (isQuick ? 1.5 : 0) - (told ? 0 : 4) - (level - 1) - (isForSome ? 3 : 0)
}

/** What many will not have, or do not buy for an ordinary evening. */
const forSome: readonly Kind[] = ['tofu', 'steak', 'shrimp', 'fish']
