import { useDeleteRecipe } from '#client/features/recipes/use-delete-recipe.ts'
import { Confirm } from '#client/ui/overlays/confirm.tsx'

export interface RecipeToDelete {
  id: number
  title: string
  /** Leaves what showed it. */
  onDeleted?: () => void
}

/** The documented question, and the deletion when it is answered; the toast takes it back. */
export function DeleteQuestion({
  id,
  title,
  onDeleted,
  asks,
  onAsks,
}: RecipeToDelete & { asks: boolean; onAsks: (asks: boolean) => void }) {
  const remove = useDeleteRecipe()
  const confirm = () =>
    remove.mutate(id, {
      onSuccess: () => {
        onAsks(false)
        onDeleted?.()
      },
      onError: () => onAsks(false),
    })
  return (
    <Confirm
      open={asks}
      onOpenChange={onAsks}
      title="Are you sure you want to delete this recipe?"
      description={title}
      confirmLabel="Delete"
      busy={remove.isPending}
      onConfirm={confirm}
    />
  )
}
