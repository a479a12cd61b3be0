import { z } from 'zod'
import { endpoints } from '#contract/endpoint.ts'
import { Planned } from '#contract/planning/plan-wish.ts'
import { mostRowsOfList, NewItemId } from '#contract/shopping/list-change.ts'
import { Id, Line, NoBody, PathId, RowId } from '#contract/text.ts'
import { listCategories } from '#domain/plan/shopping/list-categories.ts'

/** So much that a kitchen can look through it at once; who has more does not count it. */
export const mostAtHome = 300

const StockText = Line(200, 'Please enter what you have')
const Servings = z.int().min(1).max(100)
/** A day as the calendar has it. */
const Day = z.iso
  .date('must be a date, such as 2026-11-30')
  .refine((day) => day >= '2000-01-01' && day <= '2099-12-31', 'must be a date in this century')

export const AtHomeItem = z.strictObject({
  id: z.int(),
  /** Id in the table of foods; null where the kitchen does not know it. */
  food: z.string().nullable(),
  name: z.string(),
  /** As it was typed. */
  text: z.string(),
  /** What is left, as bought; null where nobody knows how much. */
  grams: z.number().nullable(),
  /** The same as a cook says it: '1 1/4' 'lb'. */
  amount: z.string(),
  unit: z.string(),
  category: z.enum(listCategories),
  /** 'YYYY-MM-DD', as the cook said it. */
  useBy: z.string().nullable(),
  /** The same day, or where none was said the one until which such a food keeps. */
  lastDay: z.string().nullable(),
  addedAt: z.string(),
})
export type AtHomeItem = z.infer<typeof AtHomeItem>

const Taken = z.strictObject({
  /** Of what lies at home. */
  id: z.int(),
  name: z.string(),
  grams: z.number(),
  /** What is taken, as a cook says it. */
  amount: z.string(),
  unit: z.string(),
  /** What is left: '1 1/4 lb', empty where nothing is. */
  left: z.string(),
})
export type Taken = z.infer<typeof Taken>

const Cooking = z.strictObject({
  /** To take it back by; null where nothing was there to be taken. */
  cookingId: z.int().nullable(),
  taken: z.array(Taken),
})
export type Cooking = z.infer<typeof Cooking>

/** What a list brought home, to be taken back with. */
const Brought = z.strictObject({
  added: z.array(AtHomeItem),
  /** Ids of its rows that were looked after. */
  rows: z.array(z.string()),
})
export type Brought = z.infer<typeof Brought>

/** What lies at home. It belongs to meal plans, which spend it. */
export const atHome = endpoints({
  list: {
    method: 'GET',
    path: '/api/at-home',
    summary: 'The items at home, starting with what spoils first',
    access: 'account',
    requires: 'mealPlans',
    output: z.array(AtHomeItem),
    limit: 'read',
  },
  add: {
    method: 'POST',
    path: '/api/at-home',
    summary: 'Add an item as typed, such as “2 lb chicken thighs”',
    access: 'account',
    requires: 'mealPlans',
    body: z.strictObject({ text: StockText, useBy: Day.nullish() }),
    output: AtHomeItem,
    status: 201,
    limit: 'write',
  },
  update: {
    method: 'PATCH',
    path: '/api/at-home/:id',
    summary: 'Change the name, the amount or the use-by date; null removes the date',
    access: 'account',
    requires: 'mealPlans',
    params: Id,
    body: z.strictObject({ text: StockText.optional(), useBy: Day.nullish() }),
    output: AtHomeItem,
    limit: 'write',
  },
  remove: {
    method: 'DELETE',
    path: '/api/at-home/:id',
    summary: 'Delete an item',
    access: 'account',
    requires: 'mealPlans',
    params: Id,
    body: NoBody,
    output: z.strictObject({ success: z.literal(true) }),
    limit: 'write',
  },
  restore: {
    method: 'POST',
    path: '/api/at-home/:id/restore',
    summary: 'Undo a deletion, within an hour',
    access: 'account',
    requires: 'mealPlans',
    params: Id,
    body: NoBody,
    output: AtHomeItem,
    limit: 'write',
  },
  fromList: {
    method: 'POST',
    path: '/api/at-home/from-list',
    summary:
      'Add the checked items on a shopping list to the items at home, in whole packages; each is added only once',
    access: 'account',
    requires: 'mealPlans',
    body: z.strictObject({ listId: RowId }),
    output: Brought,
    limit: 'write',
  },
  undoFromList: {
    method: 'POST',
    path: '/api/at-home/from-list/undo',
    summary: 'Undo adding a list’s items, within an hour; they can then be added again',
    access: 'account',
    requires: 'mealPlans',
    body: z.strictObject({
      listId: RowId,
      added: z.array(RowId).max(mostAtHome),
      rows: z.array(NewItemId).max(mostRowsOfList),
    }),
    output: z.array(AtHomeItem),
    limit: 'write',
  },
  ofRecipe: {
    method: 'GET',
    path: '/api/at-home/recipes/:recipeId',
    summary: 'What a recipe would use from the items at home',
    access: 'account',
    requires: 'mealPlans',
    params: z.strictObject({ recipeId: PathId }),
    query: z.strictObject({ servings: z.coerce.number().int().min(1).max(100).optional() }),
    output: z.array(Taken),
    limit: 'search',
  },
  cooked: {
    method: 'POST',
    path: '/api/at-home/cooked',
    summary: 'Subtract what a recipe uses from the items at home, starting with what spoils first',
    access: 'account',
    requires: 'mealPlans',
    /** `cookedOn`: the day of the cook's own calendar; `planned`: as what of a meal plan. */
    body: z.strictObject({
      recipeId: RowId,
      servings: Servings,
      cookedOn: Day.optional(),
      planned: Planned.optional(),
    }),
    output: Cooking,
    limit: 'write',
  },
  undoCooked: {
    method: 'POST',
    path: '/api/at-home/cooked/:cookingId/undo',
    summary: 'Put back what cooking used, within an hour',
    access: 'account',
    requires: 'mealPlans',
    params: z.strictObject({ cookingId: PathId }),
    body: NoBody,
    output: z.array(AtHomeItem),
    limit: 'write',
  },
})
