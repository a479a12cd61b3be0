import { useNavigate } from '@tanstack/react-router'
import { Copy, Ellipsis, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useDeleteMenu, useDuplicateMenu } from '#client/features/menus/queries.ts'
import { paths } from '#client/paths.ts'
import { IconButton } from '#client/ui/buttons/button.tsx'
import { Confirm } from '#client/ui/overlays/confirm.tsx'
import { Menu as Choices, MenuItem } from '#client/ui/overlays/menu.tsx'
import type { Menu } from '#contract/planning/menus.ts'

interface MoreProps {
  menu: Menu
  /** Of the button. */
  label: string
  onDeleted?: () => void
}

/** What is done with a menu less often: it is copied, or deleted after the question; the toast takes that back. */
export function MenuMore({ menu, label, onDeleted }: MoreProps) {
  const navigate = useNavigate()
  const duplicate = useDuplicateMenu((copy) => void navigate(paths.menu(copy.id)))
  const remove = useDeleteMenu()
  const [asks, setAsks] = useState(false)
  const confirm = () =>
    remove.mutate(menu, {
      onSuccess: () => onDeleted?.(),
      onSettled: () => setAsks(false),
    })
  return (
    <>
      <Choices
        trigger={
          <IconButton label={label} busy={duplicate.isPending}>
            <Ellipsis aria-hidden className="icon" />
          </IconButton>
        }
      >
        <MenuItem icon={<Copy aria-hidden className="icon text-ink-2" />} onClick={() => duplicate.mutate(menu.id)}>
          Make a copy
        </MenuItem>
        <MenuItem icon={<Trash2 aria-hidden className="icon text-ink-2" />} onClick={() => setAsks(true)}>
          Delete
        </MenuItem>
      </Choices>
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
