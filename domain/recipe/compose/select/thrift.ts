import type { HeardWish } from '#domain/wish/heard-wish.ts'

/** How much the budget asks for a cheap dish, by dollars a serving; ordinary dishes come to two and a half. */
export function thrift({ budget, servings, intents: { moods } }: HeardWish): number {
  if (moods.has('cheapest')) return 4
  if (budget === undefined || budget / servings >= 3) return 0
  return budget / servings <= 2 ? 4 : 2
}
