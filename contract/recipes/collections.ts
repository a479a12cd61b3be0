import { z } from 'zod'
import { endpoints } from '#contract/endpoint.ts'
import { mostAtOnce } from '#contract/how-many.ts'
import { CollectionRule } from '#contract/recipes/collection-rule.ts'
import { Id, Line, NoBody, RowId } from '#contract/text.ts'

/** So many collections a member can have, so many letters their names, and so many recipes lie in one. */
export const mostCollections = 100
const collectionNameLength = 60
export const mostInCollection = 2000

export const CollectionName = Line(collectionNameLength, 'Please name the collection')
const RecipeIds = z.array(RowId).max(mostAtOnce, `You can select at most ${mostAtOnce} recipes at once`)

export const Collection = z.strictObject({
  id: z.int(),
  name: z.string(),
  /** What fits this filter is in it; null where it is put together by hand. */
  rule: CollectionRule.nullable(),
  /** How many recipes were put into it; null where a rule does. */
  recipes: z.int().nullable(),
})
export type Collection = z.infer<typeof Collection>

/** Collections of one's own recipes. Those by hand are listed by `?collection=` of GET /api/recipes, those by rule by their filter. */
export const collections = endpoints({
  list: {
    method: 'GET',
    path: '/api/collections',
    summary: 'The member’s collections, by name: all of them, or those that a recipe is in, by hand or by its filters',
    access: 'account',
    requires: 'nothing',
    query: z.strictObject({ recipeId: z.coerce.number().pipe(RowId).optional() }),
    output: z.array(Collection),
    limit: 'read',
  },
  create: {
    method: 'POST',
    path: '/api/collections',
    summary: 'Create a collection: filled by hand, with any recipes that are named, or by a rule',
    access: 'account',
    requires: 'nothing',
    body: z
      .strictObject({ name: CollectionName, rule: CollectionRule.optional(), recipeIds: RecipeIds.optional() })
      .refine(({ rule, recipeIds }) => !rule || !recipeIds, {
        path: ['recipeIds'],
        error: 'A collection with filters fills itself, so you can’t add recipes to it',
      }),
    output: Collection,
    status: 201,
    limit: 'write',
  },
  update: {
    method: 'PATCH',
    path: '/api/collections/:id',
    summary: 'Rename a collection, or give one that fills itself other filters',
    access: 'account',
    requires: 'nothing',
    params: Id,
    body: z
      .strictObject({ name: CollectionName, rule: CollectionRule })
      .partial()
      .refine((body) => Object.keys(body).length > 0, 'must have a name or filters'),
    output: Collection,
    limit: 'write',
  },
  remove: {
    method: 'DELETE',
    path: '/api/collections/:id',
    summary: 'Delete a collection; its recipes stay',
    access: 'account',
    requires: 'nothing',
    params: Id,
    body: NoBody,
    output: z.strictObject({ success: z.literal(true) }),
    limit: 'write',
  },
  restore: {
    method: 'POST',
    path: '/api/collections/:id/restore',
    summary: 'Undo a deletion, within an hour',
    access: 'account',
    requires: 'nothing',
    params: Id,
    body: NoBody,
    output: Collection,
    limit: 'write',
  },
  add: {
    method: 'POST',
    path: '/api/collections/:id/recipes',
    summary: 'Add recipes to a collection that is filled by hand; returns the ones that weren’t in it yet',
    access: 'account',
    requires: 'nothing',
    params: Id,
    body: z.strictObject({ recipeIds: RecipeIds.min(1, 'Please select at least one recipe') }),
    output: z.strictObject({ recipeIds: z.array(z.int()) }),
    limit: 'write',
  },
  take: {
    method: 'POST',
    path: '/api/collections/:id/recipes/remove',
    summary: 'Remove recipes from a collection; returns the ones that were in it',
    access: 'account',
    requires: 'nothing',
    params: Id,
    body: z.strictObject({ recipeIds: RecipeIds.min(1, 'Please select at least one recipe') }),
    output: z.strictObject({ recipeIds: z.array(z.int()) }),
    limit: 'write',
  },
})
