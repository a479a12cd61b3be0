import { Tooltip as Parts } from '@base-ui/react/tooltip'
import type { ReactNode } from 'react'

/** All tooltips together: the first one waits 700 ms, the next within 300 ms of it does not. */
export function TooltipGroup({ children }: { children: ReactNode }) {
  return (
    <Parts.Provider delay={700} timeout={300}>
      {children}
    </Parts.Provider>
  )
}
