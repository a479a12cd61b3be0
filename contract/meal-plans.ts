import { z } from 'zod'
import { endpoints } from '#contract/endpoint.ts'
import { planSentences } from '#contract/plan-sentences.ts'
import {
  BegunAhead,
  Feed,
  MealPlan,
  MealPlanEvent,
  MealPlanWithMeals,
  MealToCook,
  SwappedPlan,
  TodayMeal,
} from '#contract/plan-view.ts'
import {
  Day,
  Description,
  Eaters,
  GeneratePlan,
  isSeated,
  isSpan,
  Place,
  PlanChange,
  PlanWish,
  Repeats,
  RulesChanged,
  seated,
  spanNeeded,
  Title,
  WishesBefore,
} from '#contract/plan-wish.ts'
import { ShoppingList } from '#contract/shopping.ts'
import { Id, NoBody, RowId } from '#contract/text.ts'
import { planBounds } from '#domain/plan/meal-plan/meal-plan.ts'

const ShoppingDays = z.strictObject({
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

/** Beside these rows the plain route GET /calendar/:token.ics. */
export const mealPlans = endpoints({
  list: {
    method: 'GET',
    path: '/api/meal-plans',
    summary: 'The member’s meal plans, newest first; the Link header points to the next page',
    access: 'account',
    requires: 'mealPlans',
    query: z.strictObject({
      limit: z.coerce.number().int().min(1).max(100).default(20),
      cursor: z.string().max(200).optional(),
      template: z.stringbool({ error: 'must be true or false' }).optional(),
    }),
    output: z.array(MealPlan),
    limit: 'read',
  },
  create: {
    method: 'POST',
    path: '/api/meal-plans',
    summary: 'Create a plan by hand; any recipes and menus sent with it become its dinners, one a day',
    access: 'account',
    requires: 'mealPlans',
    body: PlanWish.omit({ without: true, planId: true, date: true, was: true, seconds: true })
      .extend({
        title: Title,
        eaters: Eaters.optional(),
        menuIds: z.array(RowId).max(planBounds.days).default([]),
        recipeIds: z.array(RowId).max(planBounds.days).default([]),
        isActive: z.boolean().default(true),
        isTemplate: z.boolean().default(false),
        repeats: Repeats.default(0),
      })
      .refine(isSpan, { error: spanNeeded, path: ['endDate'] })
      .refine(isSeated, seated),
    output: MealPlanWithMeals,
    status: 201,
    limit: 'write',
  },
  generate: {
    method: 'POST',
    path: '/api/meal-plans/generate',
    summary:
      'Plan a week, or plan it again; returns JSON, or events as better plans are found. Stops if the caller disconnects.',
    access: 'account',
    requires: 'mealPlans',
    needsSetup: true,
    body: GeneratePlan,
    output: MealPlanWithMeals,
    events: MealPlanEvent,
    endsWithReader: true,
    limit: 'generate',
  },
  today: {
    method: 'GET',
    path: '/api/meal-plans/today',
    summary:
      'The meals planned for a day in the reader’s time zone, from the active plan or, if it doesn’t include that day, an earlier one',
    access: 'account',
    requires: 'mealPlans',
    query: z.strictObject({ date: Day }),
    output: z.strictObject({
      planId: z.int().nullable(),
      title: z.string(),
      /** Which day of the plan it is, 0 is its first; null where it is none. */
      day: z.int().nullable(),
      meals: z.array(TodayMeal),
      /** Whether no day of the week after that day, from Monday on, is in a plan. */
      isNextWeekFree: z.boolean(),
    }),
    limit: 'read',
  },
  aheadOn: {
    method: 'GET',
    path: '/api/meal-plans/ahead',
    summary:
      'What to start on a day in the reader’s time zone for that day’s dishes and for later ones, such as soaking beans',
    access: 'account',
    requires: 'mealPlans',
    query: z.strictObject({ date: Day }),
    output: z.array(BegunAhead),
    limit: 'search',
  },
  get: {
    method: 'GET',
    path: '/api/meal-plans/:id',
    summary: 'One plan with its calendar, totals and proof',
    access: 'account',
    requires: 'mealPlans',
    params: Id,
    output: MealPlanWithMeals,
    limit: 'read',
  },
  ahead: {
    method: 'GET',
    path: '/api/meal-plans/:id/ahead',
    summary: 'What to start long before each dish of a plan is cooked, such as soaking beans, by day and time',
    access: 'account',
    requires: 'mealPlans',
    params: Id,
    output: z.array(BegunAhead),
    limit: 'search',
  },
  meal: {
    method: 'GET',
    path: '/api/meal-plans/:id/meal',
    summary:
      'The dishes cooked for one meal, and when to start each step so that everything is ready together, with one cook, one oven and four burners',
    access: 'account',
    requires: 'mealPlans',
    params: Id,
    query: z.strictObject({ day: z.coerce.number().pipe(Place.day), meal: Place.meal }),
    output: MealToCook,
    limit: 'search',
  },
  update: {
    method: 'PATCH',
    path: '/api/meal-plans/:id',
    summary: 'Change a plan’s title, dates, people and rules, or its calendar; changes are applied in the order given',
    access: 'account',
    requires: 'mealPlans',
    params: Id,
    body: z.strictObject({
      title: Title.optional(),
      description: Description.optional(),
      startDate: Day.optional(),
      endDate: Day.optional(),
      isActive: z.boolean().optional(),
      isTemplate: z.boolean().optional(),
      repeats: Repeats.optional(),
      eaters: Eaters.optional(),
      /** Those that are left out stay as they are. */
      rules: RulesChanged.optional(),
      was: WishesBefore.optional(),
      changes: z.array(PlanChange).max(planBounds.entries).optional(),
      /** The phone's clock when this is sent, beside `at`: a clock that is wrong is set right by it. */
      clock: z.int().min(0).max(8_640_000_000_000_000).optional(),
    }),
    output: MealPlanWithMeals,
    limit: 'write',
  },
  swap: {
    method: 'POST',
    path: '/api/meal-plans/:id/swap',
    summary: 'Swap the dish at one meal; all other dishes stay',
    access: 'account',
    requires: 'mealPlans',
    needsSetup: true,
    params: Id,
    body: z.strictObject(Place),
    output: SwappedPlan,
    limit: 'generate',
  },
  prices: {
    method: 'POST',
    path: '/api/meal-plans/:id/prices',
    summary: 'What each rule in a generated plan costs, and what other budgets would buy',
    access: 'account',
    requires: 'mealPlans',
    params: Id,
    body: NoBody,
    output: MealPlanWithMeals,
    limit: 'generate',
  },
  duplicate: {
    method: 'POST',
    path: '/api/meal-plans/:id/duplicate',
    summary: 'Copy a plan to start on another day, or as a template',
    access: 'account',
    requires: 'mealPlans',
    params: Id,
    body: z.strictObject({
      title: Title.optional(),
      startDate: Day.optional(),
      isTemplate: z.boolean().default(false),
    }),
    output: MealPlanWithMeals,
    status: 201,
    limit: 'write',
  },
  shop: {
    method: 'POST',
    path: '/api/meal-plans/:id/shopping-lists',
    summary: 'A shopping list for each shopping day, based on how long foods keep',
    access: 'account',
    requires: 'mealPlans',
    params: Id,
    body: ShoppingDays,
    output: z.array(ShoppingList),
    limit: 'write',
  },
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
  remove: {
    method: 'DELETE',
    path: '/api/meal-plans/:id',
    summary: 'Delete a plan; its recipes stay',
    access: 'account',
    requires: 'mealPlans',
    params: Id,
    body: NoBody,
    output: z.strictObject({ success: z.literal(true) }),
    limit: 'write',
  },
  restore: {
    method: 'POST',
    path: '/api/meal-plans/:id/restore',
    summary: 'Undo a deletion, within an hour',
    access: 'account',
    requires: 'mealPlans',
    params: Id,
    body: NoBody,
    output: MealPlanWithMeals,
    limit: 'write',
  },
  feed: {
    method: 'GET',
    path: '/api/calendar-feed',
    summary: 'The secret calendar URL for the active plan and for earlier ones that haven’t ended',
    access: 'account',
    requires: 'mealPlans',
    output: Feed,
    limit: 'read',
  },
  openFeed: {
    method: 'POST',
    path: '/api/calendar-feed',
    summary: 'Create a secret calendar URL; the old one stops working',
    access: 'account',
    requires: 'mealPlans',
    body: NoBody,
    output: Feed,
    limit: 'write',
  },
  closeFeed: {
    method: 'DELETE',
    path: '/api/calendar-feed',
    summary: 'Turn off the secret calendar URL',
    access: 'account',
    requires: 'mealPlans',
    body: NoBody,
    output: Feed,
    limit: 'write',
  },
})
