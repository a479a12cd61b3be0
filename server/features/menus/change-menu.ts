import { AppError } from '#contract/errors.ts'
import { courseOfType, planOfPlace } from '#domain/plan/menu/meal.ts'
import type { MenuDish } from '#domain/plan/menu/menu-dish.ts'
import type { AppContext } from '#server/context.ts'
import type { UserRow } from '#server/features/accounts/store.ts'
import { orderOf } from '#server/features/menus/generate-menu.ts'
import { planPlace } from '#server/features/menus/plan-menu.ts'
import { updateMenu } from '#server/features/menus/store.ts'
import type { MenuPlace, StoredMenu } from '#server/features/menus/tables.ts'
import { type MenuPart, wordsOfMenu } from '#server/features/menus/words-of-menu.ts'
import { writeCourse } from '#server/features/menus/write-course.ts'
import {
  assertRoomForRecipes,
  cancelled,
  dayIsSpent,
  deliverRecipes,
  findRecipes,
  lately,
  releaseReservation,
  reserveGeneration,
  startGeneration,
} from '#server/features/recipes/store.ts'
import type { StoredRecipe } from '#server/features/recipes/tables.ts'

/** Own recipes in the places of a menu; those that were in it keep their course. Throws not_found for another's. */
export async function placesOf(
  { database }: Pick<AppContext, 'database'>,
  menu: StoredMenu,
  recipeIds: readonly number[],
): Promise<MenuPlace[]> {
  const before = new Map(menu.places.map(({ recipeId, course }) => [recipeId, course]))
  const added = recipeIds.filter((id) => !before.has(id))
  const found = new Map((await findRecipes(database, menu.userId, added)).map((recipe) => [recipe.id, recipe]))
  return recipeIds.map((recipeId) => {
    const course = before.get(recipeId)
    if (course) return { recipeId, course }
    const recipe = found.get(recipeId)
    if (!recipe) throw new AppError('not_found', 'We can’t find that recipe.')
    return { recipeId, course: courseOfType(recipe.recipeType) }
  })
}

/** Another dish in one place, which goes with the others: one recipe of the day. The one before stays among the recipes. */
export async function swapDish(world: AppContext, user: UserRow, menu: StoredMenu, place: number): Promise<StoredMenu> {
  const { database, now } = world
  const before = menu.places[place]
  if (!before) throw new AppError('invalid_input', 'This menu doesn’t have a dish at that position.')
  await assertRoomForRecipes(database, user.id)
  const reservation = await reserveGeneration(database, user.id, now())
  if (!reservation.allowed) throw dayIsSpent(reservation, now())
  const { signal, end } = await startGeneration(world, user.id, reservation.id)
  const context = { ...world, kitchen: world.kitchen.for(user.id, signal) }
  try {
    const { kitchen } = context
    const recipes = await findRecipes(
      database,
      user.id,
      menu.places.map(({ recipeId }) => recipeId),
    )
    const order = await orderOf(context, user, menu.request)
    const wanted = { servings: menu.request.servings, include: order.include }
    const dishes = new Map(
      await Promise.all(
        recipes.map(async (recipe) => [recipe.id, await kitchen.ask('menuDishOf', recipe, wanted)] as const),
      ),
    )
    const beside = [...dishes].flatMap(([id, dish]) => (id === before.recipeId ? [] : [dish]))
    const { recent } = await lately(database, user.id, now())
    const planned = await planPlace(kitchen, order, {
      plan: planOfPlace(
        menu.request.mealType,
        menu.places.map((each) => each.course),
        place,
      ),
      others: beside,
      before: new Set([...recent, ...recipes.flatMap(({ dish, title }) => (dish ? [dish, title] : [title]))]),
    })
    const written = await writeCourse(
      context,
      user.id,
      planned,
      beside.map((dish) => ({ dish })),
      signal,
    )
    const parts = partsOf(menu, recipes, dishes)
    const swapped = await database.transaction(async () => {
      const [recipe] = (await deliverRecipes(database, user.id, reservation.id, [written], now())) ?? []
      if (!recipe) throw cancelled()
      const places = menu.places.map((kept, at) => (at === place ? { ...before, recipeId: recipe.id } : kept))
      const words = parts && renamed(menu, parts, parts.with(place, { ...written, plan: parts[place]!.plan }))
      const updated = await updateMenu(database, user.id, menu.id, { places, ...words }, now(), menu.updatedAt)
      if (!updated)
        throw new AppError(
          'changed_elsewhere',
          'This menu was changed in the meantime. Nothing was counted. Please take another look.',
        )
      if (context.dishPainter) await context.jobs.add('paint-dish', { userId: user.id, recipeId: recipe.id })
      return updated
    })
    return swapped
  } catch (error) {
    // whatever it was in the middle of
    throw signal.aborted ? cancelled() : error
  } finally {
    end()
    await releaseReservation(database, user.id, reservation.id)
  }
}

/** The dishes of a menu in their places; undefined where one of them was deleted. */
function partsOf(
  { request, places }: StoredMenu,
  recipes: readonly StoredRecipe[],
  dishes: ReadonlyMap<number, MenuDish>,
): MenuPart[] | undefined {
  const courses = places.map(({ course }) => course)
  const parts = places.flatMap(({ recipeId }, at) => {
    const [recipe, dish] = [recipes.find(({ id }) => id === recipeId), dishes.get(recipeId)]
    return recipe && dish ? [{ plan: planOfPlace(request.mealType, courses, at), recipe, dish }] : []
  })
  return parts.length === places.length ? parts : undefined
}

/** The words of a menu that were made of its dishes, made anew; what the cook wrote stays. */
function renamed({ title, description, request }: StoredMenu, before: readonly MenuPart[], after: readonly MenuPart[]) {
  const [were, are] = [before, after].map((parts) => wordsOfMenu(request, request.servings, parts))
  return {
    ...(title === were!.title && { title: are!.title }),
    ...(description === were!.description && { description: are!.description }),
  }
}
