import type { ReactNode } from 'react'

/** Why the answer in a field was sent back; the field names it as what describes it. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="text-ui font-medium text-beet-ink wrap-anywhere">
      {children}
    </p>
  )
}
