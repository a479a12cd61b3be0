import { z } from 'zod'
import { endpoints } from '#contract/endpoint.ts'
import { ForCooking, Recipe } from '#contract/recipes/recipe.ts'
import { NoBody } from '#contract/text.ts'
import { RecipeDraft } from '#domain/recipe/recipe.ts'
import { Verification } from '#domain/recipe/verification.ts'

/** 22 letters, digits, hyphens and underscores. */
const Token = z.strictObject({ token: z.string().regex(/^[\w-]{22}$/, 'This link isn’t valid.') })

/** A shared recipe: nothing in it tells whose it is. */
export const SharedRecipe = z.strictObject({
  recipe: RecipeDraft.extend({
    prepTime: z.number(),
    cookTime: z.number(),
    imageUrl: z.string(),
    photoUrl: z.string().nullable(),
    ...ForCooking,
  }),
  /** For the reader's own profile where they are signed in. */
  verification: Verification,
  isOwn: z.boolean(),
})
export type SharedRecipe = z.infer<typeof SharedRecipe>

/** Beside these rows the plain route GET /api/shared/:token/picture.png, the social preview. */
export const sharing = endpoints({
  read: {
    method: 'GET',
    path: '/api/shared/:token',
    summary: 'A shared recipe, for anyone who has its link',
    access: 'either',
    requires: 'nothing',
    params: Token,
    output: SharedRecipe,
    limit: 'search',
  },
  keep: {
    method: 'POST',
    path: '/api/shared/:token/keep',
    summary: 'Save a copy of a shared recipe to the member’s recipes',
    access: 'account',
    requires: 'nothing',
    params: Token,
    body: NoBody,
    output: Recipe,
    status: 201,
    limit: 'write',
  },
})
