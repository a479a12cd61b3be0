import { ArrowDown, ArrowUp, Ellipsis, Trash2 } from 'lucide-react'
import { IconButton } from '#client/ui/buttons/button.tsx'
import { Menu, MenuItem } from '#client/ui/overlays/menu.tsx'

interface Props {
  title: string
  /** In the menu, 0 is the first. */
  place: number
  /** How many dishes it has. */
  of: number
  isBusy: boolean
  onMove: (to: number) => void
  onRemove: () => void
}

/** What is done with the place of a dish in its menu. The only dish has no other place, and stays. */
export function DishMore({ title, place, of, isBusy, onMove, onRemove }: Props) {
  if (of < 2) return null
  return (
    <Menu
      trigger={
        <IconButton label={`More: ${title}`} busy={isBusy} data-more>
          <Ellipsis aria-hidden className="icon" />
        </IconButton>
      }
    >
      {place > 0 && (
        <MenuItem icon={<ArrowUp aria-hidden className="icon text-ink-2" />} onClick={() => onMove(place - 1)}>
          Move up
        </MenuItem>
      )}
      {place < of - 1 && (
        <MenuItem icon={<ArrowDown aria-hidden className="icon text-ink-2" />} onClick={() => onMove(place + 1)}>
          Move down
        </MenuItem>
      )}
      <MenuItem icon={<Trash2 aria-hidden className="icon text-ink-2" />} onClick={onRemove}>
        Take out of the menu
      </MenuItem>
    </Menu>
  )
}
