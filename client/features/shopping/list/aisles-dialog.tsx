import { ChevronDown, ChevronUp } from 'lucide-react'
import { useRef, useState } from 'react'
import { changeList } from '#client/features/list-keeping/waiting.ts'
import { Button, IconButton } from '#client/ui/buttons/button.tsx'
import { Dialog } from '#client/ui/overlays/dialog.tsx'
import type { ShoppingList } from '#contract/shopping/shopping.ts'

/** The aisles in the order in which the member walks through their shop; remembered for all their lists. */
export function AislesDialog({ list, onClose }: { list: ShoppingList; onClose: () => void }) {
  const [aisles, setAisles] = useState(list.aisles)
  const [said, setSaid] = useState('')
  const rows = useRef<HTMLUListElement>(null)
  const move = (from: number, to: number) => {
    const moved = aisles[from]!
    setAisles(aisles.toSpliced(from, 1).toSpliced(to, 0, moved))
    setSaid(`${moved}: position ${to + 1} of ${aisles.length}`)
    // the focus goes along with the row; at either end to the button that still does something
    const way = to === 0 ? 'down' : to === aisles.length - 1 ? 'up' : to < from ? 'up' : 'down'
    requestAnimationFrame(() =>
      rows.current?.querySelector<HTMLElement>(`li:nth-child(${to + 1}) [data-way="${way}"]`)?.focus(),
    )
  }
  const save = () => {
    onClose()
    changeList(list, [{ kind: 'aisles', aisles }])
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="narrow"
      title="Your store’s aisles"
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="go" onClick={save}>
            Save aisle order
          </Button>
        </>
      }
    >
      <div className="px-5 py-5 tablet:px-8">
        <p className="aside mb-3">
          From the door to the register, in the order you walk. All your lists follow this order.
        </p>
        <output className="sr-only">{said}</output>
        <ul ref={rows}>
          {aisles.map((aisle, place) => (
            <li key={aisle} className="flex min-h-12 items-center gap-1 border-b border-hair">
              <span className="num w-7 text-right text-ui text-ink-3">{place + 1}</span>
              <span className="ml-2 min-w-0 flex-1 font-medium wrap-anywhere">{aisle}</span>
              <IconButton
                label={`${aisle}: up`}
                data-way="up"
                disabled={place === 0}
                onClick={() => move(place, place - 1)}
              >
                <ChevronUp aria-hidden className="icon" />
              </IconButton>
              <IconButton
                label={`${aisle}: down`}
                data-way="down"
                disabled={place === aisles.length - 1}
                onClick={() => move(place, place + 1)}
              >
                <ChevronDown aria-hidden className="icon" />
              </IconButton>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  )
}
