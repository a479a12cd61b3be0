import type { RecipeDraft, Writer } from '#domain/recipe/recipe.ts'
import type { Wish, WishField } from '#domain/recipe/wish.ts'

/** What a writer says while it writes. The last event is `written` or `contradiction`. */
export type WriterEvent =
  | { type: 'draft'; draft: Partial<RecipeDraft> }
  | {
      type: 'written'
      draft: RecipeDraft
      writer: Writer /** Form, main food and flavour, where it knows. */
      dish?: string
    }
  | { type: 'contradiction'; message: string; wishes: readonly WishField[] }

/** Writes one recipe for a wish. What it claims is believed by nobody: verification follows. */
export interface RecipeWriter {
  /** The same wish and seed give the embedded writer's same recipe. Ends early when the signal is aborted. */
  write(wish: Wish, seed: number, signal: AbortSignal): AsyncGenerator<WriterEvent>
}
