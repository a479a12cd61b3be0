import type { Golden } from '#server/test-world/imports/golden-recipes.ts'

/** A file or page as a program would write it, and what of the golden recipe its format can carry. */
export interface Shaped {
  program: string
  file: string
  text: string
  golden: Golden
}

/** A golden recipe in one format. */
export type Shape = (golden: Golden) => Shaped

export const iso = (minutes: number) => (minutes % 60 === 0 && minutes > 0 ? `PT${minutes / 60}H` : `PT${minutes}M`)
export const spoken = (minutes: number) =>
  minutes >= 60 ? `${Math.floor(minutes / 60)} hr${minutes % 60 ? ` ${minutes % 60} mins` : ''}` : `${minutes} mins`
export const timed = (golden: Golden): Golden => ({ ...golden, cook: golden.cook || undefined })
