import type { WeekFood } from '#domain/plan/week/larder/week-food.ts'
import type { Kitchen } from '#server/kitchen/kitchen.ts'

/** What every food costs a plan beyond the grams that are used, by its id. Asked once by each version of the kitchen. */
export async function weekFoodsOf(kitchen: Kitchen): Promise<ReadonlyMap<string, WeekFood>> {
  const { version } = kitchen
  if (known?.version !== version) known = { version, foods: ask(kitchen) }
  const own = known
  try {
    return await own.foods
  } catch (error) {
    if (known === own) known = undefined
    throw error
  }
}

let known: { readonly version: string; readonly foods: Promise<ReadonlyMap<string, WeekFood>> } | undefined

/** For everybody who asks meanwhile: whoever asked first may leave. */
async function ask(kitchen: Kitchen): Promise<ReadonlyMap<string, WeekFood>> {
  const foods = await kitchen.for('the house').ask('weekFoods')
  return new Map(foods.map((food) => [food.id, food]))
}
