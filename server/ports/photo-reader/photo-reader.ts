import type { BroughtRecipe } from '#domain/recipe/import/brought-recipe.ts'

/** Why a photograph gave no recipe: there is none to be read on it, or the model was too slow, not there, refused us or the picture, or wrote what is no answer. */
export type PhotoTrouble = 'no_recipe' | 'too_slow' | 'unreachable' | 'not_allowed' | 'overrun' | 'blind' | 'unusable'

export type PhotoReading =
  | { recipe: BroughtRecipe }
  | {
      trouble: PhotoTrouble
      /** For the log: no key, and nothing of the picture. */
      detail: string
    }

/** Reads the words of a recipe off a photograph: a page of a book, a card, a screen. What it reads is believed by nobody: its cook looks it over. */
export interface PhotoReader {
  /** `photo` is a JPEG. Never throws; ends early when the signal is aborted. */
  read(photo: Buffer, signal: AbortSignal): Promise<PhotoReading>
}
