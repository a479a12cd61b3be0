import { Menu as Parts } from '@base-ui/react/menu'
import { useEffect, useRef } from 'react'
import type { MenuProps } from '#client/ui/menu.tsx'
import { ItemOf, type MenuItemProps } from '#client/ui/menu-item-of.ts'

/** The menu itself; it opens when it comes, because its button was pressed. */
export function MenuParts({ trigger, head, children }: MenuProps) {
  const whole = useRef<HTMLDivElement>(null)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const button = whole.current?.querySelector('button')
    button?.focus()
    button?.click()
  }, [])
  return (
    <div ref={whole} className="flex-none">
      <Parts.Root>
        <Parts.Trigger render={trigger} />
        <Parts.Portal container={place}>
          <Parts.Positioner positionMethod="fixed" align="end" sideOffset={8} className="z-40 outline-none">
            <Parts.Popup className={popupClass}>
              {head && <div className="mb-1.5 border-b border-hair px-3 pt-1.5 pb-3">{head}</div>}
              <ItemOf value={itemOf}>{children}</ItemOf>
            </Parts.Popup>
          </Parts.Positioner>
        </Parts.Portal>
      </Parts.Root>
      <div ref={place} />
    </div>
  )
}

const popupClass =
  'max-h-(--available-height) overflow-y-auto overscroll-contain max-w-[min(320px,calc(100vw-24px))] min-w-56 rounded-ctl border border-hair bg-sheet p-1.5 text-ink shadow-3 outline-none transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0'

const itemOf = (props: MenuItemProps) => <Item {...props} />

function Item({ icon, children, render, onClick }: MenuItemProps) {
  return (
    <Parts.Item render={render} onClick={onClick} className={itemClass}>
      {icon}
      {children}
    </Parts.Item>
  )
}

const itemClass =
  'flex min-h-11 cursor-pointer items-center gap-2.5 rounded-[5px] px-3 text-ui font-medium no-underline outline-none data-highlighted:bg-well'
