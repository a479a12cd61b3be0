import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useDeleteMenu } from '#client/features/menus/queries.ts'
import { IconButton } from '#client/ui/button.tsx'
import { Confirm } from '#client/ui/confirm.tsx'
import type { Menu } from '#contract/menus.ts'

/** Deletes a menu after asking; the toast takes it back. */
export function DeleteMenu({ menu, onDeleted }: { menu: Menu; onDeleted?: () => void }) {
  const [asks, setAsks] = useState(false)
  const remove = useDeleteMenu()
  const confirm = () =>
    remove.mutate(menu, {
      onSuccess: () => onDeleted?.(),
      onSettled: () => setAsks(false),
    })
  return (
    <>
      <IconButton label={`Delete: ${menu.title}`} onClick={() => setAsks(true)}>
        <Trash2 aria-hidden className="icon" />
      </IconButton>
      <Confirm
        open={asks}
        onOpenChange={setAsks}
        title="Are you sure you want to delete this menu?"
        description={`${menu.title}. You keep its recipes.`}
        confirmLabel="Delete"
        busy={remove.isPending}
        onConfirm={confirm}
      />
    </>
  )
}
