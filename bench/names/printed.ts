import type { RecipeDraft } from '#domain/recipe/recipe.ts'

/** A recipe as it is printed, in small letters. */
export interface Printed {
  readonly title: string
  /** Each with its preparation. */
  readonly lines: readonly string[]
  readonly steps: string
  readonly minutes: number
}

export function asPrinted({ title, ingredients, instructions }: RecipeDraft): Printed {
  const small = (text: string) => text.toLowerCase()
  return {
    title: small(title),
    lines: ingredients.map(({ name, preparation }) => small([name, preparation].filter(Boolean).join(', '))),
    steps: small(instructions.map(({ description }) => description).join(' ')),
    minutes: instructions.reduce((sum, { time }) => sum + time, 0),
  }
}
