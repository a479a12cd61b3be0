import { cutText } from '#domain/cut-text.ts'
import type { PicturedIdea } from '#domain/plan/pictured-idea.ts'

/** The address of a drawn dish of the first of these lines: what an idea looks like before it is written. */
export function plateOf({ title, recipeType, lines }: PicturedIdea & { title: string }): string {
  return `/api/dish.svg?${new URLSearchParams({ title: cutText(title, 120), recipeType, foods: cutText(lines.slice(0, 12).join('\n'), 400) }).toString()}`
}
