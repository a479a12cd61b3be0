import { z } from 'zod'

/** Meals of a day, in its order; each comes once. */
export const weekMeals = ['breakfast', 'morning-snack', 'lunch', 'snack', 'dinner', 'evening-snack'] as const
export type WeekMeal = (typeof weekMeals)[number]

/** What a dish is for: one for a snack is for each of them. */
export const dishMeals = ['breakfast', 'lunch', 'dinner', 'snack'] as const
export type DishMeal = (typeof dishMeals)[number]

/** What the dishes of a meal are for. */
export function dishMealOf(meal: WeekMeal): DishMeal {
  return meal === 'morning-snack' || meal === 'evening-snack' ? 'snack' : meal
}

export const nutrientNames = [
  'calories',
  'protein',
  'carbs',
  'fat',
  'fiber',
  'sugar',
  'saturatedFat',
  'sodium',
] as const

/** What a rule of variety counts: what a dish is about ('fish', 'chicken', 'beans'), or how it is. */
const Trait = z.string().min(1).max(40)

/** Kilocalories, milligrams of sodium, grams of the rest, for a day or for the whole plan. */
export const Target = z.strictObject({
  nutrient: z.enum(nutrientNames),
  per: z.enum(['day', 'plan']),
  least: z.number().min(0).max(1_000_000).optional(),
  most: z.number().min(0).max(1_000_000).optional(),
})
export type Target = z.infer<typeof Target>

/** Whether what somebody wants of a day holds on each day, or on average over each seven days of a plan. */
export const TargetsOver = z.enum(['day', 'week'])

/** Who eats: a portion of 1 is a serving of the recipe. What they may have stands in the dishes, not here. */
export const Eater = z.strictObject({
  name: z.string().min(1).max(80),
  portion: z.number().min(0.25).max(4),
  targets: z.array(Target).max(24),
  /** Left out: each day. */
  targetsOver: TargetsOver.optional(),
})
export type Eater = z.infer<typeof Eater>

/** A meal of the plan for some of its eaters, who are places in the wish's list; nobody sits at two that are not locked. */
export const Slot = z.strictObject({
  day: z.int().min(0).max(27),
  meal: z.enum(weekMeals),
  eaters: z.array(z.int().min(0).max(11)).min(1).max(12),
  /** Minutes from start to table, at most; of the cook's hands where two dishes are cooked. */
  minutes: z.int().min(1).max(1440).optional(),
  /** A dish that stays. */
  locked: z.string().max(80).optional(),
  /** The meal at which the dish that stays is cooked, where it is eaten again here: its place in the wish. */
  lockedFrom: z.int().min(0).optional(),
  /** Cooked beside another of the same hour: what rules count is that one. */
  isBeside: z.boolean().optional(),
  /** Dishes that are not served at it. */
  not: z.array(z.string().max(80)).max(100).optional(),
  /** Eaten out: nothing is cooked, and the day's targets are asked of its other meals. */
  isOut: z.boolean().optional(),
  /** May be what was cooked ahead for an earlier meal. */
  mayBeLeftover: z.boolean().optional(),
})
export type Slot = z.infer<typeof Slot>

/** So often in each seven days, or in the plan where that is shorter, counted over what is cooked for everyone; `meals`: only there. */
const Times = z.strictObject({
  trait: Trait,
  least: z.int().min(0).max(112).optional(),
  most: z.int().min(0).max(112).optional(),
  meals: z.array(z.enum(weekMeals)).optional(),
})

/** What is at home of a product, by the key of product-kinds.ts: grams as bought, good until the end of that day of the plan. */
export const Stock = z.strictObject({
  product: z.string().max(1000),
  grams: z.number().min(0).max(100_000),
  lastDay: z.int().min(0).max(10_000),
})
export type Stock = z.infer<typeof Stock>

