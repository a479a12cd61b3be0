import { cutText } from '#domain/cut-text.ts'

/** The address of a drawn plate of the first of these foods: what an idea looks like before it is written. */
export function plateOf(names: readonly string[]): string {
  return `/api/dish.svg?foods=${encodeURIComponent(cutText(names.slice(0, 8).join(','), 190))}`
}
