import type { Intents } from '#domain/wish/intents.ts'

/** Whether the notes of a wish speak of somebody for whom raw and runny eggs are a danger. */
export function isForFrail({ needs }: Intents): boolean {
  return needs.some((need) => need.isFrail)
}
