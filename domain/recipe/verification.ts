import { z } from 'zod'
import { allergens, allergenVerdicts } from '#domain/food/allergens/allergens.ts'
import { diets } from '#domain/food/diets.ts'
import { Nutrition } from '#domain/food/nutrition/nutrition.ts'
import { Cost } from '#domain/food/prices/cost.ts'
import { severities } from '#domain/options/options.ts'

const Lines = z.array(z.int().min(0))

/** An expected outcome of verification. `line` and `step` are 0-based positions in ingredients and instructions. */
export const Finding = z.strictObject({
  severity: z.enum(severities),
  code: z.string(),
  line: z.int().optional(),
  step: z.int().optional(),
  message: z.string(),
})
export type Finding = z.infer<typeof Finding>

export const dietVerdicts = ['fits', 'breaks', 'unknown'] as const

export const Verification = z.strictObject({
  kitchenVersion: z.string(),
  allergens: z.array(z.strictObject({ allergen: z.enum(allergens), verdict: z.enum(allergenVerdicts), lines: Lines })),
  diets: z.array(
    z.strictObject({
      diet: z.enum(diets),
      verdict: z.enum(dietVerdicts),
      lines: Lines,
      /** One sentence: what breaks it or what is not known. */
      reason: z.string().optional(),
    }),
  ),
  nutrition: Nutrition,
  cost: Cost,
  equipment: z.strictObject({
    needed: z.array(z.strictObject({ name: z.string(), steps: Lines })),
    missing: z.array(z.string()),
  }),
  time: z.strictObject({
    totalMinutes: z.number(),
    activeMinutes: z.number(),
    waitingMinutes: z.number(),
    /** Minutes from the start; step -1 is the preparing of the ingredients, which may end long after it began: some of it is done in waits. */
    schedule: z.array(
      z.strictObject({ step: z.int(), start: z.number(), active: z.number(), waiting: z.number(), end: z.number() }),
    ),
  }),
  findings: z.array(Finding),
})
export type Verification = z.infer<typeof Verification>
export type AllergenRow = Verification['allergens'][number]
export type DietRow = Verification['diets'][number]
