import { z } from 'zod'
import { cutText } from '#domain/cut-text.ts'
import { complexities } from '#domain/options/options.ts'
import type { RecipeDraft } from '#domain/recipe/recipe.ts'

/** The shape that a language model is asked for: no optional fields and no unions, which some providers refuse. Figures are not asked: we work them out. */
export const ModelRecipe = z.object({
  title: z.string().describe('The name of the dish, no more than 80 characters'),
  description: z.string().describe('One or two sentences on how it tastes and why it works'),
  servings: z.number().describe('Number of people it serves, as requested'),
  cuisine: z.string(),
  recipeType: z.string(),
  difficulty: z.enum(complexities),
  ingredients: z.array(
    z.object({
      amount: z.string().describe("'1 1/2'; empty if there is no amount"),
      unit: z.string().describe("'cup', 'tbsp', 'g', 'clove'; empty for whole pieces"),
      name: z.string().describe("The food alone: 'boneless chicken thighs'"),
      preparation: z.string().describe("'thinly sliced'; empty if there is none"),
    }),
  ),
  instructions: z.array(
    z.object({
      description: z.string(),
      activeMinutes: z.number().describe("Minutes that keep the cook's hands busy"),
      waitingMinutes: z.number().describe('Minutes it cooks, rests or cools by itself'),
    }),
  ),
})

/** Half of the shape, while it is being written. */
const PartialModelRecipe = z.object({
  title: z.string().optional().catch(undefined),
  description: z.string().optional().catch(undefined),
  ingredients: z
    .array(
      z.object({
        amount: z.coerce.string().optional().catch(undefined),
        unit: z.string().optional().catch(undefined),
        name: z.string().optional().catch(undefined),
        preparation: z.string().optional().catch(undefined),
      }),
    )
    .optional()
    .catch(undefined),
  instructions: z
    .array(z.object({ description: z.string().optional().catch(undefined) }))
    .optional()
    .catch(undefined),
})

/** What a model wrote as a draft of ours, cut to our lengths and cleared of control characters; undefined where it is no recipe. */
export function draftOfModel(value: unknown): RecipeDraft | undefined {
  const read = ModelRecipe.extend({
    // models send 2 for '2', and a difficulty of their own
    difficulty: z.enum(complexities).catch('Intermediate'),
    cuisine: z.string().catch(''),
    recipeType: z.string().catch(''),
    description: z.string().catch(''),
    ingredients: z
      .array(
        z.object({
          amount: z.coerce.string().catch(''),
          unit: z.string().nullish(),
          name: z.string(),
          preparation: z.string().nullish(),
        }),
      )
      .min(1)
      .max(60),
    instructions: z
      .array(z.object({ description: z.string(), activeMinutes: Minutes, waitingMinutes: Minutes }))
      .min(1)
      .max(40),
  }).safeParse(value)
  if (!read.success) return undefined
  const { title, description, servings, cuisine, recipeType, difficulty, ingredients, instructions } = read.data
  const draft: RecipeDraft = {
    title: clean(title, 200),
    description: clean(description, 1000),
    servings: Math.min(100, Math.max(1, Math.round(servings))),
    cuisine: clean(cuisine, 40),
    recipeType: clean(recipeType, 40),
    difficulty,
    ingredients: ingredients.map(({ amount, unit, name, preparation }) => ({
      amount: clean(amount === 'null' ? '' : amount, 40),
      unit: clean(unit ?? '', 40),
      name: clean(name, 200),
      ...(preparation && { preparation: clean(preparation, 200) }),
    })),
    instructions: instructions.map((step, index) => ({
      step: index + 1,
      description: clean(step.description, 2000),
      time: Math.min(2880, step.activeMinutes + step.waitingMinutes),
      active: step.activeMinutes,
      waiting: step.waitingMinutes,
    })),
    reasons: [],
    notes: [],
  }
  const isNamed = draft.title !== '' && draft.ingredients.every(({ name }) => name !== '')
  return isNamed && draft.instructions.every((step) => step.description !== '') ? draft : undefined
}

/** The part that can be shown already; the last line and the last step may still be growing. */
export function partOfModel(value: unknown): Partial<RecipeDraft> {
  const read = PartialModelRecipe.safeParse(value)
  if (!read.success) return {}
  const { title, description, ingredients, instructions } = read.data
  const lines = (ingredients ?? []).slice(0, 60).flatMap(({ amount = '', unit = '', name, preparation }) =>
    name
      ? [
          {
            amount: clean(amount, 40),
            unit: clean(unit, 40),
            name: clean(name, 200),
            ...(preparation && { preparation: clean(preparation, 200) }),
          },
        ]
      : [],
  )
  const steps = (instructions ?? [])
    .slice(0, 40)
    .flatMap(({ description: text }) => (text ? [clean(text, 2000)] : []))
    .map((text, index) => ({ step: index + 1, description: text, time: 0 }))
  return {
    ...(title && { title: clean(title, 200) }),
    ...(description && { description: clean(description, 1000) }),
    ...(lines.length > 0 && { ingredients: lines }),
    ...(steps.length > 0 && { instructions: steps }),
  }
}

const Minutes = z.coerce
  .number()
  .catch(0)
  .transform((minutes) => Math.min(1440, Math.max(0, Math.round(minutes))))

/** Without control characters and marks that turn the direction of writing; one line, at most so long. */
function clean(text: string, longest: number): string {
  const line = text
    .replace(/[\p{Cc}\p{Cf}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return cutText(line, longest).trim()
}
