import type { tonight } from '#contract/home/tonight.ts'
import { entitlements } from '#contract/plans.ts'
import type { ListedRecipe } from '#contract/recipes/recipe.ts'
import { allergensOf } from '#domain/options/declared-allergies.ts'
import { dayAfter } from '#domain/plan/meal-plan/calendar/calendar-days.ts'
import { areAlike, type Idea, rankForEvening } from '#domain/plan/tonight/tonight.ts'
import type { RecipeSummary } from '#domain/recipe/verify/summary.ts'
import type { UserRow } from '#server/features/accounts/store.ts'
import { narrowRowsOf, narrowViews, readInTurn } from '#server/features/recipes/store.ts'
import { stockOf } from '#server/features/stock/store.ts'
import { composeForEvening } from '#server/features/tonight/compose-for-evening.ts'
import { dinnersOf } from '#server/features/tonight/store.ts'
import type { Handlers, RequestContext } from '#server/http/binding.ts'

const shown = 3
/** Some do not suit their reader: they are looked at by so many until enough are found. */
const atOnce = 12
/** What is to be used within so many days should be thought of tonight. */
const soonDays = 4

export const tonightHandlers: Handlers<typeof tonight, UserRow> = {
  async ideas(context, { query: { date } }) {
    const { account, database, kitchen, now } = context
    const mustGo = new Set(await whatMustGo(context, date))
    const dinners = await readInTurn(context, account.id, () => dinnersOf(database, account.id, date, now()))
    const ranked = rankForEvening(dinners, date, mustGo, account.cookingTimePreference !== null)
    const named = new Map(dinners.map((dish) => [dish.id, dish.named]))
    const chosen: (Idea & { view: ListedRecipe })[] = []
    for (let from = 0; from < ranked.length && chosen.length < shown; from += atOnce) {
      const looked = ranked.slice(from, from + atOnce)
      const areDinners = await kitchen.ask(
        'areDinners',
        looked.map(({ dish }) => named.get(dish.id)!),
      )
      const dinnersOnly = looked.filter((_, at) => areDinners[at])
      for (const idea of await suitableOf(context, dinnersOnly)) {
        const isNew = !chosen.some(({ dish }) => areAlike(dish, idea.dish))
        if (isNew && chosen.length < shown) chosen.push(idea)
      }
    }
    return chosen.map(({ view, why = 'From your recipes' }) => ({ ...view, why }))
  },

  async composed(context, { query: { date } }) {
    return composeForEvening(context, context.account, date, await whatMustGo(context, date))
  },
}

/** Foods at home that have to be used soon and may still be, by their ids, the soonest first, where the plan knows of them. */
async function whatMustGo({ account, database }: RequestContext<UserRow>, date: string): Promise<string[]> {
  if (!entitlements[account.subscriptionTier].mealPlans) return []
  const last = dayAfter(date, soonDays)
  const stock = await stockOf(database, account.id)
  return stock.flatMap(({ food, useBy }) => (useBy !== null && useBy >= date && useBy <= last ? [food] : []))
}

async function suitableOf(context: RequestContext<UserRow>, ideas: readonly Idea[]) {
  const { account, database } = context
  const ids = ideas.map(({ dish }) => dish.id)
  const views = await narrowViews(context, await narrowRowsOf(database, account.id, ids), account)
  const suitable = new Map(views.filter(({ summary }) => suits(summary, account)).map((view) => [view.id, view]))
  return ideas.flatMap((idea) => {
    const view = suitable.get(idea.dish.id)
    return view ? [{ ...idea, view }] : []
  })
}

/** Fits for certain, as no verdict is shown beside it. To readers of no allergies a summary names what is in the recipe. */
function suits({ allergens, diet }: RecipeSummary, { allergies }: UserRow): boolean {
  const isAllergic = allergensOf(allergies).length > 0
  const isSafe = !isAllergic || allergens.every(({ verdict }) => verdict === 'not_found')
  return isSafe && (diet === null || diet.verdict === 'fits')
}
