import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#client/api.ts'
import { tellFailure } from '#client/failure.ts'
import { recipeKeys, type Undo } from '#client/features/dishes/recipe-cache.ts'
import type { LibrarySearch } from '#client/features/recipes/library/library-search.ts'
import { collectionsQuery } from '#client/features/recipes/library/queries.ts'
import { forgetRecipes, librariesOf, showTag, takeRows } from '#client/features/recipes/taken-rows.ts'
import { toast } from '#client/ui/overlays/toast.ts'
import { useSingle } from '#client/use-single.ts'
import type { CollectionRule } from '#contract/recipes/collection-rule.ts'
import type { Collection } from '#contract/recipes/collections.ts'

const key = collectionsQuery.queryKey

/** A new one, by hand or by a rule. */
export function useMakeCollection(onMade: (id: number) => void) {
  const again = useAskAgain()
  return useSingle({
    mutationFn: (body: { name: string; rule?: CollectionRule; recipeIds?: number[] }) =>
      api.collections.create({ body }),
    onSuccess: ({ id, name }) => {
      toast({ title: 'Collection created', description: name })
      again()
      onMade(id)
    },
    onError: (error) => tellFailure(error, 'The collection couldn’t be created'),
  })
}

/** Another name, or other filters. */
export function useChangeCollection(onChanged: (changed: Collection) => void) {
  const queryClient = useQueryClient()
  const again = useAskAgain()
  return useSingle({
    mutationFn: ({ id, ...body }: { id: number; name: string; rule?: CollectionRule }) =>
      api.collections.update({ params: { id }, body }),
    onSuccess: (changed) => {
      queryClient.setQueryData(key, (all) => all?.map((each) => (each.id === changed.id ? changed : each)))
      again()
      onChanged(changed)
    },
    onError: (error) => tellFailure(error, 'The collection couldn’t be changed'),
  })
}

/** The toast brings it back. */
export function useDeleteCollection(onDeleted: () => void) {
  const again = useAskAgain()
  const { mutate: restore } = useMutation({
    mutationFn: (id: number) => api.collections.restore({ params: { id }, body: {} }),
    onSuccess: ({ name }) => {
      toast({ title: 'Collection restored', description: name })
      again()
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
      again()
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
  const queryClient = useQueryClient()
  const again = useAskAgain()
  const { mutate: undo } = useMutation({
    mutationFn: ({ placing }: { placing: Placing; takeBack: Undo }) => place(placing),
    onSuccess: (_answer, { takeBack }) => {
      takeBack()
      again()
    },
    onError: (error) => tellFailure(error, 'That couldn’t be undone'),
  })
  return useSingle({
    mutationFn: place,
    onSuccess: ({ recipeIds }, asked) => {
      const { name, isIn } = asked
      const placed = { ...asked, recipeIds }
      const takeBack = showPlaced(queryClient, isIn ? placed : asked)
      if (recipeIds.length === 0)
        toast({ title: 'Nothing to change', description: `${isIn ? 'Already' : 'No longer'} in ${name}.` })
      else
        toast({
          title: isIn ? 'Added to collection' : 'Removed from collection',
          description: `${countText(recipeIds.length)} ${isIn ? 'added to' : 'removed from'} ${name}`,
          action: { label: 'Undo', onPress: () => undo({ placing: { ...placed, isIn: !isIn }, takeBack }) },
        })
      onDone?.()
      again()
    },
    onError: (error) => tellFailure(error, 'The collection couldn’t be changed'),
  })
}

/** Puts a tag on recipes; the toast takes it off those that had it not. */
export function useTagRecipes(onDone: () => void) {
  const queryClient = useQueryClient()
  const call = (body: { recipeIds: number[]; tag: string; isOn: boolean }) => api.library.tag({ body })
  const { mutate: undo } = useMutation({
    mutationFn: call,
    onSuccess: ({ recipeIds }, { tag }) => showTag(queryClient, { recipeIds, tag, isOn: false }),
    onError: (error) => tellFailure(error, 'That couldn’t be undone'),
  })
  return useSingle({
    mutationFn: (tagged: { recipeIds: readonly number[]; tag: string }) =>
      call({ ...tagged, recipeIds: [...tagged.recipeIds], isOn: true }),
    onSuccess: ({ recipeIds }, { recipeIds: asked, tag }) => {
      if (recipeIds.length === 0) toast({ title: 'Nothing to change', description: `Already tagged #${tag}.` })
      else
        toast({
          title: 'Tagged',
          description: `#${tag}: ${countText(recipeIds.length)}`,
          action: { label: 'Undo', onPress: () => undo({ recipeIds, tag, isOn: false }) },
        })
      showTag(queryClient, { recipeIds: asked, tag, isOn: true })
      onDone()
    },
    onError: (error) => tellFailure(error, 'The recipes couldn’t be tagged'),
  })
}

/** Deletes recipes; the toast brings them back. */
export function useDeleteRecipes(onDone: () => void) {
  const queryClient = useQueryClient()
  const again = useAskAgain()
  const { mutate: restore } = useMutation({
    mutationFn: ({ recipeIds }: { recipeIds: number[]; putBack: Undo }) => api.library.restore({ body: { recipeIds } }),
    onSuccess: ({ recipeIds }, { putBack }) => {
      toast({ title: 'Restored', description: countText(recipeIds.length) })
      putBack()
      again()
    },
    onError: (error) => tellFailure(error, 'The recipes couldn’t be restored'),
  })
  return useSingle({
    mutationFn: (recipeIds: readonly number[]) => api.library.remove({ body: { recipeIds: [...recipeIds] } }),
    onSuccess: ({ recipeIds }) => {
      const putBack = forgetRecipes(queryClient, recipeIds)
      toast({
        title: 'Deleted',
        description: `${countText(recipeIds.length)} removed from your recipes.`,
        action: { label: 'Undo', onPress: () => restore({ recipeIds, putBack }) },
      })
      again()
      onDone()
    },
    onError: (error) => tellFailure(error, 'We couldn’t delete the recipes. Please try again.'),
  })
}

export const countText = (count: number) => `${count} ${count === 1 ? 'recipe' : 'recipes'}`

function place({ id, recipeIds, isIn }: Placing) {
  const call = { params: { id }, body: { recipeIds: [...recipeIds] } }
  return isIn ? api.collections.add(call) : api.collections.take(call)
}

/** What tells of collections: their names and counts, and which ones a recipe is in. */
function useAskAgain() {
  const queryClient = useQueryClient()
  return () => {
    void queryClient.invalidateQueries({ queryKey: key })
    void queryClient.invalidateQueries({ queryKey: recipeKeys.tags })
  }
}

/** Shows a placing in the libraries of its collection. Taken back, what was taken out stands where it stood. */
function showPlaced(queryClient: QueryClient, { id, recipeIds, isIn }: Placing): Undo {
  const isMeant = (search: LibrarySearch) => search.collection === id
  if (!isIn) return takeRows(queryClient, recipeIds, isMeant)
  void queryClient.invalidateQueries(librariesOf(isMeant))
  return () => takeRows(queryClient, recipeIds, isMeant)
}
