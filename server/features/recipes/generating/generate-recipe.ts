import { AppError } from '#contract/errors.ts'
import type { GenerationRequest } from '#contract/recipes/generation.ts'
import type { GenerationEvent } from '#contract/recipes/generation-event.ts'
import type { AppContext } from '#server/context.ts'
import { releaseReservation, reserveGeneration, type UserRow } from '#server/features/accounts/store.ts'
import { startGeneration } from '#server/features/recipes/generating/cancel-generation.ts'
import { cancelled, dayIsSpent } from '#server/features/recipes/generating/day-is-spent.ts'
import { makeWish, requestFieldOf } from '#server/features/recipes/generating/make-wish.ts'
import { newRecipe } from '#server/features/recipes/generating/new-recipe.ts'
import { lately } from '#server/features/recipes/generating/what-they-had.ts'
import { writeChecked } from '#server/features/recipes/generating/write-checked.ts'
import { dishesOf } from '#server/features/recipes/keeping/kept-recipes.ts'
import { assertRoomForRecipes } from '#server/features/recipes/keeping/room-for-recipes.ts'
import { recipeView } from '#server/features/recipes/recipe-view.ts'
import { deliverRecipes } from '#server/features/recipes/store.ts'

/**
 * Reserves a place in the day, has a recipe written that passes every check, saves and counts. Whatever ends it before the
 * recipe is delivered gives the place back.
 */
export async function* generateRecipe(
  world: AppContext,
  user: UserRow,
  request: GenerationRequest,
): AsyncGenerator<GenerationEvent> {
  // one request for the kitchen, from the first wish to the page
  const context = { ...world, kitchen: world.kitchen.for(user.id) }
  const { database, now } = context
  const { recent, tastes } = await lately(database, user.id, now())
  const otherThan = await dishesOf(database, user.id, request.otherThan ?? [])
  const asked = { ...makeWish(user, request, recent), ...tastes, ...(otherThan.length > 0 && { otherThan }) }
  // an idea is written by the very wish that it was offered for
  const wish = request.idea === undefined ? await context.kitchen.ask('withWordsHeard', asked) : asked
  await assertRoomForRecipes(database, user.id)
  const reservation = await reserveGeneration(database, user.id, now())
  if (!reservation.allowed) throw dayIsSpent(reservation, now())
  const { signal, end } = await startGeneration(context, user.id, reservation.id)
  let isSpent = false
  try {
    yield { type: 'started', generationId: reservation.id }
    yield { type: 'progress', stage: 'writing', message: 'Choosing a dish that fits your request' }
    const nextSeed = () => context.recipeSeeds(user.email)
    const outcome = yield* writeChecked(context, user.id, wish, signal, { idea: request.idea, nextSeed })
    if (!outcome || signal.aborted) throw cancelled()
    if (outcome.type === 'contradiction') {
      const wishes = outcome.wishes.map((each) => requestFieldOf(each, request))
      throw new AppError('wishes_contradict', outcome.message, { wishes })
    }
    yield { type: 'progress', stage: 'saving', message: 'Saving it to your recipes' }
    const delivered = await database.transaction(async () => {
      const written = [{ recipe: { ...newRecipe(outcome, wish), wish: request }, entry: outcome.kept.entry }]
      const [recipe] = (await deliverRecipes(database, user.id, reservation.id, written, now())) ?? []
      if (recipe && context.dishPainter) await context.jobs.add('paint-dish', { userId: user.id, recipeId: recipe.id })
      return recipe
    })
    if (!delivered) throw cancelled()
    isSpent = true
    yield { type: 'done', result: await recipeView(context, delivered, user) }
  } catch (error) {
    // whatever it was in the middle of
    throw signal.aborted ? cancelled() : error
  } finally {
    end()
    if (!isSpent) await releaseReservation(database, user.id, reservation.id)
  }
}
