import { z } from 'zod'
import { endpoints } from '#contract/endpoint.ts'
import { mostAtOnce } from '#contract/how-many.ts'
import { recipeFilters } from '#contract/recipes/recipe-filters.ts'
import { Tag } from '#contract/recipes/recipe-words.ts'
import { RowId } from '#contract/text.ts'

const RecipeIds = z
  .array(RowId)
  .min(1, 'Please select at least one recipe')
  .max(mostAtOnce, `You can select at most ${mostAtOnce} recipes at once`)
  .transform((ids) => [...new Set(ids)])
const ChangedIds = z.strictObject({ recipeIds: z.array(z.int()) })

const Counted = z.array(z.strictObject({ name: z.string(), recipes: z.int() }))
export type Counted = z.infer<typeof Counted>

/** What is done with many recipes of one's own together: all of them, or where one is not there, none. */
export const library = endpoints({
  counts: {
    method: 'GET',
    path: '/api/recipes/counts',
    summary:
      'How many of the member’s recipes match a filter: in all, by cuisine and by type (each ignoring its own filter), and by first letter of the title',
    access: 'account',
    requires: 'nothing',
    query: z.strictObject(recipeFilters),
    output: z.strictObject({ recipes: z.int(), cuisines: Counted, recipeTypes: Counted, letters: Counted }),
    limit: 'read',
  },
  tag: {
    method: 'POST',
    path: '/api/recipes/tag',
    summary: 'Add a tag to several recipes, or remove it with `isOn: false`; returns those that changed',
    access: 'account',
    requires: 'nothing',
    body: z.strictObject({ recipeIds: RecipeIds, tag: Tag, isOn: z.boolean() }),
    output: ChangedIds,
    limit: 'write',
  },
  remove: {
    method: 'POST',
    path: '/api/recipes/delete',
    summary: 'Delete several recipes',
    access: 'account',
    requires: 'nothing',
    body: z.strictObject({ recipeIds: RecipeIds }),
    output: ChangedIds,
    limit: 'write',
  },
  restore: {
    method: 'POST',
    path: '/api/recipes/restore',
    summary: 'Undo the deletion of several recipes, within an hour; recipes that still exist are unchanged',
    access: 'account',
    requires: 'nothing',
    body: z.strictObject({ recipeIds: RecipeIds }),
    output: ChangedIds,
    limit: 'write',
  },
})
