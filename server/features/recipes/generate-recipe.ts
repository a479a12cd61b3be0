import { AppError } from '#contract/errors.ts'
import type { GenerationEvent, GenerationRequest } from '#contract/generation.ts'
import { resetsAt } from '#contract/quota.ts'
import type { AppContext } from '#server/context.ts'
import type { UserRow } from '#server/features/accounts/store.ts'
import { makeWish, requestFieldOf } from '#server/features/recipes/make-wish.ts'
import { newRecipe } from '#server/features/recipes/new-recipe.ts'
import { recipeView } from '#server/features/recipes/recipe-view.ts'
import { releaseReservation, reserveGeneration } from '#server/features/recipes/reservations.ts'
import { runningGenerations } from '#server/features/recipes/running-generations.ts'
import { deliverRecipe } from '#server/features/recipes/store.ts'
import { lately } from '#server/features/recipes/what-she-had.ts'
import { writeChecked } from '#server/features/recipes/write-checked.ts'

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
  const wish = { ...makeWish(user, request, recent), ...tastes }
  const reservation = await reserveGeneration(database, user.id, now())
  if (!reservation.allowed) throw dayIsSpent(reservation, now())
  const signal = runningGenerations.start(reservation.id)
  try {
    yield { type: 'started', generationId: reservation.id }
    yield { type: 'progress', stage: 'writing', message: 'Choosing a dish that fits your wishes' }
    const nextSeed = () => context.recipeSeeds(user.email)
    const outcome = yield* writeChecked(context, user.id, wish, signal, { idea: request.idea, nextSeed })
    if (!outcome || signal.aborted) throw cancelled()
    if (outcome.type === 'contradiction') {
      const wishes = outcome.wishes.map((each) => requestFieldOf(each, request))
      throw new AppError('wishes_contradict', outcome.message, { wishes })
    }
    yield { type: 'progress', stage: 'saving', message: 'Putting it in your recipes' }
    const delivered = await database.transaction(async () => {
      const recipe = await deliverRecipe(
        database,
        user.id,
        reservation.id,
        newRecipe(outcome, wish),
        outcome.kept.entry,
        now(),
      )
      if (recipe && context.dishPainter) await context.jobs.add('paint-dish', { userId: user.id, recipeId: recipe.id })
      return recipe
    })
    if (!delivered) throw cancelled()
    yield { type: 'done', result: await recipeView(context, delivered, user) }
  } catch (error) {
    // whatever it was in the middle of
    throw signal.aborted ? cancelled() : error
  } finally {
    runningGenerations.end(reservation.id)
    await releaseReservation(database, user.id, reservation.id)
  }
}

function dayIsSpent({ limit, used }: { limit: number; used: number }, now: Date): AppError {
  return new AppError(
    'daily_limit_reached',
    `You've reached your daily limit of ${limit} recipes. More come tomorrow.`,
    {
      limit,
      used,
      resetsAt: resetsAt(now).toISOString(),
      retryAfter: Math.ceil((resetsAt(now).getTime() - now.getTime()) / 1000),
    },
  )
}

function cancelled(): AppError {
  return new AppError('generation_cancelled', 'The generation was stopped. Nothing was counted.')
}
