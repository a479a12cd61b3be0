import { AppError } from '#contract/errors.ts'
import type { DemoRecipe } from '#contract/public/demo.ts'
import type { DemoWish } from '#domain/recipe/demo/demo-choices.ts'
import type { AppContext } from '#server/context.ts'
import { keepsakeOf, type ToKeep } from '#server/features/demo/keepsake.ts'

type World = Pick<AppContext, 'kitchen' | 'recipeSeeds' | 'secret' | 'now'>

/**
 * A recipe for who has no account, by the composer alone: what strangers type is sent to no language model. Throws wishes_contradict with
 * the fields of the form, and unavailable where no recipe passed every check.
 */
export async function makeDemo(world: World, wish: DemoWish): Promise<DemoRecipe> {
  const made = await world.kitchen.ask('demoRecipe', wish, world.recipeSeeds('a visitor'))
  if (!made) throw new AppError('unavailable', 'We couldn’t write a recipe that passes every check. Please try again.')
  if ('contradiction' in made) {
    const { message, wishes } = made.contradiction
    throw new AppError('wishes_contradict', message, { wishes })
  }
  const { draft, changes, dish, eater } = made
  const kept = { draft, changes, dish, eater }
  return demoView(world, kept, keepsakeOf(world, kept))
}

/** The recipe of a keepsake as its page shows it. */
export async function demoView(
  { kitchen }: Pick<World, 'kitchen'>,
  { draft, eater }: Pick<ToKeep, 'draft' | 'eater'>,
  keepsake: string,
): Promise<DemoRecipe> {
  const { verification, summary } = await kitchen.ask('shownDemo', draft, eater)
  const { reasons: _, ...words } = draft
  return {
    ...words,
    prepTime: verification.time.totalMinutes,
    calories: Math.round(verification.nutrition.perServing.calories),
    allergies: [...eater.allergens],
    summary,
    verification,
    keepsake,
  }
}
