import { z } from 'zod'
import { Recipe } from '#contract/recipes/recipe.ts'
import { Eater, PlanEntry, PlanPrices, PlanProof, PlanRules } from '#domain/plan/meal-plan/meal-plan.ts'
import { TitledTimeline } from '#domain/plan/timeline/timeline-shape.ts'
import { nutrientNames, weekMeals } from '#domain/plan/week/week.ts'

export const MealPlan = z.strictObject({
  id: z.int(),
  userId: z.string(),
  title: z.string(),
  description: z.string(),
  startDate: z.string(),
  endDate: z.string(),
  /** Those with which its entries were placed, each once. */
  menuIds: z.array(z.int()),
  /** Of its entries, each once, in their order. */
  recipeIds: z.array(z.int()),
  isActive: z.boolean(),
  /** Whether its days are eaten by it: it is the active one, or was until a plan for other days was made active. */
  isInTurn: z.boolean(),
  isTemplate: z.boolean(),
  /** How often it comes again after the first time, every seven days or as many weeks as it is long. */
  repeats: z.int(),
  createdAt: z.string(),
  updatedAt: z.string(),
})
export type MealPlan = z.infer<typeof MealPlan>

/** What a plan shows of a recipe that stands in it. Recipes that were deleted are not there. */
const PlanRecipe = z.strictObject({
  id: z.int(),
  title: z.string(),
  imageUrl: z.string(),
  totalMinutes: z.number(),
  servings: z.int(),
  /** Of a serving. */
  calories: z.number(),
  /** Days that what is left of it keeps; 0: it is eaten at once. */
  keepsDays: z.int(),
  /** Eaters who may not have it as it is written, and why, in words; lines that can be left off their plates are left off. */
  troubles: z.array(
    z.strictObject({
      eater: z.string(),
      words: z.string(),
      without: z.array(z.string()).nullable(),
      /** They are allergic to what is left off: it must not come near their plate. */
      apart: z.literal(true).optional(),
    }),
  ),
})

const MenuOfPlan = z.strictObject({ id: z.int(), title: z.string() })

const Nutrients = z.record(z.enum(nutrientNames), z.number())

export const MealPlanWithMeals = MealPlan.extend({
  /** Counts up with every change. */
  version: z.int(),
  eaters: z.array(Eater),
  rules: PlanRules,
  /** By day and meal; what was removed is not there. */
  entries: z.array(
    PlanEntry.extend({
      /** Dollars of the amounts used; 0 for what is not cooked. */
      cost: z.number(),
      /** The day on which it was cooked for this time of the plan, 'YYYY-MM-DD'; null while it wasn’t, and of leftovers. */
      cookedOn: z.string().nullable(),
    }),
  ),
  recipes: z.array(PlanRecipe),
  /** Those of its entries that are there still. */
  menus: z.array(MenuOfPlan),
  totals: z.strictObject({
    /** Dollars: amounts used, less what is at home, and what spoils of the packages. */
    cost: z.number(),
    used: z.number(),
    fromHome: z.number(),
    spoiled: z.number(),
    /** What everything that is not at home costs at the till: whole packages, without what is probably at home. */
    atTill: z.number(),
    days: z.array(
      z.strictObject({
        /** Dollars of the amounts used. */
        cost: z.number(),
        /** What each eater has of the day, in the order of the eaters. */
        eaters: z.array(Nutrients),
        /** Portions of 80 g of vegetables and fruit that each has, in the same order. */
        produce: z.array(z.number()),
      }),
    ),
    /**
     * Of each seven days from the start, the last perhaps fewer: dollars of the amounts used by what is cooked in them, less what they take
     * from home. What spoils of the packages counts in the cost of the plan alone.
     */
    weeks: z.array(z.strictObject({ days: z.int(), cost: z.number() })),
    packages: z.array(
      z.strictObject({ name: z.string(), label: z.string(), count: z.int(), cost: z.number(), leftGrams: z.number() }),
    ),
    /** What is used of each thing at home, by the name that it has there. */
    spent: z.array(
      z.strictObject({ food: z.string(), name: z.string(), grams: z.number(), useBy: z.string().nullable() }),
    ),
    /** What of what is at home no dish uses by its last day, where that is a day of the plan; what goes off first first. */
    goesOff: z.array(z.strictObject({ name: z.string(), grams: z.number(), useBy: z.string() })),
  }),
  /** Of a plan that was generated and has not been changed since; null otherwise. */
  proof: PlanProof.nullable(),
  prices: PlanPrices.nullable(),
})
export type MealPlanWithMeals = z.infer<typeof MealPlanWithMeals>

