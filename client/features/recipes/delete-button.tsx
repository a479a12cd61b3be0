import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useDeleteRecipe } from '#client/features/recipes/queries.ts'
import { IconButton } from '#client/ui/button.tsx'
import { Confirm } from '#client/ui/confirm.tsx'
import { Tooltip } from '#client/ui/tooltip.tsx'

/** Deletes a recipe after asking; `onDeleted` leaves what showed it. */
export function DeleteButton({ id, title, onDeleted }: { id: number; title: string; onDeleted?: () => void }) {
  const [asks, setAsks] = useState(false)
  const remove = useDeleteRecipe()
  const confirm = () =>
    remove.mutate(id, {
      onSuccess: () => {
        setAsks(false)
        onDeleted?.()
      },
      onError: () => setAsks(false),
    })
  return (
    <>
      <Tooltip words="Delete">
        <IconButton label={`Delete: ${title}`} onClick={() => setAsks(true)}>
          <Trash2 aria-hidden className="icon" />
        </IconButton>
      </Tooltip>
      <Confirm
        open={asks}
        onOpenChange={setAsks}
        title="Are you sure you want to delete this recipe?"
        description={title}
        confirmLabel="Delete"
        busy={remove.isPending}
        onConfirm={confirm}
      />
    </>
  )
}
