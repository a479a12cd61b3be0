import { z } from 'zod'
import { AllergyOfProfile, DietOfProfile } from '#contract/accounts.ts'
import { endpoints } from '#contract/endpoint.ts'
import { planSentences } from '#contract/plan-sentences.ts'
import { ShoppingList } from '#contract/shopping.ts'
import { Id, Line, NoBody, RowId } from '#contract/text.ts'
import {
  Eater,
  MealOfDays,
  PlanEntry,
  PlanPrices,
  PlanProof,
  PlanRules,
  planBounds,
} from '#domain/plan/meal-plan/meal-plan.ts'
import { nutrientNames, Target, weekMeals } from '#domain/plan/week/week.ts'

const day = z.iso.date('must be a day like 2026-11-23')
const OwnId = z.string().regex(/^[\w-]{6,40}$/, 'is no id of ours')
const Title = Line(200, planSentences.title)
const Description = z.string().trim().max(1000)
const Note = z.string().trim().max(500, 'A note has 500 characters at most.')

const EaterGiven = z.strictObject({
  id: OwnId,
  name: Line(80, planSentences.name),
  diet: DietOfProfile.default(null),
  allergies: z.array(AllergyOfProfile).max(30).default([]),
  dislikes: z.string().trim().max(500).default(''),
  portion: z.number().min(0.25, planSentences.portionLeast).max(4, planSentences.portionMost).default(1),
  targets: z
    .array(Target)
    .max(nutrientNames.length * 2)
    .refine(
      (targets) => targets.every(({ least, most }) => least === undefined || most === undefined || least <= most),
      {
        error: planSentences.target,
      },
    )
    .default([]),
})
const Eaters = z
  .array(EaterGiven)
  .min(1, planSentences.eatersLeast)
  .max(planBounds.eaters, `A plan feeds ${planBounds.eaters} people at most.`)
  .refine((eaters) => new Set(eaters.map(({ id }) => id)).size === eaters.length, 'Everyone has an id of their own.')

const clock = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'must be a time like 18:30')
const MealGiven = MealOfDays.extend({
  at: clock,
  weekdays: z.array(z.int().min(0).max(6)).max(7).default([0, 1, 2, 3, 4, 5, 6]),
  eaters: z.array(OwnId).max(planBounds.eaters).default([]),
})
const timesAWeek = z.int().min(0).max(21)
const RulesGiven = z.strictObject({
  meals: z
    .array(MealGiven)
    .min(1, planSentences.mealsLeast)
    .max(planBounds.mealsOfDay, `A day has ${planBounds.mealsOfDay} meals at most.`)
    .default([
      { meal: 'breakfast', at: '08:00', weekdays: [0, 1, 2, 3, 4, 5, 6], eaters: [] },
      { meal: 'lunch', at: '12:30', weekdays: [0, 1, 2, 3, 4, 5, 6], eaters: [] },
      { meal: 'dinner', at: '18:30', weekdays: [0, 1, 2, 3, 4, 5, 6], eaters: [] },
    ]),
  minutes: z
    .array(z.int().min(5).max(480).nullable())
    .length(7, 'must have seven days, Monday first')
    .default([45, 45, 45, 45, 45, null, null]),
  budget: z.number().min(1, planSentences.budgetLeast).max(10_000, planSentences.budgetMost).nullable().default(null),
  fishAtLeast: timesAWeek.default(0),
  meatlessAtLeast: timesAWeek.default(0),
  redMeatAtMost: timesAWeek.nullable().default(null),
  coldAtMost: timesAWeek.nullable().default(1),
  mainsApart: z.boolean().default(true),
  leftovers: z.boolean().default(true),
  sameBreakfast: z.int().min(1).max(28).default(2),
  sameDinner: z.int().min(1).max(28).default(1),
  dishes: z.enum(['own', 'all']).default('all'),
  aim: z.enum(['cheapest', 'best']).default('best'),
})

const spanNeeded = `A plan has 1 to ${planBounds.days} days, and does not end before it starts.`
/** Whole days between two dates of the calendar; no clock is turned back or forward in them. */
function daysFrom(start: string, end: string): number {
  return (Date.parse(end) - Date.parse(start)) / 86_400_000 + 1
}
function isSpan({ startDate, endDate }: { startDate: string; endDate: string }): boolean {
  const days = daysFrom(startDate, endDate)
  return days >= 1 && days <= planBounds.days
}

/** An entry by its dish: where it stands is told by `place`. */
const Dish = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('recipe'),
    recipeId: RowId,
    eaters: z.array(OwnId).max(planBounds.eaters).default([]),
  }),
  z.strictObject({
    kind: z.literal('leftover'),
    cookedAt: OwnId,
    eaters: z.array(OwnId).max(planBounds.eaters).default([]),
  }),
  z.strictObject({ kind: z.literal('out') }),
  z.strictObject({ kind: z.literal('note') }),
])
export type PlanDish = z.infer<typeof Dish>
const Place = {
  day: z
    .int()
    .min(0)
    .max(planBounds.days - 1),
  meal: z.enum(weekMeals),
}
/** Milliseconds since 1970 by the clock of the phone: of two changes of one thing the later stands. Left out: now. */
const at = z.int().min(0).max(8_640_000_000_000_000).optional()

