import { Suspense, useState } from 'react'
import { lazyPart } from '#client/lazy-part.ts'
import type { DialogProps } from '#client/ui/overlays/dialog-parts.tsx'
import { parts } from '#client/ui/overlays/parts.ts'

const DialogParts = lazyPart(async () => (await parts.dialog()).DialogParts)

/** A dialog, which is loaded when it first opens. */
export function Dialog(props: DialogProps) {
  const [wasOpen, setWasOpen] = useState(props.open)
  if (props.open && !wasOpen) setWasOpen(true)
  return (
    wasOpen && (
      <Suspense>
        <DialogParts {...props} />
      </Suspense>
    )
  )
}
