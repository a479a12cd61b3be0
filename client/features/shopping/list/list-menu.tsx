import { ArrowUpDown, Copy, Download, Ellipsis, ListX, Pencil, Printer, RotateCcw, Trash2 } from 'lucide-react'
import { removeItems, untickAll } from '#client/features/shopping/list/remove-items.ts'
import { useDownload } from '#client/features/shopping/make/download-list.tsx'
import type { PlanRefusal } from '#client/features/shopping/make/refusal.ts'
import type { ListDialog } from '#client/paths.ts'
import { Button, IconButton } from '#client/ui/buttons/button.tsx'
import { Menu, MenuItem } from '#client/ui/overlays/menu.tsx'
import { Tooltip } from '#client/ui/overlays/tooltip.tsx'
import type { ShoppingList } from '#contract/shopping/shopping.ts'

interface ListMenuProps {
  list: ShoppingList
  open: (dialog: ListDialog) => void
  onRefused: (refusal: PlanRefusal) => void
  onDelete: () => void
}

/** What can be done with a whole list. */
export function ListMenu({ list, open, onRefused, onDelete }: ListMenuProps) {
  const download = useDownload(list.id, onRefused)
  const ticked = list.items.filter(({ checked }) => checked)
  return (
    <div className="flex flex-wrap items-center gap-1.5 print:hidden">
      <Button onClick={() => open('copy')}>
        <Copy aria-hidden className="icon" />
        Copy
      </Button>
      <Tooltip words="Print">
        <IconButton label="Print" onClick={() => window.print()}>
          <Printer aria-hidden className="icon" />
        </IconButton>
      </Tooltip>
      <Menu
        trigger={
          <IconButton label="More options for this list">
            <Ellipsis aria-hidden className="icon" />
          </IconButton>
        }
      >
        <MenuItem icon={<Download aria-hidden className={icon} />} onClick={() => download.mutate('txt')}>
          Download as text
        </MenuItem>
        <MenuItem icon={<Download aria-hidden className={icon} />} onClick={() => download.mutate('csv')}>
          Download as spreadsheet
        </MenuItem>
        <MenuItem icon={<ArrowUpDown aria-hidden className={icon} />} onClick={() => open('aisles')}>
          Your store’s aisles
        </MenuItem>
        <MenuItem icon={<Pencil aria-hidden className={icon} />} onClick={() => open('name')}>
          Rename the list
        </MenuItem>
        {ticked.length > 0 && (
          <>
            <MenuItem icon={<RotateCcw aria-hidden className={icon} />} onClick={() => untickAll(list)}>
              Uncheck all
            </MenuItem>
            <MenuItem icon={<ListX aria-hidden className={icon} />} onClick={() => removeItems(list, ticked)}>
              Clear checked items
            </MenuItem>
          </>
        )}
        <MenuItem icon={<Trash2 aria-hidden className={icon} />} onClick={onDelete}>
          Delete the list
        </MenuItem>
      </Menu>
    </div>
  )
}

const icon = 'icon text-ink-2'
