import { AppError } from '#contract/errors.ts'
import type { MenuEvent, MenuRequest } from '#contract/planning/menus.ts'
import { coursesOf } from '#domain/plan/menu/meal.ts'
import type { AppContext } from '#server/context.ts'
import { releaseReservation, reserveGeneration, type UserRow } from '#server/features/accounts/store.ts'
import type { MenuOrder } from '#server/features/menus/course-dishes.ts'
import { menuView } from '#server/features/menus/menu-view.ts'
import { boundBy, wishOfMenu } from '#server/features/menus/menu-wishes.ts'
import { planMenu } from '#server/features/menus/plan-menu.ts'
import { insertMenu } from '#server/features/menus/store.ts'
import type { StoredMenu } from '#server/features/menus/tables.ts'
import { wordsOfMenu } from '#server/features/menus/words-of-menu.ts'
import { type WrittenCourse, writeCourse } from '#server/features/menus/write-course.ts'
import {
  assertRoomForRecipes,
  cancelled,
  dayIsSpent,
  deliverRecipes,
  lately,
  startGeneration,
} from '#server/features/recipes/store.ts'

/**
 * Reserves a place in the day for each recipe, plans dishes that go together, has each written and checked, and saves and counts them
 * all at once. Whatever ends it before that keeps nothing and gives the places back.
 */
export async function* generateMenu(world: AppContext, user: UserRow, request: MenuRequest): AsyncGenerator<MenuEvent> {
  const { database, now } = world
  await assertRoomForRecipes(database, user.id, request.recipeCount)
  const reservation = await reserveGeneration(database, user.id, now(), request.recipeCount)
  if (!reservation.allowed) throw dayIsSpent(reservation, now(), request.recipeCount)
  const { signal, end } = await startGeneration(world, user.id, reservation.id)
  const context = { ...world, kitchen: world.kitchen.for(user.id, signal) }
  try {
    const courses = coursesOf(request.mealType, request.recipeCount).map(({ course }) => course)
    yield { type: 'started', generationId: reservation.id, courses }
    yield { type: 'progress', message: 'Choosing dishes that go together' }
    const planned = await planMenu(context.kitchen, await orderOf(context, user, request))
    const written: WrittenCourse[] = []
    for (const [place, course] of planned.entries()) {
      const recipe = await writeCourse(context, user.id, course, written, signal)
      if (signal.aborted) throw cancelled()
      written.push(recipe)
      yield { type: 'recipe', place, ...shownOf(recipe) }
    }
    yield { type: 'progress', message: 'Saving it to your menus' }
    const menu = await deliver(context, user, reservation.id, request, written)
    if (!menu) throw cancelled()
    const view = await menuView(world, menu, user)
    yield { type: 'done', result: { menu: view, summary: { totalRecipes: view.recipes.length } } }
  } catch (error) {
    // whatever it was in the middle of
    throw signal.aborted ? cancelled() : error
  } finally {
    end()
    await releaseReservation(database, user.id, reservation.id)
  }
}

/** What the menu is planned from: the request with the profile, the notes and what they had lately. */
export async function orderOf(context: AppContext, user: UserRow, request: MenuRequest): Promise<MenuOrder> {
  const { database, kitchen, now, recipeSeeds } = context
  const common = wishOfMenu(user, request, await lately(database, user.id, now()))
  const bound = common.notes === '' ? common : boundBy(common, await kitchen.ask('heardWish', common))
  return { request, common: bound, include: foodsOf(request.includeIngredients), seed: recipeSeeds(user.email) }
}

async function deliver(
  { database, dishPainter, jobs, now }: AppContext,
  user: UserRow,
  reservationId: string,
  request: MenuRequest,
  written: readonly WrittenCourse[],
): Promise<StoredMenu | undefined> {
  return database.transaction(async () => {
    const recipes = await deliverRecipes(database, user.id, reservationId, written, now())
    if (!recipes) return undefined
    if (dishPainter) for (const { id } of recipes) await jobs.add('paint-dish', { userId: user.id, recipeId: id })
    const places = recipes.map(({ id }, place) => ({ recipeId: id, course: written[place]!.plan.course }))
    const main = written.find(({ plan }) => plan.isMain) ?? written[0]!
    const { servings } = main.recipe
    const menu = {
      ...wordsOfMenu(request, servings, written),
      request: { ...request, servings },
      places,
    }
    return insertMenu(database, user.id, menu, now())
  })
}

function shownOf({ plan, recipe }: WrittenCourse) {
  const { title, description, calories, estimatedCost, prepTime, cookTime } = recipe
  return {
    course: plan.course,
    title,
    description,
    totalMinutes: prepTime + cookTime,
    calories,
    estimatedCost: Number(estimatedCost),
  }
}

function foodsOf(given: MenuRequest['includeIngredients']): string[] {
  const texts = typeof given === 'string' ? given.split(/[,;\n]/) : (given ?? [])
  const foods = [...new Set(texts.map((text) => text.trim()).filter(Boolean))]
  if (foods.length > mostWanted)
    throw new AppError('invalid_input', `A menu can include at most ${mostWanted} ingredients of your choice.`)
  return foods
}
const mostWanted = 20