export const SwappedPlan = MealPlanWithMeals.extend({
  /** How many dishes the meal could have had, the one that it has among them. */
  considered: z.int(),
  /** What the rules say that the plan keeps no more, in words: 'a budget of $60.00'. */
  letGo: z.array(z.string()),
})
export type SwappedPlan = z.infer<typeof SwappedPlan>

export const MealPlanEvent = z.discriminatedUnion('type', [
  /** What POST /api/generations/:id/cancel takes. */
  z.strictObject({ type: z.literal('started'), generationId: z.string() }),
  z.strictObject({
    type: z.literal('progress'),
    message: z.string(),
    done: z.int().optional(),
    of: z.int().optional(),
  }),
  /** A plan that is better than the one before, or the same one where more is known of it, and how good it is. Dollars; the share is 0 to 1. */
  z.strictObject({
    type: z.literal('better'),
    cost: z.number(),
    gap: z.number().nullable(),
    seconds: z.number(),
    meals: z.array(z.strictObject({ day: z.int(), meal: z.enum(weekMeals), titles: z.array(z.string()) })),
  }),
  z.strictObject({ type: z.literal('done'), result: MealPlanWithMeals }),
])
export type MealPlanEvent = z.infer<typeof MealPlanEvent>

/** What 422 wishes_contradict carries in `ways`, beside the `reason` where one is known: rules to let go together, and what that would bring. */
export const PlanWay = z.strictObject({
  /** For `without` of the next try. */
  rules: z.array(z.string()),
  /** What each wish says: one for all rules that come of it. */
  words: z.array(z.string()),
  /** The figure that would just do for all of them, in words ('$71.20', '55 minutes'); null where they are no figure. */
  wouldDo: z.string().nullable(),
  /** The people and rules that were asked for, with that figure. Left out: there is none, or no form takes it. */
  eased: z.strictObject({ eaters: z.array(Eater), rules: PlanRules }).optional(),
  /** Dollars of a plan that was found then; a longer search may find a better one, which may cost more unless money alone counts. */
  cost: z.number(),
})
export type PlanWay = z.infer<typeof PlanWay>

/** What is left off a plate, for whom it is not, and what is amiss with leftovers, each in words. */
const Remarks = z.array(z.strictObject({ kind: z.enum(['warns', 'blocks']), words: z.string() }))

/** What is cooked for one meal of a plan, all of it together; a recipe that was deleted is not there. */
export const MealToCook = z.strictObject({
  /** Of the plan. */
  title: z.string(),
  /** 0 is Monday. */
  weekday: z.int(),
  /** 'HH:MM', on the table. */
  at: z.string(),
  dishes: z.array(
    z.strictObject({
      entry: z.string(),
      /** For all who eat of it, leftovers included. */
      servings: z.number(),
      /** 'for Ben and Mia'; null where everyone eats it. */
      whom: z.string().nullable(),
      /** Of the plates of all who eat of it, then and later. */
      remarks: Remarks,
      recipe: Recipe,
    }),
  ),
  /** Those with which its dishes were placed and that are there still. */
  menus: z.array(MenuOfPlan),
  /** In the order of the dishes. */
  timeline: TitledTimeline,
})
export type MealToCook = z.infer<typeof MealToCook>

export const TodayMeal = z.strictObject({
  entry: z.string(),
  meal: z.enum(weekMeals),
  at: z.string(),
  kind: PlanEntry.shape.kind,
  recipeId: z.int().nullable(),
  title: z.string(),
  imageUrl: z.string().nullable(),
  totalMinutes: z.number().nullable(),
  /** Of a recipe that is cooked: servings for all who eat of it, leftovers included. */
  servings: z.number().nullable(),
  /** The day on which it was cooked; null while it wasn’t, and of leftovers. */
  cookedOn: z.string().nullable(),
  /** 'for Ben and Mia'; null where everyone eats it, or nobody does. */
  whom: z.string().nullable(),
  note: z.string(),
  remarks: Remarks,
})

/** What of a dish is to be begun long before it is cooked: soaked, marinated, chilled, left to rise. */
export const BegunAhead = z.strictObject({
  entry: z.string(),
  recipeId: z.int(),
  title: z.string(),
  /** 'Soak the beans in cold water for 8 hours' */
  words: z.string(),
  /** Of the plan, 0 is its first, below 0 before that; and 'HH:MM'. */
  day: z.int(),
  at: z.string(),
  /** For which meal, and how many days later that is. */
  meal: z.enum(weekMeals),
  inDays: z.int(),
})
export type BegunAhead = z.infer<typeof BegunAhead>

export const Feed = z.strictObject({ /** '/calendar/….ics'; null where there is none. */ path: z.string().nullable() })
