import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useDeleteRecipe } from '#client/features/recipes/queries.ts'
import { IconButton } from '#client/ui/button.tsx'
import { Confirm } from '#client/ui/confirm.tsx'
import { Tooltip } from '#client/ui/tooltip.tsx'

interface DeleteProps {
  id: number
  title: string
  /** Leaves what showed it. */
  onDeleted?: () => void
}

/** Deletes a recipe after asking; the toast takes it back. */
export function DeleteButton(props: DeleteProps) {
  // a list has thousands of them, and asks about one
  const [hasAsked, setHasAsked] = useState(false)
  const [asks, setAsks] = useState(false)
  const ask = () => {
    setHasAsked(true)
    setAsks(true)
  }
  return (
    <>
      <Tooltip words="Delete">
        <IconButton label={`Delete: ${props.title}`} onClick={ask}>
          <Trash2 aria-hidden className="icon" />
        </IconButton>
      </Tooltip>
      {hasAsked && <DeleteQuestion {...props} asks={asks} onAsks={setAsks} />}
    </>
  )
}

/** The question before a recipe is deleted; the toast that follows takes it back. */
export function DeleteQuestion({
  id,
  title,
  onDeleted,
  asks,
  onAsks,
}: DeleteProps & { asks: boolean; onAsks: (asks: boolean) => void }) {
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
