import { cloneElement, type KeyboardEvent, Suspense, use, useState } from 'react'
import { lazyPart } from '#client/lazy-part.ts'
import { ItemOf, type MenuItemProps } from '#client/ui/overlays/menu-item-of.ts'
import type { MenuProps } from '#client/ui/overlays/menu-parts.tsx'
import { parts } from '#client/ui/overlays/parts.ts'

const MenuParts = lazyPart(async () => (await parts.menu()).MenuParts)

/** A menu under its button, and in its part of the page. Until the button is pressed there is nothing but the button. */
export function Menu(props: MenuProps) {
  return (
    <OpensMenu trigger={props.trigger} load={parts.menu}>
      <MenuParts {...props} />
    </OpensMenu>
  )
}

interface OpensMenuProps extends Pick<MenuProps, 'trigger' | 'children'> {
  load: () => Promise<unknown>
}

/** The button alone; pressed, it is `children`, the menu with its button, whose code `load` fetches as soon as somebody comes near. */
export function OpensMenu({ trigger, load, children }: OpensMenuProps) {
  const [isPressed, setIsPressed] = useState(false)
  const fetchSoon = () => void load().catch(() => undefined)
  const button = (
    <div className="flex-none">
      {cloneElement(trigger, {
        'aria-haspopup': 'menu',
        'aria-expanded': false,
        onClick: () => setIsPressed(true),
        onKeyDown: (event: KeyboardEvent) => {
          if (event.key !== 'ArrowDown') return
          event.preventDefault()
          setIsPressed(true)
        },
        onPointerEnter: fetchSoon,
        onFocus: fetchSoon,
      })}
    </div>
  )
  return isPressed ? <Suspense fallback={button}>{children}</Suspense> : button
}

/** One item: an action, or with `render` a link. */
export function MenuItem(props: MenuItemProps) {
  return use(ItemOf)(props)
}
