import type { EaterProfile } from '#domain/recipe/profile.ts'
import type { WorthCooking } from '#domain/recipe/worth/worth-shape.ts'
import type { AppContext } from '#server/context.ts'
import { dietOf, eaterOf, type Preferences, words } from '#server/features/recipes/eater.ts'
import { draftOf } from '#server/features/recipes/swap-ingredient.ts'
import type { StoredRecipe } from '#server/features/recipes/tables.ts'
import { keptAnswers, keyOf } from '#server/kept-answers.ts'

const remembered = keptAnswers<WorthCooking>(4_000_000)

/**
 * What makes a recipe worth cooking, for its reader and whoever it was written for; remembered until its words or the kitchen change. A recipe of a
 * menu or a plan was written for everybody at that table, whom it does not name: no dish and no swap is told of it.
 */
export async function worthOf(
  { kitchen }: Pick<AppContext, 'kitchen'>,
  stored: StoredRecipe,
  reader: Preferences,
): Promise<WorthCooking> {
  const eater = eaterOfBoth(stored, reader)
  const key = keyOf(`${stored.userId} ${stored.id} ${stored.updatedAt.getTime()}`, kitchen.version, eater)
  const known = remembered.get(key)
  if (known) return known
  const { dish, wish } = stored
  const isOfATable = dish !== null && wish === null
  const asked = { dish, notes: wish?.specialNotes, meal: wish?.mealTime }
  const worth = await kitchen.ask('worthCooking', draftOf(stored), isOfATable ? null : eater, asked)
  remembered.set(key, worth)
  return worth
}

/** The reader's allergies, dislikes and diet, and the diet and the foods left out that the recipe was asked for with. */
function eaterOfBoth({ wish, dietaryPreferences }: StoredRecipe, reader: Preferences): EaterProfile {
  const eater = eaterOf(reader)
  const asked = [...dietaryPreferences, wish?.diet].flatMap((diet) => dietOf(diet) ?? [])
  const alsoDiets = [...new Set(asked)].filter((diet) => diet !== eater.diet)
  const without = [wish?.excludeIngredients ?? []].flat().flatMap(words)
  return {
    ...eater,
    ...(alsoDiets.length > 0 && { alsoDiets }),
    dislikes: [...new Set([...eater.dislikes, ...without])],
  }
}
