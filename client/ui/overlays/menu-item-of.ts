import { createContext, type ReactElement, type ReactNode } from 'react'

export interface MenuItemProps {
  icon?: ReactNode
  children: ReactNode
  /** A link instead of a button. */
  render?: ReactElement
  onClick?: () => void
}

/** The menu that is open says what its items are. */
export const ItemOf = createContext<(props: MenuItemProps) => ReactNode>(() => null)
