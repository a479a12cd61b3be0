import type { AppContext } from '#server/context.ts'
import { eq } from '#server/db/drizzle.ts'
import { usersTable } from '#server/features/accounts/tables.ts'
import { keptFactsOf } from '#server/features/recipes/figures/verifications.ts'
import { insertRecipe } from '#server/features/recipes/keeping/insert-recipe.ts'
import { refuseTwice } from '#server/features/recipes/keeping/refuse-twice.ts'
import { copyModelPicture } from '#server/features/recipes/recipe-pictures.ts'
import type { StoredRecipe } from '#server/features/recipes/tables.ts'

/**
 * A copy of a shared recipe among the reader's own. It goes on to say who wrote it, and in `note` how it came, but not from
 * whom: what was made or mended for the other cook stays with them. Throws recipe_exists where the reader has it already.
 */
export async function keepRecipe(
  world: Pick<AppContext, 'database' | 'kitchen' | 'now'>,
  reader: { readonly id: string },
  shared: StoredRecipe,
  note: string,
): Promise<StoredRecipe> {
  const { database, now } = world
  const dish = dishOf(shared)
  // nothing of the first cook's own words is found under the second's name
  const { entry } = await keptFactsOf(world, { ...shared, tags: [], cookNotes: '' })
  return database.transaction(async () => {
    // one after the other: of two that are sent at once the second finds the first
    await database.db
      .select({ id: usersTable.id })
      .from(usersTable)
      .where(eq(usersTable.id, reader.id))
      .for('no key update')
    await refuseTwice(database, reader.id, dish.title, dish.ingredients)
    const kept = await insertRecipe(
      database,
      reader.id,
      {
        ...dish,
        dietaryPreferences: [],
        reasons: [],
        notes: [note],
        changes: [],
      },
      entry,
      now(),
    )
    await copyModelPicture(database, shared.id, kept)
    return kept
  })
}

/** What is of the dish, and not of the cook who shared it. */
function dishOf(shared: StoredRecipe): Pick<StoredRecipe, (typeof ofTheDish)[number]> {
  return Object.fromEntries(ofTheDish.map((field) => [field, shared[field]])) as ReturnType<typeof dishOf>
}
const ofTheDish = [
  'title',
  'description',
  'ingredients',
  'instructions',
  'servings',
  'cuisine',
  'recipeType',
  'difficulty',
  'prepTime',
  'cookTime',
  'calories',
  'estimatedCost',
  'nutritionalInfo',
  'requiredEquipment',
  'facts',
  'writer',
  'dish',
  'pictureVersion',
] as const
