import type { TitledTimeline } from '#domain/plan/timeline/timeline-shape.ts'
import type { AppContext } from '#server/context.ts'
import type { StoredRecipe } from '#server/features/recipes/tables.ts'

/** When to start what, so that all of these are ready together. `titles`: what they are called, where that is not as their recipes are. */
export async function titledTimeline(
  { kitchen }: Pick<AppContext, 'kitchen'>,
  recipes: readonly StoredRecipe[],
  titles: readonly string[] = recipes.map(({ title }) => title),
): Promise<TitledTimeline> {
  const dishes = recipes.map(({ id, title, ingredients, instructions }) => ({ id, title, ingredients, instructions }))
  return { ...(await kitchen.ask('timelineOf', dishes)), titles: [...titles] }
}
