import { z } from 'zod'
import { endpoints } from '#contract/endpoint.ts'
import { Day } from '#contract/planning/plan-wish.ts'
import { GenerationRequest } from '#contract/recipes/generation.ts'
import { ListedRecipe } from '#contract/recipes/recipe.ts'
import { RecipeSummary } from '#domain/recipe/verify/summary.ts'

const TonightsIdea = ListedRecipe.extend({
  /** What speaks for it this evening: 'Uses up the spinach'. */
  why: z.string(),
})

const ComposedDish = z.strictObject({
  title: z.string(),
  imageUrl: z.string(),
  summary: RecipeSummary,
  why: z.string(),
  wish: GenerationRequest,
})
export type ComposedDish = z.infer<typeof ComposedDish>

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
  composed: {
    method: 'GET',
    path: '/api/tonight/composed',
    summary: 'Three new dishes for an evening, composed but not saved; `wish` asks for one in /api/generate-recipe',
    access: 'account',
    requires: 'nothing',
    query: z.strictObject({ date: Day }),
    output: z.array(ComposedDish),
    limit: 'generate',
  },
})
