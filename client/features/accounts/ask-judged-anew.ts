import type { QueryClient } from '@tanstack/react-query'
import type { User } from '#contract/accounts/accounts.ts'

/** Forgets and asks anew for what was judged by a profile, where what recipes are judged by has changed in it. */
export function askJudgedAnew(queryClient: QueryClient, before: User | null | undefined, user: User | null): void {
  if (!before || before.id !== user?.id || judgedBy(before) === judgedBy(user)) return
  for (const queryKey of judged) void queryClient.resetQueries({ queryKey })
}

const judgedBy = ({ allergies, dietaryPreference, foodDislikes, kitchenEquipment }: User) =>
  JSON.stringify([allergies, dietaryPreference, foodDislikes, kitchenEquipment])

const judged = [['recipes'], ['menus'], ['meal-plans'], ['community'], ['public', 'shared']] as const