/** A cooking shortly before or after a plan, which variety looks at. Two of one dish on a day are two. */
export const Near = z.strictObject({
  /** From the start of the plan: below 0, or beyond its last day. */
  day: z.int().min(-3).max(30),
  /** By its id, as it would be a candidate. */
  dish: z.string().max(80),
  /** For lunch or dinner. */
  isLarge: z.boolean(),
  main: z.string().optional(),
  form: z.string().optional(),
})
export type Near = z.infer<typeof Near>

export const WeekWish = z.strictObject({
  days: z.int().min(1).max(28),
  /** The first day that is planned; those before it are over, and each of their meals is locked or out. Left out: all are planned. */
  from: z.int().min(0).max(27).optional(),
  eaters: z.array(Eater).min(1).max(12),
  slots: z.array(Slot).min(1).max(512),
  /** Cents for the whole plan: amounts used, and what spoils of the packages. Each week of a longer plan has its share by days. */
  budget: z.int().min(0).max(10_000_000).optional(),
  atHome: z.array(Stock).max(300),
  /** Within three days of the plan. Left out: nothing is known of them. */
  near: z.array(Near).max(100).optional(),
  rules: z.strictObject({
    times: z.array(Times).max(24),
    /** No main food of a lunch or dinner again on the same day or the next. */
    mainsApart: z.boolean(),
    /** How often one dish may be cooked, for breakfasts and snacks and for lunches and dinners. */
    mostOfOneDish: z.strictObject({ small: z.int().min(1).max(28), large: z.int().min(1).max(28) }),
  }),
  /** 'cheapest': cents alone. 'best': cents and points, as points.ts has them. */
  aim: z.enum(['cheapest', 'best']),
})
export type WeekWish = z.infer<typeof WeekWish>

/** One way to finish a dish: as it is written, or without the lines that some eater may not have. */
export const Finish = z.strictObject({
  /** Lines that are left off the plate, as the recipe has them; none: as it is written. */
  without: z.array(z.string()),
  /** Cents of the amounts used, of all servings of the recipe. */
  cents: z.int().min(0),
  /** Of a serving. */
  nutrients: z.record(z.enum(nutrientNames), z.number()),
  /** Grams of vegetables and fruit in a serving, as eaten. Left out: nothing is known of it. */
  produce: z.number().min(0).optional(),
  /** Grams as bought, of a serving: a food of the table, and which product of it. */
  foods: z.array(
    z.strictObject({
      product: z.string(),
      food: z.string(),
      grams: z.number(),
      /** What it can be taken from at home as well, and grams of that for a gram: a lemon for its juice. */
      partOf: z.strictObject({ product: z.string(), food: z.string(), share: z.number().positive() }).optional(),
    }),
  ),
})
export type Finish = z.infer<typeof Finish>

/** Ways in which two dishes can be alike. */
export const dishKinds = ['dish', 'main', 'form', 'cuisine', 'base'] as const

/** A candidate: a recipe as the plan weighs it, for the eaters of one wish. */
export const WeekDish = z.strictObject({
  id: z.string().max(80),
  title: z.string().max(200),
  /** None: it is served only where it is locked. */
  meals: z.array(z.enum(dishMeals)),
  servings: z.number().positive(),
  minutes: z.number(),
  activeMinutes: z.number(),
  /** What it is about, by its family; what comes again is known by it. */
  main: z.string().optional(),
  /** What a week should not have too much of, besides the main food: the form of the dish, its cuisine, what it stands on. */
  kinds: z.strictObject({ form: Trait, cuisine: Trait, base: Trait }).partial().optional(),
  /** Everything that a rule can count: its main food, 'fish', 'meat', 'cold' … */
  traits: z.array(Trait),
  /** Days that what is left of it keeps; 0: it is eaten at once. */
  keepsDays: z.int().min(0),
  finishes: z.array(Finish).min(1),
  /** For each eater of the wish the place of their finish, null where they may not have the dish. */
  finishOf: z.array(z.int().nullable()),
  /** For each eater from -2, what they do not like, to 2. */
  liking: z.array(z.int().min(-2).max(2)),
})
export type WeekDish = z.infer<typeof WeekDish>
