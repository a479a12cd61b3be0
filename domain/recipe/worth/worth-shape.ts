import { z } from 'zod'
import { SwapOption } from '#domain/recipe/swap-option.ts'

/** What makes a recipe worth cooking, worked out from its words for one eater; null and [] where nothing is known. */
export const WorthCooking = z.strictObject({
  /** One note on a step, counted from 1. */
  technique: z.strictObject({ step: z.int().min(1), note: z.string() }).nullable(),
  /** What can be done before: one or two sentences. */
  ahead: z.string().nullable(),
  /** A dish of the catalogue that uses what is left: `words`, then the dish. */
  tomorrow: z.strictObject({ words: z.string(), dish: z.string() }).nullable(),
  /** Up to two dishes of the catalogue to serve with it, and why: 'to soak up the sauce'. */
  beside: z.array(z.strictObject({ dish: z.string(), why: z.string() })),
  /** Up to two swaps, verified in the whole recipe; `sentence` tells what they change in a serving. */
  swaps: z.array(z.strictObject({ line: z.int().min(0), sentence: z.string(), option: SwapOption })),
})
export type WorthCooking = z.infer<typeof WorthCooking>
