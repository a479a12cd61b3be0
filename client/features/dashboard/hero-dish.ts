import { rowVerdict } from '#client/features/dishes/row-verdict.ts'
import type { User } from '#contract/accounts/accounts.ts'
import type { ListedRecipe } from '#contract/recipes/recipe.ts'

/** The dish that stands for a member's kitchen: the first one that nothing in their profile forbids. */
export function heroDish(dishes: readonly ListedRecipe[], user: User): ListedRecipe | undefined {
  return dishes.find(({ summary }) => rowVerdict(summary, user)?.kind !== 'blocks')
}
