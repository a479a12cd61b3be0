import { isDeepStrictEqual } from 'node:util'
import type { Input } from '#contract/endpoint.ts'
import { AppError } from '#contract/errors.ts'
import type { menus } from '#contract/planning/menus.ts'
import { courseOfType, planOfPlace } from '#domain/plan/menu/meal.ts'
import type { MenuDish } from '#domain/plan/menu/menu-dish.ts'
import type { MenuMaker } from '#domain/plan/menu/menu-words.ts'
import type { Course } from '#domain/plan/menu/options.ts'
import type { AppContext } from '#server/context.ts'
import { releaseReservation, reserveGeneration, type UserRow } from '#server/features/accounts/store.ts'
import type { MenuOrder } from '#server/features/menus/course-dishes.ts'
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
  startGeneration,
} from '#server/features/recipes/store.ts'
import type { StoredRecipe } from '#server/features/recipes/tables.ts'
import type { Kitchen } from '#server/kitchen/kitchen.ts'

/**
 * A change by hand; words that were made of its dishes are made anew with them. Undefined where there is no such menu. Throws not_found for a
 * recipe that is none of theirs, and changed_elsewhere.
 */
export async function changeMenu(
  world: Pick<AppContext, 'database' | 'kitchen' | 'now'>,
  menu: StoredMenu,
  { recipeIds, courses, ...said }: Input<typeof menus.update>['body'],
): Promise<StoredMenu | undefined> {
  const { database, now } = world
  const places = recipeIds && (await placesOf(world, menu, recipeIds, courses))
  const words = places && (await wordsAnew(world, menu, places))
  const change = { ...words, ...said, ...(places && { places }) }
  const updated = await updateMenu(database, menu.userId, menu.id, change, now(), words && menu.updatedAt)
  if (!updated && words)
    throw new AppError('changed_elsewhere', 'This menu was changed in the meantime. Please take another look.')
  return updated
}

/** Undefined where the dishes stay, and where one of them was deleted: then nobody knows whether the words were made of them. */
async function wordsAnew(
  { database, kitchen }: Pick<AppContext, 'database' | 'kitchen'>,
  menu: StoredMenu,
  places: readonly MenuPlace[],
) {
  if (isDeepStrictEqual(places, menu.places)) return undefined
  const ids = new Set([...menu.places, ...places].map(({ recipeId }) => recipeId))
  const recipes = await findRecipes(database, menu.userId, [...ids])
  const dishes = await dishesOf(kitchen, recipes, { servings: menu.request.servings, include: [] })
  const [before, after] = [menu.places, places].map((each) => partsOf(menu.request, each, recipes, dishes))
  return before && after && renamed(menu, before, after, 'cook')
}

/** Own recipes in the places of a menu; those that were in it keep their course, unless one is given. Throws not_found for another's. */
async function placesOf(
  { database }: Pick<AppContext, 'database'>,
  menu: StoredMenu,
  recipeIds: readonly number[],
  given?: readonly Course[],
): Promise<MenuPlace[]> {
  const before = new Map(menu.places.map(({ recipeId, course }) => [recipeId, course]))
  const added = recipeIds.filter((id) => !before.has(id))
  const found = new Map((await findRecipes(database, menu.userId, added)).map((recipe) => [recipe.id, recipe]))
  return recipeIds.map((recipeId, at) => {
    const recipe = found.get(recipeId)
    const course = before.get(recipeId) ?? (recipe && courseOfType(recipe.recipeType, menu.request.mealType))
    if (!course) throw new AppError('not_found', 'We can’t find that recipe.')
    return { recipeId, course: given?.[at] ?? course }
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
    const dishes = await dishesOf(kitchen, recipes, { servings: menu.request.servings, include: order.include })
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
    const parts = partsOf(menu.request, menu.places, recipes, dishes)
    const swapped = await database.transaction(async () => {
      const [recipe] = (await deliverRecipes(database, user.id, reservation.id, [written], now())) ?? []
      if (!recipe) throw cancelled()
      const places = menu.places.map((kept, at) => (at === place ? { ...before, recipeId: recipe.id } : kept))
      const words = parts && renamed(menu, parts, parts.with(place, { ...written, plan: parts[place]!.plan }))
      const updated = await updateMenu(database, user.id, menu.id, { places, ...words }, now(), menu.updatedAt)
      if (!updated)
        throw new AppError(
          'changed_elsewhere',
          'This menu was changed in the meantime. The swap didn’t count toward your daily limit. Please take another look.',
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

/** Recipes as a menu for so many weighs them, by their ids. */
async function dishesOf(
  kitchen: Kitchen,
  recipes: readonly StoredRecipe[],
  wanted: Pick<MenuOrder, 'include'> & { servings: number },
): Promise<ReadonlyMap<number, MenuDish>> {
  return new Map(
    await Promise.all(
      recipes.map(async (recipe) => [recipe.id, await kitchen.ask('menuDishOf', recipe, wanted)] as const),
    ),
  )
}

/** The dishes of a menu in their places; undefined where one of them was deleted. */
function partsOf(
  request: StoredMenu['request'],
  places: readonly MenuPlace[],
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

/** The words of a menu that were made of its dishes, made anew; what the cook wrote stays. `maker`: who changes it, left out: who made it. */
function renamed(
  { title, description, request }: StoredMenu,
  before: readonly MenuPart[],
  after: readonly MenuPart[],
  maker?: MenuMaker,
) {
  const words = (parts: readonly MenuPart[], by?: MenuMaker) => wordsOfMenu(request, request.servings, parts, by)
  const madeBy = (['kitchen', 'cook'] as const).find((by) => description === words(before, by).description)
  const are = words(after, maker ?? madeBy)
  return {
    ...(title === words(before).title && { title: are.title }),
    ...(madeBy && { description: are.description }),
  }
}
