import { cutText } from '#domain/cut-text.ts'
import type { PicturedIdea } from '#domain/plan/tonight/pictured-idea.ts'

/** The address of a drawn dish of the first of these lines: what it looks like before it is written or saved. */
export function dishAddress({ title, recipeType, lines }: PicturedIdea & { title: string }): string {
  const query = { title: cutText(title, 120), recipeType, foods: cutText(lines.slice(0, 12).join('\n'), 400) }
  const pairs = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  return `/api/dish.svg?${pairs.join('&')}`
}
