import { z } from 'zod'
import { endpoints } from '#contract/endpoint.ts'
import { Day } from '#contract/plan-wish.ts'
import { ListedRecipe } from '#contract/recipe.ts'

const TonightsIdea = ListedRecipe.extend({
  /** What speaks for it this evening: 'Uses up the spinach'. */
  why: z.string(),
})

export const tonight = endpoints({
  ideas: {
    method: 'GET',
    path: '/api/tonight',
    summary: 'Three of the member’s recipes for an evening in the reader’s time zone; they stay the same all evening',
    access: 'account',
    requires: 'nothing',
    query: z.strictObject({ date: Day }),
    output: z.array(TonightsIdea),
    limit: 'read',
  },
})
