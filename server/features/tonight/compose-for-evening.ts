import type { ComposedDish } from '#contract/home/tonight.ts'
import { dishAddress } from '#contract/recipes/dish-address.ts'
import { GenerationRequest } from '#contract/recipes/generation.ts'
import { hashOf } from '#domain/chance.ts'
import { foods } from '#domain/food/foods.ts'
import type { Wish } from '#domain/options/wish.ts'
import type { ComposedDinner } from '#domain/plan/tonight/composed-dinners.ts'
import { type Idea, isWorkday, rankForEvening, unlikeFirst, workdayMinutes } from '#domain/plan/tonight/tonight.ts'
import type { AppContext } from '#server/context.ts'
import type { UserRow } from '#server/features/accounts/store.ts'
import { eaterOf, lately, makeWish } from '#server/features/recipes/store.ts'

const shown = 3
/** So many are composed for it, of which the best are shown. */
const looked = 12
/** Seeds of an idea are at most 1,000. */
const firstSeeds = 1000 - looked

type World = Pick<AppContext, 'database' | 'kitchen' | 'now'>

/**
 * New dishes for whoever has too few of their own: dinners that keep their profile, ranked as their own are, the first of them with what has to go
 * (`mustGo`, ids of foods). The same all evening, until something is written or cooked.
 */
export async function composeForEvening(
  { database, kitchen, now }: World,
  cook: UserRow,
  date: string,
  mustGo: readonly string[],
): Promise<ComposedDish[]> {
  const { recent, tastes } = await lately(database, cook.id, now())
  const first = 1 + (hashOf(`${date} ${cook.id}`) % firstSeeds)
  const seeds = Array.from({ length: looked }, (_, turn) => first + turn)
  const wishOf = (request: GenerationRequest): Wish => ({ ...makeWish(cook, request, recent), ...tastes })
  const dinner = dinnerFor(cook, date)
  const names = mustGo.flatMap((id) => foods.get(id)?.name ?? [])
  const wants = names.map((name) => [name])
  const [allowed] = await kitchen.ask('allowedWants', wishOf(dinner), wants)
  const ranked = async (request: GenerationRequest): Promise<Ranked[]> => {
    const dinners = await kitchen.ask('composedDinners', wishOf(request), seeds, eaterOf(cook))
    return rankedFor(dinners, request, cook, date, new Set(mustGo))
  }
  const usingUp = allowed === undefined ? [] : await ranked({ ...dinner, includeIngredients: names[allowed] })
  // one with what must go, whatever speaks for others
  const offered = [...usingUp.slice(0, 1), ...(await ranked(dinner))]
  return unlikeFirst(offered)
    .slice(0, shown)
    .map(({ shown: dish }) => dish)
}

/** A dish as it is shown, and as it is compared with others. */
interface Ranked {
  readonly dish: Idea['dish']
  readonly shown: ComposedDish
}

/** Whoever has not said how long they cook is not kept for longer than an hour after work. */
function dinnerFor({ cookingTimePreference }: UserRow, date: string): GenerationRequest {
  const isShort = cookingTimePreference === null && isWorkday(date)
  return GenerationRequest.parse({ recipeType: 'Main Dish', ...(isShort && { prepTime: workdayMinutes }) })
}

function rankedFor(
  dinners: readonly ComposedDinner[],
  request: GenerationRequest,
  { cookingTimePreference }: UserRow,
  date: string,
  mustGo: ReadonlySet<string>,
): Ranked[] {
  const dishes = dinners.map(({ foods: ids, summary }, id) => ({
    id,
    foods: ids,
    minutes: summary.totalMinutes,
    isFavorite: false,
    isLiked: false,
    wasCooked: false,
    daysAgo: 0,
  }))
  return rankForEvening(dishes, date, mustGo, cookingTimePreference !== null).map(({ dish, why = 'New for you' }) => {
    const { title, pictured, summary, seed } = dinners[dish.id]!
    return {
      dish,
      shown: { title, summary, why, imageUrl: dishAddress({ title, ...pictured }), wish: { ...request, idea: seed } },
    }
  })
}
