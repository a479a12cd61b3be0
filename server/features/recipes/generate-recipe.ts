import { randomInt } from 'node:crypto'
import { AppError } from '#contract/errors.ts'
import { resetsAt } from '#contract/quota.ts'
import type { GenerationEvent, GenerationRequest } from '#contract/recipes.ts'
import type { RecipeDraft } from '#domain/recipe/recipe.ts'
import { repairRecipe } from '#domain/recipe/repair/repair.ts'
import { verifyRecipe } from '#domain/recipe/verify/verify.ts'
import type { Wish } from '#domain/recipe/wish.ts'
import type { AppContext } from '#server/context.ts'
import type { UserRow } from '#server/features/accounts/store.ts'
import { eaterOfWish } from '#server/features/recipes/eater.ts'
import { makeWish, requestFieldOf } from '#server/features/recipes/make-wish.ts'
import { type Checked, newRecipe, type Written } from '#server/features/recipes/new-recipe.ts'
import { recipeView } from '#server/features/recipes/recipe-view.ts'
import { releaseReservation, reserveGeneration } from '#server/features/recipes/reservations.ts'
import { runningGenerations } from '#server/features/recipes/running-generations.ts'
import { deliverRecipe, recentDishes } from '#server/features/recipes/store.ts'

const recentDays = 30

/**
 * Reserves a place in the day, lets the writer write, verifies, repairs what can be repaired, saves and counts. Whatever
 * ends it before the recipe is delivered gives the place back.
 */
export async function* generateRecipe(
  context: AppContext,
  user: UserRow,
  request: GenerationRequest,
): AsyncGenerator<GenerationEvent> {
  const { database, now } = context
  const since = new Date(now().getTime() - recentDays * 24 * 60 * 60 * 1000)
  const wish = makeWish(user, request, await recentDishes(database, user.id, since))
  const reservation = await reserveGeneration(database, user.id, now())
  if (!reservation.allowed) throw dayIsSpent(reservation, now())
  const signal = runningGenerations.start(reservation.id)
  try {
    yield { type: 'started', generationId: reservation.id }
    yield { type: 'progress', stage: 'writing', message: 'Choosing a dish that fits your wishes' }
    const written = yield* write(context, wish, request, signal)
    yield { type: 'progress', stage: 'verifying', message: 'Checking every line' }
    const checked = check(written.draft, wish)
    if (signal.aborted) throw cancelled()
    yield { type: 'progress', stage: 'saving', message: 'Putting it in your recipes' }
    const delivered = await deliverRecipe(database, user.id, reservation.id, newRecipe(written, checked, wish), now())
    if (!delivered) throw cancelled()
    yield { type: 'done', result: recipeView(delivered, user) }
  } finally {
    runningGenerations.end(reservation.id)
    await releaseReservation(database, user.id, reservation.id)
  }
}

async function* write(
  context: AppContext,
  wish: Wish,
  request: GenerationRequest,
  signal: AbortSignal,
): AsyncGenerator<GenerationEvent, Written> {
  for await (const event of context.recipeWriter.write(wish, randomInt(2 ** 31), signal)) {
    if (signal.aborted) throw cancelled()
    if (event.type === 'draft') yield event
    else if (event.type === 'written') return event
    else {
      const wishes = event.wishes.map((each) => requestFieldOf(each, request))
      throw new AppError('wishes_contradict', event.message, { wishes })
    }
  }
  throw new Error('The writer ended without a recipe.')
}

/** What blocks is mended or the recipe is not given out. */
function check(draft: RecipeDraft, wish: Wish): Checked {
  const eater = eaterOfWish(wish)
  const verification = verifyRecipe(draft, eater)
  if (!verification.findings.some(({ severity }) => severity === 'blocks')) return { draft, verification, changes: [] }
  const repaired = repairRecipe(draft, eater)
  if ('failed' in repaired) {
    throw new AppError(
      'unavailable',
      'No recipe could be written that passes every check. Nothing was counted; please try again.',
    )
  }
  return repaired
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
