import { entitlements } from '#contract/plans.ts'
import type { tonight } from '#contract/tonight.ts'
import { dayAfter } from '#domain/plan/meal-plan/calendar-days.ts'
import { ideasForEvening } from '#domain/plan/tonight.ts'
import { allergensOf } from '#domain/recipe/declared-allergies.ts'
import type { RecipeSummary } from '#domain/recipe/verify/summary.ts'
import type { UserRow } from '#server/features/accounts/store.ts'
import { stockOf } from '#server/features/at-home/store.ts'
import { narrowRowsOf, narrowViews } from '#server/features/recipes/store.ts'
import { dinnersOf } from '#server/features/tonight/store.ts'
import type { Handlers } from '#server/http/binding.ts'

const shown = 3
/** Some of those that are found do not suit their reader. */
const looked = 12
/** What is to be used within so many days should be thought of tonight. */
const soonDays = 4

export const tonightHandlers: Handlers<typeof tonight, UserRow> = {
  async ideas(context, { query: { date } }) {
    const { account, database, now } = context
    const stock = entitlements[account.subscriptionTier].mealPlans ? await stockOf(database, account.id) : []
    const last = dayAfter(date, soonDays)
    const mustGo = new Set(stock.flatMap(({ food, useBy }) => (useBy !== null && useBy <= last ? [food] : [])))
    const ideas = ideasForEvening(await dinnersOf(database, account.id, now()), date, mustGo, looked)
    const rows = await narrowRowsOf(
      database,
      account.id,
      ideas.map(({ id }) => id),
    )
    const views = new Map((await narrowViews(context, rows, account)).map((view) => [view.id, view]))
    return ideas
      .flatMap(({ id, why }) => {
        const view = views.get(id)
        return view && suits(view.summary, account) ? [{ ...view, why }] : []
      })
      .slice(0, shown)
  },
}

/** Fits for certain, as no verdict is shown beside it. To readers of no allergies a summary names what is in the recipe. */
function suits({ allergens, diet }: RecipeSummary, { allergies }: UserRow): boolean {
  const isAllergic = allergensOf(allergies).length > 0
  const isSafe = !isAllergic || allergens.every(({ verdict }) => verdict === 'not_found')
  return isSafe && (diet === null || diet.verdict === 'fits')
}
