import { z } from 'zod'
import { nutrientNames } from '#domain/plan/week/week.ts'

const Nutrients = z.record(z.enum(nutrientNames), z.number())

/** One dish on the table at a meal. */
export const ServedDish = z.strictObject({
  dish: z.string(),
  title: z.string(),
  /** 'pot': cooked for all who may have it; 'beside': for those who may not; 'again': cooked ahead at another meal. */
  kind: z.enum(['pot', 'beside', 'again']),
  /** The meal at which it is cooked: its place in the wish. */
  cookedAt: z.int(),
  /** Servings of the recipe that are eaten here. */
  servings: z.number(),
  plates: z.array(
    z.strictObject({
      eater: z.int(),
      /** Lines of the recipe that are left off this plate. */
      without: z.array(z.string()),
    }),
  ),
  /** Of the amounts used here. */
  cents: z.int(),
})
export type ServedDish = z.infer<typeof ServedDish>

export const WeekPlan = z.strictObject({
  meals: z.array(z.strictObject({ slot: z.int(), dishes: z.array(ServedDish) })),
  /** What the plan costs: amounts used, less what was at home, and what spoils of the packages. */
  cents: z.int(),
  points: z.int(),
  parts: z.strictObject({ used: z.int(), fromHome: z.int(), spoiled: z.int() }),
  /** What each eater has of each day; days and eaters as in the wish. */
  days: z.array(z.array(Nutrients)),
  /** Whole packages of what spoils, and what they leave over. */
  packages: z.array(
    z.strictObject({
      food: z.string(),
      name: z.string(),
      label: z.string(),
      count: z.int(),
      cents: z.int(),
      leftGrams: z.number(),
    }),
  ),
  spent: z.array(z.strictObject({ food: z.string(), lastDay: z.int(), grams: z.number() })),
})
export type WeekPlan = z.infer<typeof WeekPlan>

/** One in which nothing is cooked. */
export const emptyWeekPlan: WeekPlan = {
  meals: [],
  cents: 0,
  points: 0,
  parts: { used: 0, fromHome: 0, spoiled: 0 },
  days: [],
  packages: [],
  spent: [],
}

/** How good a plan is: no plan of these dishes under these rules costs less than the bound, in cents and points. */
export const Worth = z.strictObject({
  cost: z.number(),
  bound: z.number().nullable(),
  /** Share of the cost by which it may be above the best, 0 to 1; null while nothing is proved. */
  gap: z.number().nullable(),
})
export type Worth = z.infer<typeof Worth>

/** Wishes that a plan would have to do without, and what that would bring. */
export const Relaxed = z.strictObject({
  rules: z.array(z.string()),
  /** What each wish says, in words: one for all rules that come of it. */
  words: z.array(z.string()),
  /** The figure that would just do for all of them, where it is one: cents, or the nutrient's unit; of minutes, those of each meal. */
  wouldDo: z.number().nullable(),
  plan: WeekPlan,
})
export type Relaxed = z.infer<typeof Relaxed>

export const Proof = z.strictObject({
  dishes: z.int(),
  choices: z.int(),
  rules: z.array(z.strictObject({ rule: z.string(), words: z.string(), rows: z.int() })),
  columns: z.int(),
  rows: z.int(),
  seconds: z.number(),
  sentence: z.string(),
})
export type Proof = z.infer<typeof Proof>

/** What comes of a wish. */
export const WeekAnswer = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('planned'),
    plan: WeekPlan,
    worth: Worth,
    proof: Proof,
    /** Rules that were let go besides those that were asked. */
    letGo: z.array(z.string()).optional(),
  }),
  /** No plan keeps all wishes: the smallest sets of them to let go, any one of which makes it possible. */
  z.strictObject({ kind: z.literal('impossible'), relax: z.array(Relaxed), proof: Proof }),
  /** Neither a plan nor a proof was found in time. */
  z.strictObject({ kind: z.literal('undecided'), proof: Proof }),
])
export type WeekAnswer = z.infer<typeof WeekAnswer>