/** Everything that can happen to a calendar: sent twice it happens once, sent late it is joined. */
export const PlanChange = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('add'), entry: OwnId, ...Place, dish: Dish, note: Note.default(''), at }),
  z.strictObject({ kind: z.literal('move'), entry: OwnId, ...Place, at }),
  z.strictObject({ kind: z.literal('dish'), entry: OwnId, dish: Dish, at }),
  z.strictObject({ kind: z.literal('note'), entry: OwnId, note: Note, at }),
  z.strictObject({ kind: z.literal('lock'), entry: OwnId, isLocked: z.boolean(), at }),
  z.strictObject({ kind: z.literal('remove'), entry: OwnId, at }),
  /** Takes a removal back. */
  z.strictObject({ kind: z.literal('restore'), entry: OwnId, at }),
])
export type PlanChange = z.infer<typeof PlanChange>
export type PlanChangeGiven = z.input<typeof PlanChange>

export const MealPlan = z.strictObject({
  id: z.int(),
  userId: z.string(),
  title: z.string(),
  description: z.string(),
  startDate: z.string(),
  endDate: z.string(),
  menuIds: z.array(z.int()),
  /** Of its entries, each once, in their order. */
  recipeIds: z.array(z.int()),
  isActive: z.boolean(),
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
  /** Eaters who may not have it as it is written, and why, in words; lines that can be left off their plates are left off. */
  troubles: z.array(z.strictObject({ eater: z.string(), words: z.string(), without: z.array(z.string()).nullable() })),
})

const Nutrients = z.record(z.enum(nutrientNames), z.number())

export const MealPlanWithMeals = MealPlan.extend({
  /** Counts up with every change. */
  version: z.int(),
  eaters: z.array(Eater),
  rules: PlanRules,
  /** By day and meal; what was removed is not there. */
  entries: z.array(
    PlanEntry.extend({ /** Dollars of the amounts used; 0 for what is not cooked. */ cost: z.number() }),
  ),
  recipes: z.array(PlanRecipe),
  totals: z.strictObject({
    /** Dollars: amounts used, less what is at home, and what spoils of the packages. */
    cost: z.number(),
    used: z.number(),
    fromHome: z.number(),
    spoiled: z.number(),
    days: z.array(
      z.strictObject({
        /** Dollars of the amounts used. */
        cost: z.number(),
        /** What each eater has of the day, in the order of the eaters. */
        eaters: z.array(Nutrients),
      }),
    ),
    packages: z.array(
      z.strictObject({ name: z.string(), label: z.string(), count: z.int(), cost: z.number(), leftGrams: z.number() }),
    ),
    spent: z.array(
      z.strictObject({ food: z.string(), name: z.string(), grams: z.number(), useBy: z.string().nullable() }),
    ),
  }),
  /** Of a plan that was generated and has not been changed since; null otherwise. */
  proof: PlanProof.nullable(),
  prices: PlanPrices.nullable(),
})
export type MealPlanWithMeals = z.infer<typeof MealPlanWithMeals>

const PlanWish = z.strictObject({
  /** 'Week of November 23' where nothing is given. */
  title: Title.optional(),
  description: Description.optional(),
  startDate: day,
  endDate: day,
  eaters: Eaters,
  rules: RulesGiven.prefault({}),
  /** Rules that a refusal named and that may be let go this time. */
  without: z.array(z.string().max(60)).max(200).default([]),
  /** How long to look for better plans once there is one, at most. */
  seconds: z.int().min(1).max(60).default(15),
  /** This plan is planned again: its locked entries, notes and meals eaten out stay. */
  planId: RowId.optional(),
})
export const GeneratePlan = PlanWish.refine(isSpan, { error: spanNeeded, path: ['endDate'] })
export type GeneratePlan = z.infer<typeof GeneratePlan>
export type GeneratePlanForm = z.input<typeof GeneratePlan>

