import type { FormId } from '#domain/catalogue/forms/form-ids.ts'
import type { Cuisine } from '#domain/options/options.ts'

/** A food id, or a list of which the first that the eater may have is taken (fish sauce, soy sauce, tamari, coconut aminos). */
export type Choice = string | readonly string[]
/** A choice and its grams a serving of a main dish; forms multiply them. */
export type Portion = readonly [Choice, number]

/**
 * A flavour family: what a cook of one kitchen reaches for. What is not in its lists never meets it.
 * Lists run from the most to the least usual.
 */
export interface Flavour {
  id: string
  /** 'Thai red curry': stands before a noun in a sentence. */
  label: string
  /** The word a title carries where the dish has no name of its own: 'Chipotle', 'Ginger-Scallion'. */
  titleWord: string
  /** Foods of which one must be in the dish for `titleWord` to be true; empty: always true. */
  titleNeeds: readonly string[]
  cuisines: readonly Cuisine[]
  fat: readonly Choice[]
  aromatics: readonly Portion[]
  wholeSpices?: readonly Portion[]
  groundSpices?: readonly Portion[]
  chile?: Portion
  /** What gives a stew its body: canned tomatoes. */
  body?: Choice
  creamy?: readonly Choice[]
  stock?: readonly Choice[]
  wine?: Choice
  sauce?: readonly Portion[]
  acid: readonly Choice[]
  herbs: readonly Choice[]
  crunch?: readonly Choice[]
  starches: readonly Choice[]
  breads?: readonly Choice[]
  proteins: readonly Choice[]
  pulses?: readonly Choice[]
  vegetables: readonly Choice[]
  raw: readonly Choice[]
  dressing?: readonly Portion[]
  brine?: readonly Choice[]
  cheese?: readonly Choice[]
  sweet: {
    spices: readonly Choice[]
    nuts: readonly Choice[]
    fruits: readonly Choice[]
    fats: readonly Choice[]
    /** Milks, yogurts and creams that belong, dairy and not. */
    creamy?: readonly Choice[]
    herbs?: readonly Choice[]
  }
  /** One sentence of why it works, without a full stop, and the forms it is true of. */
  why: string
  whyForms: readonly FormId[]
  /** The forms a cook of this kitchen would own up to. */
  forms: readonly FormId[]
}
