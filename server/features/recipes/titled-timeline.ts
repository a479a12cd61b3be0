import { titlesApart } from '#domain/plan/meal-plan/cooking/titles-apart.ts'
import type { TitledTimeline } from '#domain/plan/timeline/timeline-shape.ts'
import type { AppContext } from '#server/context.ts'
import type { StoredRecipe } from '#server/features/recipes/tables.ts'

interface DishOfTimeline {
  readonly recipe: StoredRecipe
  /** 'for Ben and Mia'; null where it is for all. */
  readonly whom: string | null
}

/** When to start what, so that all of these are ready together. */
export async function titledTimeline(
  { kitchen }: Pick<AppContext, 'kitchen'>,
  cooked: readonly DishOfTimeline[],
): Promise<TitledTimeline> {
  const dishes = cooked.map(({ recipe: { id, title, ingredients, instructions } }) => ({
    id,
    title,
    ingredients,
    instructions,
  }))
  return {
    ...(await kitchen.ask('timelineOf', dishes)),
    titles: titlesApart(cooked.map(({ recipe: { title }, whom }) => ({ title, whom }))),
  }
}
