import type { z } from 'zod'
import type { CheckRequest, check } from '#contract/public/check.ts'
import { searchFoods } from '#domain/food/match/search-foods.ts'
import { allergensOf } from '#domain/options/declared-allergies.ts'
import type { EaterProfile } from '#domain/recipe/profile.ts'
import type { UserRow } from '#server/features/accounts/store.ts'
import type { Handlers } from '#server/http/binding.ts'

export const checkHandlers: Handlers<typeof check, UserRow> = {
  checkText: ({ kitchen }, { body }) => kitchen.ask('checkText', body, eaterOf(body)),

  swaps: ({ kitchen }, { body: { line, ...pasted } }) => kitchen.ask('swapsForText', pasted, line, eaterOf(pasted)),

  searchFoods: (_context, { query }) => searchFoods(query.q).map(({ id, name }) => ({ id, name })),
}

function eaterOf({ allergies, diet }: Pick<z.infer<typeof CheckRequest>, 'allergies' | 'diet'>): EaterProfile {
  return { allergens: allergensOf(allergies), ...(diet && { diet }), dislikes: [], equipment: [] }
}
