import { z } from 'zod'
import { endpoints } from '#contract/endpoint.ts'
import { planSentences } from '#contract/planning/plan-sentences.ts'
import { Day } from '#contract/planning/plan-wish.ts'
import { Id } from '#contract/text.ts'
import { planBounds } from '#domain/plan/meal-plan/meal-plan.ts'

/** On which days of a plan somebody shops. */
export const ShoppingDays = z.strictObject({
  /** Days of the plan, 0 is its first; the first list has what is eaten before the first of them, too. */
  days: z
    .array(
      z
        .int()
        .min(0)
        .max(planBounds.days - 1),
    )
    .min(1, planSentences.shoppingDay)
    .max(planBounds.days)
    .refine((days) => new Set(days).size === days.length, 'Please name each day only once.'),
  /** By the reader's calendar: what is cooked before it is not bought. Left out: all of the plan is. */
  date: Day.optional(),
})

/** Asked in one dialog. */
export const shoppingDays = endpoints({
  keeping: {
    method: 'POST',
    path: '/api/meal-plans/:id/shopping-days',
    summary:
      'What to freeze and what wouldn’t stay fresh until it’s cooked if it’s bought on these days; nothing is saved',
    access: 'account',
    requires: 'mealPlans',
    params: Id,
    body: ShoppingDays,
    output: z.strictObject({
      /** Names of foods, as lists call them. */
      frozen: z.array(z.string()),
      spoils: z.array(z.string()),
      /** The fewest days of the plan to shop on as well, so that nothing spoils. */
      add: z.array(z.int()),
    }),
    limit: 'read',
  },
})
