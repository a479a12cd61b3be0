import { z } from 'zod'
import { endpoints } from '#contract/endpoint.ts'
import { Line, RowId } from '#contract/text.ts'

/** Prices that can be set at a time, over all foods. */
export const mostPrices = 5000
/** Letters of where a figure comes from. */
const longestPriceSource = 120
/** Months after this one in which a price may begin. */
export const monthsAhead = 12
/** Months that are looked at to see what a price changes, this one first. */
export const monthsLookedAt = 24
/** Recipes are counted up to here. */
export const mostCounted = 10_000

/** 'YYYY-MM' */
const Month = z.string().regex(/^20\d\d-(?:0[1-9]|1[0-2])$/, 'Please choose a month, such as 2026-11')
const FoodId = z.string().regex(/^[a-z0-9-]{1,60}$/, 'Please choose a food from the list')

/** What somebody says that a food costs. */
const PriceToSet = z.strictObject({
  food: FoodId,
  /** Dollars for 100 g, as sold. */
  usd: z
    .number('Please enter a price')
    .positive('The price must be more than 0')
    .max(1000, 'The price can be at most $1,000 for 100 g'),
  /** The first month in which it holds. */
  since: Month,
  /** Months of the year in which it holds; empty: all of them. */
  months: z
    .array(z.int().min(1, 'Months must be from 1 to 12').max(12, 'Months must be from 1 to 12'))
    .max(12, 'Please choose at most 12 months')
    .default([])
    .transform((months) => [...new Set(months)].sort((one, other) => one - other))
    .transform((months) => (months.length === 12 ? [] : months)),
  source: Line(longestPriceSource, 'Please say where the price comes from'),
})
export type PriceToSet = z.infer<typeof PriceToSet>

const FoodPrice = z.strictObject({
  food: z.strictObject({ id: z.string(), name: z.string() }),
  /** Dollars for 100 g, as sold, this month. */
  usd: z.number(),
  source: z.string(),
  /** 'YYYY-MM', the month that the figure speaks of. */
  month: z.string(),
  /** Whether an administrator has set it; else it is the table's. */
  isSet: z.boolean(),
})
export type FoodPrice = z.infer<typeof FoodPrice>

const PriceOnFile = z.strictObject({
  id: z.int(),
  usd: z.number(),
  since: z.string(),
  months: z.array(z.int()),
  source: z.string(),
  /** Whether it is the one that holds this month. */
  isNow: z.boolean(),
})
export type PriceOnFile = z.infer<typeof PriceOnFile>

/** So many recipes; `isMore`: or more. */
const RecipeCount = z.strictObject({ count: z.int(), isMore: z.boolean() })
export type RecipeCount = z.infer<typeof RecipeCount>

const OpenedFoodPrice = FoodPrice.extend({
  /** What comes with the program, in dollars for 100 g. */
  table: z.strictObject({ usd: z.number(), source: z.string(), month: z.string() }),
  /** The usual package. */
  pack: z.strictObject({ label: z.string(), grams: z.number() }),
  /** Tap water and ice are free, and stay so. */
  canBeSet: z.boolean(),
  /** This month. */
  today: z.string(),
  prices: z.array(PriceOnFile),
  /** Stored recipes with this food. */
  recipes: RecipeCount,
})
export type OpenedFoodPrice = z.infer<typeof OpenedFoodPrice>

/** What a price would change, in dollars. */
const PricePreview = z.strictObject({
  /** What 100 g cost in each month that it changes. */
  months: z.array(z.strictObject({ month: z.string(), before: z.number(), after: z.number() })),
  recipes: RecipeCount,
  /** A dish that the kitchen makes with it, in the first of the months; all servings together. */
  dish: z.strictObject({ title: z.string(), servings: z.number(), before: z.number(), after: z.number() }),
})
export type PricePreview = z.infer<typeof PricePreview>

const forAdministrators = { access: 'admin', requires: 'nothing' } as const
const ofFood = z.strictObject({ food: FoodId })

/** What administrators do with what foods cost. */
export const foodPrices = endpoints({
  list: {
    ...forAdministrators,
    method: 'GET',
    path: '/api/admin/food-prices',
    summary: 'What foods cost this month, by name: all of them, or those that match a search',
    query: z.strictObject({
      q: z.string().trim().max(100).optional(),
      /** Only foods that an administrator has set a price for. */
      isSet: z.literal('true').optional(),
      limit: z.coerce.number().int().min(1).max(100).default(50),
      cursor: z.string().max(300).optional(),
    }),
    output: z.array(FoodPrice),
    limit: 'read',
  },
  read: {
    ...forAdministrators,
    method: 'GET',
    path: '/api/admin/food-prices/:food',
    summary: 'What a food costs, what the table says, and every price that has been set for it',
    params: ofFood,
    output: OpenedFoodPrice,
    limit: 'read',
  },
  preview: {
    ...forAdministrators,
    method: 'POST',
    path: '/api/admin/food-prices/preview',
    summary: 'What a price would change: which months, how many stored recipes, and what a dish costs before and after',
    body: PriceToSet,
    output: PricePreview,
    status: 200,
    limit: 'verify',
  },
  set: {
    ...forAdministrators,
    method: 'POST',
    path: '/api/admin/food-prices',
    summary: 'Set what a food costs from a month on, or in certain months of the year',
    body: PriceToSet,
    output: OpenedFoodPrice,
    status: 200,
    limit: 'write',
  },
  takeBack: {
    ...forAdministrators,
    method: 'POST',
    path: '/api/admin/food-prices/:food/take-back',
    summary: 'Remove a price that was set; the one set before it, or the table’s, applies again',
    params: ofFood,
    body: z.strictObject({ id: RowId }),
    output: OpenedFoodPrice,
    status: 200,
    limit: 'write',
  },
})
