import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { todayOf } from '#client/calendar-day.ts'
import { tellFailure } from '#client/failure.ts'
import { takenText } from '#client/features/at-home/stock-words.ts'
import type { PlannedMeal } from '#client/features/cooking/kept-cooking.ts'
import { shoppingKeys } from '#client/features/list-keeping/shopping-cache.ts'
import { planningApi } from '#client/planning-api.ts'
import { toast } from '#client/ui/overlays/toast.ts'
import { useSingle } from '#client/use-single.ts'
import { capital } from '#client/wording.ts'
import type { AtHomeItem, Cooking } from '#contract/home/at-home.ts'

const keys = {
  all: ['at-home'],
  items: ['at-home', 'items'],
  recipe: (id: number, servings: number) => ['at-home', 'recipe', id, servings],
} as const

/** What is at home, what has to go first first. Another phone may have cooked meanwhile. */
export const atHomeQuery = queryOptions({
  queryKey: keys.items,
  queryFn: ({ signal }) => planningApi.atHome.list({ signal }),
  staleTime: 0,
})

/** What cooking a recipe would take. */
export const recipeAtHomeQuery = (recipeId: number, servings: number) =>
  queryOptions({
    queryKey: keys.recipe(recipeId, servings),
    queryFn: ({ signal }) => planningApi.atHome.ofRecipe({ params: { recipeId }, query: { servings }, signal }),
    staleTime: 30_000,
  })

/** What is at home is otherwise than it was, and so are the lists that leave it out. */
function changed(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: keys.all })
  void queryClient.invalidateQueries({ queryKey: shoppingKeys.all })
}

export function useAddStock(onAdded: (item: AtHomeItem) => void) {
  const queryClient = useQueryClient()
  return useSingle({
    mutationFn: (body: { text: string; useBy: string | null }) => planningApi.atHome.add({ body }),
    onSuccess: (item) => {
      queryClient.setQueryData(atHomeQuery.queryKey, (items) => items && [...items, item])
      changed(queryClient)
      onAdded(item)
    },
  })
}

export function useChangeStock(onChanged: () => void) {
  const queryClient = useQueryClient()
  return useSingle({
    mutationFn: ({ id, ...body }: { id: number; text?: string; useBy?: string | null }) =>
      planningApi.atHome.update({ params: { id }, body }),
    onSuccess: () => {
      changed(queryClient)
      onChanged()
    },
  })
}

/** Deleted at once, with a way back in the toast. */
export function useDeleteStock() {
  const queryClient = useQueryClient()
  const restore = async (id: number) => {
    try {
      const item = await planningApi.atHome.restore({ params: { id }, body: {} })
      changed(queryClient)
      toast({ title: 'Item restored', description: capital(item.name) })
    } catch (error) {
      tellFailure(error, 'We couldn’t restore that. Please try again.')
    }
  }
  return useMutation({
    mutationFn: ({ id }: AtHomeItem) => planningApi.atHome.remove({ params: { id }, body: {} }),
    onSuccess: (_answer, { id, name }) => {
      queryClient.setQueryData(atHomeQuery.queryKey, (items) => items?.filter((item) => item.id !== id))
      changed(queryClient)
      toast({
        title: 'Used up',
        description: capital(name),
        action: { label: 'Undo', onPress: () => void restore(id) },
      })
    },
    onError: (error) => tellFailure(error, 'We couldn’t remove that. Please try again.'),
  })
}

/** A dish that was cooked, for whole people. */
export interface CookedDish {
  readonly recipeId: number
  readonly servings: number
  /** As what of a meal plan. */
  readonly planned?: PlannedMeal | undefined
  /** Left out: today. */
  readonly cookedOn?: string | undefined
}

/** Takes what dishes use away, one after the other, with a way back in the toast. */
export async function takeFromHome(queryClient: QueryClient, dishes: readonly CookedDish[]): Promise<void> {
  const cookings: Cooking[] = []
  const today = todayOf(new Date())
  let failure: unknown
  for (const dish of dishes)
    try {
      cookings.push(await planningApi.atHome.cooked({ body: { ...dish, cookedOn: dish.cookedOn ?? today } }))
    } catch (error) {
      failure = error
      break
    }
  changed(queryClient)
  const ids = cookings.flatMap(({ cookingId }) => cookingId ?? [])
  if (failure !== undefined && ids.length === 0)
    tellFailure(failure, 'We couldn’t update what you have at home. Please try again.')
  else if (ids.length === 0) toast({ title: 'You didn’t have any of it left at home' })
  else
    toast({
      title: failure === undefined ? 'Marked as used' : 'Only some marked as used',
      description: takenText(cookings.flatMap(({ taken }) => taken)),
      action: { label: 'Undo', onPress: () => void putBack(queryClient, ids) },
    })
}

async function putBack(queryClient: QueryClient, cookingIds: readonly number[]): Promise<void> {
  try {
    for (const cookingId of cookingIds) await planningApi.atHome.undoCooked({ params: { cookingId }, body: {} })
    toast({ title: 'Undone' })
  } catch (error) {
    tellFailure(error, 'We couldn’t update what you have at home. Please try again.')
  }
  changed(queryClient)
}

/** Puts what is ticked on a list at home, with a way back in the toast. */
export async function takeListHome(queryClient: QueryClient, listId: number): Promise<void> {
  try {
    const { added, rows } = await planningApi.atHome.fromList({ body: { listId } })
    changed(queryClient)
    const [first] = added
    const back = { listId, added: added.map(({ id }) => id), rows }
    if (!first) toast({ title: 'Everything you checked off is already at home' })
    else
      toast({
        title: 'At home now',
        description: added.length === 1 ? capital(first.name) : `${added.length} items`,
        action: { label: 'Undo', onPress: () => void takeBack(queryClient, back) },
      })
  } catch (error) {
    tellFailure(error, 'We couldn’t put your groceries away. Please try again.')
  }
}

async function takeBack(
  queryClient: QueryClient,
  body: { listId: number; added: number[]; rows: string[] },
): Promise<void> {
  try {
    await planningApi.atHome.undoFromList({ body })
    changed(queryClient)
    toast({ title: 'Undone', description: 'What you bought is still checked off on the list.' })
  } catch (error) {
    tellFailure(error, 'We couldn’t undo that. Please try again.')
  }
}
