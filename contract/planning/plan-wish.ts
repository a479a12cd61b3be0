import { z } from 'zod'
import { AllergyOfProfile, DietOfProfile } from '#contract/accounts/accounts.ts'
import { planSentences } from '#contract/planning/plan-sentences.ts'
import { choosingSeconds } from '#contract/planning/planning.ts'
import { Clock, Line, RowId } from '#contract/text.ts'
import { daysOfPlan, isInCentury } from '#domain/plan/meal-plan/calendar/calendar-days.ts'
import { hasMeals, mealBounds, mostMealsOfDay, repeatedMeal } from '#domain/plan/meal-plan/eaters/seating.ts'
import { type Eater, MealOfDays, planBounds } from '#domain/plan/meal-plan/meal-plan.ts'
import { nutrientNames, Target, TargetsOver, weekMeals } from '#domain/plan/week/week.ts'

export const Day = z.iso
  .date('must be a date, such as 2026-11-23')
  .refine(isInCentury, 'must be a date in this century')
const OwnId = z.string().regex(/^[\w-]{6,40}$/, 'isn’t a valid ID')
/** A dish of a plan, as what something is cooked. */
export const Planned = z.strictObject({ plan: RowId, entry: OwnId })
export const Title = Line(200, planSentences.title)
export const Description = z.string().trim().max(1000)
/** How often a plan comes again after its first time. */
export const Repeats = z.int().min(0).max(planBounds.repeats, `A plan can repeat at most ${planBounds.repeats} times.`)
const Note = z.string().trim().max(500, 'A note can have at most 500 characters.')

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
  /** Left out: each day, as in plans that are older. */
  targetsOver: TargetsOver.optional(),
})
export const eatersMost = `A plan can feed at most ${planBounds.eaters} people.`
export const Eaters = z
  .array(EaterGiven)
  .min(1, planSentences.eatersLeast)
  .max(planBounds.eaters, eatersMost)
  .refine((eaters) => new Set(eaters.map(({ id }) => id)).size === eaters.length, 'Everyone needs their own ID.')

const MealGiven = MealOfDays.extend({
  at: Clock,
  weekdays: z.array(z.int().min(0).max(6)).max(7).default([0, 1, 2, 3, 4, 5, 6]),
  eaters: z.array(OwnId).max(planBounds.eaters).default([]),
})
const Meals = z
  .array(MealGiven)
  .max(mealBounds.rows, { error: planSentences.mealsMost, abort: true })
  .refine((meals) => mostMealsOfDay(meals) <= mealBounds.ofDay, { error: planSentences.mealsOfDayMost })
const timesAWeek = z.int().min(0).max(21)
const RulesGiven = z.strictObject({
  meals: Meals.min(1, planSentences.mealsLeast)
    .refine((meals) => repeatedMeal(meals) < 0, { error: planSentences.mealTwice })
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

/** Some of the rules, to be changed; the others stay. */
export const RulesChanged = z.strictObject(withoutDefaults(RulesGiven.shape)).partial()

function withoutDefaults<Shape extends Readonly<Record<string, z.ZodDefault>>>(shape: Shape) {
  return Object.fromEntries(Object.entries(shape).map(([key, rule]) => [key, rule.unwrap()])) as {
    [Key in keyof Shape]: ReturnType<Shape[Key]['unwrap']>
  }
}

/** Rules as they stand in a plan: one that is older may have a meal twice a day. */
const RulesBefore = RulesGiven.extend({ meals: Meals })

export const spanNeeded = `A plan has 1 to ${planBounds.days} days and can’t end before it starts.`
export function isSpan({ startDate, endDate }: { startDate: string; endDate: string }): boolean {
  const days = daysOfPlan({ startDate, endDate })
  return days >= 1 && days <= planBounds.days
}

/** Whether everyone whom the rules seat at a meal is there. */
export function isSeated({ eaters = [], rules }: Seated): boolean {
  const known = new Set(eaters.map(({ id }) => id))
  return rules.meals.every((meal) => meal.eaters.every((id) => known.has(id)))
}
interface Seated {
  readonly eaters?: readonly Pick<Eater, 'id'>[] | undefined
  readonly rules: Pick<z.infer<typeof RulesGiven>, 'meals'>
}
export const seated = { error: planSentences.noSuchEater, path: ['rules', 'meals'] }

/** Ids of those whom an entry is for; none: everyone at that meal. */
const EatersNamed = z.array(OwnId).max(planBounds.eaters, eatersMost).default([])
/** An entry by its dish: where it stands is told by `place`. */
const Dish = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('recipe'),
    recipeId: RowId,
    /** The menu that it is placed with; left out: none. One that is gone, or never was theirs, is none either. */
    menuId: RowId.optional(),
    eaters: EatersNamed,
  }),
  z.strictObject({
    kind: z.literal('leftover'),
    cookedAt: OwnId,
    eaters: EatersNamed,
  }),
  /** Whoever eats out has nothing of what is cooked for that meal. */
  z.strictObject({ kind: z.literal('out'), eaters: EatersNamed }),
  z.strictObject({ kind: z.literal('note') }),
])
export type PlanDish = z.infer<typeof Dish>
export const Place = {
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

/** People and rules from which others were made: what was not changed among them stays as another device has left it. */
export const WishesBefore = z.strictObject({ eaters: Eaters, rules: RulesBefore })
export type WishesBefore = z.infer<typeof WishesBefore>

export const PlanWish = z.strictObject({
  /** 'Week of November 23' where nothing is given. */
  title: Title.optional(),
  description: Description.optional(),
  startDate: Day,
  endDate: Day,
  eaters: Eaters,
  rules: RulesGiven.prefault({}),
  /** Rules that a refusal named and that may be let go this time. */
  without: z.array(z.string().max(60)).max(600).default([]),
  /** How long to look for better plans once there is one, at most. */
  seconds: z.int().min(1).max(choosingSeconds.most).default(choosingSeconds.usual),
  /** This plan is planned again: its locked entries, notes and meals eaten out stay. By the same wishes it never gets worse. */
  planId: RowId.optional(),
  /** By the reader's calendar: of a plan that is planned again, the days before it stay as they are. Left out: all are planned. */
  date: Day.optional(),
  was: WishesBefore.optional(),
})
export const GeneratePlan = PlanWish.refine(isSpan, { error: spanNeeded, path: ['endDate'] })
  .refine(isSeated, seated)
  .refine((wish) => !isSpan(wish) || hasMeals(wish, wish.rules.meals), {
    error: planSentences.noMeals,
    path: ['rules', 'meals'],
  })
export type GeneratePlan = z.infer<typeof GeneratePlan>
export type GeneratePlanForm = z.input<typeof GeneratePlan>
