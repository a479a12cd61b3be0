import { Menu as Parts } from '@base-ui/react/menu'
import { clsx } from 'clsx'
import { type ComponentProps, type ReactElement, type ReactNode, useEffect, useRef } from 'react'
import { ItemOf, type MenuItemProps } from '#client/ui/overlays/menu-item-of.ts'
import { scrimClass } from '#client/ui/overlays/scrim.ts'

export interface MenuProps {
  /** The button. */
  trigger: ReactElement<ComponentProps<'button'>>
  /** Stands above the items. */
  head?: ReactNode
  children: ReactNode
}

/** The menu itself, on a phone a sheet at its foot; it opens when it comes, because its button was pressed. */
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
          <Parts.Backdrop className={clsx(scrimClass, 'tablet:hidden')} />
          <Parts.Positioner
            positionMethod="fixed"
            align="end"
            sideOffset={8}
            // where neither above nor below has room for all of it, it stands beside its button
            collisionAvoidance={{ fallbackAxisSide: 'start' }}
            className="z-40 outline-none max-tablet:inset-x-0! max-tablet:top-auto! max-tablet:bottom-0! max-tablet:transform-none!"
          >
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

const popupClass = clsx(
  'max-h-[calc(100dvh-24px)] overflow-y-auto overscroll-contain bg-sheet p-1.5 text-ink shadow-3 outline-none',
  'transition-[opacity,translate] duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0',
  'max-tablet:w-full max-tablet:rounded-t-sheet max-tablet:pb-[calc(12px+env(safe-area-inset-bottom))] max-tablet:data-starting-style:translate-y-2',
  'tablet:max-h-(--available-height) tablet:max-w-80 tablet:min-w-56 tablet:rounded-ctl tablet:border tablet:border-hair',
)

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
