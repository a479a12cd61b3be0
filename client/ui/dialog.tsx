import { type ReactNode, Suspense, useState } from 'react'
import { lazyPart } from '#client/lazy-part.ts'
import { parts } from '#client/ui/parts.ts'

const DialogParts = lazyPart(async () => (await parts.dialog()).DialogParts)

export interface DialogProps {
  open: boolean
  /** Called with false by Esc, by the cross and by a press outside. */
  onOpenChange: (open: boolean) => void
  title: string
  /** Beside the title: a badge, or a way to the page of what it shows. */
  beside?: ReactNode
  /** Stays in sight at the bottom: the buttons. */
  footer?: ReactNode
  /** A page has the whole window. */
  size?: 'wide' | 'middle' | 'narrow' | 'page'
  /** On a phone only as high as what it shows, at the foot of the screen; narrow ones always are. */
  isSheet?: boolean
  /** A title of few words that is what the dialog is about: on a phone it is larger. */
  isTitleLarge?: boolean
  /** What has the focus after the dialog, where nothing had it before. */
  returnTo?: () => HTMLElement | null
  children: ReactNode
}

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
