import type { Input } from '#contract/endpoint.ts'
import { AppError } from '#contract/errors.ts'
import type { mealPlans } from '#contract/planning/meal-plans.ts'
import { cutText } from '#domain/cut-text.ts'
import { daysOfPlan } from '#domain/plan/meal-plan/calendar/calendar-days.ts'
import type { Eater, PlanEntry } from '#domain/plan/meal-plan/meal-plan.ts'
import type { AppContext } from '#server/context.ts'
import type { UserRow } from '#server/features/accounts/store.ts'
import { newEntryId, noSuchRecipe } from '#server/features/meal-plans/own-plan.ts'
import { assertLetters, plannedRecipes } from '#server/features/meal-plans/planned-recipes.ts'
import { insertPlan } from '#server/features/meal-plans/store.ts'
import type { StoredPlan } from '#server/features/meal-plans/tables.ts'
import { findMenu } from '#server/features/menus/store.ts'

/**
 * A plan made by hand. Recipes become its dinners, one a day, and then menus, whose recipes stand together. Throws not_found for what
 * is none of theirs, and invalid_input for a menu all of whose recipes were deleted.
 */
export async function makePlan(
  { database, now }: Pick<AppContext, 'database' | 'now'>,
  owner: UserRow,
  { recipeIds, menuIds, eaters = [themself(owner)], description = '', ...plan }: Input<typeof mealPlans.create>['body'],
): Promise<StoredPlan> {
  const menus = await Promise.all(menuIds.map((id) => findMenu(database, owner.id, id)))
  const ofMenus = menus.map((menu) => {
    if (!menu) throw new AppError('not_found', 'We can’t find that menu.')
    return menu.places.map(({ recipeId }) => ({ recipeId, menuId: menu.id }))
  })
  const named = [...new Set([...recipeIds, ...ofMenus.flat().map(({ recipeId }) => recipeId)])]
  const found = new Set((await plannedRecipes(database, owner.id, named)).map(({ id }) => id))
  if (recipeIds.some((id) => !found.has(id))) throw noSuchRecipe()
  await assertLetters(database, owner, [], [...found])
  const dinners = [
    ...recipeIds.map((recipeId) => [{ recipeId, menuId: null }]),
    ...ofMenus.map((dishes) => dishes.filter(({ recipeId }) => found.has(recipeId))),
  ]
  if (dinners.some(({ length }) => length === 0)) throw new AppError('invalid_input', 'No recipes found in this menu')
  const days = daysOfPlan(plan)
  if (dinners.length > days) {
    const most = days === 1 ? '1 day' : `${days} days`
    throw new AppError('invalid_input', `That’s ${dinners.length} dinners, but the plan has only ${most}.`)
  }
  const entries = dinners.flatMap((dishes, day) => dishes.map((dish) => dinner(day, dish)))
  // nobody eats by a template
  const isActive = plan.isActive && !plan.isTemplate
  return insertPlan(database, owner.id, { ...plan, description, isActive, eaters }, entries, now())
}

/** Whoever makes a plan and names nobody cooks for themself. */
function themself({ firstName, dietaryPreference, allergies, foodDislikes }: UserRow): Eater {
  return {
    id: newEntryId(),
    name: cutText(firstName, 80),
    diet: dietaryPreference,
    allergies,
    dislikes: foodDislikes ?? '',
    portion: 1,
    targets: [],
  }
}

function dinner(day: number, dish: Pick<PlanEntry, 'recipeId' | 'menuId'>): PlanEntry {
  const plain = { cookedAt: null, eaters: [], without: [], note: '', isLocked: false }
  return { id: newEntryId(), day, meal: 'dinner', kind: 'recipe', ...dish, ...plain }
}
