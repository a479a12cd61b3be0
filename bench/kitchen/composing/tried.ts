import type { Wish } from '#domain/options/wish.ts'
import { compose } from '#domain/recipe/compose/compose.ts'

export type Tried = ReturnType<typeof compose> | { error: string }

/** Composes, and brings an error back as a value: one form that is broken must not hide all other figures. */
export function tried(wish: Wish, seed: number): Tried {
  try {
    return compose(wish, seed)
  } catch (error) {
    return { error: error instanceof Error ? `${error.message} ${placeOf(error)}` : String(error) }
  }
}

/** The file of a form, where the error comes from one. */
function placeOf({ stack = '' }: Error): string {
  return /forms\/[\w/-]+\.ts/.exec(stack)?.[0] ?? stack.split('\n')[1]?.trim() ?? ''
}
