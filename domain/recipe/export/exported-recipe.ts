import { minutesAtEnd, minutesText } from '#domain/measure/minutes.ts'
import type { ExportedPlace } from '#domain/recipe/import/filed-words.ts'
import type { Ingredient, Instruction } from '#domain/recipe/recipe.ts'
import type { FiguresToTell } from '#domain/recipe/texts/json-ld.ts'

/** A recipe on its way to another program: a cook's words, and the figures that are kept beside them. */
export interface ExportedRecipe {
  readonly id: number
  readonly title: string
  readonly description: string
  readonly servings: number
  readonly cuisine: string
  readonly recipeType: string
  readonly difficulty: string
  readonly ingredients: readonly Ingredient[]
  readonly instructions: readonly Instruction[]
  readonly tags: readonly string[]
  readonly cookNotes: string
  readonly isFavorite: boolean
  readonly rating: 1 | -1 | null
  readonly collections: readonly ExportedPlace[]
  /** Day on which it was last cooked, 'YYYY-MM-DD'. */
  readonly lastCooked: string | undefined
  readonly prepTime: number
  readonly cookTime: number
  readonly figures: FiguresToTell
  readonly photo: ExportedPhoto | undefined
  /** Day and time as JSON has them. */
  readonly createdAt: string
}

/** A photograph: what its file is called, and for a format that keeps it within the recipe, the file itself with its SHA-256 in hexadecimal. */
export interface ExportedPhoto {
  readonly name: string
  readonly within?: { readonly base64: string; readonly sha256: string }
}

/** A file of an archive. */
export interface ExportedFile {
  readonly name: string
  readonly text: string
}

/** A step as text, with its minutes behind it as our own text files print them: a program that has no place for them keeps them so. */
export function stepWithMinutes({ description, time }: Instruction): string {
  return time > 0 || minutesAtEnd(description) !== undefined ? `${description} (${minutesText(time)})` : description
}

/** '25 min'; '' for none. */
export function spokenTime(minutes: number): string {
  return Math.round(minutes) > 0 ? minutesText(minutes) : ''
}

/** The first address in the notes: where a recipe came from. */
export function addressInNotes(notes: string): string {
  return /https?:\/\/[^\s<>"]+/.exec(notes)?.[0] ?? ''
}
