import { z } from 'zod'
import { Near, Target, TargetsOver, weekMeals } from '#domain/plan/week/week.ts'

/** Bounds of a plan. `letters` are those of all its recipes, lines and steps: four hundred of the usual length. */
export const planBounds = { days: 28, eaters: 12, entries: 400, repeats: 52, letters: 600_000 } as const

/** A short random id, made by whoever adds the thing: what is sent twice is there once. */
const OwnId = z.string().regex(/^[\w-]{6,40}$/, 'is no id of ours')

/** Somebody who eats with the household. Diet and allergies as the profile has them. */
export const Eater = z.strictObject({
  id: OwnId,
  name: z.string(),
  diet: z.string().nullable(),
  allergies: z.array(z.string()),
  /** Foods, as typed. */
  dislikes: z.string(),
  /** Of a serving: 1 is one, a child has 0.6. */
  portion: z.number(),
  targets: z.array(Target),
  /** Left out: each day. */
  targetsOver: TargetsOver.optional(),
})
export type Eater = z.infer<typeof Eater>

/** A meal of the days of a plan: who sits at it and when it is on the table. */
export const MealOfDays = z.strictObject({
  meal: z.enum(weekMeals),
  /** 'HH:MM', on the table. */
  at: z.string(),
  /** 0 is Monday. */
  weekdays: z.array(z.int()),
  /** Ids of eaters; none: everyone. */
  eaters: z.array(z.string()),
})
export type MealOfDays = z.infer<typeof MealOfDays>

/** What a plan keeps to. Figures of a week hold in each seven days, and in proportion in fewer. */
export const PlanRules = z.strictObject({
  meals: z.array(MealOfDays),
  /** The longest time from start to table, by weekday from Monday; null: any. */
  minutes: z.array(z.int().nullable()),
  /** Dollars a week; null: none. */
  budget: z.number().nullable(),
  fishAtLeast: z.int(),
  meatlessAtLeast: z.int(),
  redMeatAtMost: z.int().nullable(),
  coldAtMost: z.int().nullable(),
  mainsApart: z.boolean(),
  /** Lunch may be what was cooked for an earlier dinner. */
  leftovers: z.boolean(),
  /** How often one dish may come, for breakfasts and snacks and for lunches and dinners. */
  sameBreakfast: z.int(),
  sameDinner: z.int(),
  /** Dishes that are considered: the member's own recipes, and composed ones besides. */
  dishes: z.enum(['own', 'all']),
  aim: z.enum(['cheapest', 'best']),
})
export type PlanRules = z.infer<typeof PlanRules>

/**
 * One thing in the calendar: a recipe that is cooked, what is left of one that was cooked before, a meal eaten out, or a note. A meal at
 * which two dishes are cooked has two of them.
 */
export const PlanEntry = z.strictObject({
  id: OwnId,
  /** From the start of the plan, 0 is its first day. */
  day: z.int(),
  meal: z.enum(weekMeals),
  kind: z.enum(['recipe', 'leftover', 'out', 'note']),
  recipeId: z.int().nullable(),
  /** With which menu it was placed. The menu may be deleted since. */
  menuId: z.int().nullable(),
  /** Of a leftover: the entry at which it is cooked. */
  cookedAt: z.string().nullable(),
  /** Ids of eaters; none: everyone at that meal. Who eats out at it has nothing of its dishes, named or not. */
  eaters: z.array(z.string()),
  /** Lines of the recipe that are left off some plates. */
  without: z.array(z.strictObject({ eater: z.string(), lines: z.array(z.string()) })),
  note: z.string(),
  isLocked: z.boolean(),
})
export type PlanEntry = z.infer<typeof PlanEntry>

/** What the planner proved of a plan, and what its rules cost. Money in dollars. */
export const PlanProof = z.strictObject({
  cost: z.number(),
  /** What speaks against it besides money, in points of a cent each, as dollars; 0 where money alone counts. */
  points: z.number(),
  /** No plan of these dishes under these rules costs less, points included; null while nothing is proved. */
  bound: z.number().nullable(),
  /** Share of the cost, 0 to 1. */
  gap: z.number().nullable(),
  /** 'proved': no better one; 'time': the time was over; 'failed': the solver died or found none, and this was the best so far. */
  ended: z.enum(['proved', 'time', 'failed']),
  dishes: z.int(),
  choices: z.int(),
  columns: z.int(),
  rows: z.int(),
  seconds: z.number(),
  sentence: z.string(),
  rules: z.array(z.strictObject({ rule: z.string(), words: z.string(), rows: z.int() })),
  /** Rules that were let go for this plan: their names, and what the wish says that each comes of. */
  letGo: z.array(z.strictObject({ rule: z.string(), words: z.string() })),
  /** Names the stock at home, foods and prices that it is true of; proofs of before have none. */
  basis: z.string().optional(),
  /** The first day that was planned, where days before it were over. */
  from: z.int().optional(),
  /** What was cooked or planned shortly before and after it, as variety counted it; days from its start. */
  near: z.array(Near).optional(),
})
export type PlanProof = z.infer<typeof PlanProof>

/** What each rule costs, and what other budgets would bring. Money in dollars. */
export const PlanPrices = z.strictObject({
  rules: z.array(
    z.strictObject({ rule: z.string(), words: z.string(), saves: z.number(), savesAtMost: z.number().nullable() }),
  ),
  /** How many more there are whose price was not asked. Left out: none. */
  more: z.int().min(1).optional(),
  /** Points of the line between money and what speaks against a plan, from little to much. */
  budgets: z.array(
    z.strictObject({
      /** Of the whole plan. */
      budget: z.number(),
      /** Null where no plan was found for so little. */
      cost: z.number().nullable(),
      gap: z.number().nullable(),
      isImpossible: z.boolean(),
      /** Titles that come and go compared with the plan as it is. */
      comes: z.array(z.string()),
      goes: z.array(z.string()),
    }),
  ),
})
export type PlanPrices = z.infer<typeof PlanPrices>
