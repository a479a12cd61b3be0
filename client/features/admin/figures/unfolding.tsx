import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { textLinkClass } from '#client/ui/buttons/button.tsx'

/** Something that opens below its name: the figures of a chart, or fields that few need. */
export function Unfolding({ name, children }: { name: string; children: ReactNode }) {
  return (
    <details className="group text-ui">
      <summary className={textLinkClass}>
        {name}
        <ChevronDown aria-hidden className="icon-small transition-transform duration-150 group-open:rotate-180" />
      </summary>
      {children}
    </details>
  )
}