export const MealPlanEvent = z.discriminatedUnion('type', [
  /** What POST /api/generations/:id/cancel takes. */
  z.strictObject({ type: z.literal('started'), generationId: z.string() }),
  z.strictObject({
    type: z.literal('progress'),
    message: z.string(),
    done: z.int().optional(),
    of: z.int().optional(),
  }),
  /** A plan that is better than the one before, and how good it is. Dollars; the share is 0 to 1. */
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

/** What 422 wishes_contradict carries in `ways`: rules to let go together, and what that would bring. */
export const PlanWay = z.strictObject({
  /** For `without` of the next try. */
  rules: z.array(z.string()),
  words: z.array(z.string()),
  /** The figure that would just do, in words ('$71.20', '55 minutes'); null where the rule is no figure. */
  wouldDo: z.string().nullable(),
})
export type PlanWay = z.infer<typeof PlanWay>

const TodayMeal = z.strictObject({
  entry: OwnId,
  meal: z.enum(weekMeals),
  at: z.string(),
  kind: PlanEntry.shape.kind,
  recipeId: z.int().nullable(),
  title: z.string(),
  imageUrl: z.string().nullable(),
  totalMinutes: z.number().nullable(),
  note: z.string(),
})

const Feed = z.strictObject({ /** '/calendar/….ics'; null where there is none. */ path: z.string().nullable() })

/** Beside these rows the plain route GET /calendar/:token.ics. */
export const mealPlans = endpoints({
  list: {
    method: 'GET',
    path: '/api/meal-plans',
    summary: 'Own meal plans, newest first; the next page stands in the Link header',
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
    summary: 'A plan made by hand; recipes and menus that are given become its dinners, one a day',
    access: 'account',
    requires: 'mealPlans',
    body: PlanWish.omit({ without: true, planId: true, seconds: true })
      .extend({
        title: Title,
        eaters: Eaters.optional(),
        menuIds: z.array(RowId).max(planBounds.days).default([]),
        recipeIds: z.array(RowId).max(planBounds.days).default([]),
        isActive: z.boolean().default(true),
        isTemplate: z.boolean().default(false),
      })
      .refine(isSpan, { error: spanNeeded, path: ['endDate'] }),
    output: MealPlanWithMeals,
    status: 201,
    limit: 'write',
  },
  generate: {
    method: 'POST',
    path: '/api/meal-plans/generate',
    summary: 'Plan a week, or again; answers JSON, or events as better plans are found. Stops when the caller leaves.',
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
    summary: 'What the active plan has for a day, by the calendar of the reader',
    access: 'account',
    requires: 'mealPlans',
    query: z.strictObject({ date: day }),
    output: z.strictObject({ planId: z.int().nullable(), title: z.string(), meals: z.array(TodayMeal) }),
    limit: 'read',
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
  update: {
    method: 'PATCH',
    path: '/api/meal-plans/:id',
    summary: 'Its words, days, eaters and rules, and changes of its calendar in the order in which they were made',
    access: 'account',
    requires: 'mealPlans',
    params: Id,
    body: z.strictObject({
      title: Title.optional(),
      description: Description.optional(),
      startDate: day.optional(),
      endDate: day.optional(),
      isActive: z.boolean().optional(),
      isTemplate: z.boolean().optional(),
      repeats: z
        .int()
        .min(0)
        .max(planBounds.repeats, `A plan comes again ${planBounds.repeats} times at most.`)
        .optional(),
      eaters: Eaters.optional(),
      rules: RulesGiven.optional(),
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
    summary: 'Another dish at one meal; all others stay',
    access: 'account',
    requires: 'mealPlans',
    needsSetup: true,
    params: Id,
    body: z.strictObject(Place),
    output: MealPlanWithMeals,
    limit: 'generate',
  },
  prices: {
    method: 'POST',
    path: '/api/meal-plans/:id/prices',
    summary: 'What each rule of a generated plan costs, and what other budgets would bring',
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
    summary: 'The same plan from another day, or as a template',
    access: 'account',
    requires: 'mealPlans',
    params: Id,
    body: z.strictObject({
      title: Title.optional(),
      startDate: day.optional(),
      isTemplate: z.boolean().default(false),
    }),
    output: MealPlanWithMeals,
    status: 201,
    limit: 'write',
  },
  shop: {
    method: 'POST',
    path: '/api/meal-plans/:id/shopping-lists',
    summary: 'A shopping list for each day of shopping, by what keeps how long',
    access: 'account',
    requires: 'mealPlans',
    params: Id,
    body: z.strictObject({
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
        .refine((days) => new Set(days).size === days.length, 'Each day once, please.'),
    }),
    output: z.array(ShoppingList),
    limit: 'write',
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
    summary: 'The secret address of the calendar of the active plan',
    access: 'account',
    requires: 'mealPlans',
    output: Feed,
    limit: 'read',
  },
  openFeed: {
    method: 'POST',
    path: '/api/calendar-feed',
    summary: 'Make a secret address; an older one ends',
    access: 'account',
    requires: 'mealPlans',
    body: NoBody,
    output: Feed,
    limit: 'write',
  },
  closeFeed: {
    method: 'DELETE',
    path: '/api/calendar-feed',
    summary: 'End the secret address',
    access: 'account',
    requires: 'mealPlans',
    body: NoBody,
    output: Feed,
    limit: 'write',
  },
})
