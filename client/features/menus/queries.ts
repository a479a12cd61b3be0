import {
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { tellFailure } from '#client/failure.ts'
import { currentUserQuery } from '#client/features/accounts/queries.ts'
import { recipeKeys } from '#client/features/dishes/recipe-cache.ts'
import { planningApi } from '#client/planning-api.ts'
import { toast } from '#client/ui/overlays/toast.ts'
import { useSingle } from '#client/use-single.ts'
import { CallError } from '#contract/client.ts'
import type { Menu, MenuWithRecipes } from '#contract/planning/menus.ts'

const keys = {
  lists: ['menus', 'list'] as const,
  one: (id: number) => ['menus', id] as const,
}

/** Its recipes may have been changed or deleted on their own pages since. */
const askedAgain = { staleTime: 0 }

const menusQuery = (favorite: boolean) =>
  infiniteQueryOptions({
    queryKey: [...keys.lists, { favorite }],
    queryFn: async ({ signal, pageParam }) => {
      const query = { limit: 20, cursor: pageParam, ...(favorite && { favorite: 'true' }) }
      const { rows, next } = await planningApi.menus.listPage({ query, signal })
      return { menus: rows, next: next ?? undefined }
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
    ...askedAgain,
  })

/** Own menus, newest first; the starred ones alone where that is asked for. */
export function useMenus(favorite: boolean) {
  const query = useInfiniteQuery(menusQuery(favorite))
  return { ...query, menus: query.data?.pages.flatMap(({ menus }) => menus) }
}

export const menuQuery = (id: number) =>
  queryOptions({
    queryKey: keys.one(id),
    queryFn: ({ signal }) => planningApi.menus.get({ params: { id }, signal }),
    ...askedAgain,
  })

/** When to start what; made anew when the recipes of the menu, or their words, have changed. */
export const timelineQuery = ({ id, recipes }: MenuWithRecipes) =>
  queryOptions({
    queryKey: [...keys.one(id), 'timeline', recipes.map((recipe) => [recipe.id, recipe.updatedAt])],
    queryFn: ({ signal }) => planningApi.menus.timeline({ params: { id }, signal }),
    staleTime: Infinity,
  })

/** A menu and its recipes with what cooking needs. */
export const cookingQuery = (id: number) =>
  queryOptions({
    queryKey: [...keys.one(id), 'cooking'],
    queryFn: async ({ signal }) => {
      const [menu, dishes, timeline] = await Promise.all([
        planningApi.menus.get({ params: { id }, signal }),
        planningApi.menus.cook({ params: { id }, signal }),
        planningApi.menus.timeline({ params: { id }, signal }),
      ])
      return { menu, dishes, timeline }
    },
    // nobody begins with the dishes of before
    ...askedAgain,
    gcTime: 0,
  })

/** Whether a menu is not there, or not the reader's. */
export const isMissingMenu = (error: unknown) => error instanceof CallError && [400, 404].includes(error.status)

/** A menu as the server answered it, wherever it is shown. */
export function keepMenu(queryClient: QueryClient, menu: MenuWithRecipes): void {
  queryClient.setQueryData(keys.one(menu.id), menu)
  void queryClient.invalidateQueries({ queryKey: keys.lists })
}

/** Its words or its star. */
export function useChangeMenu() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id, ...body }: { id: number; title?: string; description?: string; isFavorite?: boolean }) =>
      planningApi.menus.update({ params: { id }, body }),
    onSuccess: (menu, { isFavorite }) => {
      keepMenu(queryClient, menu)
      if (isFavorite === undefined) toast({ title: 'Updated', description: menu.title })
      else toast({ title: isFavorite ? 'Menu saved' : 'Menu no longer saved', description: menu.title })
    },
    onError: (error) => tellFailure(error, 'Failed to change the menu'),
  })
}

/** Which recipes it has, and in which order. The toast takes that back. */
export function useArrangeMenu() {
  const queryClient = useQueryClient()
  const back = async ({ id, title, description, recipeIds, courses }: MenuWithRecipes) => {
    try {
      keepMenu(
        queryClient,
        await planningApi.menus.update({ params: { id }, body: { title, description, recipeIds, courses } }),
      )
    } catch (error) {
      tellFailure(error, 'Failed to change the menu')
    }
  }
  return useSingle({
    mutationFn: ({ menu, recipeIds }: { menu: MenuWithRecipes; recipeIds: number[]; told: string; dish: string }) =>
      planningApi.menus.update({ params: { id: menu.id }, body: { recipeIds } }),
    onSuccess: (arranged, { menu, told, dish }) => {
      keepMenu(queryClient, arranged)
      toast({ title: told, description: dish, action: { label: 'Undo', onPress: () => void back(menu) } })
    },
    onError: (error) => tellFailure(error, 'Failed to change the menu'),
  })
}

/** Another dish in one place; counts as a recipe of the day. */
export function useSwapDish() {
  const queryClient = useQueryClient()
  return useSingle({
    mutationKey: ['swap-dish'],
    mutationFn: ({ id, place }: { id: number; place: number }) =>
      planningApi.menus.swap({ params: { id }, body: { place } }),
    onSuccess: (menu, { place }) => {
      keepMenu(queryClient, menu)
      const recipe = menu.recipes.find(({ id }) => id === menu.recipeIds[place])
      toast({ title: 'Swapped', ...(recipe && { description: recipe.title }) })
    },
    onError: (error) => tellFailure(error, 'Failed to swap the dish'),
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey })
      void queryClient.invalidateQueries({ queryKey: recipeKeys.lists })
    },
  })
}

export function useDuplicateMenu(onMade: (menu: MenuWithRecipes) => void) {
  const queryClient = useQueryClient()
  return useSingle({
    mutationFn: (id: number) => planningApi.menus.duplicate({ params: { id }, body: {} }),
    onSuccess: (menu) => {
      keepMenu(queryClient, menu)
      toast({ title: 'Menu copied', description: menu.title })
      onMade(menu)
    },
    onError: (error) => tellFailure(error, 'Failed to copy the menu'),
  })
}

/** Deleted at once, with a way back in the toast; its recipes stay. */
export function useDeleteMenu() {
  const queryClient = useQueryClient()
  const restore = async (id: number) => {
    try {
      const menu = await planningApi.menus.restore({ params: { id }, body: {} })
      keepMenu(queryClient, menu)
      toast({ title: 'Menu restored', description: menu.title })
    } catch (error) {
      tellFailure(error, 'Failed to restore the menu')
    }
  }
  return useMutation({
    mutationFn: ({ id }: Menu) => planningApi.menus.remove({ params: { id }, body: {} }),
    onSuccess: (_answer, menu) => {
      void queryClient.invalidateQueries({ queryKey: keys.lists })
      toast({
        title: 'Deleted',
        description: menu.title,
        action: { label: 'Undo', onPress: () => void restore(menu.id) },
      })
    },
    onError: (error) => tellFailure(error, 'Failed to delete the menu'),
  })
}
