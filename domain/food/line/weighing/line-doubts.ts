import type { NamedFood } from '#domain/food/line/line.ts'
import type { Portion } from '#domain/food/line/weighing/weighed-line.ts'

/**
 * How far the figures of a food can be off where its name was not wholly read, and how it was read; undefined where nothing but plain
 * words was passed over. The shares are our own judgment.
 */
export function doubtOf({ food, aside, standIn }: NamedFood): Portion['doubt'] {
  if (standIn) return { share: 0.5, how: `counted as ${standIn.name}, the nearest food we know` }
  if (!food || aside?.confidence !== 'likely') return undefined
  return { share: 0.2, how: `read as ${food.name}, with “${aside.words}” set aside` }
}
