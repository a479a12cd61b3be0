import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useDeleteMenu } from '#client/features/menus/queries.ts'
import { IconButton } from '#client/ui/button.tsx'
import { Confirm } from '#client/ui/confirm.tsx'
import type { Menu } from '#contract/menus.ts'

/** Deletes a menu of a list after asking. */
export function DeleteMenu({ menu }: { menu: Menu }) {
  const [asks, setAsks] = useState(false)
  return (
    <>
      <IconButton label={`Delete: ${menu.title}`} onClick={() => setAsks(true)}>
        <Trash2 aria-hidden className="icon" />
      </IconButton>
      <DeleteQuestion menu={menu} open={asks} onOpenChange={setAsks} />
    </>
  )
}

interface QuestionProps {
  menu: Menu
  open: boolean
  onOpenChange: (open: boolean) => void
  onDeleted?: () => void
}

/** The question, and what follows it; the toast takes it back. */
export function DeleteQuestion({ menu, open, onOpenChange, onDeleted }: QuestionProps) {
  const remove = useDeleteMenu()
  const confirm = () =>
    remove.mutate(menu, {
      onSuccess: () => onDeleted?.(),
      onSettled: () => onOpenChange(false),
    })
  return (
    <Confirm
      open={open}
      onOpenChange={onOpenChange}
      title="Are you sure you want to delete this menu?"
      description={`${menu.title}. You keep its recipes.`}
      confirmLabel="Delete"
      busy={remove.isPending}
      onConfirm={confirm}
    />
  )
}
