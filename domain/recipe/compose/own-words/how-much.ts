import type { SlotId } from '#domain/catalogue/foods/dish-food.ts'
import { rememberedFor } from '#domain/remembered.ts'
import type { HeardWish } from '#domain/wish/heard-wish.ts'

/** How many times its own amount a dish has of a food: 'easy on the cheese', 'pizza with extra garlic'. By food id; empty where nothing was said. */
export const sharesSaid = rememberedFor((wish: HeardWish): ReadonlyMap<string, number> => {
  const { foods, dishes } = wish.intents
  return new Map(
    foods.flatMap(({ as, extra, anyOf }) => {
      // who names no dish gets one that has much of it
      const share = as === 'little' ? little : as === 'wanted' && extra && dishes.length ? more : undefined
      return share === undefined ? [] : anyOf.map((id): [string, number] => [id, share])
    }),
  )
})
/** A cook's 'easy on' and 'extra': half as much, and half as much again. */
const little = 0.5
const more = 1.5

/** The share of a food in a place of the dish. What a dish is made of keeps its amount, and what a batter hangs together by most of it. */
export function shareSaid(wish: HeardWish, { id, flex }: { id: SlotId; flex?: unknown }, food: string): number {
  const share = !structural.has(id) ? (sharesSaid(wish).get(food) ?? 1) : 1
  return flex === 'fixed' ? Math.sqrt(share) : share
}
const structural: ReadonlySet<SlotId> = new Set<SlotId>([
  'protein',
  'main',
  'pulse',
  'starch',
  'egg',
  'flour',
  'leavener',
  'thickener',
])
