import type { mealPlans } from '#contract/planning/meal-plans.ts'
import type { shoppingDays } from '#contract/planning/shopping-days.ts'
import { Id } from '#contract/text.ts'
import type { AppContext } from '#server/context.ts'
import type { UserRow } from '#server/features/accounts/store.ts'
import { begunAhead, begunOn } from '#server/features/meal-plans/calendar/begun-ahead.ts'
import { closeFeed, findFeed, openFeed } from '#server/features/meal-plans/calendar/feed-store.ts'
import { mealToCook } from '#server/features/meal-plans/calendar/meal-to-cook.ts'
import { mealsOn } from '#server/features/meal-plans/calendar/todays-meals.ts'
import { changePlan } from '#server/features/meal-plans/changing/change-plan.ts'
import { duplicatePlan } from '#server/features/meal-plans/duplicate-plan.ts'
import { makePlan } from '#server/features/meal-plans/make-plan.ts'
import { foundPlan, ownPlan } from '#server/features/meal-plans/own-plan.ts'
import { planRows, planView } from '#server/features/meal-plans/plan-view.ts'
import { generatePlan } from '#server/features/meal-plans/planning/generate-plan.ts'
import { pricePlan } from '#server/features/meal-plans/planning/price-plan.ts'
import { swapMeal } from '#server/features/meal-plans/planning/swap-meal.ts'
import { keepingOfDays, shopPlan } from '#server/features/meal-plans/shop-plan.ts'
import { deletePlan, listPlans, restorePlan } from '#server/features/meal-plans/store.ts'
import type { Handlers } from '#server/http/binding.ts'
import { afterCursor, linkNextPage } from '#server/http/pages.ts'

export const mealPlanHandlers: Handlers<typeof mealPlans, UserRow> = {
  async list(context, { query: { limit, cursor, template } }) {
    const { account, database, reply } = context
    const found = await listPlans(database, account.id, { limit: limit + 1, before: afterCursor(cursor), template })
    const page = found.slice(0, limit)
    if (found.length > limit) linkNextPage(reply, page.at(-1)!.id)
    return planRows(context, page)
  },

  async create(context, { body }) {
    context.kitchen.letIn()
    return planView(context, await makePlan(context, context.account, body), context.account)
  },

  generate: (context, { body }) => generatePlan(context, context.account, body),

  today: (context, { query }) => mealsOn(context, context.account, query.date),

  aheadOn: (context, { query }) => begunOn(context, context.account, query.date),

  async ahead(context, { params }) {
    return begunAhead(context, await ownPlan(context, context.account, params.id), context.account)
  },

  async get(context, { params }) {
    return planView(context, await ownPlan(context, context.account, params.id), context.account)
  },

  async meal(context, { params, query }) {
    const { account } = context
    return mealToCook(context, account, await ownPlan(context, account, params.id), query)
  },

  async update(context, { params, body }) {
    context.kitchen.letIn()
    return planView(context, await changePlan(context, context.account, params.id, body), context.account)
  },

  async swap(context, { params, body }) {
    return swapMeal(context, context.account, await ownPlan(context, context.account, params.id), body)
  },

  async prices(context, { params }) {
    return pricePlan(context, context.account, await ownPlan(context, context.account, params.id))
  },

  async duplicate(context, { params, body }) {
    context.kitchen.letIn()
    const plan = await ownPlan(context, context.account, params.id)
    return planView(context, await duplicatePlan(context, plan, body), context.account)
  },

  async shop(context, { params, body }) {
    return shopPlan(context, context.account, await ownPlan(context, context.account, params.id), body)
  },

  async remove({ account, database, now }, { params }) {
    foundPlan((await deletePlan(database, account.id, params.id, now())) || undefined)
    return { success: true }
  },

  async restore(context, { params }) {
    const { account, database, kitchen, now } = context
    kitchen.letIn()
    return planView(context, foundPlan(await restorePlan(database, account.id, params.id, now())), account)
  },

  async feed({ account, database }) {
    return { path: await findFeed(database, account.id) }
  },

  async openFeed({ account, database, now }) {
    return { path: await openFeed(database, account.id, now()) }
  },

  async closeFeed({ account, database }) {
    await closeFeed(database, account.id)
    return { path: null }
  },
}

export const shoppingDaysHandlers: Handlers<typeof shoppingDays, UserRow> = {
  async keeping(context, { params, body }) {
    return keepingOfDays(context, context.account, await ownPlan(context, context.account, params.id), body)
  },
}

/** Throws not_found where the plan of an address is none of theirs. */
export async function assertOwnPlan(context: AppContext, user: UserRow, params: unknown): Promise<void> {
  const { data } = Id.safeParse(params)
  if (data) await ownPlan(context, user, data.id)
}
