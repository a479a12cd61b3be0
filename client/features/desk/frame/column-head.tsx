import type { ReactNode } from 'react'

interface Props {
  /** Left out on a phone. */
  isWide?: boolean
  isNumber?: boolean
  children: ReactNode
}

/** The head of a column in a table of administration. */
export function ColumnHead({ isWide, isNumber, children }: Props) {
  return (
    <th
      scope="col"
      className={`py-2 font-medium ${isNumber ? 'text-right' : 'text-left'} ${isWide ? 'max-tablet:hidden' : ''}`}
    >
      {children}
    </th>
  )
}
