import { Suspense, useState } from 'react'
import { lazyPart } from '#client/lazy-part.ts'
import type { ConfirmProps } from '#client/ui/overlays/confirm-parts.tsx'
import { parts } from '#client/ui/overlays/parts.ts'

const ConfirmParts = lazyPart(async () => (await parts.confirm()).ConfirmParts)

/** A question before what cannot be taken back; its dialog is loaded when it is first asked. */
export function Confirm(props: ConfirmProps) {
  const [wasOpen, setWasOpen] = useState(props.open)
  if (props.open && !wasOpen) setWasOpen(true)
  return (
    wasOpen && (
      <Suspense>
        <ConfirmParts {...props} />
      </Suspense>
    )
  )
}
