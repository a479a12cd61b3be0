import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#client/api.ts'
import { tellFailure } from '#client/failure.ts'
import { collectionsQuery } from '#client/features/recipes/library/queries.ts'
import { forgetRecipe, recipeKeys } from '#client/features/recipes/recipe-cache.ts'
import { toast } from '#client/ui/toast.ts'
import { useSingle } from '#client/use-single.ts'
import type { CollectionRule } from '#contract/collection-rule.ts'

const key = collectionsQuery.queryKey

/** A new one, by hand or by a rule. */
export function useMakeCollection(onMade: (id: number) => void) {
  const again = useAskAgain()
  return useSingle({
    mutationFn: (body: { name: string; rule?: CollectionRule; recipeIds?: number[] }) =>
      api.collections.create({ body }),
    onSuccess: ({ id, name }) => {
      toast({ title: 'Collection created', description: name })
      void again()
      onMade(id)
    },
    onError: (error) => tellFailure(error, 'The collection couldn’t be created'),
  })
}

export function useRenameCollection(onRenamed: () => void) {
  const again = useAskAgain()
  return useSingle({
    mutationFn: ({ id, name }: { id: number; name: string }) =>
      api.collections.rename({ params: { id }, body: { name } }),
    onSuccess: () => {
      void again()
      onRenamed()
    },
    onError: (error) => tellFailure(error, 'The collection couldn’t be renamed'),
  })
}

/** The toast brings it back. */
export function useDeleteCollection(onDeleted: () => void) {
  const again = useAskAgain()
  const { mutate: restore } = useMutation({
    mutationFn: (id: number) => api.collections.restore({ params: { id }, body: {} }),
    onSuccess: ({ name }) => {
      toast({ title: 'Collection restored', description: name })
      void again()
    },
    onError: (error) => tellFailure(error, 'The collection couldn’t be restored'),
  })
  return useSingle({
    mutationFn: (id: number) => api.collections.remove({ params: { id }, body: {} }),
    onSuccess: (_answer, id) => {
      toast({
        title: 'Deleted',
        description: 'The collection was deleted. You still have its recipes.',
        action: { label: 'Undo', onPress: () => restore(id) },
      })
      void again()
      onDeleted()
    },
    onError: (error) => tellFailure(error, 'The collection couldn’t be deleted'),
  })
}

interface Placing {
  id: number
  name: string
  recipeIds: readonly number[]
  isIn: boolean
}

/** Puts recipes into a collection or takes them out; the toast takes it back. */
export function usePlace(onDone?: () => void) {
  const again = useAskAgain()
  const { mutate: undo } = useMutation({
    mutationFn: place,
    onSuccess: again,
    onError: (error) => tellFailure(error, 'That couldn’t be undone'),
  })
  return useSingle({
    mutationFn: place,
    onSuccess: ({ recipeIds }, placing) => {
      const { name, isIn } = placing
      if (recipeIds.length === 0)
        toast({ title: 'Nothing to change', description: `${isIn ? 'Already' : 'No longer'} in ${name}.` })
      else
        toast({
          title: isIn ? 'Added to collection' : 'Removed from collection',
          description: `${countText(recipeIds.length)} ${isIn ? 'added to' : 'removed from'} ${name}`,
          action: { label: 'Undo', onPress: () => undo({ ...placing, recipeIds, isIn: !isIn }) },
        })
      onDone?.()
      void again()
    },
    onError: (error) => tellFailure(error, 'The collection couldn’t be changed'),
  })
}

/** Puts a tag on recipes; the toast takes it off those that had it not. */
export function useTagRecipes(onDone: () => void) {
  const again = useAskAgain()
  const call = (body: { recipeIds: number[]; tag: string; isOn: boolean }) => api.library.tag({ body })
  const { mutate: undo } = useMutation({
    mutationFn: call,
    onSuccess: again,
    onError: (error) => tellFailure(error, 'That couldn’t be undone'),
  })
  return useSingle({
    mutationFn: (tagged: { recipeIds: readonly number[]; tag: string }) =>
      call({ ...tagged, recipeIds: [...tagged.recipeIds], isOn: true }),
    onSuccess: ({ recipeIds }, { tag }) => {
      if (recipeIds.length === 0) toast({ title: 'Nothing to change', description: `Already tagged #${tag}.` })
      else
        toast({
          title: 'Tagged',
          description: `#${tag}: ${countText(recipeIds.length)}`,
          action: { label: 'Undo', onPress: () => undo({ recipeIds, tag, isOn: false }) },
        })
      onDone()
      void again()
    },
    onError: (error) => tellFailure(error, 'The recipes couldn’t be tagged'),
  })
}

/** Deletes recipes; the toast brings them back. */
export function useDeleteRecipes(onDone: () => void) {
  const queryClient = useQueryClient()
  const again = useAskAgain()
  const { mutate: restore } = useMutation({
    mutationFn: (recipeIds: number[]) => api.library.restore({ body: { recipeIds } }),
    onSuccess: ({ recipeIds }) => {
      toast({ title: 'Restored', description: countText(recipeIds.length) })
      void again()
    },
    onError: (error) => tellFailure(error, 'The recipes couldn’t be restored'),
  })
  return useSingle({
    mutationFn: (recipeIds: readonly number[]) => api.library.remove({ body: { recipeIds: [...recipeIds] } }),
    onSuccess: async ({ recipeIds }) => {
      toast({
        title: 'Deleted',
        description: `${countText(recipeIds.length)} removed from your recipes.`,
        action: { label: 'Undo', onPress: () => restore(recipeIds) },
      })
      onDone()
      await Promise.all(recipeIds.map((id) => forgetRecipe(queryClient, id)))
      await queryClient.invalidateQueries({ queryKey: key })
    },
    onError: (error) => tellFailure(error, 'We couldn’t delete the recipes. Please try again.'),
  })
}

export const countText = (count: number) => `${count} ${count === 1 ? 'recipe' : 'recipes'}`

function place({ id, recipeIds, isIn }: Placing) {
  const call = { params: { id }, body: { recipeIds: [...recipeIds] } }
  return isIn ? api.collections.add(call) : api.collections.take(call)
}

/** Everything that shows recipes or collections. */
function useAskAgain() {
  const queryClient = useQueryClient()
  return () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: key }),
      queryClient.invalidateQueries({ queryKey: recipeKeys.all }),
    ])
}
