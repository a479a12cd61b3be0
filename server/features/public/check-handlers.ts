import type { check } from '#contract/check.ts'
import { searchFoods } from '#domain/food/search-foods.ts'
import { allergensOf } from '#domain/recipe/declared-allergies.ts'
import type { UserRow } from '#server/features/accounts/store.ts'
import type { Handlers } from '#server/http/binding.ts'

export const checkHandlers: Handlers<typeof check, UserRow> = {
  checkText({ kitchen }, { body }) {
    const eater = {
      allergens: allergensOf(body.allergies),
      ...(body.diet && { diet: body.diet }),
      dislikes: [],
      equipment: [],
    }
    return kitchen.ask('checkText', body, eater)
  },

  searchFoods: (_context, { query }) => searchFoods(query.q).map(({ id, name }) => ({ id, name })),
}
