import { Menu as Parts } from '@base-ui/react/menu'
import { type ReactElement, type ReactNode, useRef } from 'react'

/** A menu under its button, and in its part of the page. `trigger` is the button; `head` stands above the items. */
export function Menu({ trigger, head, children }: { trigger: ReactElement; head?: ReactNode; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  return (
    <div className="flex-none">
      <Parts.Root>
        <Parts.Trigger render={trigger} />
        <Parts.Portal container={place}>
          <Parts.Positioner align="end" sideOffset={8} className="z-40 outline-none">
            <Parts.Popup className={popupClass}>
              {head && <div className="mb-1.5 border-b border-hair px-3 pt-1.5 pb-3">{head}</div>}
              {children}
            </Parts.Popup>
          </Parts.Positioner>
        </Parts.Portal>
      </Parts.Root>
      <div ref={place} />
    </div>
  )
}

const popupClass =
  'max-w-[min(320px,calc(100vw-24px))] min-w-56 rounded-ctl border border-hair bg-sheet p-1.5 text-ink shadow-3 outline-none transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0'

/** One item: an action, or with `render` a link. */
export function MenuItem({
  icon,
  children,
  render,
  onClick,
}: {
  icon?: ReactNode
  children: ReactNode
  render?: ReactElement
  onClick?: () => void
}) {
  return (
    <Parts.Item render={render} onClick={onClick} className={itemClass}>
      {icon}
      {children}
    </Parts.Item>
  )
}

const itemClass =
  'flex min-h-11 cursor-pointer items-center gap-2.5 rounded-[5px] px-3 text-ui font-medium no-underline outline-none data-highlighted:bg-well'
