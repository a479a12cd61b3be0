import type { Wish, WishField } from '#domain/options/wish.ts'
import type { Contradiction } from '#domain/recipe/compose/nothing-fits/contradiction.ts'
import type { RecipeDraft, Writer } from '#domain/recipe/recipe.ts'
import type { Finding } from '#domain/recipe/verification.ts'

/** Why a writer has nothing to give: it was too slow, was not there, would not let us in, is overrun, or wrote what is no recipe. */
export type WriterTrouble = 'too_slow' | 'unreachable' | 'not_allowed' | 'overrun' | 'unusable'

/** What a writer says while it writes. The last event is `written`, `contradiction` or `failed`. */
export type WriterEvent =
  | { type: 'draft'; draft: Partial<RecipeDraft> }
  | {
      type: 'written'
      draft: RecipeDraft
      writer: Writer
      /** Form, main food and flavour, where it knows. */
      dish?: string
    }
  | { type: 'contradiction'; message: string; wishes: readonly WishField[] }
  | {
      type: 'failed'
      trouble: WriterTrouble
      /** For the log: no key, and nothing that the cook or the writer wrote. */
      detail: string
    }

/** Why what it wrote before was not accepted: the findings, and the recipe where there was one. */
export interface Refused {
  draft?: RecipeDraft
  findings: readonly Pick<Finding, 'message'>[]
}

/** What is to be written. */
export interface WritingOrder {
  readonly wish: Wish
  /** The same wish and seed give the embedded writer's same recipe. */
  readonly seed: number
  readonly signal: AbortSignal
  readonly refused?: Refused | undefined
  readonly kitchen: WritersKitchen
}

/** What writers have done beside the server's loop. */
export interface WritersKitchen {
  compose(wish: Wish, seed: number): Promise<{ draft: RecipeDraft; dish: string } | { contradiction: Contradiction }>
  /** The wish with all that its notes ask for. */
  heardWish(wish: Wish): Promise<Wish>
}

/** Writes one recipe for a wish. What it claims is believed by nobody: verification follows. */
export interface RecipeWriter {
  /** How often it may be asked for one recipe: a second time with the findings of the first. */
  readonly turns: number
  /** Seconds that all its turns may take together; no limit where it cannot be slow. */
  readonly patience?: number
  /** Ends early when the signal is aborted. */
  write(order: WritingOrder): AsyncGenerator<WriterEvent>
}
