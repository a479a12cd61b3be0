import type { Kind } from '#domain/catalogue/behaviours/behaviour.ts'

/**
 * A point of technique. It is told of a step with a sentence that has all words of `at`: alternatives are parted by '|', what has to stand
 * in the same sentence by ' & '; words may be cut short. All texts are plain: lower case, no accents.
 */
export interface Technique {
  readonly id: string
  readonly at: string
  /** The step works with a food of one of these kinds. */
  readonly of?: readonly Kind[]
  /** … or with one whose name has one of these words. */
  readonly foods?: string
  /** … but none whose name has one of these. */
  readonly butNot?: string
  /** The sentence names no other food, but for what seasons and fat. */
  readonly alone?: true
  /** The title has one of these words. */
  readonly title?: string
  /** The recipe says it already, or does otherwise. */
  readonly unless?: string
  /** The step itself says it already, or does otherwise. */
  readonly notHere?: string
  /** Done before that step, and not done after that sentence. */
  readonly after?: string
  readonly notAfter?: string
  /** Something that a sentence after that one does. */
  readonly before?: string
  /** The list has a food with gluten. */
  readonly gluten?: true
  /** The step takes so many minutes or more. */
  readonly minutes?: number
  /** How much depends on it, from 1 to 9. */
  readonly weight: number
  /** One or two sentences, or several ways to say it; {food} is what the step calls the food. No figures: those are the recipe's. */
  readonly note: string | readonly string[]
  readonly source: string
}
