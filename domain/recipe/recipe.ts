import { z } from 'zod'
import { complexities } from '#domain/options/options.ts'

// apart, so that a page that prints a line has not to load the shapes
export { ingredientText } from '#domain/recipe/texts/ingredient-text.ts'

/** One line of the list, as a cook writes it: amount '1 1/2', unit 'cup', name 'jasmine rice', preparation 'rinsed'. */
export const Ingredient = z.strictObject({
  amount: z.string().max(40),
  unit: z.string().max(40),
  name: z.string().min(1).max(200),
  preparation: z.string().max(200).optional(),
})
export type Ingredient = z.infer<typeof Ingredient>

/** One step. Minutes: `active` keeps the cook's hands, `waiting` does not; `time` is both. */
export const Instruction = z.strictObject({
  step: z.int().min(1),
  description: z.string().min(1).max(2000),
  time: z.number().min(0).max(2880),
  active: z.number().min(0).max(2880).optional(),
  waiting: z.number().min(0).max(2880).optional(),
  /** While this step waits, the cook goes on with the next ones. */
  meanwhile: z.boolean().optional(),
})
export type Instruction = z.infer<typeof Instruction>

export const writerKinds = ['kitchen', 'model', 'cook'] as const
export type WriterKind = (typeof writerKinds)[number]
export const Writer = z.strictObject({ kind: z.enum(writerKinds), model: z.string().max(200).optional() })
export type Writer = z.infer<typeof Writer>

/** One repair: line `line` was changed from one text to another, and why. */
export const Change = z.strictObject({ line: z.int().min(0), from: z.string(), to: z.string(), reason: z.string() })
export type Change = z.infer<typeof Change>

/** A recipe as a writer writes it: words and amounts. Every figure about it is worked out by verification. */
export const RecipeDraft = z.strictObject({
  title: z.string().min(1).max(200),
  description: z.string().max(1000),
  servings: z.int().min(1).max(100),
  cuisine: z.string().max(40),
  recipeType: z.string().max(40),
  difficulty: z.enum(complexities),
  ingredients: z.array(Ingredient).min(1).max(60),
  instructions: z.array(Instruction).min(1).max(40),
  /** Why this dish for this cook: 'because you are vegan'. Sentences without a full stop. */
  reasons: z.array(z.string().max(200)).max(12),
  /** What of the wish was not understood or not followed, in a sentence each. */
  notes: z.array(z.string().max(300)).max(12),
})
export type RecipeDraft = z.infer<typeof RecipeDraft>
