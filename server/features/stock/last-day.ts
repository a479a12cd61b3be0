import { foods as table } from '#domain/food/foods.ts'

/** 'YYYY-MM-DD' on which something should be used at the latest: as its cook said, else as long as its food keeps; null where nobody knows. */
export function lastDayOf(food: string | null, useBy: string | null, addedAt: Date): string | null {
  const keeps = food === null ? undefined : table.get(food)?.keepsDays
  if (useBy !== null || keeps === undefined) return useBy
  return new Date(addedAt.getTime() + keeps * day).toISOString().slice(0, 10)
}

/** Whether a day is over wherever on earth the cook is; then nothing counts on what should have been used by then. */
export function isOver(lastDay: string | null, now: Date): boolean {
  return lastDay !== null && now.getTime() >= Date.parse(lastDay) + 1.5 * day
}

const day = 24 * 60 * 60 * 1000
